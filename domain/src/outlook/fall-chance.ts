// How likely the balance is to fall below a line at any time, and how low it gets. The ranges of a
// forecast speak of one day each; a balance has many days on which to fall. So balances are walked
// at random, as widely as each day's 80 % range says, and counted.
import type { Day } from '../calendar.ts'
import { chanceFrom } from '../forecast/cash/seeded.ts'
import type { ForecastDay } from '../forecast/engine.ts'
import { type Minor, minor } from '../money.ts'

/** The days that are walked: the expected closing balance and its 80 % range. */
export type RangedDay = Pick<ForecastDay, 'day' | 'closing' | 'low80' | 'high80'>

/**
 * What the walks found. `byDay` holds, for each day, the share of walks that were below the line on
 * it or before; it never falls.
 */
type Falls = {
  readonly byDay: readonly number[]
  /** The low that one walk in ten goes below, in pence. */
  readonly cautiousLow: Minor
}

// Walks come in pairs that mirror each other, so that where the expected balance is below the line
// at least half of them are.
const pairs = 250
const seed = 0x504c494d
// The 80 % range of a normal spread reaches 1.28 deviations to each side.
const deviationsIn80 = 1.2816

/**
 * Walks the days; the same days and line give the same answer. What happens before `from` counts
 * for nothing. Without days from then on nothing falls: `null`.
 */
export function fallsBelow(days: readonly RangedDay[], line: Minor, from?: Day): Falls | null {
  const first = from === undefined ? 0 : days.findIndex(({ day }) => day >= from)
  if (days.length === 0 || first < 0) return null
  const low = days.map((day) => (day.closing - day.low80) / deviationsIn80)
  const high = days.map((day) => (day.high80 - day.closing) / deviationsIn80)
  const steps = stepsOf(low, high)
  const counts = new Float64Array(days.length)
  const lows = new Float64Array(2 * pairs)
  const normals = normalsFor(days.length, pairs)
  for (let walk = 0; walk < 2 * pairs; walk++) {
    const row = (walk >> 1) * days.length
    const sign = walk % 2 === 0 ? 1 : -1
    let strayed = 0
    let lowest = Number.POSITIVE_INFINITY
    let fellOn = -1
    for (let at = 0; at < days.length; at++) {
      strayed += sign * (normals[row + at] ?? 0) * (steps.widths[at] ?? 0)
      if (at < first) continue
      const deviations = (steps.roots[at] ?? 0) > 0 ? strayed / (steps.roots[at] ?? 1) : 0
      const width = deviations < 0 ? (low[at] ?? 0) : (high[at] ?? 0)
      const balance = (days[at]?.closing ?? 0) + deviations * width
      if (balance < lowest) lowest = balance
      if (fellOn < 0 && balance < line) fellOn = at
    }
    lows[walk] = lowest
    if (fellOn >= 0) counts[fellOn] = (counts[fellOn] ?? 0) + 1
  }
  return { byDay: cumulated(counts), cautiousLow: tenthLowest(lows) }
}

/**
 * By day: how far a walk strays from the day before, and how far all steps so far take it, in
 * deviations of one scale.
 */
export function stepsOf(low: readonly number[], high: readonly number[]) {
  let variance = 0
  const widths: number[] = []
  const roots: number[] = []
  for (let at = 0; at < low.length; at++) {
    const spread = ((low[at] ?? 0) + (high[at] ?? 0)) / 2
    const grown = Math.max(variance, spread * spread)
    widths.push(Math.sqrt(grown - variance))
    roots.push(Math.sqrt(grown))
    variance = grown
  }
  return { widths, roots }
}

function cumulated(counts: Float64Array): number[] {
  let total = 0
  return Array.from(counts, (count) => {
    total += count
    return total / (2 * pairs)
  })
}

/**
 * The low that fewer than one walk in ten goes below: a line under it is passed with a chance below
 * a tenth, one above it with more.
 */
function tenthLowest(lows: Float64Array): Minor {
  const sorted = lows.slice().sort()
  return minor(Math.floor(sorted[pairs / 5 - 1] ?? sorted[0] ?? 0))
}

/** The first day by which the chance reaches a share; `null` when it never does. */
export function firstReaching(
  falls: Falls,
  days: readonly { readonly day: Day }[],
  share: number,
): { day: Day; chance: number } | null {
  const at = falls.byDay.findIndex((chance) => chance >= share)
  const day = days[at]?.day
  return day ? { day, chance: falls.byDay[at] ?? share } : null
}

const kept = new Map<number, Float64Array>()

/**
 * Normal numbers, so many rows of so many days, one row for each pair of walks; the first rows are
 * the same however many there are. Made once for a number of rows (Box and Muller, 1958).
 */
export function normalsFor(days: number, rows: number): Float64Array {
  const known = kept.get(rows)
  if (known?.length === rows * days) return known
  const chance = chanceFrom(seed)
  const values = new Float64Array(rows * days)
  for (let at = 0; at < values.length; at += 2) {
    const radius = Math.sqrt(-2 * Math.log(1 - chance()))
    const angle = 2 * Math.PI * chance()
    values[at] = radius * Math.cos(angle)
    if (at + 1 < values.length) values[at + 1] = radius * Math.sin(angle)
  }
  kept.set(rows, values)
  return values
}
