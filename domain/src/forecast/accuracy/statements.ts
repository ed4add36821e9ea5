// What can be stated about forecasts of whole months that are over: how near they came and which
// way they lean. Figures only; `accuracy-words.ts` puts them into sentences.
import { less, type Minor, magnitude, minor } from '../../money.ts'

/**
 * How near months closed to their forecast of a month before: `near` of `months` within `within`.
 */
export type NearStatement = {
  readonly months: number
  readonly near: number
  readonly within: Minor
}

/** On how many of `count` days the balance was in the range that promised `promised` percent. */
export type HeldStatement = {
  readonly promised: number
  readonly inRange: number
  readonly count: number
}

/**
 * Which way forecasts lean: the mean of forecast less actual closing in pence, above 0 where too
 * much was forecast, and how many months closed above and below their forecast.
 */
export type LeanStatement = {
  readonly months: number
  readonly mean: Minor
  readonly above: number
  readonly below: number
}

/** A month's closing balance as it was forecast a month before, and as it came, in pence. */
type ClosingPair = { readonly expected: Minor; readonly happened: Minor }

/** The amount is the smallest round one that holds at least half of the months. */
export function nearStatement(closings: readonly ClosingPair[]): NearStatement | null {
  const misses = closings.map(({ expected, happened }) => magnitude(less(expected, happened)))
  const sorted = [...misses].sort((a, b) => a - b)
  const middle = sorted[Math.ceil(sorted.length / 2) - 1]
  if (middle === undefined) return null
  const within = roundUp(middle)
  const near = misses.filter((miss) => miss <= within).length
  return { months: misses.length, near, within }
}

/** `null` where no month has passed. */
export function leanStatement(closings: readonly ClosingPair[]): LeanStatement | null {
  if (closings.length === 0) return null
  const differences = closings.map(({ expected, happened }) => less(expected, happened))
  const total = differences.reduce<number>((sum, difference) => sum + difference, 0)
  return {
    months: closings.length,
    mean: minor(Math.round(total / closings.length) || 0),
    above: differences.filter((difference) => difference < 0).length,
    below: differences.filter((difference) => difference > 0).length,
  }
}

/** The next 1, 2 or 5 of its size, from £100 on. */
function roundUp(amount: Minor): Minor {
  let size = 10_000
  for (;;) {
    for (const step of [1, 2, 5]) if (amount <= size * step) return minor(size * step)
    size *= 10
  }
}
