// A what-if that hangs on the answer before: another change of the same kind, one more beside it,
// something else asked of it, or a pronoun for the payee or payer named.
import { addMonths, type Day, monthOf } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import type { Frame } from '../frame.ts'
import { numberIn } from '../periods/words.ts'
import { taxOfKind } from '../plan/tax-rules.ts'
import { factorIn } from '../remarks/afford-remarks.ts'
import type { Subject } from '../subject.ts'
import { tokensIn } from '../tokens.ts'
import type { ToolCall } from '../tool-call.ts'
import { askedAlone } from './asked-of-change.ts'
import { besides, changeBefore, condition, opening } from './beside-what-if.ts'
import { changedWhatIf, multiplied } from './changed-what-if.ts'
import { dayAskedAlone } from './day-asked.ts'
import { inLightOfAnswer } from './day-before.ts'
import { soMany } from './how-many.ts'
import { withFigure, withoutOldFigure } from './instead-of.ts'
import { partsOf, readWhatIf, type WhatIfInput } from './read-what-if.ts'
import type { OneChange, WhatIf } from './what-if.ts'
import { shareAt } from './what-if-words.ts'

// "When could we?" of what can't be afforded yet.
const firstDay =
  /^(?:and |so |ok(?:ay)? |but |then )*when (?:could|can|would|will|might) (?:we|i)(?: (?:then|next|do (?:it|that|so)|(?:buy|get|afford|manage|have) (?:it|that|one)))*[\s?.!]*$/i

/** The call that a what-if asks for after the answer before; null where it needs none. */
export function whatIfAfter(question: string, input: WhatIfInput): ToolCall | null {
  const { before } = input
  if (!before) return null
  const { answeredBy } = before
  if (answeredBy?.tool === 'afford' && firstDay.test(question.trim())) {
    const { day: _, ...args } = answeredBy.args
    return { tool: 'afford', args: { ...args, first: true } }
  }
  const earlier = changeBefore(before.answeredBy)
  const own = earlier && (onEarlier(question, earlier, input) ?? bothOf(question, before))
  if (own) return own
  const named = withNames(question, before)
  const call = named === null ? null : readWhatIf(named, input)
  return call && inLightOfAnswer(call, before.answeredBy)
}

function onEarlier(question: string, earlier: WhatIf, input: WhatIfInput): ToolCall | null {
  const query = askedAlone(question, input.question)
  if (query && !(query.at && query.at <= input.plan.today)) {
    const { at, keep, lowUntil, cost, belowBuffer, asks } = query
    const more = {
      ...(lowUntil === undefined ? {} : { lowUntil }),
      ...(cost ? { cost } : {}),
      ...(belowBuffer ? { belowBuffer } : {}),
      ...(asks ? { asks } : {}),
      ...(at === undefined ? {} : { at }),
      ...(keep === undefined ? {} : { keep }),
    }
    return { tool: 'what_if', args: { ...earlier, ...more } }
  }
  const day = dayAskedAlone(question, input.question, earlier.at)
  if (day && day > input.plan.today) return { tool: 'what_if', args: { ...earlier, at: day } }
  const many = earlier.change === 'several' ? null : soMany(question, earlier)
  if (many) return callOf(many, input.before?.answeredBy)
  const rest = withoutOldFigure(withFigure(question, earlier))
  if (earlier.change === 'several') {
    const changed = changedOfTwo(rest, earlier, input)
    return changed && { tool: 'what_if', args: changed }
  }
  const part = payingPart(question, earlier)
  if (part) return { tool: 'what_if', args: part }
  const parted = spreadOver(question, earlier, input.plan.today)
  if (parted) return { tool: 'what_if', args: parted }
  const changed = changedOne(rest.text, earlier, input)
  return changed ? callOf(changed, input.before?.answeredBy) : null
}

function changedOne(question: string, earlier: OneChange, input: WhatIfInput): OneChange | null {
  const factor = factorIn(question.replace(opening, '').replace(/[\s?.!]+$/, ''))
  if (factor) return multiplied(earlier, factor)
  const wanted = earlier.change === 'delay' ? question.replace(bareDelay, '$& late') : question
  const parts = partsOf(wanted, input)
  return parts && changedWhatIf(parts, earlier, input.plan)
}

// "And £400 on the rent?" of two changes is of the one that it fits alone.
function changedOfTwo(
  { text, old }: { text: string; old: Minor | null },
  earlier: Extract<WhatIf, { change: 'several' }>,
  input: WhatIfInput,
): WhatIf | null {
  const found = earlier.all.map((each): OneChange | null =>
    old !== null && 'amount' in each && each.amount !== old && each.amount !== -old
      ? null
      : changedOne(text, each, input),
  )
  if (found.filter((each) => each !== null).length !== 1) return null
  return { ...earlier, all: earlier.all.map((each, at) => found[at] ?? each) }
}

const spread =
  /\b(?:spread|spreading|paid|pay|paying|split)(?: (?:it|that|the cost|the payments?))?(?: out)? over (?:the |a )?(\w+)(?: (months?|years?))?[\s?.!]*$/i

