// The second gate: whatever rule chose the call, every slot of the question must be found again in
// it. A rule that lists a word and then leaves it aside is caught here, and the question is asked
// back.
import { addDays, type Day, firstDayOf, lastDayOf } from '../../calendar.ts'
import { subCategoryOf } from '../../taxonomy.ts'
import type { Frame } from '../frame.ts'
import { type Period, periodBefore, yearsBack } from '../period.ts'
import { keyOf, type Subject } from '../subject.ts'
import type { ToolCall, ToolName } from '../tool-call.ts'
import { shapeTools } from './shape-tools.ts'
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
  readonly joined?: readonly Subject[]
  readonly moved?: { readonly period: Period }
  readonly account?: string
  readonly other?: string
  readonly kind?: string
  readonly period?: Period
  readonly day?: Day
  readonly until?: Day
  readonly month?: string
  readonly weekdays?: readonly number[]
  readonly only?: readonly number[]
  readonly n?: number
  readonly largest?: number
  readonly first?: number | boolean | string
}

const argsOf = (call: ToolCall) =>
  call.tool === 'two_answers' ? argsOfTwo(call.args) : (call.args as AnyArgs)

// Two totals set beside each other carry the names and days of both.
function argsOfTwo({ first, second }: { first: ToolCall; second: ToolCall }): AnyArgs {
  const [one, other] = [first.args as AnyArgs, second.args as AnyArgs]
  return {
    ...one,
    subjects: [...(one.subjects ?? []), ...(other.subjects ?? [])],
    ...(other.period ? { against: other.period } : {}),
  }
}

function carriesNames(call: ToolCall, { included, excluded }: Frame): boolean {
  const args = argsOf(call)
  const against = args.against && 'kind' in args.against ? [args.against] : []
  const { subjects = [], whole = [], costs = [], joined = [] } = args
  const named = [...subjects, ...against, ...whole, ...costs, ...joined]
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
    // What is due of a month that ends today comes after it.
    ...(call.tool === 'upcoming' ? day(addDays(call.args.period.from, -1)) : []),
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
  const { n, largest, first, only = [], weekdays: own = only } = argsOf(call)
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
