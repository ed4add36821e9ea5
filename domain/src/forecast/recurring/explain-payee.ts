// Finds the contracts behind everything one payee was paid: the split into series that explains
// most with least.
import { groupBy } from '../../group.ts'
import { limitsOf } from './cadences.ts'
import { bestFit, type Fit, type FitContext, fitOf, nearestSlot } from './fit-rule.ts'
import { partitionsOf } from './partitions.ts'
import { isRegular, withParts } from './parts.ts'
import { type Entry, largest, median, sightsOf, smallest } from './sighted.ts'

/**
 * What one more series must earn: as much as a sighting explained, so that two contracts are not
 * seen where one will do.
 */
const seriesCost = 0.8
// Two sightings are soon found: they must earn more.
const pairCost = 1.5
// A second payment in one month is no new rhythm, though it makes three payments a fortnight apart.
const switchCost = 1
const unlikeOnADay = 1.06

type Explanation = { readonly fits: readonly Fit[]; readonly score: number }

// Who is paid more often is traded with: among so many payments every date finds its twelve a year
// by chance.
const tradePerMonth = 10
const contractPerMonthMax = 5
const contractsMax = 12
const daysInMonth = 30.44

/** The series among the entries of one payee and side, in order of day. No entry stands in two. */
export function explainPayee(all: readonly Entry[], context: FitContext): Fit[] {
  const entries = contractsAmong(all)
  if (entries.length < 2) return []
  let best: Explanation = { fits: [], score: 0 }
  for (const cells of partitionsOf(entries)) {
    const explanation = explain(cells, entries, context)
    if (explanation.score > best.score + 1e-9) best = explanation
  }
  const fits = withParts(
    withLateComers(withPairs(best.fits, context), entries, context),
    entries,
    context,
  )
  const strays = without(entries, fits)
  return fits.filter((fit) => !isChance(fit, strays)).map((fit) => seenWith(fit, strays, context))
}

/**
 * All entries of a payee; of one that is traded with only those that share their very amount with
 * some others, as a contract does.
 */
function contractsAmong(entries: readonly Entry[]): readonly Entry[] {
  if (perMonth(entries) <= tradePerMonth) return entries
  const contracts = [...groupBy(entries, ({ size }) => size).values()].filter(
    (same) => same.length >= 3 && perMonth(same) <= contractPerMonthMax,
  )
  // Nobody has so many contracts with one payee: these are prices of a shop.
  if (contracts.length > contractsMax) return []
  return contracts.flat().sort((a, b) => a.day - b.day)
}

function perMonth(entries: readonly Entry[]): number {
  const days = (entries.at(-1)?.day ?? 0) - (entries[0]?.day ?? 0)
  return entries.length / Math.max(1, days / daysInMonth)
}

const likeShare = 0.2
/** A payment of another size on its due day, such as a bonus month, is still this payment. */
export const oddPayment = { shareMax: 2.6, days: 3 }

/**
 * Payments that are no evidence may still show that the payee is paid: one of about the usual size
 * on whatever day, or a larger one close to its due day.
 */
function seenWith(fit: Fit, strays: readonly Entry[], { nation }: FitContext): Fit {
  const size = median(fit.met.slice(-6).map(({ sight }) => sight.size))
  const isOdd = (stray: Entry) =>
    isRegular(fit.met.length, strays.length) &&
    stray.size >= size &&
    stray.size <= size * oddPayment.shareMax &&
    Math.abs(nearestSlot(stray.day, { slots: fit.slots, roll: fit.roll, nation }).late) <=
      oddPayment.days
  const seen = strays.filter(
    (stray) => Math.abs(stray.size / size - 1) <= likeShare || isOdd(stray),
  )
  return { ...fit, seenUntil: Math.max(fit.seenUntil, largest(seen.map(({ day }) => day))) }
}

const longPeriodDays = 45

/**
 * Among many payments to one payee some are bound to lie a year apart: of 173 such pairs among
 * suppliers' payments 12 came again. A long period, or a pair, counts only where the payee was
 * hardly paid otherwise meanwhile.
 */
function isChance(fit: Fit, strays: readonly Entry[]): boolean {
  const isPair = fit.met.length === 2
  if (fit.slots.period <= longPeriodDays && !isPair) return false
  const first = fit.met[0]?.sight.day ?? 0
  const last = fit.met.at(-1)?.sight.day ?? 0
  const meanwhile = strays.filter(({ day }) => day > first && day < last).length
  return meanwhile > (fit.met.length < 4 ? 0 : fit.met.length / 3)
}

/** Fits each cell by itself, then what the cells left over together. */
function explain(
  cells: readonly Entry[][],
  entries: readonly Entry[],
  context: FitContext,
): Explanation {
  const fits = cells.flatMap((cell) => fitsIn(cell, context))
  const rest = without(entries, fits)
  if (fits.length > 0 && rest.length > 1) fits.push(...fitsIn(rest, context))
  const score = fits.reduce((total, fit) => total + worth(fit), 0)
  return { fits, score: score - switchesIn(fits) * switchCost }
}

