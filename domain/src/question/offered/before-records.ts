// A question of days before the records begin: that there are none is answer enough, whatever else
// in it is not understood.
import type { Interpretation, InterpretInput } from '../interpretation.ts'
import { plainWords } from '../phrasing/plain-words.ts'
import { readQuestion } from '../read-question.ts'

/** What was asked back, where every day that it names lies before the records; else null. */
export function beforeRecords(
  message: string,
  { plan, frame, reading }: Interpretation,
  { question, isChoice }: InterpretInput,
): Interpretation | null {
  const { firstDay } = question
  const isOpen = plan.kind === 'clarify' && /^(?:unused|shape|goods|names)$/.test(plan.reason)
  if (!isOpen || isChoice || !firstDay) return null
  const { periods } = readQuestion(plainWords(message, question), question)
  if (periods.length === 0 || periods.some(({ to }) => to >= firstDay)) return null
  return { plan: { kind: 'unavailable', topic: 'before_books' }, frame, reading }
}
