// Which series are counted on by their dates. A doubtful one is shown to be confirmed, but its
// money is expected with the remainder.
import type { EngineInput } from '../engine.ts'
import type { Series } from '../series.ts'
import { ownTransfers } from './own-transfers.ts'

// Below this chance a series misses its days so often that typical months forecast its money better
// (suppliers of a council: cash in was missed by 82 % with this limit and by 89 % without).
const chanceMin = 0.5
// One that came so often and so regularly is waited for although it is late just now.
const sightingsMany = 6
const regularityHigh = 0.9

/**
 * The series that are counted on: likely ones, and those the user decided something about; ended
 * ones are kept, to claim what was theirs. Own transfers count both ways or not at all.
 */
export function countedOn(
  series: readonly Series[],
  input: Pick<EngineInput, 'asOf' | 'decisions' | 'movements'>,
): Series[] {
  const decided = new Set(input.decisions.map(({ seriesId }) => seriesId))
  const movements = input.movements.filter(({ day }) => day <= input.asOf)
  const { together, neither } = ownTransfers(series, { movements, isLikely })
  return series.filter(
    (each) =>
      each.state === 'ended' ||
      decided.has(each.id) ||
      together.has(each) ||
      (isLikely(each) && !neither.has(each)),
  )
}

function isLikely(series: Series): boolean {
  return series.probability >= chanceMin || isProven(series)
}

function isProven({ evidence, regularity, amount }: Series): boolean {
  return evidence.length >= sightingsMany && regularity >= regularityHigh && amount.kind === 'fixed'
}
