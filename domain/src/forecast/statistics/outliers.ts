// Draws values far off the smooth course of a series back to the edge of the usual, so that one freak month bends neither
// level nor trend. The widths of a forecast are taken from the untouched values; they must know that freaks happen.
import { median, type Numbers } from './descriptive.ts'
import { localLine } from './local-line.ts'

// Short, whatever the period: a new level is believed after some ten values.
const reach = 9
const usualDeviations = 3
const deviationsPerMedian = 1.4826 // of a normal distribution: standard deviation over median absolute deviation

/** A series without seasons, with its outliers drawn in. */
export function tamed(values: Numbers): Numbers {
  const course = localLine(values, reach)
  const departures = values.map((value, i) => value - course[i]!)
  const limit = usualDeviations * deviationsPerMedian * median(departures.map(Math.abs))
  if (limit === 0) return values // a staircase has no noise to measure freaks by
  return course.map((height, i) => height + Math.max(-limit, Math.min(limit, departures[i]!)))
}
