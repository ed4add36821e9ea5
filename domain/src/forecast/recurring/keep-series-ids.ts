// Gives series that are detected anew the ids they had, so that what a user said of them (hides, rules, decisions) survives new
// data, and older data uploaded later.
import type { Minor } from '../../money.ts'
import type { Series, SeriesCadence } from '../series.ts'

/** A series as it was remembered. */
export type KnownSeries = {
  readonly id: string
  readonly movementIds: readonly string[]
  readonly merchantId: string | null
  readonly subCategory: string
  readonly side: 'in' | 'out'
  readonly cadence: SeriesCadence
  readonly amount: Minor
}

type Pair = { readonly detected: Series; readonly known: KnownSeries; readonly likeness: number }

/**
 * The detected series, each with the id of the known one that it shares most evidence with, one to one. Without shared evidence a
 * known series of the same payee, side and cadence and of a like amount stands in. New ones keep their own id, unless it is taken.
 */
export function keepSeriesIds(
  detected: readonly Series[],
  known: readonly KnownSeries[],
): Series[] {
  const idBySeries = new Map<Series, string>()
  const taken = new Set<string>()
  const pairs = [...sharingPairs(detected, known), ...lookAlikes(detected, known)]
  for (const { detected: series, known: before } of pairs) {
    if (idBySeries.has(series) || taken.has(before.id)) continue
    idBySeries.set(series, before.id)
    taken.add(before.id)
  }
  // A known id is never given to another series, even when its own is gone: decisions must not pass to a stranger.
  for (const { id } of known) taken.add(id)
  return detected.map((series) => ({
    ...series,
    id: idBySeries.get(series) ?? freeId(series, taken),
  }))
}

/** Pairs that share movements, most first. */
function sharingPairs(detected: readonly Series[], known: readonly KnownSeries[]): Pair[] {
  const holders = new Map<string, KnownSeries[]>()
  for (const each of known)
    for (const id of each.movementIds) holders.set(id, [...(holders.get(id) ?? []), each])
  const pairs = detected.flatMap((series) => {
    const shared = new Map<KnownSeries, number>()
    for (const id of movementIdsOf(series))
      for (const before of holders.get(id) ?? []) shared.set(before, (shared.get(before) ?? 0) + 1)
    return [...shared].map(([before, count]) => ({
      detected: series,
      known: before,
      likeness: count,
    }))
  })
  return pairs.sort(byLikeness)
}

const likeShare = 0.1

/** Pairs of one payee, side and cadence with amounts within a tenth, the nearest first. */
function lookAlikes(detected: readonly Series[], known: readonly KnownSeries[]): Pair[] {
  const byPayee = new Map<string, KnownSeries[]>()
  for (const each of known)
    byPayee.set(payeeOf(each), [...(byPayee.get(payeeOf(each)) ?? []), each])
  const pairs = detected.flatMap((series) =>
    (byPayee.get(payeeOf(series)) ?? []).flatMap((before) => {
      const off = Math.abs(series.amount.amount / before.amount - 1)
      const isLike = series.cadence === before.cadence && off <= likeShare
      return isLike ? [{ detected: series, known: before, likeness: -off }] : []
    }),
  )
  return pairs.sort(byLikeness)
}

function byLikeness(a: Pair, b: Pair): number {
  if (a.likeness !== b.likeness) return b.likeness - a.likeness
  return compare(a.known.id, b.known.id) || compare(a.detected.id, b.detected.id)
}

/** Its own id, or that of its next movement that is no series' id yet. */
function freeId(series: Series, taken: Set<string>): string {
  const id =
    [series.id, ...movementIdsOf(series)].find((each) => !taken.has(each)) ?? `${series.id} anew`
  taken.add(id)
  return id
}

function movementIdsOf({ evidence }: Series): string[] {
  return evidence.flatMap(({ movementIds }) => movementIds)
}

function payeeOf(of: { merchantId: string | null; subCategory: string; side: string }): string {
  return of.merchantId === null
    ? `kind ${of.subCategory} ${of.side}`
    : `payee ${of.merchantId} ${of.side}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
