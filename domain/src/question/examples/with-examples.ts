// What becomes of a question that no rule or pattern reads: where it is plainly one of the examples
// it is answered as that, and the answer says how it was read; where it only comes near some, those
// are offered first.
import { asSentence, withPlainAmounts } from '../as-sentence.ts'
import { choicesMax } from '../choices.ts'
import { losesAny } from '../hangs-on-before.ts'
import { type Interpretation, type InterpretInput, withNote } from '../interpretation.ts'
import { worthOffering } from '../offered/worth-offering.ts'
import { tokensIn } from '../tokens.ts'
import type { Choice } from '../tool-call.ts'
import { isSameCall } from '../two-answers/given-already.ts'
import { byExample, type Exampled } from './by-example.ts'

type Understands = (question: string, input: InterpretInput) => Interpretation

// Found by trying on examples that had been kept aside (docs/assistant.md): so probable, and so
// many times as probable as what would be answered otherwise.
const sureFrom = 0.5
const timesNext = 3
// Less than this makes no answer more probable.
const countsFrom = 0.05
// Short second turns resemble one another more.
const sureSecondFrom = 0.85
const nearFrom = 0.4
const offeredMax = 1
const wordsMin = 3
const shortMax = 5

/** The reading of a question by its examples, where it is one that was asked back or refused. */
export function answeredByExample(
  message: string,
  found: Interpretation,
  { input, understands }: { input: InterpretInput; understands: Understands },
): Interpretation | null {
  const all = readings(message, found, input)
  const [first] = all
  if (!first || first.unknown.length > 0) return null
  const before = first.isSecond ? input.before : null
  const readOf = ({ question }: Found) => understands(question, { ...input, before, isPart: true })
  const read = readOf(first)
  const { plan } = read
  if (plan.kind === 'clarify' || losesAny(message, plan, input)) return null
  if (!isSure(all, (other) => isSameCall(readOf(other).plan, plan))) return null
  const readAs = asAsked(first.question)
  const end = readAs.endsWith('?') ? '' : '.'
  return { ...read, plan: withNote(plan, `I read this as “${readAs}”${end}`) }
}

/** The same question with what its examples mean among the choices, the nearest first. */
export function withExampleChoices(
  message: string,
  found: Interpretation,
  { input, understands }: { input: InterpretInput; understands: Understands },
): Interpretation {
  const { plan } = found
  if (plan.kind !== 'clarify' || input.isChoice) return found
  const own = readings(message, found, input)
    .filter(({ probability, question }) => probability >= nearFrom && !corrects.test(question))
    .flatMap(({ question, isSecond }): Choice[] => {
      const prompt = asAsked(question)
      const before = isSecond ? input.before : null
      const { kind } = understands(prompt, { ...input, before, isChoice: true }).plan
      return kind === 'call' ? [{ label: prompt, prompt }] : []
    })
    .slice(0, offeredMax)
  const choices = [...own, ...plan.choices].filter(
    ({ label }, at, all) => all.findIndex((each) => each.label === label) === at,
  )
  const isOpen = /^(?:unused|shape|goods)$/.test(plan.reason)
  const offered = isOpen ? worthOffering(message, choices, input.question) : choices
  return { ...found, plan: { ...plan, choices: offered.slice(0, choicesMax) } }
}

const asAsked = (question: string) => withPlainAmounts(asSentence(question))

// Two meanings may have one answer: the two make it more probable.
function isSure([first, ...others]: readonly Found[], isSame: (other: Found) => boolean): boolean {
  if (!first) return false
  const same = others.filter(({ probability }) => probability > countsFrom).filter(isSame)
  const probability = [first, ...same].reduce((sum, each) => sum + each.probability, 0)
  if (first.isSecond) return probability >= sureSecondFrom
  const next = others.find((other) => !same.includes(other))
  return probability >= sureFrom && probability >= timesNext * (next?.probability ?? 0)
}

type Found = Exampled & { readonly isSecond: boolean }

function readings(
  message: string,
  { plan, next }: Interpretation,
  input: InterpretInput,
): readonly Found[] {
  const { before, isChoice, question } = input
  const { examples } = question
  const isOpen = plan.kind === 'clarify' && /^(?:unused|shape|goods)$/.test(plan.reason)
  // A single word may have had it refused.
  const isRefused = plan.kind === 'unavailable' && !next
  if (!examples || isChoice || !(isOpen || isRefused)) return []
  const length = tokensIn(message).length
  const isSecond = before !== null && (hangs.test(message) || length <= shortMax)
  if (isSecond ? isRefused : length < wordsMin) return []
  const models = examples()
  const found = byExample(message, input, isSecond ? models.second : models.first)
  return found.map((each) => ({ ...each, isSecond }))
}

// Who corrects something says what was meant.
const corrects = /^no,/

// It is about what was asked before.
const hangs =
  /^(?:and|or|but|what about|how about|same|ok|so)\b|\b(?:it|its|that|them|those|these|they|their|he|she|him|her|ones?|then|there)\b/i
