// Which days "that month" means after a question for the dearest: the books know them.
import type { Frame } from '@plimsoll/domain/question/frame'
import { peakMeant, withPeakDays } from '@plimsoll/domain/question/peak-days'
import type { QuestionContext } from '@plimsoll/domain/question/read-question'
import type { ToolContext } from './tool-context.ts'
import { rankedPoints } from './tools/series-points.ts'

/** The question with the days of the peak before it; null where none is meant or two are level. */
export async function datedByPeak(
  tools: ToolContext,
  prompt: string,
  { before, question }: { before: Frame | null; question: QuestionContext },
): Promise<string | null> {
  const peak = peakMeant(prompt, { before, context: question })
  if (!peak) return null
  const [first, second] = (await rankedPoints(tools, peak)).sorted
  if (!first || first.amount === second?.amount) return null
  return withPeakDays(prompt, first.period)
}
