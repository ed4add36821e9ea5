// Measures how well a list of days is in order, whichever way round. Used to prove how a column of
// dates is read.
import type { Day } from '../calendar.ts'

/**
 * How often the days go against their own main direction: 0 for a sorted list, oldest or newest
 * first; gaps are passed over.
 */
export function turnsIn(days: readonly (Day | null)[]): number {
  const { up, down } = stepsOf(days)
  return Math.min(up, down)
}

/** How often the list steps to a later day and how often to an earlier one. */
export function stepsOf(days: readonly (Day | null)[]): { up: number; down: number } {
  let up = 0
  let down = 0
  let last: Day | null = null
  for (const day of days) {
    if (!day) continue
    if (last && day > last) up++
    if (last && day < last) down++
    last = day
  }
  return { up, down }
}
