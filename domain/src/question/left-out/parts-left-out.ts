// The last gate: once a reading is chosen, everything that the message names or asks must stand in
// what is called. What doesn't was dropped on the way, and is never passed over without a word.
import { addDays, type Day, monthOf } from '../../calendar.ts'
import { subCategoryOf } from '../../taxonomy.ts'
import type { Frame } from '../frame.ts'
import type { Interpretation, InterpretInput } from '../interpretation.ts'
import type { Period } from '../period.ts'
import { plainWords } from '../phrasing/plain-words.ts'
import { type Reading, readQuestion } from '../read-question.ts'
import { keyOf, type Subject } from '../subject.ts'
import type { ToolCall, ToolName } from '../tool-call.ts'
import { kindsLeftOut } from './kinds-left-out.ts'

/** What a message holds that none of its calls does, in words that the reply can quote. */
export type LeftOut = {
  readonly kind: 'name' | 'days' | 'part' | 'joint' | 'cause'
  readonly words: string
}

/** The first part of a message that its answer leaves out; null where all of it is held. */
export function partLeftOut(
  message: string,
  found: Interpretation,
  { question: context, before }: InterpretInput,
): LeftOut | null {
  const calls = callsOf(found)
  if (!calls) return null
  const reading = readQuestion(plainWords(message, context), context)
  return (
    nameLeftOut(message, reading, calls) ??
    jointLeftOut(message, reading, calls, context) ??
    sideLeftOut(message, reading, calls) ??
    wholeLeftOut(message, { reading, calls, before }) ??
    endLeftOut(message, calls, context) ??
    aheadLeftOut(message, reading, calls) ??
    stageDaysLeftOut(reading, calls, context) ??
    nextLeftOut(message, calls) ??
    spendableLeftOut(message, calls) ??
    kindsLeftOut(message, calls)
  )
}

// The calls that a message came to; null where one part of it is asked back or refused anyway.
function callsOf(found: Interpretation): readonly ToolCall[] | null {
  const calls: ToolCall[] = []
  for (let each: Interpretation | undefined = found; each; each = each.next) {
    if (each.plan.kind !== 'call') return null
    calls.push(each.plan.call)
  }
  return calls
}

// Taxes stand for the payee that they are paid to, and a purchase names what is bought.
const withoutNames: ReadonlySet<ToolName> = new Set<ToolName>([
  'afford',
  'tax_due',
  'tax_set_aside',
  'sales_projects',
  'forecast_low',
  'what_if',
])

function nameLeftOut(
  message: string,
  { included, excluded }: Reading,
  calls: readonly ToolCall[],
): LeftOut | null {
  if (calls.some(({ tool }) => withoutNames.has(tool))) return null
  // A number names whom the invoice is with.
  if (calls.some(({ args }) => 'number' in args && args.number !== undefined)) return null
  const held = subjectsIn(calls)
  const ids = new Set(held.flatMap((subject) => (subject.kind === 'merchant' ? subject.ids : [])))
  const isOfTax = held.some((subject) => 'code' in subject && taxCodes.test(subject.code))
  const lost = [...included, ...excluded].find(
    (subject) =>
      subject.kind === 'merchant' &&
      !subject.ids.some((id) => ids.has(id)) &&
      !(isOfTax && /\bhmrc\b/i.test(subject.name)) &&
      !takenBack(message, subject.name),
  )
  return lost ? { kind: 'name', words: lost.name } : null
}

const taxCodes = /^(?:taxes|vat_|paye|corporation_tax|income_tax|self_assessment)/

// "I meant Stripe, not Etsy."
const takenBack = (message: string, name: string): boolean =>
  new RegExp(`\\bnot (?:the )?${name.split(' ')[0]?.replace(/[^\p{L}\d]/gu, '.')}`, 'iu').test(
    message,
  )

