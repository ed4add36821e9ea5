// "Which bills could I delay?" is answered with what is due: who would wait is not in any books.
import { asksWhatCanWait } from '../phrasing/turns-of-outlook.ts'
import type { Plan } from '../tool-call.ts'

const note =
  'Which of them would wait is for you and them to agree; tax and wages rarely can. Ask “What if we pay …” with a name “a month late” to see what that would do.'

/** The plan, with that note where it is asked which bills can wait. */
export function withNoteOnWaiting(question: string, plan: Plan): Plan {
  if (plan.kind !== 'call' || plan.call.tool !== 'upcoming' || !asksWhatCanWait(question))
    return plan
  return { ...plan, assumptions: [...plan.assumptions, note] }
}
