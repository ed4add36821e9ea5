// What a what-if comes to: a change laid over the forecast, or a question back that says between
// what.
import { frameOf } from '../frame.ts'
import { clarified, type Interpretation, type InterpretInput } from '../interpretation.ts'
import { readQuestion } from '../read-question.ts'
import { readWhatIf } from './read-what-if.ts'
import { unclearWhatIf } from './unclear-what-if.ts'

/** The change that is meant, laid over the forecast; null where the question is no what-if. */
export function interpretWhatIf(question: string, input: InterpretInput): Interpretation | null {
  const call = readWhatIf(question, input)
  if (!call) {
    const unclear = unclearWhatIf(question, input)
    return unclear && clarified(unclear.reason, null, unclear.choices)
  }
  const reading = readQuestion(question, { ...input.question, assumesAhead: true })
  const plan = { kind: 'call', call, assumptions: [], choices: [] } as const
  return { plan, frame: { ...frameOf(reading), looksAhead: true }, reading: null }
}
