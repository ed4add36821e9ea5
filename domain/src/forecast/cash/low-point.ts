// The lowest closing balance to expect. The lowest point of the central path is not it: real paths wander, and each has its own low.
import type { Day } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import type { LowPoint } from '../engine.ts'
import type { Paths } from './simulate.ts'

/** The middle of the lows of the simulated paths, moved onto the central path, and the middle of their days. `null` without days. */
export function lowPointOf(of: {
  days: readonly Day[]
  closings: readonly Minor[]
  paths: Paths
}): LowPoint | null {
  const { days, closings, paths } = of
  if (days.length === 0 || paths.count === 0) return null
  const centre = means(paths)
  const lows: number[] = []
  const places: number[] = []
  for (let path = 0; path < paths.count; path++) {
    let low = Number.POSITIVE_INFINITY
    let place = 0
    for (let day = 0; day < days.length; day++) {
      const value = closings[day]! + paths.values[path * paths.days + day]! - centre[day]!
      if (value < low) [low, place] = [value, day]
    }
    lows.push(low)
    places.push(place)
  }
  return { day: days[middle(places)]!, balance: minor(Math.round(middle(lows))) }
}

function means(paths: Paths): Float64Array {
  const centre = new Float64Array(paths.days)
  for (let path = 0; path < paths.count; path++) {
    for (let day = 0; day < paths.days; day++)
      centre[day]! += paths.values[path * paths.days + day]! / paths.count
  }
  return centre
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!
}
