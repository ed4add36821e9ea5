// The tools as an assistant outside calls them: one schema for each, in names and days instead of
// ids and labels, made into a call of the tool. No schema has a place for a user or a business:
// whose books are open is settled before.
import type { QuestionContext } from '@plimsoll/domain/question/read-question'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import * as z from 'zod'
import { bookTools } from './inputs/book-inputs.ts'
import { changeTools } from './inputs/change-inputs.ts'
import { flowTools } from './inputs/flow-inputs.ts'
import { forecastTools } from './inputs/forecast-inputs.ts'
import { ArgumentProblem, type ToolInput } from './inputs/shapes.ts'
import { whatIfTools } from './inputs/what-if-inputs.ts'

/** Every tool that an assistant outside can call. */
export const toolInputs: readonly ToolInput[] = [
  ...bookTools,
  ...flowTools,
  ...changeTools,
  ...forecastTools,
  ...whatIfTools,
]

/**
 * The call that arguments stand for. Throws `ArgumentProblem` where they name nothing that is in
 * the books.
 */
export function callOf(
  input: ToolInput,
  args: unknown,
  { names, projects = [] }: Pick<QuestionContext, 'names' | 'projects'>,
): ToolCall {
  const parsed = z.object(input.shape).safeParse(args)
  if (!parsed.success) throw new ArgumentProblem(z.prettifyError(parsed.error).slice(0, 300))
  return input.toCall(parsed.data as never, names, projects)
}