/** How often one series follows another of about the same amount. */
function switchesIn(fits: readonly Fit[]): number {
  const inTime = [...fits].sort((a, b) => firstDayOf(a) - firstDayOf(b))
  return inTime.filter((fit, i) => {
    const before = inTime[i - 1]
    if (!before || lastSightOf(before).day >= firstDayOf(fit)) return false
    const ratio = (fit.met[0]?.sight.size ?? 0) / lastSightOf(before).size
    return Math.max(ratio, 1 / ratio) <= unlikeOnADay
  }).length
}

function firstDayOf({ met }: Fit): number {
  return met[0]?.sight.day ?? 0
}

function lastSightOf({ met }: Fit): { day: number; size: number } {
  return met.at(-1)?.sight ?? { day: 0, size: 0 }
}

function fitsIn(cell: readonly Entry[], context: FitContext): Fit[] {
  const fit = bestFit(sightsOf(cell), context)
  return fit ? [fit] : []
}

/**
 * How much a series explains: its sightings, less for amounts that scatter or that are unlike on
 * one day (two contracts in one).
 */
function worth(fit: Fit): number {
  const count = fit.met.reduce((total, { sight }) => total + sight.entries.length, 0)
  const unlike = fit.met.filter(({ sight: { entries } }) => {
    const sizes = entries.map(({ size }) => size)
    return largest(sizes) > smallest(sizes) * unlikeOnADay
  }).length
  const cost = fit.met.length > 2 ? seriesCost : pairCost
  const blur = Math.min(0.5, fit.spread) + (0.3 * unlike) / fit.met.length
  return count * Math.max(0, Math.min(1, fit.quality) - blur) - cost
}

function without(entries: readonly Entry[], fits: readonly Fit[]): Entry[] {
  const taken = new Set(fits.flatMap(({ met }) => met.flatMap(({ sight }) => sight.entries)))
  return entries.filter((entry) => !taken.has(entry))
}

const hostSightingsMin = 6

/**
 * Gives a series two payments that fell on its open slots and happen to be alike: of amounts that
 * vary, some are, and they are no contract of their own.
 */
function withPairs(fits: readonly Fit[], context: FitContext): Fit[] {
  let hosts = fits.filter(({ met }) => met.length > 2)
  const pairs = fits.filter(({ met }) => met.length === 2)
  const own = pairs.filter((pair) => {
    const host = hosts.find((each) => takesPair(each, pair, context))
    if (!host) return true
    const sights = [...host.met, ...pair.met]
      .map(({ sight }) => sight)
      .sort((a, b) => a.day - b.day)
    const { slots, roll } = host
    const whole = fitOf(sights, { candidate: host, slots, roll }, context) ?? host
    hosts = hosts.map((each) => (each === host ? whole : each))
    return false
  })
  return [...hosts, ...own]
}

function takesPair(host: Fit, pair: Fit, { nation }: FitContext): boolean {
  if (host.met.length < hostSightingsMin) return false
  const taken = new Set(host.met.map(({ slot }) => slot))
  const sizes = host.met.map(({ sight }) => sight.size)
  const { slots, roll } = host
  return pair.met.every(({ sight }) => {
    const { slot, late } = nearestSlot(sight.day, { slots, roll, nation })
    const isDue = !taken.has(slot) && Math.abs(late) <= limitsOf(host.cadence).tolerance
    return isDue && sight.size >= smallest(sizes) && sight.size <= largest(sizes)
  })
}

const stepMax = 1.6

/**
 * Gives a series those payments that fell on its open slots with another amount: a first rise of a
 * price is no new contract.
 */
function withLateComers(
  fits: readonly Fit[],
  entries: readonly Entry[],
  context: FitContext,
): Fit[] {
  let rest = without(entries, fits)
  return fits.map((fit) => {
    const size = fit.met.at(-1)?.sight.size ?? 0
    const fitting = rest.filter(
      (entry) => entry.size < size * stepMax && entry.size * stepMax > size,
    )
    const all = [...fit.met.map(({ sight }) => sight), ...sightsOf(fitting)]
    const days = new Set(fit.met.map(({ sight }) => sight.day))
    const sights = all
      .filter((sight) => !days.has(sight.day) || fit.met.some((met) => met.sight === sight))
      .sort((a, b) => a.day - b.day)
    if (sights.length === fit.met.length) return fit
    const wider = fitOf(sights, { candidate: fit, slots: fit.slots, roll: fit.roll }, context)
    if (!wider || wider.met.length <= fit.met.length) return fit
    rest = without(rest, [wider])
    return wider
  })
}
