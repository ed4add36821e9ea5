// What a what-if comes to.
import { frameOf } from '../frame.ts'
import type { Interpretation, InterpretInput } from '../interpretation.ts'
import { readQuestion } from '../read-question.ts'
import { readWhatIf } from './read-what-if.ts'

/** The change that is meant, laid over the forecast; null where the question is no what-if. */
export function interpretWhatIf(question: string, input: InterpretInput): Interpretation | null {
  const call = readWhatIf(question, input)
  if (!call) return null
  const reading = readQuestion(question, { ...input.question, assumesAhead: true })
  const plan = { kind: 'call', call, assumptions: [], choices: [] } as const
  return { plan, frame: { ...frameOf(reading), looksAhead: true }, reading: null }
}