// Every name in the arguments, wherever it stands.
function subjectsIn(value: unknown): Subject[] {
  if (Array.isArray(value)) return value.flatMap(subjectsIn)
  if (!value || typeof value !== 'object') return []
  const { kind, name } = value as { kind?: unknown; name?: unknown }
  const isSubject =
    typeof name === 'string' && /^(?:merchant|category|sub_category|account)$/.test(String(kind))
  return isSubject ? [value as Subject] : Object.values(value).flatMap(subjectsIn)
}

const adding = /\b(?:inc|incl|including|includes|plus|as well as|along with|together with)\b/i
const leaving =
  /\b(?:apart from|except(?: for| from)?|bar|leaving (?:out|aside)|excluding|not counting|other than|setting aside|ignoring)\b/i

// "Train tickets including LNER" is no question of LNER alone.
function jointLeftOut(
  message: string,
  { included, excluded }: Reading,
  calls: readonly ToolCall[],
  context: InterpretInput['question'],
): LeftOut | null {
  const held = calls.map((call) => subjectsIn(call))
  const joint = adding.exec(message)
  const lead = joint ? message.slice(0, joint.index) : ''
  const keys = new Set(held.flat().map(keyOf))
  const isNarrowed =
    /\p{L}{3}/u.test(lead) &&
    calls.length === 1 &&
    calls[0]?.tool === 'flow_total' &&
    included.some((subject) => !keys.has(keyOf(subject)) && !isWithin(subject, keys))
  // "The wages in December including Okafor" are more than what Okafor is paid.
  const isOfOthers =
    joint !== null && calls.length === 1 && holdsNoneOf(readQuestion(lead, context).included, keys)
  if (joint && isOfOthers) return { kind: 'joint', words: message.slice(joint.index) }
  if (joint && isNarrowed) return { kind: 'joint', words: message.slice(joint.index) }
  const left = leaving.exec(message)
  const leavesOut = calls.some(({ args }) =>
    ['except', 'less', 'without', 'costs', 'against', 'change', 'suppliersOnly'].some(
      (name) => name in args,
    ),
  )
  return left && included.length + excluded.length > 0 && !leavesOut
    ? { kind: 'joint', words: message.slice(left.index) }
    : null
}

// "Electricity v gas": two words for one category aren't the category in two years.
function sideLeftOut(
  message: string,
  { repeated, periods }: Reading,
  calls: readonly ToolCall[],
): LeftOut | null {
  const isOfOne = repeated.length > 0 && calls.every(({ tool }) => tool === 'compare_periods')
  const sides = /\b(\p{L}{3,}) (v|vs|versus|against|or|compared (?:to|with)) (\p{L}{3,})/iu.exec(
    message,
  )
  if (!isOfOne || !sides || periods.length > 1) return null
  const [, one = '', link = '', other = ''] = sides
  return one.toLowerCase() === other.toLowerCase()
    ? null
    : { kind: 'joint', words: `${link} ${other}` }
}

// Whether what is named before "including" is in no call at all.
function holdsNoneOf(some: readonly Subject[], keys: ReadonlySet<string>): boolean {
  const isPay = (key: string) => key === 'sub_category net_wages'
  return (
    some.length > 0 &&
    keys.size > 0 &&
    some.every((each) => !keys.has(keyOf(each)) && !isWithin(each, keys)) &&
    some.some((each) => each.kind === 'category' || isPay(keyOf(each)))
  )
}

// Pension is within the costs of people.
const isWithin = (subject: Subject, keys: ReadonlySet<string>): boolean =>
  subject.kind === 'sub_category' && keys.has(`category ${subCategoryOf(subject.code).category}`)

// "How much of that went to Adobe?" is of the days before, not of all records.
function wholeLeftOut(
  message: string,
  {
    reading,
    calls: [only, ...more],
    before,
  }: { reading: Reading; calls: readonly ToolCall[]; before: Frame | null },
): LeftOut | null {
  const [words] = /\bof (?:that|those|it|them|which|these)\b/i.exec(message) ?? []
  const days = periodOf(before?.answeredBy)
  const own = periodOf(only)
  if (!words || !days || !own || more.length + reading.periods.length > 0) return null
  return own.from < days.from || own.to > days.to ? { kind: 'joint', words } : null
}

