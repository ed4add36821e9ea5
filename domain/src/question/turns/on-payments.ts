// Turns on answers about payments of the past: a total, a number, an average, a list, a ranking, a
// split, a series, the latest one. All of them are of the same payments, which a turn lists, ranks,
// counts, adds up or splits.
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import { type Period, spanPeriod, yearsBack } from '../period.ts'
import { filterOf } from '../remarks/remark.ts'
import type { FlowFilter, ToolCall } from '../tool-call.ts'
import type { Taken } from './take-turn.ts'

/** The call that a turn makes of one about payments; null where it is no such, or has none. */
export function onPayments(call: ToolCall, taken: Taken): ToolCall | null {
  const { turn } = taken
  switch (call.tool) {
    case 'flow_total':
    case 'count_payments':
    case 'list_payments':
      return ofFilter(filterOf(call.args), taken) ?? ofTotal(call, taken)
    case 'average':
      return onAverage(call.args, taken)
    case 'top':
      return onTop(call.args, taken)
    case 'breakdown':
      if (turn.asks === 'total') return { tool: 'flow_total', args: filterOf(call.args) }
      if (turn.asks === 'rank')
        return { tool: 'top', args: { ...call.args, n: 1, least: turn.least } }
      return turn.asks === 'by' || turn.asks === 'way' ? ofFilter(filterOf(call.args), taken) : null
    case 'series':
      return onSeries(call.args, taken)
    case 'extreme':
      if (turn.asks === 'place')
        return { tool: 'extreme', args: { ...call.args, n: (turn.at ?? call.args.n ?? 1) + 1 } }
      return /^(?:amount|when|made)$/.test(turn.asks) ? call : null
    case 'share':
      if (turn.asks === 'than_year' && !call.args.against)
        return { tool: 'share', args: { ...call.args, against: yearsBack(call.args.period, 1) } }
      return turn.asks === 'amount' ? { tool: 'flow_total', args: filterOf(call.args) } : null
    case 'payment_when':
      return onLatest(call, taken)
    case 'compare_periods':
      return turn.asks === 'gap' ? call : null
    default:
      return null
  }
}

const listedMost = 10

// What is true of any payments of one filter.
function ofFilter(filter: FlowFilter, { turn, limit, today }: Taken): ToolCall | null {
  const { side, period, subjects } = filter
  switch (turn.asks) {
    case 'list':
      return { tool: 'list_payments', args: { ...filter, n: listedMost, order: 'largest' } }
    case 'limit': {
      if (!limit) return null
      const args = { ...filter, ...limit, n: listedMost, order: 'largest' as const }
      return { tool: 'list_payments', args: turn.whether ? { ...args, whether: true } : args }
    }
    case 'rank':
      return { tool: 'top', args: { ...filter, by: 'payment', n: 1, least: turn.least } }
    case 'each': {
      const isPart = !filter.except && !limited(filter) && !filter.weekdays
      if (!isPart || turn.interval === period.unit) return null
      const about = subjects ? { subjects } : {}
      return { tool: 'series', args: { measure: side, interval: turn.interval, period, ...about } }
    }
    case 'who':
    case 'by': {
      const by = turn.asks === 'by' ? turn.by : 'merchant'
      const isOfOne = subjects?.some(({ kind }) => kind === 'merchant')
      return isOfOne ? null : { tool: 'breakdown', args: { ...filter, by } }
    }
    case 'since': {
      const days = after(period, today)
      return days && { tool: 'flow_total', args: { ...filter, period: days } }
    }
    case 'way':
      return turn.isAhead || limited(filter) || filter.side === turn.side
        ? null
        : { tool: 'flow_total', args: { side: turn.side, period } }
    default:
      return null
  }
}

const limited = ({ amountFrom, amountTo }: FlowFilter) =>
  amountFrom !== undefined || amountTo !== undefined

// The days that have passed since those of an answer.
function after({ to }: Period, today: string): Period | null {
  return to < today ? spanPeriod(addDays(to, 1), today) : null
}

function ofTotal(
  call: Extract<ToolCall, { tool: 'flow_total' | 'count_payments' | 'list_payments' }>,
  taken: Taken,
): ToolCall | null {
  const { turn } = taken
  const filter = filterOf(call.args)
  if (turn.asks === 'total' && call.tool !== 'flow_total') {
    // What the last three come to stands beside their list.
    return taken.before.count === null ? { tool: 'flow_total', args: filter } : null
  }
  if (turn.asks === 'amount' && call.tool === 'flow_total' && call.args.whether)
    return { tool: 'flow_total', args: filter }
  if (turn.asks === 'when' && call.tool === 'flow_total' && call.args.whether)
    return { tool: 'payment_when', args: { ...filter, first: false } }
  return ofOnePayee(filter, taken)
}

