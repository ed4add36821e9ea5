// What a question that names an invoice or a bill by its number comes to.
import { frameOf } from './frame.ts'
import { helpTopic } from './help-topics.ts'
import type { Interpretation, InterpretInput } from './interpretation.ts'
import { numberedPlan } from './invoice-numbers.ts'
import { readQuestion } from './read-question.ts'
import { tokensIn } from './tokens.ts'

/** The one that is meant; null where no number of the books is named. */
export function interpretNumbered(
  question: string,
  { question: context }: InterpretInput,
): Interpretation | null {
  const plan = numberedPlan(question, context.invoices ?? [])
  if (!plan) return null
  // "TS-1039 was settled in cash. How do I mark it paid?" asks how it is done.
  if (plan.kind !== 'call' && helpTopic(tokensIn(question).map(({ text }) => text))) return null
  const reading = readQuestion(question, context)
  // Its digits are neither an amount nor a count for what follows.
  const frame = {
    ...frameOf(reading),
    amounts: [],
    count: null,
    invoiceWords: ['unpaid', 'invoices'],
  }
  return { plan, frame, reading: null }
}
