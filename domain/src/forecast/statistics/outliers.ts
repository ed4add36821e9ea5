// Draws values far off the smooth course of a series back to the edge of the usual, so that one
// outlying month bends neither level nor trend. The widths of a forecast are taken from the
// untouched values; they must know that outliers happen.
import { median, type Numbers } from './descriptive.ts'
import { localLine } from './local-line.ts'

// Short, whatever the period: a new level is believed after some ten values.
const reach = 9
const rounds = 2
const usualDeviations = 3
const deviationsPerMedian = 1.4826 // of a normal distribution: standard deviation over median absolute deviation
const distrustedMedians = 6 // Cleveland's: a value so many median departures off counts for nothing in the next round
const trustMin = 0.001
const roundingShare = 1e-9 // less than this of the range is no noise to measure outliers by: the series is a staircase

/** A series without seasons, with its outliers drawn in. */
export function tamed(values: Numbers): Numbers {
  let course = localLine(values, reach)
  for (let round = 0; round < rounds; round++)
    course = localLine(values, reach, trustIn(values, course))
  const limit = usualDeviations * deviationsPerMedian * medianDeparture(values, course)
  if (limit <= roundingShare * rangeOf(values)) return values
  return course.map((height, i) => height + Math.max(-limit, Math.min(limit, values[i]! - height)))
}

/**
 * Tukey's bisquare weights: the farther off the course, the less; without them an outlier draws the
 * course to itself.
 */
function trustIn(values: Numbers, course: Numbers): Numbers {
  const limit = distrustedMedians * medianDeparture(values, course)
  return values.map((value, i) => {
    const distance = limit > 0 ? Math.abs(value - course[i]!) / limit : 0
    return trustMin + Math.max(0, 1 - distance * distance) ** 2
  })
}

function medianDeparture(values: Numbers, course: Numbers): number {
  return median(values.map((value, i) => Math.abs(value - course[i]!)))
}

function rangeOf(values: Numbers): number {
  let [least, most] = [values[0]!, values[0]!]
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return most - least
}