const periodOf = (call: ToolCall | undefined): Period | undefined =>
  (call?.args as { period?: Period } | undefined)?.period

const until =
  /\b(?:until|till|through to|up to|between now and|from now to)(?: and including)? ((?:the )?(?:end of )?[a-z]+(?: \d{4})?)\b/i

// "From now until the end of February": a change without its end goes on for months.
function endLeftOut(
  message: string,
  calls: readonly ToolCall[],
  context: InterpretInput['question'],
): LeftOut | null {
  const [words, days = ''] = until.exec(message) ?? []
  const [change] = calls.filter(({ tool }) => tool === 'what_if')
  if (!words || !change) return null
  const { periods } = readQuestion(`by ${days}`, { ...context, assumesAhead: true })
  const [period] = periods
  if (!period) return null
  const held = textsIn(change.args)
  const dayBefore = addDays(period.from, -1)
  const ends = [period.to, period.from, dayBefore, monthOf(period.to), monthOf(dayBefore)]
  return ends.some((day: Day) => held.has(day)) ? null : { kind: 'days', words }
}

function textsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value])
  if (!value || typeof value !== 'object') return new Set()
  return new Set(Object.values(value).flatMap((each) => [...textsIn(each)]))
}

// "Northwind's next payment is a week late" is not all that Northwind pays.
function nextLeftOut(message: string, [only, ...more]: readonly ToolCall[]): LeftOut | null {
  const [words] =
    /\b(?:next|coming|following) (?:payment|invoice|bill|cheque|transfer|instalment|one)\b/i.exec(
      message,
    ) ?? []
  if (!words || !only || more.length > 0 || only.tool !== 'what_if') return null
  const { args } = only
  const isOfAll = args.change === 'delay' && args.dueFrom === undefined && args.dueTo === undefined
  return isOfAll ? { kind: 'joint', words } : null
}

const spendable =
  /\b(?:could|can|might) (?:we|i) (?:safely |still |then )*(?:spend|splash out|get away with spending)\b/i
const ofSpending =
  /^(?:safe_to_spend|afford|what_if|forecast_\w+|cash_buffer|two_answers|run_out|runway)$/

// "How much could I spend before then?" is no question of what was spent.
function spendableLeftOut(message: string, calls: readonly ToolCall[]): LeftOut | null {
  const [words] = spendable.exec(message) ?? []
  const ofPast = calls.some(({ tool }) => ofThePast.has(tool))
  return words && ofPast && !calls.every(({ tool }) => ofSpending.test(tool))
    ? { kind: 'joint', words }
    : null
}

// What a project's client pays in February need not be the payment that comes next.
function stageDaysLeftOut(
  { periods }: Reading,
  [only, ...more]: readonly ToolCall[],
  { today }: InterpretInput['question'],
): LeftOut | null {
  const [period] = periods
  const isOfNext = only?.tool === 'sales_projects' && only.args.aspect === 'next'
  return isOfNext && more.length === 0 && period?.unit === 'month' && period.from > today
    ? { kind: 'days', words: period.label }
    : null
}

const goingOn =
  /\b(?:is|are|what(?:['’]s)) (?:\w+ )?(?:going|coming|due|leaving) (?:out|in|to (?:go|come|leave))?\b/i
const ofThePast: ReadonlySet<ToolName> = new Set<ToolName>(['flow_total', 'payment_when', 'top'])

// "How much is going out on Monday?" is no question of a Monday that is over.
function aheadLeftOut(
  message: string,
  { periods }: Reading,
  calls: readonly ToolCall[],
): LeftOut | null {
  const [words] = goingOn.exec(message) ?? []
  const isOver = calls.every(({ tool }) => ofThePast.has(tool))
  return words && isOver && periods.some(({ unit }) => unit === 'day')
    ? { kind: 'days', words }
    : null
}