// Whether somebody has paid since, or should have: what is late of theirs, or their latest.
function ofOnePayee({ side, subjects }: FlowFilter, taken: Taken): ToolCall | null {
  const [only, ...others] = subjects ?? []
  if (only?.kind !== 'merchant' || others.length > 0) return null
  if (taken.turn.asks === 'due_since') return { tool: 'late', args: { side, subjects: [only] } }
  return taken.turn.asks === 'paid_since'
    ? {
        tool: 'payment_when',
        args: {
          side,
          subjects: [only],
          period: spanPeriod(taken.firstDay, taken.today),
          first: false,
        },
      }
    : null
}

function onLatest(
  call: Extract<ToolCall, { tool: 'payment_when' }>,
  taken: Taken,
): ToolCall | null {
  const { side, subjects } = call.args
  const { asks } = taken.turn
  if (asks === 'amount' || asks === 'when') return call
  if (asks === 'first') return { ...call, args: { ...call.args, first: true } }
  if (asks === 'next' && subjects) return nextOf({ side, subjects }, taken)
  if (asks === 'year' && side === 'out' && subjects) return overYear({ side, subjects }, taken)
  return ofOnePayee(call.args, taken)
}

/** The next payment that is expected, of some names or of all. */
export function nextOf(
  args: Pick<FlowFilter, 'side' | 'subjects'>,
  { today }: Pick<Taken, 'today'>,
): ToolCall {
  const period = spanPeriod(addDays(today, 1), addDays(today, nextWithin))
  return { tool: 'upcoming', args: { ...args, period, next: true } }
}

const nextWithin = 91

/** What regular payments come to over the twelve whole months to come. */
export function overYear(
  args: Pick<FlowFilter, 'side' | 'subjects'>,
  { today }: Pick<Taken, 'today'>,
): ToolCall {
  const first = addMonths(monthOf(addDays(today, 1)), 1)
  const period = spanPeriod(firstDayOf(first), lastDayOf(addMonths(first, 11)))
  return { tool: 'recurring', args: { ...args, period } }
}

function onAverage(
  args: Extract<ToolCall, { tool: 'average' }>['args'],
  taken: Taken,
): ToolCall | null {
  const { asks } = taken.turn
  const isOfYear = args.per === 'month' && monthsOf(args.period) === 12
  if (asks === 'year') return isOfYear ? { tool: 'average', args: { ...args, per: 'year' } } : null
  if (asks === 'total') return { tool: 'flow_total', args: filterOf(args) }
  return asks === 'each' || asks === 'rank' || asks === 'list' || asks === 'limit'
    ? ofFilter(filterOf(args), taken)
    : null
}

function monthsOf({ from, to }: Period): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return months(to) - months(from) + 1
}

function onTop(args: Extract<ToolCall, { tool: 'top' }>['args'], taken: Taken): ToolCall | null {
  const { turn } = taken
  const isOfPayments = args.by === 'payment'
  // A ranking says what those that it names come to.
  if (turn.asks === 'total') return args.n > 1 ? { tool: 'top', args } : null
  if (turn.asks === 'rank' && (isOfPayments || turn.least === args.least))
    return { tool: 'top', args: { ...args, n: 1, least: turn.least } }
  if (turn.asks === 'place' && (isOfPayments || turn.at !== null))
    return { tool: 'top', args: { ...args, n: (turn.at ?? args.n) + 1 } }
  if (isOfPayments && (turn.asks === 'when' || turn.asks === 'who' || turn.asks === 'amount'))
    return { tool: 'top', args }
  return turn.asks === 'way' && isOfPayments && turn.side !== args.side
    ? {
        tool: 'top',
        args: { by: 'payment', n: args.n, least: args.least, period: args.period, side: turn.side },
      }
    : null
}

function onSeries(
  { measure, interval, period, subjects }: Extract<ToolCall, { tool: 'series' }>['args'],
  taken: Taken,
): ToolCall | null {
  const { turn } = taken
  const about = subjects ? { subjects } : {}
  if (turn.asks === 'rank')
    return { tool: 'extreme', args: { measure, interval, period, least: turn.least, ...about } }
  if (measure !== 'in' && measure !== 'out') return null
  const filter = { side: measure, period, ...about }
  if (turn.asks === 'total') return { tool: 'flow_total', args: filter }
  if (turn.asks === 'month') return { tool: 'average', args: { ...filter, per: 'month' } }
  return turn.asks === 'list' || turn.asks === 'limit' ? null : ofFilter(filter, taken)
}
