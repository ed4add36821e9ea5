// "How much did we spend that month?" after which month was the dearest: days that only the answer
// to the question before holds.
import type { Frame } from './frame.ts'
import { dayLabel, inDays, type Period } from './period.ts'
import { type QuestionContext, readQuestion } from './read-question.ts'
import type { ToolCall } from './tool-call.ts'

/** A question for the stretch of days with the most or the least. */
export type Peak = Extract<ToolCall, { tool: 'extreme' }>['args']

const pointsBack =
  /(?:(?<!\b(?:came|come|coming|comes|money|brought|paid|got))\s+in|\s+(?:on|over|during|for|of))?\s+(?:(?:that|the same) (month|week|day|quarter|year)|(?:back )?then)(?=[\s?.!,]*$)/i
const asks =
  /^(?:(?:and|ok|okay|so|but|right)[ ,]+)*(?:how (?:much|many)|what|whats|who|where|which|did|show|list|give)\b/i

/** The peak whose days a question means by "that month" or "then"; null for any other question. */
export function peakMeant(
  question: string,
  { before, context }: { before: Frame | null; context: QuestionContext },
): Peak | null {
  const call = before?.answeredBy
  if (call?.tool !== 'extreme' || (call.args.n ?? 1) > 1) return null
  const [words, unit] = pointsBack.exec(question) ?? []
  if (!words || !asks.test(question)) return null
  if (unit && unit.toLowerCase() !== call.args.interval) return null
  return readQuestion(question.replace(pointsBack, ''), context).periods.length === 0
    ? call.args
    : null
}

/** The question with those days in the place of the words that point at them. */
export function withPeakDays(question: string, period: Period): string {
  const days = period.from === period.to ? `on ${dayLabel(period.from)}` : inDays(period)
  return question.replace(pointsBack, ` ${days}`).replace(lead, '')
}

const lead = /^(?:(?:and|ok|okay|so|but|right)[ ,]+)+/i
