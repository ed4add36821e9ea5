// Januaries after a year's end: bonuses, tax and a quiet trade move them further from the forecast
// than other months. Which way is not known, as all that was learned is one January of many
// accounts, so ranges become wider on both sides and the path stays where it is.
import { addDays, type Day, type Month, monthOf } from '../../calendar.ts'
import type { Movement } from '../movement.ts'
import { learnedDrift } from './learned-drift.ts'
import type { OwnMisses } from './own-misses.ts'
import { trailingMonthsOf } from './trailing-months.ts'

const monthsBeforeMin = 3
const januariesMax = 3
const januaryDays = 31
// How much further a January strays than other months, as a deviation in scales of one month ahead.
// Learned on the tuning half of the yardstick's accounts, so that the next January is held as often
// as promised. For all of them it was the same January, so it counts as one.
const strayOfOthers = 1.4
const othersJanuaries = 1
// The mean square of other accounts' misses in ordinary months, in scales, and how many of the own
// misses it weighs.
const ordinarySquare = 0.58
const ordinaryWeight = 12
// From here on a January's range is called wider than that of other months.
const clearlyWider = 1.1

/**
 * How far the forecast from December's end would have missed each past January, in pence (actual
 * less forecast), the latest first. Januaries with fewer than three months before them are left
 * out.
 */
export function januaryMissesOf(books: {
  movements: readonly Movement[]
  opened: Day
  asOf: Day
}): number[] {
  const year = Number(books.asOf.slice(0, 4))
  const ends = Array.from({ length: januariesMax + 1 }, (_, back) => `${year - back}-01-31`)
  return ends
    .filter((end) => end <= books.asOf)
    .slice(0, januariesMax)
    .flatMap((end) => {
      const { net } = trailingMonthsOf({ ...books, asOf: end })
      const before = net.length - 1
      if (before < monthsBeforeMin) return []
      return [net[before]! - learnedDrift(net.subarray(0, before))(1)]
    })
}

/**
 * The deviation by which a January strays beyond what an ordinary month does, in pence. Other
 * accounts' January gives way to the own ones as these come; calm ones take it away. `scale` is
 * that of one month ahead.
 */
export function januaryStray(own: {
  januaries: readonly number[]
  misses: OwnMisses
  scale: number
}): number {
  const inScales = (miss: number) => (miss / Math.max(1, own.scale)) ** 2
  const ordinary = own.misses.map((row) => inScales(row[0]!))
  const expected =
    (ordinaryWeight * ordinarySquare + total(ordinary)) / (ordinaryWeight + ordinary.length)
  const beyond = own.januaries.map((miss) => inScales(miss) - expected)
  const square =
    (othersJanuaries * strayOfOthers ** 2 + total(beyond)) / (othersJanuaries + beyond.length)
  return own.scale * Math.sqrt(Math.max(0, square))
}

/**
 * By day ahead: the share of a January's stray that has come by then, 0 outside of Januaries. It
 * grows with the root of its days, and of a January under way only the days to come count.
 */
export function januaryShares(asOf: Day, days: number): number[] {
  let passed = 0
  return Array.from({ length: days }, (_, ahead) => {
    passed = addDays(asOf, ahead + 1).slice(5, 7) === '01' ? passed + 1 : 0
    return Math.sqrt(passed / januaryDays)
  })
}

/**
 * Widths with those of a January added, as of two surprises that do not depend on each other.
 * Never narrower than the day before.
 */
export function withJanuary(widths: readonly number[], januaries: readonly number[]): number[] {
  let widest = 0
  return widths.map((width, day) => {
    widest = Math.max(widest, Math.hypot(width, januaries[day] ?? 0))
    return widest
  })
}

/**
 * The Januaries by whose last day ahead a range is clearly wider for them. `plain` holds its widths
 * by day without any January, `wide` with them.
 */
export function wideJanuariesOf(
  asOf: Day,
  widths: { readonly plain: readonly number[]; readonly wide: readonly number[] },
): Month[] {
  const isWideBy = new Map<Month, boolean>()
  for (const [ahead, plain] of widths.plain.entries()) {
    const month = monthOf(addDays(asOf, ahead + 1))
    if (!month.endsWith('-01')) continue
    isWideBy.set(month, plain > 0 && widths.wide[ahead]! >= clearlyWider * plain)
  }
  return [...isWideBy].filter(([, isWide]) => isWide).map(([month]) => month)
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
