// The second gate: whatever rule chose the call, every slot of the question must be found again in
// it. A rule that lists a word and then leaves it aside is caught here, and the question is asked
// back.
import { addDays, type Day, firstDayOf, lastDayOf } from '../../calendar.ts'
import { subCategoryOf } from '../../taxonomy.ts'
import type { Concept } from '../concepts.ts'
import type { Frame } from '../frame.ts'
import { type Period, periodBefore, yearsBack } from '../period.ts'
import { keyOf, type Subject } from '../subject.ts'
import type { ToolCall, ToolName } from '../tool-call.ts'
import { isOfSomethingElse } from './something-else.ts'

type Days = { readonly from: Day; readonly to: Day }

/** Whether a call carries every name, amount, day, number and shape of the frame. */
export function carries(call: ToolCall, frame: Frame): boolean {
  return (
    carriesNames(call, frame) &&
    carriesAmounts(call, frame) &&
    carriesDays(call, frame) &&
    carriesNumbers(call, frame) &&
    carriesShapes(call, frame) &&
    !isOfSomethingElse(call, frame)
  )
}

type AnyArgs = {
  readonly subjects?: readonly Subject[]
  readonly except?: readonly Subject[]
  readonly less?: readonly Subject[]
  readonly against?: Subject | Period
  readonly whole?: readonly Subject[]
  readonly costs?: readonly Subject[]
  readonly moved?: { readonly period: Period }
  readonly account?: string
  readonly other?: string
  readonly kind?: string
  readonly period?: Period
  readonly day?: Day
  readonly until?: Day
  readonly month?: string
  readonly weekdays?: readonly number[]
  readonly n?: number
  readonly largest?: number
  readonly first?: number | boolean | string
}

const argsOf = (call: ToolCall) => call.args as AnyArgs

function carriesNames(call: ToolCall, { included, excluded }: Frame): boolean {
  const args = argsOf(call)
  const against = args.against && 'kind' in args.against ? [args.against] : []
  const named = [...(args.subjects ?? []), ...against, ...(args.whole ?? []), ...(args.costs ?? [])]
  const keys = new Set(named.map(keyOf))
  const left = new Set([...(args.except ?? []), ...(args.less ?? [])].map(keyOf))
  // "Each of the staff" are their wages, not the taxes on them.
  const isNarrowed = (subject: Subject) =>
    subject.kind === 'category' &&
    named.some(
      (each) => each.kind === 'sub_category' && subCategoryOf(each.code).category === subject.code,
    )
  const isNamed = (subject: Subject) =>
    keys.has(keyOf(subject)) ||
    isNarrowed(subject) ||
    (subject.kind === 'account'
      ? args.account === subject.id || args.other === subject.id
      : implied.has(call.tool))
  return included.every(isNamed) && excluded.every((subject) => left.has(keyOf(subject)))
}

// Their payees are taxes, which the kind of tax stands for, or everything the forecast counts.
const implied: ReadonlySet<ToolName> = new Set<ToolName>(['tax_due', 'tax_set_aside', 'afford'])

