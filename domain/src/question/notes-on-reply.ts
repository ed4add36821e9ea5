// What an answer says beside its figure, by the words of its question.
import { type InterpretInput, withNote } from './interpretation.ts'
import { noteOnVat, noteOnVerdict } from './phrasing/everyday-turns.ts'
import { noteOnParties } from './phrasing/parties.ts'
import { noteOnPurchase } from './phrasing/plain-figures.ts'
import { withNoteOnWaiting } from './remarks/what-can-wait.ts'
import type { Plan, ToolName } from './tool-call.ts'
import { planYesOrNo } from './yes-or-no.ts'

const ofPayments: ReadonlySet<ToolName> = new Set<ToolName>([
  'list_payments',
  'flow_total',
  'payment_when',
])

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
  const remarked = withNote(withNote(parties, noteOnVerdict(message)), noteOnVat(message))
  const isOfPayments = remarked.kind === 'call' && ofPayments.has(remarked.call.tool)
  const noted = withNote(remarked, isOfPayments ? noteOnPurchase(message) : null)
  return withNoteOnWaiting(bare, isTimely ? noted : planYesOrNo(bare, noted))
}
