// Interprets a question with what only the books hold: the name that leads a ranking before it, the
// days of a peak before it, and whose payments a word stands in that is no name.
import type { Frame } from '@plimsoll/domain/question/frame'
import { interpret } from '@plimsoll/domain/question/interpret'
import type { Interpretation } from '@plimsoll/domain/question/interpretation'
import type { OpenBooks } from './assistant.ts'
import { namedByRanking } from './leading-name.ts'
import { namedByText } from './named-by-text.ts'
import { datedByPeak } from './peak-days.ts'

/** The frame that earlier questions of a conversation leave behind. */
export async function frameAfter(
  books: OpenBooks,
  prompts: readonly string[],
): Promise<Frame | null> {
  let before: Frame | null = null
  for (const prompt of prompts) before = (await interpretIn(books, prompt, before)).frame ?? before
  return before
}

/** What a question comes to in the light of the frame before it. */
export async function interpretIn(
  books: OpenBooks,
  prompt: string,
  before: Frame | null,
): Promise<Interpretation> {
  const within = { question: books.question, plan: books.plan }
  const light = { before, question: books.question }
  const whole =
    (await namedByRanking(books.tools, prompt, light)) ??
    (await datedByPeak(books.tools, prompt, light))
  if (whole !== null) return interpret(whole, { ...within, before: null })
  const found = interpret(prompt, { ...within, before })
  const read = (question: string) => interpret(question, { ...within, before })
  return (await namedByText(books, { prompt, found, read })) ?? found
}
