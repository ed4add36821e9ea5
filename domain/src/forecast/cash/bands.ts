// Bands around the central path: what simulated paths spread over, widened to what errors have really been, never narrower further out.
import type { BandOffsets } from '../engine.ts'
import type { Paths } from './simulate.ts'

/** The shares below each edge of the bands. */
const edges = {
  low95: 0.025,
  low80: 0.1,
  low50: 0.25,
  high50: 0.75,
  high80: 0.9,
  high95: 0.975,
} as const

/** By which factor the spread of simulated paths is widened, by days ahead, for each band. */
export type Widening = (day: number, band: '50' | '80' | '95') => number

/** The offsets by day. `drift` is added to the middle of the paths to reach the central path. */
export function bandsOf(paths: Paths, widening: Widening): BandOffsets {
  const rows = {
    low95: rowOf(paths),
    low80: rowOf(paths),
    low50: rowOf(paths),
    high50: rowOf(paths),
    high80: rowOf(paths),
    high95: rowOf(paths),
  }
  const column = new Float64Array(paths.count)
  for (let day = 0; day < paths.days; day++) {
    for (let path = 0; path < paths.count; path++)
      column[path] = paths.values[path * paths.days + day]!
    column.sort()
    const middle = quantileOf(column, 0.5)
    for (const edge of Object.keys(edges) as (keyof typeof edges)[]) {
      const offset =
        (quantileOf(column, edges[edge]) - middle) * widening(day, edge.slice(-2) as '50')
      rows[edge][day] = widest(rows[edge][day - 1] ?? 0, offset)
    }
  }
  return rows
}

/** The offset further from the path than the day before's; the edges of one side all begin at 0. */
function widest(before: number, offset: number): number {
  return Math.abs(offset) > Math.abs(before) ? offset : before
}

function rowOf(paths: Paths): number[] {
  return Array.from({ length: paths.days }, () => 0)
}

function quantileOf(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1)
  const low = Math.floor(place)
  const below = sorted[low] ?? 0
  return below + (place - low) * ((sorted[low + 1] ?? below) - below)
}
