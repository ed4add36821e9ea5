// Two questions in one message, answered in turn, the second in the light of the first. Where one
// may want what only the other says, the message is asked back.
import { subCategoryOf } from '../taxonomy.ts'
import { clarified, type Interpretation, type InterpretInput } from './interpretation.ts'
import { whatIsLeft } from './left-out/kinds-left-out.ts'
import { inDays, type Period } from './period.ts'
import { isAddOn, withoutAddOn } from './phrasing/add-ons.ts'
import { isJoined, partsOf } from './phrasing/halves.ts'
import { plainWords } from './phrasing/plain-words.ts'
import { type Reading, readQuestion } from './read-question.ts'
import { ofSameProject } from './sales-question.ts'
import { withNamed } from './stands-for.ts'
import { keyOf, type Subject } from './subject.ts'
import type { Plan, ToolCall } from './tool-call.ts'
import { bothEnds } from './two-answers/extremes-beside.ts'
import {
  callOf,
  daysOf,
  holdsBoth,
  isSameCall,
  pointsBack,
  saysAmount,
  saysCount,
  saysMonth,
  saysNext,
  saysTotal,
  subjectsOf,
  summing,
} from './two-answers/given-already.ts'
import { questionsIn } from './two-answers/questions-in.ts'
import { backOf, dueOf, priceOf } from './two-answers/second-put.ts'

type Using = {
  readonly input: InterpretInput
  readonly interpretPart: (question: string, input: InterpretInput) => Interpretation
}

/**
 * What both questions come to; null where the message asks one, a part can't be read, or what the
 * message came to as one question says both.
 */
export function interpretTwo(
  question: string,
  whole: Interpretation,
  { input, interpretPart }: Using,
): Interpretation | null {
  // "Which day did we spend most, and who to?" is of the day that only its answer names.
  const [, peak] = danglingEnd.exec(question) ?? []
  if (peak && callOf(whole.plan)?.tool === 'extreme')
    return clarified('several', whole.reading, [{ label: peak, prompt: peak }])
  const ofEnds = bothEndsOf(question, whole, { input, interpretPart })
  if (ofEnds) return ofEnds
  const using = { input: { ...input, isChoice: true, isPart: true }, interpretPart }
  const several = partsOf(question)
  const each = several && !triesChange(several[0]) ? allInTurn(several, using) : null
  if (each && !holdsAll(whole, each)) return each
  const [first, second, ...more] = questionsIn(question, whole, input.question)
  if (first === undefined || second === undefined || more.length > 0) return null
  // "What if we lost Northwind, where would we be in March?" lays the change over the answer.
  if (triesChange(first)) return null
  const both = inTurn(first, second, using)
  const ofPeak = onPeak([first, second], { whole, both }, question)
  if (ofPeak) return ofPeak
  if (both) return holdsBoth(whole, second, both) ? null : both
  const { plan, reading } = whole
  const isOpen =
    (plan.kind === 'clarify' && /^(unused|shape)$/.test(plan.reason)) ||
    addsUp(plan, [first, second], using)
  const alone = { ...using.input, before: null }
  if (!isOpen) return null
  return [first, second].every((part) => interpretPart(part, alone).plan.kind === 'call')
    ? clarified(
        'several',
        reading,
        [first, second].map((part) => ({ label: part, prompt: part })),
      )
    : isJoined(question)
      ? firstAlone(first, second, using)
      : null
}

// The first is answered, and the answer says that the second was not understood.
function firstAlone(first: string, second: string, using: Using): Interpretation | null {
  const earlier = firstOf(first, second, using)
  const reading = readingOf(first, using)
  const isWhole = earlier?.plan.kind === 'call' && !earlier.next && reading.unused.length === 0
  // Days that only the other half names may be meant of both.
  const hasDays = earlier && (!isOfAnyDays(earlier.plan, using) || reading.periods.length > 0)
  if (!isWhole || !hasDays || earlier.plan.kind !== 'call') return null
  const input = { ...using.input, isChoice: false, before: earlier.frame }
  const { plan } = using.interpretPart(second, input)
  const choices = plan.kind === 'clarify' ? plan.choices : []
  const rest = readQuestion(second, using.input.question)
  return { ...earlier, next: { ...clarified('rest', rest, choices), frame: earlier.frame } }
}

// "Which month did we spend most, and what was the biggest thing in it?": the second is of days
// that only the first answer names.
function onPeak(
  [first, second]: readonly [string, string],
  { whole, both }: { whole: Interpretation; both: Interpretation | null },
  question: string,
): Interpretation | null {
  const found = [whole, both].find((each) => callOf(each?.plan ?? whole.plan)?.tool === 'extreme')
  const call = found && callOf(found.plan)
  if (!found || !call) return null
  const isHeld = itsAmount.test(second) || withoutAddOn(question).some(({ holds }) => holds(call))
  if (isHeld) {
    const { next: _, ...alone } = found
    return alone
  }
  return ofItsDays.test(second)
    ? clarified('several', whole.reading, [{ label: first, prompt: first }])
    : null
}

