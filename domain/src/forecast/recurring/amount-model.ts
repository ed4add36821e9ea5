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
  const seasonal = agree(amounts.slice(-3)) ? null : seasonalModel(sightings)
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
    const those = sightings.filter(({ day }) => Number(day.slice(5, 7)) === i + 1)
    const index =
      those.length === 0 ? 1 : median(those.slice(-3).map(({ amount }) => amount)) / level
    return minor(Math.round(level * (1 + (index - 1) * 0.75)))
  })
  const seasonalRatios = sightings
    .slice(-12)
    .map(({ day, amount }) => amount / (byMonth[Number(day.slice(5, 7)) - 1] || 1))
  const flatRatios = sightings.slice(-12).map(({ amount }) => amount / level)
  if (meanOff(seasonalRatios) > meanOff(flatRatios) * (1 - seasonWorthMin)) return null
  const next = byMonth[Number(last.day.slice(5, 7)) % 12] ?? minor(Math.round(level))
  return { kind: 'seasonal', amount: next, byMonth, ratios: seasonalRatios.slice(-recentCount) }
}

function meanOff(ratios: readonly number[]): number {
  return ratios.reduce((total, ratio) => total + Math.abs(ratio - 1), 0) / ratios.length
}

function monthsApart(a: Sighting, b: Sighting): number {
  const months = ({ day }: Sighting) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return months(b) - months(a)
}
