// What each choice of a reply comes to, so that nobody who was asked back has to ask again to see a
// figure. Each stands under its own question; none of them is stated as the answer.
import type { Frame } from '@plimsoll/domain/question/frame'
import type { Answer, OfferedChoice } from './answer.ts'
import { answerCall } from './answer-call.ts'
import type { OpenBooks } from './assistant.ts'
import { interpretIn } from './reading-books.ts'
import { withCurlyApostrophes } from './wording.ts'

/** A reply that gives no figure itself, with the answers of its choices beside them. */
export async function withChoicesAnswered(
  books: OpenBooks,
  answer: Answer,
  before: Frame | null,
): Promise<Answer> {
  // Choices after an answer only lead on, and would make every answer wait for them.
  if (answer.status === 'answered' || answer.tool !== null) return answer
  const options: OfferedChoice[] = []
  // One after the other: they share the connection of one transaction.
  for (const choice of answer.options) {
    const sentence = await sentenceFor(books, choice.prompt, answer.frame ?? before)
    options.push(sentence ? { ...choice, answer: sentence } : choice)
  }
  return { ...answer, options }
}

// As it would be answered when it is chosen; null where that asks back or holds nothing.
async function sentenceFor(
  books: OpenBooks,
  prompt: string,
  before: Frame | null,
): Promise<string | null> {
  const found = await interpretIn(books, prompt, before)
  if (found.plan.kind !== 'call' || found.next) return null
  const { status, response } = await answerCall(books, found, found.plan)
  return status === 'answered' || status === 'partial' ? withCurlyApostrophes(response) : null
}
