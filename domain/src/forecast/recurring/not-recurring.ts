// What the user marked as not recurring, and is not to be found again. What it explained is left to
// the remainder.
import type { Series } from '../series.ts'

const sharedMin = 0.5

/**
 * The detected series without those whose evidence lies, at least by half, in that of one the user
 * denied (each given by its movements).
 */
export function withoutNotRecurring(
  detected: readonly Series[],
  notRecurring: readonly (readonly string[])[],
): Series[] {
  const denied = notRecurring.map((ids) => new Set(ids))
  return detected.filter(({ evidence }) => {
    const ids = evidence.flatMap(({ movementIds }) => movementIds)
    return !denied.some((set) => ids.filter((id) => set.has(id)).length >= ids.length * sharedMin)
  })
}