const danglingEnd =
  /^(.*\S)(?:,| and|, and| n) (?:who|what|where) (?:to|from|on|for|with)[\s?.!]*$/i
const itsAmount =
  /^(?:how much|what)(?: (?:did|have|was|do)(?: (?:we|i|it))?)? (?:take|took|taken|make|made|spend|spent|earn|earned|bring in|come to|was it|it was|cost|pay|paid)[\s?.!]*$/i
const ofItsDays =
  /\b(?:it|that (?:day|week|month|quarter|year)|then|there)\b|^(?:who|what|where) (?:to|from|on|for|with)[\s?.!]*$|^why[\s?.!]*$/i

// "What did postage cost in September and what did it cost in October?" is no sum of both.
function addsUp(plan: Plan, parts: readonly string[], using: Using): boolean {
  const call = callOf(plan)
  const days = parts.map((part) => readingOf(part, using).periods)
  const [first, second] = days.map((periods) => periods[0])
  const isApart = days.every(({ length }) => length === 1) && first?.from !== second?.from
  return call !== null && summing.test(call.tool) && isApart
}

// "The lowest and highest balance this year": of which one alone was read.
function bothEndsOf(
  question: string,
  { plan }: Interpretation,
  { input, interpretPart }: Using,
): Interpretation | null {
  if (callOf(plan)?.tool !== 'extreme') return null
  const alone = { ...input, isChoice: true, isPart: true, before: null } as const
  return bothEnds(question, input, (prompt) => interpretPart(prompt, alone))
}

const triesChange = (first = '') => /\b(if|suppose|supposing|imagine|assuming|say)\b/i.test(first)

function inTurn(first: string, second: string, using: Using): Interpretation | null {
  const earlier = firstOf(first, second, using)
  if (earlier?.plan.kind !== 'call' || earlier.next) return null
  const steps = withStep([earlier], second, using)
  return steps && inSequence(steps)
}

// Three or more, each in the light of the one before it.
function allInTurn(parts: readonly string[], using: Using): Interpretation | null {
  const [first = '', ...others] = parts
  const last = others.at(-1) ?? ''
  const opening = firstOf(first, last, using)
  let steps: readonly Interpretation[] | null =
    opening?.plan.kind === 'call' && !opening.next ? [opening] : null
  for (const part of others) steps = steps && withStep(steps, part, using)
  return steps && inSequence(steps)
}

function inSequence(steps: readonly Interpretation[]): Interpretation | null {
  return steps.reduceRight<Interpretation | null>(
    (next, step) => (next ? { ...step, frame: next.frame, next } : step),
    null,
  )
}

// The answers with what one more question comes to, unless they say it already.
function withStep(
  steps: readonly Interpretation[],
  second: string,
  using: Using,
): readonly Interpretation[] | null {
  const earlier = steps.at(-1)
  if (earlier?.plan.kind !== 'call') return null
  const later = withShare(earlier, secondOf(second, earlier, using))
  if (!later || later.plan.kind === 'clarify' || later.next) return null
  if (later.plan.kind !== 'call') return [...steps, later]
  if (!keepsSubject(second, { earlier, later }, using)) return null
  // Asked twice, and answered once.
  if (saysTotal(later.plan, earlier.plan)) return [...steps.slice(0, -1), later]
  const isSaid =
    steps.some((step) => isSameCall(later.plan, step.plan)) ||
    saysNext(earlier.plan, later.plan) ||
    saysMonth(earlier.plan, later.plan) ||
    saysAmount(earlier.plan, second) ||
    isAddOn(second, earlier.plan) ||
    (!/\boften\b/i.test(second) && saysCount(earlier.plan, later.plan))
  return isSaid ? steps : [...steps, later]
}

// "What came in, what went out and what was left?" is one answer.
function holdsAll({ plan }: Interpretation, each: Interpretation): boolean {
  return !each.next || (plan.kind === 'call' && /^(net_flow|net_of|summary)$/.test(plan.call.tool))
}

// "What share was it, and is that more than in May?" sets shares beside each other, not amounts.
function withShare(earlier: Interpretation, later: Interpretation | null): Interpretation | null {
  const [share, compared] = [callOf(earlier.plan), later && callOf(later.plan)]
  if (!later || compared?.tool !== 'compare_periods') return later
  if (share?.tool !== 'share' && share?.tool !== 'top_share') return later
  const call = { ...share, args: { ...share.args, period: compared.args.against } } as ToolCall
  return { ...later, plan: { kind: 'call', call, assumptions: [], choices: [] } }
}

