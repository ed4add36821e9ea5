// What drives the chance of running short: the same futures once more, with one thing settled well
// in all of them. Each candidate is tried on a sample of the futures that run short; those that
// matter most are then measured on all.

import type { Futures } from './chance-futures.ts'
import type { ChanceProject } from './chance-input.ts'
import { bitsFor, type ChanceWorld, goesAhead, shiftIn, slipIn } from './chance-world.ts'

/** Something that may go well or badly, and how the chance is when it goes well. */
export type ChanceDriver = {
  /** A bid won, a client on time, work that keeps its dates, a cost put off, trade as forecast. */
  readonly kind: 'win' | 'late' | 'slip' | 'cost' | 'rest'
  /** Null for the rest of the business. */
  readonly projectId: string | null
  readonly itemId: string | null
  /** Of running short where it goes well, 0-1. */
  readonly chance: number
  /** By how much that is lower, 0-1. */
  readonly effect: number
}

/** A driver that is tried. `items` are places in the world. */
type Candidate = {
  readonly kind: 'win' | 'late' | 'slip' | 'cost'
  readonly project: number
  readonly projectId: string
  readonly itemId: string | null
  readonly items: readonly number[]
  /** The shift that is on time, or the days by which a cost is put off. */
  readonly days: number
  /** The first day on which it could change anything. */
  readonly earliest: number
}

const sampleMax = 300
const measuredMax = 12
// Half a percentage point: what no rounded percentage shows is no driver.
const effectMin = 0.005

/** The drivers, the largest effect first. */
export function driversOf(
  projects: readonly ChanceProject[],
  world: ChanceWorld,
  futures: Futures,
): ChanceDriver[] {
  const whole = futures.short / world.paths
  if (futures.short === 0) return []
  const trial = new Trial(world, futures)
  const sample = sampleOf(world, futures)
  const measured = candidatesOf(projects, world)
    .map((candidate) => ({ candidate, saved: trial.saved(candidate, sample) }))
    .filter(({ saved }) => saved > 0)
    .sort((a, b) => b.saved - a.saved)
    .slice(0, measuredMax)
    .map(({ candidate: { kind, projectId, itemId }, candidate }) => {
      const chance = trial.short(candidate) / world.paths
      return { kind, projectId, itemId, chance, effect: whole - chance }
    })
  const calm = futures.shortWhenCalm / world.paths
  const rest = { kind: 'rest', projectId: null, itemId: null, chance: calm } as const
  return [...measured, { ...rest, effect: whole - calm }]
    .filter(({ effect }) => effect >= effectMin)
    .sort((a, b) => b.effect - a.effect)
}

function candidatesOf(projects: readonly ChanceProject[], { earliest }: ChanceWorld): Candidate[] {
  let first = 0
  const candidates = projects.flatMap(({ projectId, wins, slips, items }, project) => {
    const places = items.map((_, at) => first + at)
    first += items.length
    const common = { project, projectId, itemId: null, items: places, days: 0, earliest: 0 }
    const late = items.flatMap(({ itemId, shifts, onTime = 0 }, at): Candidate[] =>
      shifts.some((shift) => shift > onTime)
        ? [{ ...common, kind: 'late', itemId, items: [places[at] ?? 0], days: onTime }]
        : [],
    )
    const putOff = new Map<string, Candidate>()
    for (const [at, { itemId, putOff: days }] of items.entries()) {
      if (!days) continue
      const same = putOff.get(itemId)?.items ?? []
      const own = [...same, places[at] ?? 0]
      putOff.set(itemId, { ...common, kind: 'cost', itemId, items: own, days })
    }
    const win: Candidate[] = wins > 0 && wins < 1 ? [{ ...common, kind: 'win' }] : []
    const slip: Candidate[] = slips.some((days) => days > 0) ? [{ ...common, kind: 'slip' }] : []
    return [...win, ...slip, ...late, ...putOff.values()]
  })
  return candidates.map((candidate) => {
    const days = candidate.items.map((item) => earliest[item] ?? 0)
    return { ...candidate, earliest: Math.min(...days) }
  })
}

