// Series found before keep their ids when they are found again, so that hides, rules and decisions
// survive new data, older data too.
import type { KnownSeries } from '../engine.ts'
import type { Series } from '../series.ts'

/**
 * The detected series, each with the id of the known one with which it shares most of its evidence,
 * one to one; a series that shares none keeps its own id, unless a known series that is not among
 * the detected has it.
 */
export function keepSeriesIds(
  detected: readonly Series[],
  previous: readonly KnownSeries[],
): Series[] {
  const idOf = claims(detected, previous)
  const taken = new Set(idOf.values())
  return detected.map((series) => {
    const id = idOf.get(series)
    if (id) return { ...series, id }
    return taken.has(series.id) ? { ...series, id: freeId(series, taken) } : series
  })
}

/** Those that share most come first; then the order in which they were known. */
function claims(
  detected: readonly Series[],
  previous: readonly KnownSeries[],
): Map<Series, string> {
  const holders = new Map<string, number[]>()
  for (const [at, { movementIds }] of previous.entries())
    for (const id of movementIds) holders.set(id, [...(holders.get(id) ?? []), at])
  const pairs = detected.flatMap((series) => {
    const shared = new Map<number, number>()
    for (const id of idsOf(series))
      for (const at of holders.get(id) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    return [...shared].map(([at, count]) => ({ series, at, count }))
  })
  pairs.sort((a, b) => b.count - a.count || a.at - b.at)
  const idOf = new Map<Series, string>()
  const used = new Set<number>()
  for (const { series, at } of pairs) {
    const id = previous[at]?.id
    if (id === undefined || used.has(at) || idOf.has(series)) continue
    idOf.set(series, id)
    used.add(at)
  }
  return idOf
}

/** Another movement of its evidence names a series whose first one names another series already. */
function freeId(series: Series, taken: ReadonlySet<string>): string {
  return idsOf(series).find((id) => !taken.has(id)) ?? series.id
}

function idsOf({ evidence }: Series): string[] {
  return evidence.flatMap(({ movementIds }) => movementIds)
}
