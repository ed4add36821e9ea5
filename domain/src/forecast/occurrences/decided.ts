// The user's decisions, found again on due days that detection may have shifted by a few days since
// they were made.
import type { OccurrenceDecision } from '../series.ts'

/** A user's decision without the words that say what it is about. */
export type Decided = OccurrenceDecision['decision']

/** A due day by its number, days since 1970. */
type Due = { readonly due: number }

/**
 * The decision on each due day, by the day's number. A decision goes to the due day nearest to the
 * one it names, within half a period; the latest of several counts.
 */
export function decidedByDue(
  decisions: readonly { readonly due: number; readonly decision: Decided }[],
  dues: readonly Due[],
  period: number,
): Map<number, Decided> {
  const decided = new Map<number, Decided>()
  for (const { due, decision } of decisions) {
    const nearest = nearestDue(due, dues)
    if (nearest !== null && Math.abs(nearest - due) <= period / 2) {
      decided.delete(nearest)
      decided.set(nearest, decision)
    }
  }
  return decided
}

function nearestDue(wanted: number, dues: readonly Due[]): number | null {
  let nearest: number | null = null
  for (const { due } of dues) {
    if (nearest === null || Math.abs(due - wanted) < Math.abs(nearest - wanted)) nearest = due
  }
  return nearest
}
