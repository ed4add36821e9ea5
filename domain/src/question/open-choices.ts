// The choices of a question that was asked back, of which each has an answer.
import { promptsFor } from './choices.ts'
import type { Interpretation } from './interpretation.ts'
import type { PlanContext } from './plan/slots.ts'
import type { Choice, Plan } from './tool-call.ts'

/**
 * The interpretation with the choices that are answered; where none of several names leads to an
 * answer, what was paid to each of them.
 */
export function withOpenChoices(
  found: Interpretation,
  context: PlanContext,
  planOf: (prompt: string) => Plan,
): Interpretation {
  const { plan, reading } = found
  if (plan.kind !== 'clarify') return found
  const isOpen = ({ prompt }: Choice) => !/^(clarify|unavailable)$/.test(planOf(prompt).kind)
  const own = plan.choices.filter(isOpen)
  const isOfNames = plan.reason === 'names' && plan.choices.length > 0 && own.length === 0
  const choices = isOfNames
    ? (reading?.choices ?? [])
        .flatMap(({ subjects }) => subjects.slice(0, 4))
        .flatMap((subject) => {
          const alone = { included: [subject], periods: [], looksAhead: false }
          return promptsFor(alone, context).slice(0, 1)
        })
        .map((prompt) => ({ label: prompt, prompt }))
    : own
  return { ...found, plan: { ...plan, choices } }
}
