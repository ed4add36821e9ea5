// Which series are counted on by their dates. A doubtful one is shown to be confirmed, but its
// money is expected with the remainder.
import type { OccurrenceDecision, Series } from '../series.ts'

// Below this chance a series misses its days so often that typical months forecast its money better
// (suppliers of a council: cash in was missed by 82 % with this limit and by 89 % without).
const chanceMin = 0.5
// One that came so often and so regularly is waited for although it is late just now.
const sightingsMany = 6
const regularityHigh = 0.9

/**
 * The series that are counted on: likely ones, and those the user decided something about; ended
 * ones are kept, to claim what was theirs.
 */
export function countedOn(
  series: readonly Series[],
  decisions: readonly OccurrenceDecision[],
): Series[] {
  const decided = new Set(decisions.map(({ seriesId }) => seriesId))
  return series.filter(
    (series) =>
      series.state === 'ended' ||
      series.probability >= chanceMin ||
      isProven(series) ||
      decided.has(series.id),
  )
}

function isProven({ evidence, regularity, amount }: Series): boolean {
  return evidence.length >= sightingsMany && regularity >= regularityHigh && amount.kind === 'fixed'
}
