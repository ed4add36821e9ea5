// What an answer says beside its figure, by the words of its question.
import { type InterpretInput, withNote } from './interpretation.ts'
import { noteOnVat, noteOnVerdict } from './phrasing/everyday-turns.ts'
import { noteOnParties } from './phrasing/parties.ts'
import { withNoteOnWaiting } from './remarks/what-can-wait.ts'
import type { Plan } from './tool-call.ts'
import { planYesOrNo } from './yes-or-no.ts'

/** The plan with such notes, and with yes or no where the question wants one. */
export function withNotes(
  plan: Plan,
  question: {
    readonly message: string
    /** The message without formalities. */
    readonly bare: string
    readonly input: InterpretInput
    readonly isTimely: boolean
  },
): Plan {
  const { message, bare, input, isTimely } = question
  const parties = withNote(plan, noteOnParties(bare, input.question.names))
  const noted = withNote(withNote(parties, noteOnVerdict(message)), noteOnVat(message))
  return withNoteOnWaiting(bare, isTimely ? noted : planYesOrNo(bare, noted))
}
