// Walks every future once: the ordinary ups and downs as the outlook walks them, with the projects'
// money on top.
import { bitsAfter } from '../forecast/cash/seeded.ts'
import { bitsFor, type ChanceWorld, chosen, goesAhead } from './chance-world.ts'

/** What the futures came to. */
export type Futures = {
  /** How many run short. */
  readonly short: number
  readonly shortByWeek: Float64Array
  /** How many would run short if the business went exactly as forecast, projects aside. */
  readonly shortWhenCalm: number
  /** Balance less the threshold, a row of days for each future. */
  readonly margins: Float32Array
  /** The first day below the threshold of each future; the number of days where there is none. */
  readonly firstFall: Int32Array
}

/** Walks all of them. */
export function walkFutures(world: ChanceWorld): Futures {
  const { paths, days, weekOf } = world
  // One more than there are days: what comes after the last is laid there and never looked at.
  const moves = new Float64Array(days + 1)
  const margins = new Float32Array(paths * days)
  const firstFall = new Int32Array(paths).fill(days)
  const shortByWeek = new Float64Array((weekOf.at(-1) ?? -1) + 1)
  let short = 0
  let shortWhenCalm = 0
  for (let path = 0; path < paths; path++) {
    moves.fill(0)
    drawProjects(world, path, moves)
    if (walkOne(world, path, { moves, margins, firstFall })) shortWhenCalm++
    if ((firstFall[path] ?? days) === days) continue
    short++
    countWeeks(world, path, margins, shortByWeek)
  }
  return { short, shortByWeek, shortWhenCalm, margins, firstFall }
}

/** Draws every project once and lays what moves onto the days. */
function drawProjects(world: ChanceWorld, path: number, moves: Float64Array): void {
  const { wins, slips, firstItem, amounts, places, landing } = world
  for (let project = 0; project < wins.length; project++) {
    let bits = bitsFor(world, path, project)
    if (!goesAhead(world, project, bits)) continue
    bits = bitsAfter(bits)
    const slip = chosen(slips, project, bits)
    const end = firstItem[project + 1] ?? 0
    for (let item = firstItem[project] ?? 0; item < end; item++) {
      bits = bitsAfter(bits)
      const day = landing[slip + chosen(places, item, bits)] ?? 0
      moves[day] = (moves[day] ?? 0) + (amounts[item] ?? 0)
    }
  }
}

/** Walks one future; returns whether it would run short without the ups and downs. */
function walkOne(
  { days, base, low, high, widths, normals }: ChanceWorld,
  path: number,
  { moves, margins, firstFall }: { moves: Float64Array } & Pick<Futures, 'margins' | 'firstFall'>,
): boolean {
  const row = path * days
  // Walks come in pairs that mirror each other.
  const drawn = (path >> 1) * days
  const sign = path % 2 === 0 ? 1 : -1
  let strayed = 0
  let moved = 0
  let fell = days
  let isShortWhenCalm = false
  for (let day = 0; day < days; day++) {
    strayed += sign * (normals[drawn + day] ?? 0) * (widths[day] ?? 0)
    moved += moves[day] ?? 0
    const calm = (base[day] ?? 0) + moved
    const margin = calm + strayed * ((strayed < 0 ? low[day] : high[day]) ?? 0)
    margins[row + day] = margin
    if (margin < 0 && fell === days) fell = day
    if (calm < 0) isShortWhenCalm = true
  }
  firstFall[path] = fell
  return isShortWhenCalm
}

/** Each week with a day below the threshold counts once. */
function countWeeks(
  { days, weekOf }: ChanceWorld,
  path: number,
  margins: Float32Array,
  shortByWeek: Float64Array,
): void {
  const row = path * days
  let counted = -1
  for (let day = 0; day < days; day++) {
    const week = weekOf[day] ?? 0
    if (week === counted || (margins[row + day] ?? 0) >= 0) continue
    counted = week
    shortByWeek[week] = (shortByWeek[week] ?? 0) + 1
  }
}
