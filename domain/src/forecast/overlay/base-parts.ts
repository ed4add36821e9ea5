// What the past alone says, as parts: the open occurrences of series and what no series explains.
import { addDays, monthOf } from '../../calendar.ts'
import type { BaseForecast, Part } from '../engine.ts'

type BaseInput = Pick<BaseForecast, 'series' | 'occurrences' | 'remainder' | 'asOf'>

/** The parts of a base from the day after `asOf` on. */
export function baseParts(base: BaseInput): Part[] {
  return [...seriesParts(base), ...remainderParts(base)]
}

function seriesParts({ series, occurrences, asOf }: BaseInput): Part[] {
  const byId = new Map(series.map((each) => [each.id, each]))
  const first = addDays(asOf, 1)
  return occurrences.flatMap((occurrence): Part[] => {
    if (occurrence.open === 0) return []
    const owner = byId.get(occurrence.seriesId)
    if (!owner) throw new RangeError(`an occurrence of no series: ${occurrence.seriesId}`)
    const { side, subCategory, merchantId } = owner
    // What is still open has not happened: it may be late, but it never lies in the past.
    const day = occurrence.day < first ? first : occurrence.day
    const { due, open: amount } = occurrence
    const month = monthOf(day)
    const source = 'series'
    return [{ source, sourceId: owner.id, month, day, due, side, subCategory, merchantId, amount }]
  })
}

function remainderParts({ remainder }: BaseInput): Part[] {
  return remainder.map(({ month, side, subCategory, merchantId, amount }) => ({
    source: 'remainder',
    sourceId: null,
    month,
    day: null,
    due: null,
    side,
    subCategory,
    merchantId,
    amount,
  }))
}
