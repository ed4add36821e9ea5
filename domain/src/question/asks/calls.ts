// The calls that answer what is asked of some names over some days.
import { inDays, type Period, untilToday } from '../period.ts'
import { salesOf } from '../plan/flow-filter.ts'
import type { PlanContext } from '../plan/slots.ts'
import { keyOf, type Subject } from '../subject.ts'
import type { FlowFilter, FlowSide, ToolCall } from '../tool-call.ts'
import type { AskKind } from './kinds.ts'

/** What is asked of: names whose money goes one way, and days. */
export type Query = {
  readonly side: FlowSide
  readonly names: readonly Subject[]
  readonly period: Period
  /** What it is set against. */
  readonly against?: Period
  /** The words that ask. */
  readonly words: string
  /** It is asked of each of the names. */
  readonly isOfEach: boolean
}

type Reader = (question: string) => ToolCall | null

/** The calls of a kind; null where these names or days have none. */
export function callsOf(
  kind: AskKind,
  about: Query,
  { read, context }: { read: Reader; context: PlanContext },
): readonly ToolCall[] | null {
  const { side, names, isOfEach } = about
  const period = untilToday(about.period, context.today)
  if (!period) return null
  const groups = isOfEach ? names.map((name) => [name]) : [names]
  const ofEach = (call: (filter: FlowFilter) => ToolCall) =>
    groups.map((some) => call(filterOf(some, { side, period })))
  const filter = filterOf(names, { side, period })
  if (kind === 'total') return [{ tool: 'flow_total', args: filter }]
  if (kind === 'count')
    return isOfEach && names.length === 1 && about.against
      ? [about.against, period].map((days) => ({
          tool: 'count_payments',
          args: filterOf(names, { side, period: days }),
        }))
      : ofEach((args) => ({ tool: 'count_payments', args }))
  if (kind === 'average_payment')
    return ofEach((args) => ({ tool: 'average', args: { ...args, per: 'payment' } }))
  if (kind === 'average_month')
    return ofEach((args) => ({ tool: 'average', args: { ...args, per: 'month' } }))
  if (kind === 'first' || kind === 'latest')
    return names.map((name) => ({
      tool: 'payment_when',
      args: { ...filterOf([name], { side, period }), first: kind === 'first' },
    }))
  if (kind === 'rank') return rankOf(about, filter)
  if (kind === 'by_payee') return within(names, filter)
  if (kind === 'by_year')
    return names.map((name) => ({
      tool: 'series',
      args: { measure: side, interval: 'year', period, subjects: [name] },
    }))
  if (kind === 'share_of_sales') return shareOfSales(about, { filter, context })
  if (kind === 'share_in' || kind === 'share_out')
    return (kind === 'share_in') === (side === 'in')
      ? ofEach((args) => ({ tool: 'share', args }))
      : null
  if (kind === 'next') return nextOf(names, side, read)
  if (kind === 'against' || kind === 'higher') return againstOf(about, groups, { read, context })
  if (kind === 'growth')
    return names.length > 1
      ? againstOf(
          about,
          names.map((name) => [name]),
          { read, context },
        )
      : null
  const least = endOf(kind, side)
  if (least === null) return null
  return groups.map((subjects) => ({
    tool: 'extreme',
    args: { measure: side, interval: 'month', period, least, subjects },
  }))
}

// The best month is the one with the most from customers, and the cheapest of what is paid.
function endOf(kind: AskKind, side: FlowSide): boolean | null {
  if (kind === 'highest') return false
  if (kind === 'lowest') return true
  if (kind === 'best') return side === 'out'
  return kind === 'worst' ? side === 'in' : null
}

function filterOf(
  subjects: readonly Subject[],
  { side, period }: { side: FlowSide; period: Period },
): FlowFilter {
  return { side, period, subjects, ...(subjects.length > 1 ? { any: true } : {}) }
}

function rankOf({ names, words }: Query, filter: FlowFilter): readonly ToolCall[] | null {
  const [first, second, ...more] = names
  const often = /\b(?:use|often|visit|shop)\b/.test(words)
  if (often || !second) return within(names, filter, often)
  if (!first) return null
  const { any: _, ...rest } = filter
  const call: ToolCall =
    more.length > 0
      ? { tool: 'flow_total', args: { ...filter, ranked: true } }
      : { tool: 'compare_subjects', args: { ...rest, subjects: [first], against: second } }
  return [call]
}

// Payees of a category, or those that share a name, in their order.
function within(
  names: readonly Subject[],
  filter: FlowFilter,
  often = false,
): readonly ToolCall[] | null {
  const isMany = (name: Subject) => name.kind !== 'merchant' || name.ids.length > 1
  if (names.length < 2 && !names.every(isMany)) return null
  const args = { ...filter, by: 'merchant' } as const
  const call: ToolCall = often
    ? { tool: 'top', args: { ...args, n: 3, least: false, often } }
    : { tool: 'breakdown', args }
  return [call]
}

// What part of sales a cost or a customer was, also beside the same of other days.
function shareOfSales(
  { side, names, against }: Query,
  { filter, context }: { filter: FlowFilter; context: PlanContext },
): readonly ToolCall[] | null {
  const [only, ...more] = names
  const other = against && untilToday(against, context.today)
  if (!only || (other && more.length > 0)) return null
  return [
    {
      tool: 'share',
      args: {
        ...filter,
        whole: salesOf(context),
        ...(side === 'out' ? { wholeSide: 'in' as const } : {}),
        ...(other ? { against: other } : {}),
      },
    },
  ]
}

function nextOf(names: readonly Subject[], side: FlowSide, read: Reader) {
  const calls = names.map(({ name }) =>
    read(`when is the next payment ${side === 'in' ? 'from' : 'to'} ${name} due`),
  )
  return calls.every((call) => call !== null) ? calls : null
}

// Days under way are set against as many of the others, which is for the reader to say.
function againstOf(
  { side, period, against }: Query,
  groups: readonly (readonly Subject[])[],
  { read, context }: { read: Reader; context: PlanContext },
): readonly ToolCall[] | null {
  if (!against) return null
  const isOver = period.to <= context.today && against.to <= context.today
  const calls = groups.map((subjects): ToolCall | null => {
    const { side: measure, ...filter } = filterOf(subjects, { side, period })
    if (isOver)
      return { tool: 'compare_periods', args: { ...filter, measure, against, asks: 'both' } }
    const call = read(
      `${asking(subjects, side)} ${inDays(period)} compared with ${inDays(against).replace(/^(?:in|from) /, '')}`,
    )
    return call?.tool === 'compare_periods' &&
      membersOf(call.args.subjects ?? []) === membersOf(subjects)
      ? call
      : null
  })
  return calls.every((call) => call !== null) ? calls : null
}

// "BP, Shell and Texaco" may be one name or three.
const membersOf = (subjects: readonly Subject[]): string =>
  subjects
    .flatMap((each) => (each.kind === 'merchant' ? each.ids : [keyOf(each)]))
    .sort()
    .join(' ')

/** The total of some names, put as a question. */
export function asking(subjects: readonly Subject[], side: FlowSide): string {
  const names = subjects
    .map(({ name }) => name)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ')
  if (side === 'in') return `how much came in from ${names}`
  return `how much did we ${subjects[0]?.kind === 'merchant' ? 'pay' : 'spend on'} ${names}`
}
