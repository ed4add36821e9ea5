// Which choices are worth a place: whole, plain questions of what was asked. Those that lose a name
// or an amount of the question come last.
import { type QuestionContext, readQuestion } from '../read-question.ts'
import { keyOf } from '../subject.ts'
import type { Choice } from '../tool-call.ts'
import { isBroken } from './gaps.ts'
import { kindsWanted } from './kinds-wanted.ts'

/** The choices without fragments, those that keep what the question names first. */
export function worthOffering(
  message: string,
  choices: readonly Choice[],
  context: QuestionContext,
): readonly Choice[] {
  const { included, amounts } = readQuestion(message, context)
  const isOfShare = kindsWanted(message.toLowerCase()).has('share')
  const lost = ({ prompt }: Choice) => {
    const text = prompt.toLowerCase()
    // A name that stands there as it is needs no reading.
    const hasName = included.some(({ name }) => text.includes(name.toLowerCase()))
    if ((hasName || included.length === 0) && amounts.length === 0) return 0
    const own = readQuestion(prompt, context)
    const kept = new Set(own.included.map(keyOf))
    const hasNone =
      !hasName && included.length > 0 && !included.some((each) => kept.has(keyOf(each)))
    const losesAmount = amounts.length > 0 && own.amounts.length === 0
    return hasNone || losesAmount ? 1 : 0
  }
  return choices
    .filter(({ prompt }) => !isFragment(prompt) && (isOfShare || !ofShare.test(prompt)))
    .map((choice) => ({ choice, lost: lost(choice) }))
    .sort((one, other) => one.lost - other.lost)
    .map(({ choice }) => choice)
}

const ofShare = /\b(?:share|percentage|proportion) of\b/i

// "The top 1", "How late is the one?"
const isFragment = (prompt: string) =>
  (/^(?:the|an?|average|top) /i.test(prompt) && !/\?$/.test(prompt)) || isBroken(prompt)
