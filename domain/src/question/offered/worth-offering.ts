// Which choices are worth a place: whole, plain questions of what was asked. Those that lose a name
// or an amount of the question come last.
import { type QuestionContext, readQuestion } from '../read-question.ts'
import type { Choice } from '../tool-call.ts'
import { isBroken } from './gaps.ts'
import { kindsWanted } from './kinds-wanted.ts'
import { sidesOf } from './put-again.ts'

/** The choices without fragments, those that keep what the question names first. */
export function worthOffering(
  message: string,
  choices: readonly Choice[],
  context: QuestionContext,
): readonly Choice[] {
  const { included, amounts, concepts } = readQuestion(message, context)
  const text = message.toLowerCase()
  const kinds = kindsWanted(text)
  const sides = sidesOf({ concepts, text })
  const isOff = (prompt: string) =>
    (ofShare.test(prompt) && !kinds.has('share')) ||
    (bareOut.test(prompt) && (ofPrice.test(text) || !sides.includes('out'))) ||
    (bareIn.test(prompt) && (ofPrice.test(text) || !sides.includes('in')))
  const lost = ({ prompt }: Choice) => {
    const words = prompt.toLowerCase()
    // A name that stands there as it is needs no reading.
    const hasName = included.some(({ name }) => words.includes(name.toLowerCase()))
    if ((hasName || included.length === 0) && amounts.length === 0) return 0
    const own = readQuestion(prompt, context)
    const hasNone = !hasName && included.length > 0 && own.included.length === 0
    const losesAmount = amounts.length > 0 && own.amounts.length === 0
    return hasNone || losesAmount ? 1 : 0
  }
  const whole = choices
    .filter(({ prompt }) => !isFragment(prompt) && !isOff(prompt))
    .map((choice) => ({ choice, lost: lost(choice) }))
  const isKept = whole.some((each) => each.lost === 0)
  const isTotal = ({ prompt }: Choice) => bareOut.test(prompt) || bareIn.test(prompt)
  return whole
    .filter((each) => each.lost === 0 || !isKept || !isTotal(each.choice))
    .sort((one, other) => one.lost - other.lost)
    .map(({ choice }) => choice)
}

// All that went out or came in: of no price, and not the other way.
const bareOut = /^(?:How much went out|What did we spend by category)\b/
const bareIn = /^How much came in\b(?! from (?!\d))/
const ofPrice = /\b(?:prices?|dearer|cheaper)\b|\bput(?:s|ting)? (?:\w+ ){0,3}up\b/
const ofShare = /\b(?:share|percentage|proportion) of\b/i

// "The top 1", "How late is the one?"
const isFragment = (prompt: string) =>
  (/^(?:the|an?|average|top) /i.test(prompt) && !/\?$/.test(prompt)) || isBroken(prompt)