function carriesAmounts(call: ToolCall, { amounts }: Frame): boolean {
  const held = new Set(numbersIn(call.args))
  return amounts.every(({ amount }) =>
    [amount, amount + 1, amount - 1].some((pence) => held.has(pence)),
  )
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

function carriesDays(call: ToolCall, { periods }: Frame): boolean {
  const args = argsOf(call)
  const against = args.against && 'from' in args.against ? [args.against] : []
  const day = (each: Day | undefined): Days[] =>
    // An opening balance is that of the day before.
    each ? [{ from: each, to: addDays(each, 1) }] : []
  const held: Days[] = [
    ...(args.moved ? [args.moved.period] : args.period ? [args.period] : []),
    ...against,
    ...baselineOf(call),
    ...day(args.day),
    ...day(args.until),
    // What cash rose from is the balance of the day before.
    ...(call.tool === 'cash_change' ? day(addDays(call.args.period.from, -1)) : []),
    ...(args.month ? [{ from: firstDayOf(args.month), to: lastDayOf(args.month) }] : []),
  ]
  const meets = (period: Days) =>
    held.some(({ from, to }) => from <= period.to && to >= period.from)
  return periods.every(meets)
}

// What a period is compared with by the kind of comparison alone.
function baselineOf(call: ToolCall): Days[] {
  if (call.tool !== 'variance' || call.args.compare === 'forecast') return []
  const { compare, period } = call.args
  return [compare === 'previous' ? periodBefore(period) : yearsBack(period, 1)]
}

function carriesNumbers(call: ToolCall, { count, weekdays }: Frame): boolean {
  const { n, largest, first, weekdays: own = [] } = argsOf(call)
  const carriesCount =
    count === null || [n, largest, first].includes(count) || !countable.has(call.tool)
  return carriesCount && (weekdays.length === 0 || own.length > 0)
}

const countable: ReadonlySet<ToolName> = new Set<ToolName>([
  'top',
  'top_share',
  'extreme',
  'list_payments',
  'flow_total',
  'average',
  'count_payments',
])

function carriesShapes({ tool }: ToolCall, { concepts }: Frame): boolean {
  return [...concepts].every((concept) => {
    const tools = shapeTools[concept]
    return !tools || tools.includes(tool)
  })
}

const comparing = [
  'against_average',
  'compare_periods',
  'compare_subjects',
  'net_flow',
  'largest_changes',
  'variance',
  'price_change',
  'summary',
  'extreme',
  'share',
] as const
const ranking = [
  'top',
  'top_share',
  'largest',
  'extreme',
  'by_weekday',
  'largest_changes',
  'compare_subjects',
  'compare_periods',
  'upcoming',
  'list_payments',
  'payer_delays',
  'variance',
  'forecast_low',
  'forecast_peak',
  'forecast_change',
  'price_change',
  'invoices',
] as const

/** The tools whose answers show what a concept wants; a concept that is missing fits any tool. */
const shapeTools: Partial<Record<Concept, readonly ToolName[]>> = {
  average: [
    'average',
    'average_balance',
    'by_weekday',
    'burn',
    'payer_delays',
    'compare_periods',
    'compare_subjects',
  ],
  covers_cost: ['covered'],
  steady: ['price_change'],
  price_moved: ['price_change'],
  by_fortnight: ['average'],
  count: [
    'count_payments',
    'count_transactions',
    'count_groups',
    'recurring',
    'upcoming',
    'late',
    'anomalies',
    'uncategorised',
    'account_balances',
    'balance_below',
    'payer_delays',
    'new_merchants',
    'runway',
    'invoices',
    'sales_projects',
  ],
  share: ['share', 'top_share', 'compare_periods'],
  breakdown: ['breakdown', 'series', 'by_weekday', 'account_balances'],
  by_week: ['series', 'average', 'extreme'],
  by_day: ['series', 'average', 'extreme', 'average_balance'],
  by_quarter: ['series', 'average', 'extreme'],
  by_year: ['series', 'average', 'extreme', 'compare_periods'],
  trend: [
    'series',
    'average',
    'extreme',
    'recurring_cost',
    'burn',
    'compare_periods',
    'compare_subjects',
    'covered',
  ],
  per_payment: ['average', 'compare_subjects'],
  compare: comparing,
  than: [...comparing, 'flow_total'],
  change: [...comparing, 'anomalies', 'series'],
  who: [
    'top',
    'top_share',
    'breakdown',
    'count_groups',
    'list_payments',
    'compare_subjects',
    'late',
    'payer_delays',
    'new_merchants',
    'invoices',
    'anomalies',
    'recurring',
    'largest_changes',
    'account_balances',
  ],
  category: [
    'top',
    'top_share',
    'breakdown',
    'count_groups',
    'compare_subjects',
    'largest_changes',
  ],
  stopped: ['flow_total', 'payment_when', 'list_payments'],
  when: [
    'payment_when',
    'upcoming',
    'tax_due',
    'forecast_low',
    'forecast_peak',
    'run_out',
    'balance_below',
    'extreme',
    'data_freshness',
    'price_change',
    'list_payments',
    'runway',
    'sales_projects',
  ],
  earliest: [
    'invoices',
    'payment_when',
    'new_merchants',
    'balance_below',
    'data_freshness',
    'forecast_low',
  ],
  penultimate: ['payment_when'],
  top: [...ranking, 'breakdown'],
  bottom: ranking,
  best: ranking,
  worst: ranking,
  second: ['top', 'extreme'],
  often: ['top'],
  rank_by: ['top', 'list_payments'],
  weekday: ['by_weekday'],
  each: ['breakdown', 'account_balances', 'list_payments', 'series'],
  why: [
    'money_back',
    'list_payments',
    'flow_total',
    'payment_when',
    'cash_change',
    'largest_changes',
    'compare_periods',
    'variance',
    'forecast_change',
    'forecast_low',
  ],
  late: ['late', 'payer_delays', 'invoices'],
  uncategorised: ['uncategorised'],
  chance: ['chance_below'],
  new: ['new_merchants', 'afford'],
  price_rise: ['anomalies', 'price_change'],
}
