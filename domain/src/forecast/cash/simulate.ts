// Seeded paths of the balance: months of the remainder drawn from the past as they were (in and out
// together), series that fail to come, come late, or come to another amount.
import { daysBetween } from '../../calendar.ts'
import type { Occurrence, Series } from '../series.ts'
import type { Past } from './past.ts'
import { chanceFrom } from './seeded.ts'
import type { Span } from './span.ts'
import { recencyWeights } from './weighted.ts'

/**
 * Simulated balances less the balance at the start: `paths` rows of as many values as the span has
 * days, in pence.
 */
export type Paths = { readonly count: number; readonly days: number; readonly values: Float64Array }

type World = {
  readonly span: Span
  readonly past: Past
  readonly occurrences: readonly Occurrence[]
  readonly series: ReadonlyMap<string, Series>
}

const seed = 0x504c494d
const halfLifeMonths = 6
const blockMonthsMax = 12

/** Simulates; the same world and count give the same paths. */
export function simulate(world: World, count: number): Paths {
  const days = world.span.days.length
  const chance = chanceFrom(seed)
  const expected = expectedOf(world)
  const blocks = blocksOf(world.past)
  const values = new Float64Array(count * days)
  for (let path = 0; path < count; path++) {
    const row = values.subarray(path * days, (path + 1) * days)
    addSeries(row, expected, chance)
    addBlocks(row, { blocks, span: world.span, chance })
    for (let day = 1; day < days; day++) row[day]! += row[day - 1]!
  }
  return { count, days, values }
}

type Expected = { day: number; open: number; series: Series }

function expectedOf({ occurrences, series, span }: World): Expected[] {
  return occurrences.flatMap((occurrence) => {
    const day = daysBetween(span.asOf, occurrence.day) - 1
    const owner = series.get(occurrence.seriesId)
    return owner && occurrence.open !== 0 && day >= 0 && day < span.days.length
      ? [{ day, open: occurrence.open, series: owner }]
      : []
  })
}

function addSeries(row: Float64Array, expected: readonly Expected[], chance: () => number): void {
  for (const { day, open, series } of expected) {
    const comes = chance() < series.probability
    const delay = drawn(series.delays, chance) ?? 0
    const ratio = drawn(series.amount.ratios, chance) ?? 1
    if (!comes) continue
    const at = Math.min(Math.max(0, day + delay), row.length - 1)
    row[at]! += open * ratio
  }
}

function drawn(from: readonly number[], chance: () => number): number | undefined {
  return from[Math.floor(chance() * from.length)]
}

type Blocks = { readonly net: Float64Array; readonly cumulated: readonly number[] }

/** The past months to draw from, as what each date came to, with their weights added up. */
function blocksOf(past: Past): Blocks {
  const [into, out] = past.remainderByDay
  const months = Math.min(blockMonthsMax, past.remainder[0].length)
  const net = into.slice(into.length - months * 31)
  const outs = out.slice(out.length - months * 31)
  for (let i = 0; i < net.length; i++) net[i]! -= outs[i]!
  let total = 0
  const cumulated = recencyWeights(months, halfLifeMonths).map((weight) => (total += weight))
  return { net, cumulated }
}

function addBlocks(
  row: Float64Array,
  from: { blocks: Blocks; span: Span; chance: () => number },
): void {
  const { blocks, span, chance } = from
  if (blocks.cumulated.length === 0) return
  let month = -1
  let block = 0
  for (let day = 0; day < row.length; day++) {
    if (span.monthAt[day] !== month) {
      month = span.monthAt[day]!
      const draw = chance() * blocks.cumulated.at(-1)!
      block = blocks.cumulated.findIndex((sum) => draw < sum)
    }
    const date = span.dateAt[day]!
    row[day]! += blocks.net[block * 31 + date - 1]!
    if (date === span.monthDays[month]) {
      for (let after = date; after < 31; after++) row[day]! += blocks.net[block * 31 + after]!
    }
  }
}

/**
 * How far apart the balances of a day lie that a tenth of the paths falls short of and a tenth
 * exceeds, in pence.
 */
export function spreadOn(paths: Paths, day: number): number {
  const column = new Float64Array(paths.count)
  for (let path = 0; path < paths.count; path++)
    column[path] = paths.values[path * paths.days + day]!
  column.sort()
  const tenth = Math.floor(paths.count / 10)
  return paths.count > 0 ? column[paths.count - 1 - tenth]! - column[tenth]! : 0
}