/** Futures that run short, evenly taken from all of them. */
function sampleOf({ paths, days }: ChanceWorld, { short, firstFall }: Futures): number[] {
  const every = Math.max(1, Math.ceil(short / sampleMax))
  const sample: number[] = []
  let seen = 0
  for (let path = 0; path < paths; path++)
    if ((firstFall[path] ?? days) < days && seen++ % every === 0) sample.push(path)
  return sample
}

/** Changes one future at a time and looks whether it still runs short. */
class Trial {
  readonly #world: ChanceWorld
  readonly #futures: Futures
  /** What a change adds to each day's moves, and the days to which it adds any, in their order. */
  readonly #change: Float64Array
  readonly #changed: number[] = []

  constructor(world: ChanceWorld, futures: Futures) {
    this.#world = world
    this.#futures = futures
    this.#change = new Float64Array(world.days)
  }

  /** How many of these futures, which all run short, no longer would. */
  saved(candidate: Candidate, sample: readonly number[]): number {
    let saved = 0
    for (const path of sample) if (!this.#isShort(candidate, path)) saved++
    return saved
  }

  /** How many of all futures would run short. */
  short(candidate: Candidate): number {
    let short = 0
    for (let path = 0; path < this.#world.paths; path++) if (this.#isShort(candidate, path)) short++
    return short
  }

  #isShort(candidate: Candidate, path: number): boolean {
    const { days } = this.#world
    const fell = this.#futures.firstFall[path] ?? days
    if (fell < candidate.earliest) return true
    this.#settle(candidate, path)
    const isShort = this.#isShortWithChange(path, fell)
    for (const day of this.#changed) this.#change[day] = 0
    this.#changed.length = 0
    return isShort
  }

  #isShortWithChange(path: number, fell: number): boolean {
    const { days } = this.#world
    const [first] = this.#changed
    if (first === undefined) return fell < days
    if (fell < first) return true
    // A future that never falls short still doesn't where no day is left with less.
    if (fell === days && this.#isNeverLess()) return false
    return this.#fallsFrom(first, path)
  }

  #isNeverLess(): boolean {
    let moved = 0
    for (const day of this.#changed) {
      moved += this.#change[day] ?? 0
      if (moved < 0) return false
    }
    return true
  }

  #fallsFrom(first: number, path: number): boolean {
    const { days } = this.#world
    const { margins } = this.#futures
    const row = path * days
    let moved = 0
    for (let day = first; day < days; day++) {
      moved += this.#change[day] ?? 0
      if ((margins[row + day] ?? 0) + moved < 0) return true
    }
    return false
  }

  /** Settles a candidate well in one future. */
  #settle({ kind, project, items, days }: Candidate, path: number): void {
    const world = this.#world
    const bits = bitsFor(world, path, project)
    if (goesAhead(world, project, bits) === (kind === 'win')) return
    const slip = slipIn(world, project, bits)
    if (kind === 'slip' && slip <= 0) return
    for (const item of items) {
      const at = world.at[item] ?? 0
      const amount = world.amounts[item] ?? 0
      const shift = shiftIn(world, item, bits)
      if (kind === 'late' && shift <= days) continue
      if (kind !== 'win') this.#move(at + slip + shift, -amount)
      const kept = kind === 'slip' ? at : at + slip
      const drawn = kind === 'late' ? days : kind === 'cost' ? shift + days : shift
      this.#move(kept + drawn, amount)
    }
  }

  #move(at: number, amount: number): void {
    const { landing, before, days } = this.#world
    const day = landing[before + at] ?? days
    if (day >= days) return
    this.#change[day] = (this.#change[day] ?? 0) + amount
    const changed = this.#changed
    let place = changed.length
    while (place > 0 && (changed[place - 1] ?? 0) > day) place--
    if (changed[place - 1] === day) return
    for (let at = changed.length; at > place; at--) changed[at] = changed[at - 1] ?? 0
    changed[place] = day
  }
}
