// "What came in then?", "who did we pay in that month?": the days that the question before named.

import { daysBetween } from '../calendar.ts'
import type { InterpretInput } from './interpretation.ts'
import { dayLabel, type Period } from './period.ts'
import { readQuestion } from './read-question.ts'

const asks =
  /^(?:(?:and|ok|okay|so|but|right)[ ,]+)*(?:how (?:much|many)|what|who|where|which|did)\b/i
const pointsBack =
  /(?<!\bsince)\s+(?:then|back then|(?:in|over|during|for) (?:that|the same) (?:month|quarter|year|week|time|period|stretch))[\s?.!]*$/i

/** The question with the days in place of "then"; as it is where it points at none. */
export function withDaysNamedBefore(question: string, input: Light): string {
  return onBalance(question, input) ?? withThisOne(question, input) ?? withThen(question, input)
}

type Light = Pick<InterpretInput, 'before' | 'question'>

function withThen(question: string, { before, question: context }: Light): string {
  const [period, ...others] = before?.periods ?? []
  if (!period || others.length > 0 || before?.looksAhead) return question
  if (!asks.test(question) || !pointsBack.test(question)) return question
  const rest = question.replace(pointsBack, '')
  if (readQuestion(rest, context).periods.length > 0) return question
  const days =
    period.unit === 'month'
      ? `in ${period.label}`
      : `from ${dayLabel(period.from)} to ${dayLabel(period.to)}`
  return `${rest} ${days}?`
}

const thisOne =
  /^(?:(?:and|but|so|what about|how about|ok|now)[ ,]+)*(?:(?:so far|to date|up to now|until now) )?(?:in |for |during |with )?(?:this(?: one| yr| year)?|the (?:current|present) one)(?: (?:so far|to date|up to now|until now|now))*[\s?.!]*$/i

// "And so far in this one?" after the last financial year is the financial year that runs.
function withThisOne(question: string, { before }: Light): string | null {
  const [period, ...others] = before?.periods ?? []
  if (!period || others.length > 0 || !thisOne.test(question)) return null
  const kind = kindOf(period)
  const isNamed = /\b(?:yr|year)\b/i.test(question)
  return kind === null || (isNamed && !/ year$/.test(kind)) ? null : `and in this ${kind}?`
}

function kindOf({ unit, from, to }: Period): string | null {
  if (!/^(week|month|quarter|year)$/.test(unit)) return null
  if (unit !== 'year' || (from.endsWith('-01-01') && to.endsWith('-12-31'))) return unit
  return from.endsWith('-04-06') ? 'tax year' : 'financial year'
}

const bareDays =
  /^(?:(?:and|but|so|ok|what about|how about|what will it be|what will that be)[ ,]+)*((?:(?:at|by|on|come|in|for) )?.{3,30}?)[\s?.!]*$/i
const halfYear = 183

// "At the end of January?" after what the balance is: the January that is nearer.
function onBalance(question: string, { before, question: context }: Light): string | null {
  const call = before?.answeredBy
  if (call?.tool !== 'cash_balance' || call.args.day || call.args.account) return null
  const [, days] = bareDays.exec(question.trim()) ?? []
  if (!days || /\b(?:last|ago|was|were|then|20\d\d)\b/i.test(days)) return null
  const reading = readQuestion(days, { ...context, assumesAhead: true })
  const [period, ...others] = reading.periods
  const isBare =
    reading.included.length + reading.unused.length + reading.choices.length === 0 &&
    [...reading.concepts].every((each) => each === 'end_of')
  if (!period || others.length > 0 || !isBare || period.from <= context.today) return null
  return daysBetween(context.today, period.from) < halfYear
    ? `what will the balance be ${days}?`
    : null
}