// "How much came in and how much went out in October?" is of October twice.
function firstOf(first: string, second: string, using: Using): Interpretation | null {
  const found = using.interpretPart(first, using.input)
  const own = readingOf(first, using)
  if (!isOfAnyDays(found.plan, using) || own.periods.length > 0) return found
  const { periods, included, choices } = readingOf(second, using)
  // "How much did we pay and when did we last pay Adobe?"
  const isNamedLater =
    own.included.length + own.choices.length === 0 && included.length + choices.length > 0
  if (isNamedLater) return null
  const [days, ...more] = periods
  if (!days || isBaseOf(second)) return found
  return more.length > 0 ? null : withDays(first, days, using)
}

// "… and has it gone up since last year?": what it is set against is of no other question.
const isBaseOf = (second: string) =>
  /\b(?:up|down|risen|rise|rose|increased?|changed?|more|less|higher|lower|compare[ds]?|dearer|cheaper)\b.* (?:since|on|than|with|to|from|against) /i.test(
    second,
  )

// "How much did we take in September, and who paid us most?" is of September twice.
function secondOf(second: string, earlier: Interpretation, using: Using): Interpretation | null {
  const { frame } = earlier
  const { input, interpretPart } = using
  const own = readingOf(second, using)
  // "How much have we spent with them this year?" is whole once "them" has a name.
  const named = own.periods.length > 0 && frame ? withNamed(second, frame) : null
  const project = ofSameProject(second, earlier.plan, input.question.projects ?? [])
  const due =
    dueOf(second, earlier.plan, own) ??
    backOf(second, earlier.plan) ??
    priceOf(second, earlier.plan)
  for (const prompt of [project, named, due].filter((each) => each !== null)) {
    const whole = interpretPart(prompt, { ...input, before: null })
    if (whole.plan.kind === 'call' || prompt === due) return whole
  }
  // "The largest payment out in October" names its own way.
  const isTurned = /\bpayments? (?:in|out)\b/i.test(second) && own.periods.length > 0
  const within = { ...input, before: isTurned ? null : frame }
  const found = interpretPart(second, within)
  const [days, ...more] = frame?.periods ?? []
  const keepsDays = !days || daysOf(found.plan) === daysOf(earlier.plan) || own.periods.length > 0
  if (keepsDays || !isOfAnyDays(found.plan, using)) return found
  return more.length > 0 ? null : withDays(second, days, { input: within, interpretPart })
}

function readingOf(part: string, { input: { question } }: Using): Reading {
  return readQuestion(plainWords(part, question), question)
}

// Whether it may be meant of any days of the past.
function isOfAnyDays(plan: Plan, { input }: Using): boolean {
  const call = callOf(plan)
  if (!call || !summing.test(call.tool) || !('period' in call.args)) return false
  return call.args.period !== undefined && call.args.period.from <= input.plan.today
}

function withDays(part: string, days: Period, { input, interpretPart }: Using) {
  const dated = interpretPart(`${part.replace(/[\s?.!,]+$/, '')} ${inDays(days)}`, input)
  const end = days.to > input.plan.today ? input.plan.today : days.to
  return daysOf(dated.plan) === `${days.from} ${end}` ? dated : null
}

// A second question that points back is of whom the first named, unless it stands by itself.
function keepsSubject(
  second: string,
  { earlier, later }: { earlier: Interpretation; later: Interpretation },
  { input, interpretPart }: Using,
): boolean {
  const named = subjectsOf(earlier.plan)
  if (named.length === 0) return true
  const keys = new Set(subjectsOf(later.plan).map(keyOf))
  // "How much of the loan is paid back, and what's left?" is no question about the bank balance.
  if (whatIsLeft.test(second) && callOf(later.plan)?.tool === 'cash_balance') return false
  if (named.some((subject) => keys.has(keyOf(subject)))) return true
  const call = callOf(later.plan)
  if (call?.tool === 'tax_due' && call.args.kind && named.every(isTax)) return true
  if (backOf(second, earlier.plan)) return true
  // "What about rent?" names what it is of.
  if (/^(?:and |so )*(?:what|how) about\b/i.test(second) && keys.size > 0) return true
  if (pointsBack.test(second) || !call) return false
  // "What do we spend on stock a month and what did we spend last month" may be of stock twice.
  const isOfAll = /\b(total|altogether|overall|everything|all|whole)\b/i.test(second)
  if (keys.size === 0 && summing.test(call.tool) && !isOfAll) return false
  const alone = interpretPart(second, { ...input, before: null })
  return callOf(alone.plan)?.tool === call.tool
}

const isTax = (subject: Subject) =>
  subject.kind === 'sub_category' &&
  (subCategoryOf(subject.code).category === 'taxes' || subject.code === 'paye_ni')