// "What if we spread it over a year?": so much each month, from the month it was to be paid in.
function spreadOver(question: string, earlier: OneChange, today: Day): OneChange | null {
  const [fits, number = '', unit] = spread.exec(question) ?? []
  if (fits === undefined || earlier.change !== 'extra' || earlier.every !== 'once') return null
  if (earlier.becomes) return null
  const some = /^year$/i.test(number) ? 12 : numberIn(number.toLowerCase())
  const months = unit?.startsWith('year') ? 12 * (some ?? 0) : some
  if (!months || months > 120 || (!unit && !/^year$/i.test(number))) return null
  const { day, ...rest } = earlier
  const next = addMonths(monthOf(today), 1)
  const from = day && monthOf(day) > next ? monthOf(day) : next
  return {
    ...rest,
    amount: minor(Math.round(earlier.amount / months)),
    every: 'month',
    from,
    to: addMonths(from, months - 1),
  }
}

const partOf =
  /\b(?:if )?(?:they|it|he|she|we|i|that)(?:['’]?(?:ll|d))?(?: were to| would| will| did| do)? (?:only |just |still )*(?:pay|pays|paid|lose|lost|lost only|cut|cuts|went|drop|drops|dropped)(?: (?:us|me|only|just|by|down|it|them))* (.{3,25}?)(?: (?:of (?:it|that|them)|as much|instead|of what they (?:pay|paid|owe)))?[\s?.!]*$/i

// "And if they only pay half?" after a payer that stops.
function payingPart(question: string, earlier: OneChange): OneChange | null {
  const [whole, words] = partOf.exec(question) ?? []
  if (whole === undefined || words === undefined) return null
  if (earlier.change !== 'scale' || earlier.percent !== -100) return null
  const tokens = tokensIn(words).map(({ text }) => text)
  const share = shareAt(tokens, 0)
  if (!share || share.end !== tokens.length || share.percent <= 0 || share.percent >= 100)
    return null
  const isPaid = /\b(?:pay|pays|paid)\b/i.test(whole)
  return { ...earlier, percent: isPaid ? share.percent - 100 : -share.percent }
}

// "And 60 days?" after a delay.
const bareDelay =
  /\b(?:\d{1,3}|an?|one|two|three|four|five|six) (?:days?|weeks?|fortnight|months?)\b(?! (?:late|early|earlier|sooner))/i

// What was afforded stays so on another day and for another sum.
function callOf(change: WhatIf, before: ToolCall | undefined): ToolCall {
  const isBought = change.change === 'extra' && change.every === 'once' && change.side === 'out'
  if (before?.tool !== 'afford' || !isBought || change.at !== undefined)
    return { tool: 'what_if', args: change }
  const { amount, day, keep } = change
  return {
    tool: 'afford',
    args: {
      amount,
      ...(day === undefined ? {} : { day }),
      ...(keep === undefined ? {} : { keep }),
    },
  }
}

const both =
  /^(?:and |so |ok(?:ay)? |but |what |then )*(?:if |about |with |in case )*(?:both|they both|the two|both of (?:them|those|these)|(?:we (?:did|do|had|have) )?both)(?: (?:of (?:them|those|these)|things|changes))?(?: (?:happened|happen|came true|did|do|together|at once|at the same time|combined))*[?.! ]*$/i

// The last two changes that were asked about, at once.
function bothOf(question: string, { answeredBy, answeredBefore }: Frame): ToolCall | null {
  if (!both.test(question.trim())) return null
  const [earlier, later] = [changeBefore(answeredBefore), changeBefore(answeredBy)]
  if (!earlier || !later) return null
  return besides(earlier, later)
}

const pronoun = /\b(?:they|them|it|that|this|those|these|he|him|she|her)\b(?: (?:both|all|two))?/i
const somebody = /\b(?:they|them|he|him|she|her)\b/i

// "If they stopped" after Northwind is Northwind.
function withNames(question: string, before: Frame): string | null {
  const subjects = subjectsBefore(before)
  // "They" are somebody, and no category.
  if (somebody.test(question) && subjects.some(({ kind }) => kind !== 'merchant')) return null
  const names = subjects.map(({ name }) => name)
  if (names.length === 0 || names.length > 3 || !condition.test(question)) return null
  const whole = question.replace(/\b(it|that|this)['’]?s\b(?= (?:\w+ )?[£\d])/i, '$1 is')
  return pronoun.test(whole) ? whole.replace(pronoun, names.join(', ')) : null
}

function subjectsBefore({ included, answeredBy }: Frame): readonly Subject[] {
  const { subjects, subject } = (answeredBy?.args ?? {}) as {
    subjects?: readonly Subject[]
    subject?: Subject
  }
  if (included.length > 0) return included
  const tax = answeredBy?.tool === 'tax_due' ? taxOfKind(answeredBy.args.kind) : null
  return tax ? [tax] : (subjects ?? (subject ? [subject] : []))
}
