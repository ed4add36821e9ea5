// The plan for a frame whose names may say more than they narrow.
import type { Frame } from './frame.ts'
import { type InterpretInput, withNote } from './interpretation.ts'
import { refundsIn } from './names-meant.ts'
import { noteOnCategory, ofPayeeAlone } from './own-category.ts'
import { planFrame } from './plan-question.ts'
import type { Plan } from './tool-call.ts'

/** The plan; a category in which a named payee has no payments narrows nothing, and it says so. */
export function planNamed(frame: Frame, input: InterpretInput): Plan | null {
  const plan = planFrame(frame, input.plan)
  const alone = plan?.kind === 'call' ? null : ofPayeeAlone(frame, input.question.names)
  const found = alone && planFrame(alone, input.plan)
  return found?.kind === 'call' ? withNote(found, noteOnCategory(frame, refundsIn(input))) : plan
}
