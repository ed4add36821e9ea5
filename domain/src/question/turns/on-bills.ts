// Turns on unpaid invoices and bills, on what is due, and on regular payments.
import { type Period, yearsBack } from '../period.ts'
import type { Subject } from '../subject.ts'
import type { ToolCall } from '../tool-call.ts'
import { nextOf, overYear } from './on-payments.ts'
import type { Taken } from './take-turn.ts'

/** The call that a turn makes of one about what is owed or due; null where it has none. */
export function onBills(call: ToolCall, taken: Taken): ToolCall | null {
  switch (call.tool) {
    case 'invoices':
      return onInvoices(call.args, taken)
    case 'upcoming':
      return onUpcoming(call, taken)
    case 'forecast_total':
      return onExpected(call.args, taken)
    case 'recurring':
    case 'recurring_cost':
      return onRegular(call, taken)
    case 'payer_delays':
      return /^(?:lateness|since)$/.test(taken.turn.asks) && call.args.subjects
        ? { tool: 'late', args: call.args }
        : null
    case 'late':
      return /^(?:lateness|total|count|list|due_since|paid)$/.test(taken.turn.asks) ? call : null
    case 'price_change':
      return onPrice(call, taken)
    case 'anomalies':
      if (taken.turn.asks === 'year' && call.args.kind === 'price_rise')
        return { tool: 'anomalies', args: { ...call.args, yearly: true } }
      return /^(?:gap|when|list|amount)$/.test(taken.turn.asks) && call.args.kind ? call : null
    default:
      return null
  }
}

/** Those of unpaid invoices or bills that are so many days late. */
export function onAged(call: ToolCall, days: number): ToolCall | null {
  if (call.tool !== 'invoices' || call.args.aspect === 'lateness') return null
  const { first: _, ...args } = call.args
  return {
    tool: 'invoices',
    args: { ...args, state: 'open', olderThan: { days, since: 'due' } },
  }
}

function onInvoices(
  args: Extract<ToolCall, { tool: 'invoices' }>['args'],
  taken: Taken,
): ToolCall | null {
  const { turn, limit } = taken
  const { first: _, ...rest } = args
  const all = { ...rest, aspect: rest.aspect === 'lateness' ? ('total' as const) : rest.aspect }
  const call = (more: Partial<typeof args>): ToolCall => ({
    tool: 'invoices',
    args: { ...all, ...more },
  })
  if (args.number !== undefined || args.amount !== undefined) return null
  switch (turn.asks) {
    case 'oldest':
      return call({ first: 'oldest' })
    case 'rank':
      return call({ first: turn.least ? 'smallest' : 'largest' })
    // The one after the first stands in the list of all.
    case 'place':
      return args.first ? call({}) : null
    case 'since':
    case 'lateness':
      return call({ state: 'overdue', aspect: 'lateness' })
    case 'parties':
    case 'by':
      return call({ first: 'parties' })
    case 'owed':
      return { tool: 'invoices', args: { side: turn.side, state: 'open', aspect: 'total' } }
    // Of the names that were asked about, and of the way of their money.
    case 'next': {
      const { side, subjects } = args
      return nextOf({ side, ...(subjects ? { subjects } : {}) }, taken)
    }
    case 'current':
      return call({ state: 'current' })
    case 'limit':
      return limit ? call(limit) : null
    case 'list':
    case 'total':
    case 'count':
    // What has been paid since is open no more.
    case 'paid':
    case 'when':
      return call({})
    default:
      return null
  }
}

function onUpcoming(call: Extract<ToolCall, { tool: 'upcoming' }>, taken: Taken): ToolCall | null {
  const { args } = call
  const { turn, limit } = taken
  const { next, skip: _, first: __, largest: ___, ...all } = args
  if (next) {
    const { side, subjects } = args
    if (turn.asks === 'amount' || turn.asks === 'when') return call
    if (turn.asks === 'year' && side && subjects) return overYear({ side, subjects }, taken)
    if (turn.asks === 'paid' && side === 'in' && subjects)
      return { tool: 'late', args: { side, subjects } }
    return null
  }
  const some = (more: Partial<typeof args>): ToolCall => ({
    tool: 'upcoming',
    args: { ...all, next: false, ...more },
  })
  switch (turn.asks) {
    case 'total':
    case 'list':
    case 'count':
    case 'parties':
      return some({})
    case 'limit':
      return limit ? some(limit) : null
    case 'first':
      return some({ next: true })
    case 'rank':
      return turn.least ? null : some({ largest: 1 })
    case 'way':
      return { tool: 'upcoming', args: { side: turn.side, period: args.period, next: false } }
    default:
      return null
  }
}

function onExpected(
  { measure, period, subjects }: Extract<ToolCall, { tool: 'forecast_total' }>['args'],
  { turn }: Taken,
): ToolCall | null {
  if (turn.asks === 'way') return { tool: 'forecast_total', args: { measure: turn.side, period } }
  if (measure === 'net') return null
  if (turn.asks === 'than_year') return besideLastYear({ measure, period, subjects })
  const about = subjects ? { subjects } : {}
  const args = { side: measure, period, next: false, ...about }
  if (turn.asks === 'list' || turn.asks === 'by' || turn.asks === 'who' || turn.asks === 'count')
    return { tool: 'upcoming', args }
  return turn.asks === 'rank' && !turn.least
    ? { tool: 'upcoming', args: { ...args, largest: 1 } }
    : null
}

// What is expected of a month beside what the same month of the year before came to.
function besideLastYear({
  measure,
  period,
  subjects,
}: {
  measure: 'in' | 'out'
  period: Period
  subjects: readonly Subject[] | undefined
}): ToolCall {
  const about = subjects ? { subjects } : {}
  const first: ToolCall = { tool: 'forecast_total', args: { measure, period, ...about } }
  const days = yearsBack(period, 1)
  const second: ToolCall = { tool: 'flow_total', args: { side: measure, period: days, ...about } }
  return { tool: 'two_answers', args: { first, second, asks: 'difference' } }
}

function onRegular(
  call: Extract<ToolCall, { tool: 'recurring' | 'recurring_cost' }>,
  taken: Taken,
): ToolCall | null {
  const { turn } = taken
  const { side } = call.args
  const subjects = 'subjects' in call.args ? call.args.subjects : undefined
  const about = { side, ...(subjects ? { subjects } : {}) }
  if (turn.asks === 'year') return overYear(about, taken)
  if (turn.asks === 'total' || turn.asks === 'month')
    return subjects
      ? { tool: 'recurring', args: about }
      : { tool: 'recurring_cost', args: { side } }
  if (turn.asks === 'rank' && !turn.least)
    return { tool: 'recurring', args: { ...about, largest: 1 } }
  if (turn.asks === 'list') return { tool: 'recurring', args: about }
  return turn.asks === 'way' ? { tool: 'recurring_cost', args: { side: turn.side } } : null
}

function onPrice(
  call: Extract<ToolCall, { tool: 'price_change' }>,
  { turn }: Taken,
): ToolCall | null {
  const { args } = call
  if (turn.asks === 'year') return { tool: 'price_change', args: { ...args, yearly: true } }
  return turn.asks === 'gap' || turn.asks === 'when' || turn.asks === 'amount'
    ? { tool: 'price_change', args: { ...args, when: true } }
    : null
}
