// How likely cash is to run short when clients pay late, bids are won or lost and work slips: many
// seeded futures of the same business, counted. The ordinary ups and downs are walked exactly as the
// outlook walks them, so that without projects both give the same answer.
import { chanceFrom } from '../forecast/cash/seeded.ts'
import type { Minor } from '../money.ts'
import { normalsFor, type RangedDay, stepsOf } from '../outlook/fall-chance.ts'

/** Money that moves if its project goes ahead. `at` counts days from the first; amounts are signed. */
export type ChanceItem = {
  readonly itemId: string
  readonly at: number
  readonly amount: Minor
  /** Days after the expected day that it may come, each as likely; `[0]` for what is always on time. */
  readonly shifts: readonly number[]
}

/** A project as it is simulated. */
export type ChanceProject = {
  readonly projectId: string
  /** Of going ahead, 0-1: 1 once it is agreed. */
  readonly wins: number
  /** Days by which all of it may slip, each as likely; `[0]` where nothing ever slips. */
  readonly slips: readonly number[]
  readonly items: readonly ChanceItem[]
}

/** What is simulated: the path without projects, and the projects upon it. */
export type ChanceInput = {
  readonly days: readonly RangedDay[]
  readonly threshold: Minor
  readonly projects: readonly ChanceProject[]
  /** 10,000 unless given. */
  readonly paths?: number
  /** For each day the next on which banks work, as an index; itself where not given. */
  readonly workingAt?: readonly number[]
}

/** Something that may go well or badly, and how the chance is when it goes well. */
export type ChanceDriver = {
  readonly kind: 'win' | 'late' | 'slip'
  readonly projectId: string
  readonly itemId: string | null
  /** Of running short where it goes well, 0-1. */
  readonly chance: number
  /** By how much that is lower, 0-1. */
  readonly effect: number
}

/** The chance of falling below the threshold. */
export type ShortChance = {
  readonly paths: number
  /** On any day. */
  readonly chance: number
  /** On any day of each week of seven from the first day. */
  readonly byWeek: readonly number[]
  /** The largest effect first; negligible ones are left out. */
  readonly drivers: readonly ChanceDriver[]
}

const seed = 0x53414c45
const pathsUnlessGiven = 10_000
// With fewer futures than this, what went well in them says nothing.
const seenMin = 200
// An effect within the error of so many futures is none.
const errorsMin = 3

/** Simulates. The same input gives the same answer. */
export function shortChance(input: ChanceInput): ShortChance {
  const count = input.paths ?? pathsUnlessGiven
  const world = worldOf(input)
  const tally = new Tally(world, count)
  const chance = chanceFrom(seed)
  for (let path = 0; path < count; path++) {
    drawProjects(world, chance)
    const isShort = walk(world, path, tally)
    tally.note(world, isShort)
  }
  return tally.result(world)
}

type World = {
  readonly input: ChanceInput
  readonly days: number
  readonly base: Float64Array
  readonly low: Float64Array
  readonly high: Float64Array
  readonly widths: Float64Array
  readonly roots: Float64Array
  readonly normals: Float64Array
  readonly moves: Float64Array
  readonly projects: readonly Prepared[]
  readonly workingAt: Int32Array
}

/** A project with what was drawn of it in the current future. */
type Prepared = {
  readonly wins: number
  readonly slips: Int32Array
  readonly items: readonly { at: number; amount: number; shifts: Int32Array; late: boolean }[]
  won: boolean
  slipped: boolean
}

function worldOf(input: ChanceInput): World {
  const { days, projects } = input
  const spread = days.map((day) => ({
    low: (day.closing - day.low80) / deviationsIn80,
    high: (day.high80 - day.closing) / deviationsIn80,
  }))
  const steps = stepsOf(
    spread.map(({ low }) => low),
    spread.map(({ high }) => high),
  )
  return {
    input,
    days: days.length,
    base: Float64Array.from(days, ({ closing }) => closing),
    low: Float64Array.from(spread, ({ low }) => low),
    high: Float64Array.from(spread, ({ high }) => high),
    widths: Float64Array.from(steps.widths),
    roots: Float64Array.from(steps.roots),
    normals: normalsFor(days.length, ((input.paths ?? pathsUnlessGiven) + 1) >> 1),
    moves: new Float64Array(days.length),
    projects: projects.map((project) => ({
      wins: project.wins,
      slips: Int32Array.from(project.slips),
      items: project.items.map(({ at, amount, shifts }) => ({
        at,
        amount,
        shifts: Int32Array.from(shifts),
        late: false,
      })),
      won: false,
      slipped: false,
    })),
    workingAt: Int32Array.from(input.workingAt ?? days.map((_, at) => at)),
  }
}

// The 80 % range of a normal spread reaches 1.28 deviations to each side.
const deviationsIn80 = 1.2816

