// How a short question that was put into plain words hangs on the one before it.
import { isBareExtreme } from './bare-extremes.ts'
import type { Frame } from './frame.ts'
import type { InterpretInput } from './interpretation.ts'
import { isFollowUp } from './is-follow-up.ts'
import { looksAhead as wordsLookAhead } from './looks-ahead.ts'
import { isOfTheirFees } from './plan/something-else.ts'
import { readQuestion } from './read-question.ts'
import { keyOf, type Subject } from './subject.ts'
import { tokensIn } from './tokens.ts'
import type { Plan, ToolCall } from './tool-call.ts'

/** Whether words were put so that what a question is about was lost. */
export function losesAny(question: string, plan: Plan, input: InterpretInput): boolean {
  return (
    losesPronoun(question, plan, input) ||
    losesFees(question, plan) ||
    losesNames(question, plan, input) ||
    turnsRound(question, plan) ||
    turnsToDue(question, plan, input)
  )
}

// What stands out is looked for in what was paid: who paid the business twice is another question.
function turnsRound(question: string, plan: Plan): boolean {
  const isPaidToUs = /\b(?:pay|pays|paid|paying) (?:us|me)\b/i.test(question)
  return isPaidToUs && plan.kind === 'call' && plan.call.tool === 'anomalies'
}

// "Just the VAT" after what was paid to HMRC is what was paid of it, not what is due next.
function turnsToDue(question: string, plan: Plan, { before }: InterpretInput): boolean {
  const wasPaid = before?.answeredBy && 'period' in before.answeredBy.args && !before.looksAhead
  const isDue = plan.kind === 'call' && plan.call.tool === 'tax_due'
  const leans = /^(and|just|only|what about|how about|or|but)\b/i.test(question.trim())
  return (
    Boolean(wasPaid) &&
    isDue &&
    leans &&
    !wordsLookAhead(tokensIn(question).map(({ text }) => text))
  )
}

// Whether what "it" stands for was lost: "why did it go up?" is of what was named before.
function losesPronoun(question: string, plan: Plan, { before }: InterpretInput): boolean {
  const args = before?.answeredBy?.args ?? {}
  const isOfOneSide = 'side' in args || before?.answeredBy?.tool === 'extreme'
  if (!isOfOneSide || plan.kind !== 'call' || !/\b(it|they|that|this|those)\b/i.test(question))
    return false
  return (
    /^(variance|net_flow|largest_changes|summary)$/.test(plan.call.tool) && !namesAny(plan.call)
  )
}

/** Whether "and the worst month?" became one of all sales after what Adobe was paid. */
export function losesNames(question: string, plan: Plan, { before }: InterpretInput): boolean {
  if (plan.kind !== 'call' || plan.call.tool !== 'extreme' || !isBareExtreme(question)) return false
  const keysOf = (some: readonly Subject[]) => some.map(keyOf).sort().join()
  const { subjects = [] } = plan.call.args as { subjects?: readonly Subject[] }
  const named = (before?.included ?? []).filter(({ kind }) => kind !== 'account')
  return named.length > 0 && keysOf(named) !== keysOf(subjects)
}

// Whether what a payer keeps as fees was taken for what it paid.
function losesFees(question: string, plan: Plan): boolean {
  if (plan.kind !== 'call') return false
  const { subjects = [] } = plan.call.args as { subjects?: readonly Subject[] }
  const words = tokensIn(question).map(({ text }) => text)
  return isOfTheirFees(plan.call, { included: subjects, words })
}

/** Whether a comparison took all cash for what was named before and not understood. */
export function losesSubject(question: string, plan: Plan, before: Frame | null): boolean {
  if (!before?.isUnread || plan.kind !== 'call' || plan.call.tool !== 'compare_periods')
    return false
  const saysWhat = /\b(net|cash|better|worse|we|our|us|i|my|me|business|overall|total)\b/i
  return plan.call.args.measure === 'net' && !saysWhat.test(question)
}

const namesAny = ({ args }: ToolCall) => 'subjects' in args && args.subjects !== undefined

/** Whether it takes its days from the question before: "what was the best day?" */
export function leansOn(question: string, { before, question: context }: InterpretInput): boolean {
  if (!before || before.periods.length === 0) return false
  const reading = readQuestion(question, context)
  return (
    reading.words.length <= 6 &&
    reading.periods.length === 0 &&
    !/\b(we|i|our|my|us|me|ever)\b/.test(reading.words.join(' ')) &&
    isFollowUp(reading)
  )
}
