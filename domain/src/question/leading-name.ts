// Whom "they" means after the largest payer or payee was asked for: a name that only the books can
// tell.
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../calendar.ts'
import type { Frame } from './frame.ts'
import { dayLabel, spanPeriod } from './period.ts'
import { salesIncome } from './plan/flow-filter.ts'
import { type QuestionContext, readQuestion } from './read-question.ts'
import { withNamed } from './stands-for.ts'
import type { Subject } from './subject.ts'
import type { ToolCall } from './tool-call.ts'

/** A ranking of payers or payees. */
export type Ranking = Extract<ToolCall, { tool: 'top' }>['args']

const leader =
  /\b(?:our|my|the) (?:biggest|largest|best|top|main|number one|no 1|most important) (?:customer|client|payer|account)\b/i
const supposes =
  /\b(?:what if|what happens if|if (?:we|i|our|my|the)|suppose|supposing|imagine|say we|how long would)\b/i

/** The ranking whose first name "our biggest customer" of a what-if is; null for any other. */
export function leaderMeant(question: string, { today }: QuestionContext): Ranking | null {
  if (!leader.test(question) || !supposes.test(question)) return null
  const last = addMonths(monthOf(today), -1)
  const period = spanPeriod(firstDayOf(addMonths(last, -11)), lastDayOf(last))
  return { side: 'in', by: 'merchant', n: 1, least: false, period, subjects: [salesIncome] }
}

/** The what-if with the name of that customer. */
export function withLeader(question: string, { name }: Subject): string {
  return question.replace(leader, name)
}

/**
 * The ranking whose first name a question means by "they": "what did they pay us in May?" after
 * the best customer. Null for any other question.
 */
export function rankingMeant(
  question: string,
  { before, context }: { before: Frame | null; context: QuestionContext },
): Ranking | null {
  const call = before?.answeredBy
  if (call?.tool !== 'top' || call.args.by !== 'merchant' || call.args.n !== 1 || call.args.often)
    return null
  const isOfAmount = ofItsAmount.test(question.trim())
  const isNext = nextDue.test(question.trim())
  if (!isOfAmount && !isNext && !pronoun.test(question)) return null
  const { periods, included, concepts } = readQuestion(question, context)
  const ranks = (['top', 'bottom', 'best', 'worst', 'second', 'share'] as const).some((each) =>
    concepts.has(each),
  )
  const hasOwnDays =
    periods.length > 0 ||
    isNext ||
    perUnit.test(question) ||
    // "What if they left?" is of days to come.
    /\bif\b/i.test(question) ||
    concepts.has('latest') ||
    concepts.has('when') ||
    concepts.has('owe') ||
    concepts.has('earliest')
  return hasOwnDays && included.length === 0 && !ranks ? call.args : null
}

// "How much a month is that?" is the mean of the one who led.
const perUnit = /\b(?:a|per|each|every) (month|week|quarter|year)\b/i

// "When's the next one due?" is the next of the one who led.
const nextDue =
  /^(?:and |so )?when(?:['’]s| is| are)? (?:the |their |our )?next (?:one |payment |bill |lot )?(?:due|expected|going out|coming in)?[\s?.!]*$/i

const pronoun = /\b(?:they|them|their|he|him|his|she|her)\b/i

// "How much in October alone?", "and in October by itself?": an amount of the name that led, which
// "and in October?" is not.
const ofItsAmount =
  /^(?:and |so |but |ok |right )*(?:how much|what)\b(?!.*\b(?:we|i|our|my|us|me|you|owe|owed|due|out|in all|spent|spend|sales|takings|came|come|went|go)\b)|\b(?:alone|on its own|by itself|just that one)[\s?.!]*$/i

/** The question with the name in place of the pronoun, or beside the days that it names. */
export function withLeadingName(
  question: string,
  { before, context }: { before: Frame; context: QuestionContext },
  name: Subject,
): string {
  if (pronoun.test(question))
    return withNamed(question, { ...before, included: [name] }) ?? question
  if (nextDue.test(question.trim()) && before.answeredBy?.tool === 'top')
    return before.answeredBy.args.side === 'in'
      ? `when is the next payment from ${name.name}`
      : `when is the next payment to ${name.name} due`
  const { periods } = readQuestion(question, context)
  const [period, ...others] = periods
  if (before.answeredBy?.tool !== 'top') return question
  const [, unit] = perUnit.exec(question) ?? []
  if (unit && periods.length === 0)
    return `on average how much ${before.answeredBy.args.side === 'in' ? 'comes in from' : 'do we pay'} ${name.name} a ${unit}`
  if (!period || others.length > 0) return question
  const money = before.answeredBy.args.side === 'in' ? 'came in from' : 'did we pay'
  return `how much ${money} ${name.name} from ${dayLabel(period.from)} to ${dayLabel(period.to)}`
}