/** Draws every project once and lays what moves onto the days. */
function drawProjects({ projects, moves, days, workingAt }: World, chance: () => number): void {
  for (const project of projects) {
    project.won = project.wins >= 1 || chance() < project.wins
    const slip = drawn(project.slips, chance)
    project.slipped = slip > 0
    for (const item of project.items) {
      const shift = drawn(item.shifts, chance)
      item.late = shift > 0
      if (!project.won) continue
      const at = item.at + slip + shift
      if (at >= days) continue
      const day = workingAt[at < 0 ? 0 : at] ?? days
      if (day < days) moves[day] = (moves[day] ?? 0) + item.amount
    }
  }
}

function drawn(values: Int32Array, chance: () => number): number {
  return values.length === 1
    ? (values[0] ?? 0)
    : (values[Math.floor(chance() * values.length)] ?? 0)
}

/** Walks the days as the outlook does, with the projects' money on top; counts the weeks that fall short. */
function walk(world: World, path: number, tally: Tally): boolean {
  const { days, base, low, high, widths, roots, normals, moves } = world
  const { threshold } = world.input
  const row = (path >> 1) * days
  const sign = path % 2 === 0 ? 1 : -1
  let strayed = 0
  let moved = 0
  let week = -1
  for (let day = 0; day < days; day++) {
    strayed += sign * (normals[row + day] ?? 0) * (widths[day] ?? 0)
    moved += moves[day] ?? 0
    moves[day] = 0
    const root = roots[day] ?? 0
    const deviations = root > 0 ? strayed / root : 0
    const width = deviations < 0 ? (low[day] ?? 0) : (high[day] ?? 0)
    const balance = (base[day] ?? 0) + deviations * width + moved
    const own = Math.floor(day / 7)
    if (balance < threshold && own !== week) {
      week = own
      tally.weeks[own] = (tally.weeks[own] ?? 0) + 1
    }
  }
  return week >= 0
}

/** Counts futures, and those that run short, by what went well in them. */
class Tally {
  readonly weeks: Float64Array
  readonly #count: number
  #short = 0
  readonly #won: Cells
  readonly #kept: Cells
  readonly #onTime: Cells[]

  constructor({ days, projects }: World, count: number) {
    this.#count = count
    this.weeks = new Float64Array(Math.ceil(days / 7))
    this.#won = new Cells(projects.length)
    this.#kept = new Cells(projects.length)
    this.#onTime = projects.map(({ items }) => new Cells(items.length))
  }

  note({ projects }: World, isShort: boolean): void {
    if (isShort) this.#short++
    for (let at = 0; at < projects.length; at++) {
      const project = projects[at]
      if (!project) continue
      if (project.won) this.#won.note(at, isShort)
      if (!project.slipped) this.#kept.note(at, isShort)
      const onTime = this.#onTime[at]
      for (let item = 0; item < project.items.length; item++)
        if (!project.items[item]?.late) onTime?.note(item, isShort)
    }
  }

  result({ input }: World): ShortChance {
    const chance = this.#short / this.#count
    const drivers = input.projects.flatMap((project, at) => {
      const { projectId, items } = project
      const ofItems = items.map((item, place) =>
        this.#driver(this.#onTime[at], place, { kind: 'late', projectId, itemId: item.itemId }),
      )
      return [
        this.#driver(this.#won, at, { kind: 'win', projectId, itemId: null }),
        this.#driver(this.#kept, at, { kind: 'slip', projectId, itemId: null }),
        ...ofItems,
      ].flatMap((driver) => driver ?? [])
    })
    return {
      paths: this.#count,
      chance,
      byWeek: Array.from(this.weeks, (short) => short / this.#count),
      drivers: drivers.sort((a, b) => b.effect - a.effect || (a.projectId < b.projectId ? -1 : 1)),
    }
  }

  #driver(
    cells: Cells | undefined,
    at: number,
    about: Pick<ChanceDriver, 'kind' | 'projectId' | 'itemId'>,
  ): ChanceDriver | null {
    const seen = cells?.seen[at] ?? 0
    if (!cells || seen < seenMin || seen === this.#count) return null
    const whole = this.#short / this.#count
    const chance = (cells.short[at] ?? 0) / seen
    const error = Math.sqrt((whole * (1 - whole)) / seen)
    const effect = whole - chance
    return effect > errorsMin * error ? { ...about, chance, effect } : null
  }
}

class Cells {
  readonly seen: Float64Array
  readonly short: Float64Array

  constructor(length: number) {
    this.seen = new Float64Array(length)
    this.short = new Float64Array(length)
  }

  note(at: number, isShort: boolean): void {
    this.seen[at] = (this.seen[at] ?? 0) + 1
    if (isShort) this.short[at] = (this.short[at] ?? 0) + 1
  }
}
