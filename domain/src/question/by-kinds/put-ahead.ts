// Puts a question about what lies ahead that no pattern fits into words that the reader knows, by
// the kinds of its words alone.
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '../../calendar.ts'
import { slotsOf } from '../grammar/slots.ts'
import { dayLabel, monthLabel, type Period, spanPeriod } from '../period.ts'
import { isWholeMonths } from '../plan/plan-words.ts'
import type { QuestionContext } from '../read-question.ts'
import { aheadContentOf } from './ahead-content.ts'
import { type AheadDays, aheadSentenceOf } from './ahead-sentences.ts'
import { leansOnBefore } from './by-kinds.ts'

// What was, or is laid down, is not expected.
const ofThePast =
  /\b(did|was|were|had|went|came|(?<!\bbe )paid|spent|received|took|made|got paid|last|previous|ago|yesterday|usually|normally|typically|average|ever|if|not|instead|except|excluding|without|than|compared|versus|vs|unless)\b/i

/** The question in plain words; null where its words are of no such kind, or it is of the past. */
export function putAhead(
  question: string,
  context: QuestionContext,
  follows = false,
): string | null {
  if (ofThePast.test(question) || (follows && leansOnBefore.test(question.trim()))) return null
  const ahead = { ...context, assumesAhead: true }
  const { whole, timeless } = slotsOf(question, ahead)
  const content = aheadContentOf(timeless?.words ?? whole)
  if (!content) return null
  if (!timeless) {
    // "By account" is no day.
    const saysAhead = content.has(...plainlyAhead) && !content.has('up_to')
    return saysAhead ? aheadSentenceOf(content, noDays) : null
  }
  const { period, days } = timeless
  // A month that comes round in a year may be the one that has just gone.
  if (period.to <= context.today || period.from > addDays(context.today, nearDaysMax)) return null
  // "Any dividend in December?" in November is of the December to come.
  const { today } = context
  const isNear = period.from > today && period.from <= addDays(today, listedDays)
  const isAny = asksForAny.test(question)
  if (isAny && !isNear) return null
  const months = monthsAhead(days, period, today)
  const isUpTo = content.has('up_to')
  const own = daysOf(period, { text: days, isUpTo }, context)
  return aheadSentenceOf(
    content,
    months
      ? { ...daysOf(months, { text: '', isUpTo: false }, context), isNext: true }
      : { ...own, isNext: own.isNext || isAny },
  )
}

// Half a year: what a forecast reaches.
const nearDaysMax = 190

/**
 * Whether a question looks at days as a whole, which says when by itself: "how does December look?"
 * in November is of the December to come.
 */
export function isView(question: string): boolean {
  return (
    /\b(outlook|looks?|looking|shap(?:e|es|ing) up)\b/i.test(question) || asksForAny.test(question)
  )
}

const asksForAny =
  /^\s*(?:and |so )?(?:is there |are there |have we got |do we have )?(?:any chance of (?:an? )?|any )(?!one\b|thing\b|body\b).{3,30} in (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*[\s?.!]*$/i

const plainlyAhead = [
  'ahead',
  'due',
  'low',
  'run_out',
  'safe',
  'tax_pot',
  'overdue',
  'unpaid',
  'habit',
  'next',
  'chance',
] as const

const noDays: AheadDays = {
  words: '',
  last: '',
  isUpTo: true,
  isWholeMonths: false,
  isOneDay: false,
  isNext: false,
}

// Easter is four days.
const feastDaysMax = 3

// What is due is listed for thirteen weeks; beyond that so many months are whole ones.
const listedDays = 91

function monthsAhead(text: string, period: Period, today: Day): Period | null {
  if (!/\b(?:next|coming|following) \S+ months?\b/i.test(text)) return null
  if (period.to <= addDays(today, listedDays)) return null
  const from = addMonths(monthOf(today), 1)
  return spanPeriod(firstDayOf(from), lastDayOf(monthOf(period.to)))
}

function daysOf(
  period: Period,
  { text, isUpTo: saysSo }: { text: string; isUpTo: boolean },
  { today }: QuestionContext,
): AheadDays {
  const isUpTo =
    saysSo ||
    /^(by|before|until|till|up to|between now|from now|within|over the next)\b/i.test(text)
  const tomorrow = addDays(today, 1)
  const from = isUpTo || period.from <= today ? tomorrow : period.from
  const isWhole = !isUpTo && isWholeMonths(period)
  const isMonth = isWhole && monthOf(period.from) === monthOf(period.to)
  return {
    words: isMonth
      ? `in ${monthLabel(monthOf(period.from))}`
      : isWhole
        ? `from ${dayLabel(firstDayOf(monthOf(period.from)))} to ${dayLabel(lastDayOf(monthOf(period.to)))}`
        : from === period.to
          ? `on ${dayLabel(from)}`
          : `from ${dayLabel(from)} to ${dayLabel(period.to)}`,
    last: dayLabel(period.to),
    isUpTo,
    isWholeMonths: isWhole,
    isOneDay: daysBetween(period.from, period.to) <= feastDaysMax,
    isNext: /\b(?:next|coming|following)\b/i.test(text),
  }
}
