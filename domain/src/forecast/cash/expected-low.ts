// The lowest closing balance to expect, and its likeliest day. The lowest point of the central path
// is not it: real balances wander around their path, and each has its own low, deeper and on
// another day. Works on any path with bands, also with changes laid over it.
import type { Day } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { ForecastDay, LowPoint } from '../engine.ts'
import { chanceFrom } from './seeded.ts'

/** What the low point is read from. */
type BandedDay = Pick<ForecastDay, 'day' | 'closing' | 'low50' | 'low80' | 'high80'>

const walksCount = 200
const seed = 0x504c494d
// How far towards the lower edge of the 50 % band the low lies: the best on the tuning half of the
// yardstick's accounts.
const towardsEdge = 0.8
// The 80 % band of a normal spread reaches 1.28 deviations to each side.
const deviationsIn80 = 1.2816

/**
 * The low to expect of a path with bands, in pence; `null` without days. The same path gives the
 * same. (The lowest point of the path itself: overlay/low-point.ts.)
 */
export function expectedLow(days: readonly BandedDay[]): LowPoint | null {
  if (days.length === 0) return null
  const lowest = days.reduce(
    (low, { closing, low50 }) => Math.min(low, closing + towardsEdge * (low50 - closing)),
    Number.POSITIVE_INFINITY,
  )
  return { day: likeliestDay(days), balance: minor(Math.round(lowest)) }
}

/**
 * Balances that walk at random within the bands have their lows on many days; the middle one is
 * named.
 */
function likeliestDay(days: readonly BandedDay[]): Day {
  const step = stepOf(days)
  const closings = Float64Array.from(days, ({ closing }) => closing)
  const normals = firstNormals(walksCount * closings.length)
  const places = Array.from({ length: walksCount }, (_, walk) =>
    lowOfWalk(closings, step, normals.subarray(walk * closings.length)),
  )
  const place = places.sort((a, b) => a - b)[walksCount / 2]!
  return days[place]!.day
}

/**
 * The deviation of each day's step: all alike, so that all together spread as wide as the last
 * day's band.
 */
function stepOf(days: readonly BandedDay[]): number {
  const { low80, high80 } = days.at(-1)!
  return (high80 - low80) / 2 / deviationsIn80 / Math.sqrt(days.length)
}

function lowOfWalk(closings: Float64Array, step: number, normals: Float64Array): number {
  let strayed = 0
  let low = Number.POSITIVE_INFINITY
  let place = 0
  for (let day = 0; day < closings.length; day++) {
    strayed += step * normals[day]!
    const balance = closings[day]! + strayed
    if (balance < low) {
      low = balance
      place = day
    }
  }
  return place
}

// The stream is the same each time, and drawing it takes longer than all the walks.
let drawn = new Float64Array(0)

/** The first so many normal numbers of the seed's stream. */
function firstNormals(count: number): Float64Array {
  if (drawn.length < count) {
    const normal = normalFrom(chanceFrom(seed))
    drawn = Float64Array.from({ length: count }, normal)
  }
  return drawn
}

/** Normal numbers from even ones, in pairs (Box and Muller, 1958). */
function normalFrom(chance: () => number): () => number {
  let spare: number | null = null
  return () => {
    if (spare !== null) {
      const kept = spare
      spare = null
      return kept
    }
    const radius = Math.sqrt(-2 * Math.log(1 - chance()))
    const angle = 2 * Math.PI * chance()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
}
