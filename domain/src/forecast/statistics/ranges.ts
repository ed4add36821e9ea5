// Ranges around a forecast, from the scale of its misses per step and a stretch that says how many
// of them the range has to hold.
import type { Numbers } from './descriptive.ts'

/** The two ends of a range per step ahead. */
export type Range = { readonly low: Numbers; readonly high: Numbers }

/** Equal distances to both sides. */
export function symmetric(middle: Numbers, scales: Numbers, stretch: number): Range {
  return {
    low: middle.map((value, step) => value - stretch * scales[step]!),
    high: middle.map((value, step) => value + stretch * scales[step]!),
  }
}

/**
 * Half way between a range of equal factors and one of equal distances: the first alone reaches too
 * high.
 */
export function lopsided(middle: Numbers, scales: Numbers, stretch: number): Range {
  return {
    low: middle.map((value, step) => {
      const width = stretch * scales[step]!
      return value * (1 - (Math.min(1, width) - Math.expm1(-width)) / 2)
    }),
    high: middle.map((value, step) => {
      const width = stretch * scales[step]!
      return value * (1 + (width + Math.expm1(width)) / 2)
    }),
  }
}
