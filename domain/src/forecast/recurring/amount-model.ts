// How much the next payment of a series will be: its last value when the latest agree (a new price
// counts at once), the middle of the last six otherwise, by month of the year where two years show
// a season.
import { type Minor, minor } from '../../money.ts'
import type { AmountModel, Sighting } from '../series.ts'
import { median } from './sighted.ts'

const agreeingShare = 0.01
const recentCount = 6
const seasonMonthsMin = 24

/** The amount model of a series, from its sightings, oldest first. Refuses none. */
export function amountModelOf(sightings: readonly Sighting[]): AmountModel {
  const amounts: number[] = sightings.map(({ amount }) => amount)
  const last = amounts.at(-1)
  if (last === undefined) throw new RangeError('a series without sightings has no amount')
  const seasonal = agree(amounts.slice(-3)) ? bonusModel(sightings) : seasonalModel(sightings)
  if (seasonal) return seasonal
  if (isFixed(amounts)) return fixedModel(sightings, minor(last))
  const recent = amounts.slice(-recentCount)
  const amount = minor(Math.round(median(recent)))
  return { kind: 'typical', amount, ratios: recent.map((each) => each / amount) }
}

/**
 * The last three agree, or the last two after a rise or a fall of a price that was fixed before.
 */
function isFixed(amounts: readonly number[]): boolean {
  const lastThree = amounts.slice(-3)
  if (agree(lastThree)) return lastThree.length >= 2
  const lastTwo = amounts.slice(-2)
  const before = amounts.slice(-5, -2)
  return agree(lastTwo) && agree(before)
}

function agree(amounts: readonly number[]): boolean {
  const last = amounts.at(-1) ?? 0
  return amounts.every((amount) => Math.abs(amount - last) <= Math.abs(last) * agreeingShare)
}

function fixedModel(sightings: readonly Sighting[], amount: Minor): AmountModel {
  const recent = sightings.slice(-recentCount).map((each) => each.amount / amount)
  const start = sightings.findLastIndex((each) => !agree([each.amount, amount])) + 1
  const before = sightings[start - 1]
  const since = sightings[start]
  if (!before || !since) return { kind: 'fixed', amount, ratios: recent }
  return {
    kind: 'fixed',
    amount,
    ratios: recent,
    step: { before: before.amount, since: since.day },
  }
}

const seasonWorthMin = 0.25

/**
 * By month of the year: the season's index is drawn halfway towards none, and served only where it
 * forecast the last year better.
 */
function seasonalModel(sightings: readonly Sighting[]): AmountModel | null {
  const last = sightings.at(-1)
  const first = sightings[0]
  if (!first || !last || monthsApart(first, last) < seasonMonthsMin - 1 || sightings.length < 20)
    return null
  const level = median(sightings.slice(-12).map(({ amount }) => amount))
  const byMonth = Array.from({ length: 12 }, (_, i) => {
    const those = sightings.filter(({ due }) => monthIn(due) === i)
    const index =
      those.length === 0 ? 1 : median(those.slice(-3).map(({ amount }) => amount)) / level
    return minor(Math.round(level * (1 + (index - 1) * 0.75)))
  })
  const seasonalRatios = sightings
    .slice(-12)
    .map(({ due, amount }) => amount / (byMonth[monthIn(due)] || 1))
  const flatRatios = sightings.slice(-12).map(({ amount }) => amount / level)
  if (meanOff(seasonalRatios) > meanOff(flatRatios) * (1 - seasonWorthMin)) return null
  const next = byMonth[(monthIn(last.due) + 1) % 12] ?? minor(Math.round(level))
  return { kind: 'seasonal', amount: next, byMonth, ratios: seasonalRatios.slice(-recentCount) }
}

const bonusReach = 2
const bonusMin = 1.1

/**
 * A fixed amount that was larger in the same months of both last years, such as double wages in
 * December: larger in them by the same factor again.
 */
function bonusModel(sightings: readonly Sighting[]): AmountModel | null {
  const last = sightings.at(-1)
  if (!last || sightings.length < 20) return null
  const factors = sightings.map(({ amount }, i) => {
    const around = sightings.slice(Math.max(0, i - bonusReach), i + bonusReach + 1)
    return amount / median(around.map((each) => each.amount))
  })
  const byMonth = Array.from({ length: 12 }, (_, month) => {
    const places = sightings.flatMap(({ due }, at) => (monthIn(due) === month ? [at] : []))
    return minor(Math.round(last.amount * bonusOf(places.slice(-2), { sightings, factors })))
  })
  if (byMonth.every((amount) => amount === last.amount)) return null
  const amount = byMonth[(monthIn(last.due) + 1) % 12] ?? last.amount
  return { kind: 'seasonal', amount, byMonth, ratios: sightings.slice(-recentCount).map(() => 1) }
}

/** By what factor the latest of two sightings a year apart was larger than usual, if both were. */
function bonusOf(
  [before = 0, latest = 0]: readonly number[],
  { sightings, factors }: { sightings: readonly Sighting[]; factors: readonly number[] },
): number {
  const [first, second] = [sightings[before], sightings[latest]]
  if (!first || !second || monthsApart(first, second) !== 12) return 1
  const [earlier = 1, factor = 1] = [factors[before], factors[latest]]
  const agrees = Math.abs(earlier / factor - 1) <= bonusMin - 1
  return agrees && Math.min(earlier, factor) >= bonusMin ? factor : 1
}

/** The place of a day's month in the year, from 0. */
function monthIn(day: string): number {
  return Number(day.slice(5, 7)) - 1
}

function meanOff(ratios: readonly number[]): number {
  return ratios.reduce((total, ratio) => total + Math.abs(ratio - 1), 0) / ratios.length
}

function monthsApart(a: Sighting, b: Sighting): number {
  const months = ({ due }: Sighting) => Number(due.slice(0, 4)) * 12 + monthIn(due)
  return months(b) - months(a)
}
