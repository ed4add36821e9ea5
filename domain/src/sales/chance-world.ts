// A simulation laid out flat: the days, the projects and their payments in typed arrays, and what
// chance makes of each in a given future. Draws are found again by their place, so that any future
// can be looked at once more without keeping what was drawn.
import { bitsAfter, bitsAt } from '../forecast/cash/seeded.ts'
import { normalsFor, stepsOf } from '../outlook/fall-chance.ts'
import type { ChanceInput, ChanceItem } from './chance-input.ts'

/** Values of several lists one after the other: list `n` begins at `starts[n]`. */
type Lists = {
  readonly starts: Int32Array
  readonly counts: Int32Array
  readonly values: Int32Array
}

/** Everything that the futures are walked with. Items stand in the order of their projects. */
export type ChanceWorld = {
  readonly paths: number
  readonly days: number
  /** Expected closing less the threshold, by day. */
  readonly base: Float64Array
  /** How far one deviation of the walk reaches below and above the expected closing, by day. */
  readonly low: Float64Array
  readonly high: Float64Array
  readonly widths: Float64Array
  readonly normals: Float64Array
  /**
   * For each day from `-before` on the next on which banks work, the first for what is past, and
   * the number of days for what is after the last.
   */
  readonly landing: Int32Array
  readonly before: number
  /** The first day on which each item could move anything in any future. */
  readonly earliest: Int32Array
  readonly weekOf: Int32Array
  /** Out of all values of 32 bits, how many mean that the project goes ahead. */
  readonly wins: Float64Array
  readonly slips: Lists
  /** Where the items of each project begin, and where the last ones end. */
  readonly firstItem: Int32Array
  /** The place of each item within its project. */
  readonly rank: Int32Array
  readonly at: Int32Array
  readonly amounts: Float64Array
  readonly shifts: Lists
  /** The places in `landing` of each item, by its shift, in a project that does not slip. */
  readonly places: Lists
}

// The 80 % range of a normal spread reaches 1.28 deviations to each side.
const deviationsIn80 = 1.2816

/** Lays a simulation out. */
export function chanceWorld(input: ChanceInput, paths: number): ChanceWorld {
  const { days, projects, threshold } = input
  const spread = days.map((day) => ({
    low: (day.closing - day.low80) / deviationsIn80,
    high: (day.high80 - day.closing) / deviationsIn80,
  }))
  const { widths, roots } = stepsOf(
    spread.map(({ low }) => low),
    spread.map(({ high }) => high),
  )
  const perStep = (width: number, at: number) =>
    (roots[at] ?? 0) > 0 ? width / (roots[at] ?? 1) : 0
  const items = projects.flatMap((project) => project.items)
  const landed = landingOf(input)
  return {
    paths,
    days: days.length,
    base: Float64Array.from(days, ({ closing }) => closing - threshold),
    low: Float64Array.from(spread, ({ low }, at) => perStep(low, at)),
    high: Float64Array.from(spread, ({ high }, at) => perStep(high, at)),
    widths: Float64Array.from(widths),
    normals: normalsFor(days.length, (paths + 1) >> 1),
    ...landed,
    weekOf: Int32Array.from(input.weekOf ?? days.map((_, at) => Math.floor(at / 7))),
    wins: Float64Array.from(projects, ({ wins }) => wins * allBits),
    slips: listsOf(projects.map(({ slips }) => slips)),
    firstItem: startsOf(projects.map((project) => project.items.length)),
    rank: Int32Array.from(projects.flatMap((project) => project.items.map((_, at) => at))),
    at: Int32Array.from(items, ({ at }) => at),
    amounts: Float64Array.from(items, ({ amount }) => amount),
    shifts: listsOf(items.map(({ shifts }: ChanceItem) => shifts)),
    places: listsOf(items.map(({ at, shifts }) => shifts.map((days) => landed.before + at + days))),
  }
}

const allBits = 4_294_967_296

/** Where everything lands that can come up in any future, so that no future looks for an end. */
function landingOf({ days, projects, workingAt }: ChanceInput) {
  const count = days.length
  let latest = count
  const firsts = projects.flatMap(({ slips, items }) =>
    items.map(({ at, shifts, onTime = 0, putOff = 0 }) => {
      latest = Math.max(latest, at + most(slips) + Math.max(onTime, most(shifts)) + putOff)
      return at + least(slips) + Math.min(onTime, least(shifts))
    }),
  )
  const before = -least(firsts)
  const landing = new Int32Array(latest + before + 1).fill(count)
  for (let at = -before; at < count; at++) {
    const day = Math.max(0, at)
    landing[at + before] = Math.min(count, workingAt?.[day] ?? day)
  }
  return { landing, before, earliest: Int32Array.from(firsts, (at) => landing[at + before] ?? 0) }
}

function least(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value), 0)
}

function most(values: readonly number[]): number {
  return values.reduce((high, value) => Math.max(high, value), 0)
}

function listsOf(lists: readonly (readonly number[])[]): Lists {
  return {
    starts: startsOf(lists.map(({ length }) => length)),
    counts: Int32Array.from(lists, ({ length }) => length),
    values: Int32Array.from(lists.flat()),
  }
}

function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1)
  for (const [at, length] of lengths.entries()) starts[at + 1] = (starts[at] ?? 0) + length
  return starts
}

const seed = 0x53414c45

/** What chance gives a project in a future: whether it goes ahead, and where its draws begin. */
export function bitsFor({ wins }: ChanceWorld, path: number, project: number): number {
  return bitsAt(seed, path * wins.length + project)
}

/** Whether a project goes ahead, by its bits. */
export function goesAhead({ wins }: ChanceWorld, project: number, bits: number): boolean {
  return bits >>> 0 < (wins[project] ?? 0)
}

/** The value of a list that some bits choose, each as likely. */
export function chosen({ starts, counts, values }: Lists, list: number, bits: number): number {
  const start = starts[list] ?? 0
  const count = counts[list] ?? 0
  // Whole numbers multiplied as such: this runs millions of times for one answer.
  return values[start + (Math.imul(bits >>> 16, count) >>> 16)] ?? 0
}

/** By how many days a project slips in a future. */
export function slipIn(world: ChanceWorld, project: number, bits: number): number {
  return chosen(world.slips, project, bitsAfter(bits))
}

/** By how many days an item of a project comes later than expected in a future. */
export function shiftIn(world: ChanceWorld, item: number, bits: number): number {
  let own = bitsAfter(bits)
  for (let left = world.rank[item] ?? 0; left >= 0; left--) own = bitsAfter(own)
  return chosen(world.shifts, item, own)
}
