// A question that is not understood whole is read once more without the asides that it holds; the
// rest must be understood by itself, and the answer names what was left out.
import type { Interpretation, InterpretInput } from './interpretation.ts'
import { noteOnAsides, withoutAsides } from './phrasing/asides-left-out.ts'
import { withoutFormalities } from './phrasing/formalities.ts'
import { questionCharactersMax } from './tokens.ts'

/** What the question comes to without its asides; null where it has none, or is still not read. */
export function interpretLeavingOut(
  message: string,
  input: InterpretInput,
  understands: (question: string, input: InterpretInput) => Interpretation,
): Interpretation | null {
  if (message.length > questionCharactersMax) return null
  for (const { question, asides } of withoutAsides(withoutFormalities(message), input.question)) {
    const found = understands(question, { ...input, isChoice: true })
    if (found.plan.kind !== 'call') continue
    const note = noteOnAsides(asides)
    const { plan } = found
    return note === null
      ? found
      : { ...found, plan: { ...plan, assumptions: [...plan.assumptions, note] } }
  }
  return null
}
