// Puts a question about the past that no pattern fits into words that the reader knows, by the
// kinds of its words alone.
import { slotsOf } from '../grammar/slots.ts'
import { isOfEitherYear } from '../plan/peak-rules.ts'
import type { QuestionContext } from '../read-question.ts'
import { contentOf } from './content.ts'
import { kindWords } from './kind-words.ts'
import { sentenceOf } from './readings.ts'

/** How a question begins that leans on the one before it. */
export const leansOnBefore = /^(and|so|then|but|or|also|same|just|only|what about|how about)\b/i

/**
 * The question in plain words; null where its words are of no such kind, look ahead, or lean on the
 * question before.
 */
export function putByKinds(
  question: string,
  context: QuestionContext,
  follows = false,
): string | null {
  if (follows && leansOnBefore.test(question.trim())) return null
  const { whole, timeless, looksAhead } = slotsOf(question, context, kindWords)
  if (looksAhead) return null
  const content = contentOf(timeless?.words ?? whole)
  const sentence = content && sentenceOf(content)
  if (!sentence || !timeless) return sentence
  const { period, days } = timeless
  const text = whole.words.join(' ')
  const mayBeAhead =
    period.from > context.today || isOfEitherYear({ text, today: context.today }, period)
  return mayBeAhead ? null : `${sentence} ${days}`
}
