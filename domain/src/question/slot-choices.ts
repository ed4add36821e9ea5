// What is offered for a question that no rule fits, or that holds a word which nothing explains:
// questions about the same names and days that can be answered.
import { choicesMax, nameChoices, promptsFor } from './choices.ts'
import { type Frame, frameOf } from './frame.ts'
import type { InterpretInput } from './interpretation.ts'
import type { Reading } from './read-question.ts'
import type { Choice, Plan } from './tool-call.ts'

type IsAnswered = (prompt: string, input: InterpretInput) => boolean

/** What a rule offers itself comes before what fits the same names and days. */
export function offered(
  { plan, frame }: { plan: Plan | null; frame: Frame },
  input: InterpretInput,
  isAnswered: IsAnswered,
): readonly Choice[] {
  const own = plan?.kind === 'clarify' ? plan.choices : []
  return own.length > 0 ? own : slotChoices(frame, input, isAnswered)
}

function slotChoices(frame: Frame, input: InterpretInput, isAnswered: IsAnswered): Choice[] {
  if (input.isChoice) return []
  const alone = { ...input, before: null, isChoice: true }
  return promptsFor(frame, input.plan)
    .filter((prompt) => isAnswered(prompt, alone))
    .slice(0, choicesMax)
    .map((prompt) => ({ label: prompt, prompt }))
}

/** A word that nothing explains: the names it may be, or plain questions about the rest. */
export function unusedChoices(
  reading: Reading,
  input: InterpretInput,
  isAnswered: IsAnswered,
): Choice[] {
  const names = nameChoices(reading, input.question.names)
  const isNamed = names.length > 0 || reading.unused.length > 2
  return isNamed ? names : slotChoices(frameOf(reading), input, isAnswered)
}
