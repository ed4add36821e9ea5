// "What came in then?", "who did we pay in that month?": the days that the question before named.

import type { InterpretInput } from './interpretation.ts'
import { dayLabel } from './period.ts'
import { readQuestion } from './read-question.ts'

const asks =
  /^(?:(?:and|ok|okay|so|but|right)[ ,]+)*(?:how (?:much|many)|what|who|where|which|did)\b/i
const pointsBack =
  /\s+(?:then|back then|(?:in|over|during|for) (?:that|the same) (?:month|quarter|year|week|time|period|stretch))[\s?.!]*$/i

/** The question with the days in place of "then"; as it is where it points at none. */
export function withDaysNamedBefore(
  question: string,
  { before, question: context }: Pick<InterpretInput, 'before' | 'question'>,
): string {
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
