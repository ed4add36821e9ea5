// Whom "they" means after the largest payer or payee was asked for: a name that only the books can
// tell.
import { withNamed } from './follow-up-words.ts'
import type { Frame } from './frame.ts'
import { type QuestionContext, readQuestion } from './read-question.ts'
import type { Subject } from './subject.ts'
import type { ToolCall } from './tool-call.ts'

type Ranking = Extract<ToolCall, { tool: 'top' }>['args']

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
  if (!/\b(?:they|them|their|he|him|his|she|her)\b/i.test(question)) return null
  const { periods, included, concepts } = readQuestion(question, context)
  const ranks = (['top', 'bottom', 'best', 'worst', 'second', 'share'] as const).some((each) =>
    concepts.has(each),
  )
  const hasOwnDays =
    periods.length > 0 || concepts.has('latest') || concepts.has('owe') || concepts.has('earliest')
  return hasOwnDays && included.length === 0 && !ranks ? call.args : null
}

/** The question with the name in place of the pronoun. */
export function withLeadingName(question: string, before: Frame, name: Subject): string {
  return withNamed(question, { ...before, included: [name] }) ?? question
}
