// How likely cash is to run short when clients pay late, bids are won or lost and work slips: many
// seeded futures of the same business, counted. The ordinary ups and downs are walked exactly as
// the outlook walks them, so that without projects both give the same answer.
import type { Minor } from '../money.ts'
import type { RangedDay } from '../outlook/fall-chance.ts'
import { type ChanceDriver, driversOf } from './chance-drivers.ts'
import { walkFutures } from './chance-futures.ts'
import { chanceWorld } from './chance-world.ts'

/**
 * Money that moves if its project goes ahead. `at` counts days from the first; amounts are signed.
 */
export type ChanceItem = {
  readonly itemId: string
  readonly at: number
  readonly amount: Minor
  /**
   * Days after the expected day that it may come, each as likely; `[0]` for what is always on time.
   */
  readonly shifts: readonly number[]
  /** The shift that is on time, 0 where not given: less where a client's usual delay is in `at`. */
  readonly onTime?: number
  /** By how many days a payment could be put off; never, where not given. */
  readonly putOff?: number
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
  /** For each day the week that it counts in, from 0; weeks of seven days where not given. */
  readonly weekOf?: readonly number[]
}

/** The chance of falling below the threshold. */
type ShortChance = {
  readonly paths: number
  /** On any day. */
  readonly chance: number
  /** On any day of each week. */
  readonly byWeek: readonly number[]
  /** The largest effect first; negligible ones are left out. */
  readonly drivers: readonly ChanceDriver[]
}

/**
 * How many futures are walked by default: a chance of 20 % is within a point of exact.
 */
const pathsUnlessGiven = 10_000

/** Simulates. The same input gives the same answer. */
export function shortChance(all: ChanceInput): ShortChance {
  const input = { ...all, projects: withinReach(all) }
  const world = chanceWorld(input, input.paths ?? pathsUnlessGiven)
  const futures = walkFutures(world)
  const { paths } = world
  return {
    paths,
    chance: futures.short / paths,
    byWeek: Array.from(futures.shortByWeek, (short) => short / paths),
    drivers: driversOf(input.projects, world, futures),
  }
}

/** The projects with those items that come within the days in at least one future. */
function withinReach({ days, projects }: ChanceInput): ChanceProject[] {
  return projects
    .map((project) => ({
      ...project,
      items: project.items.filter(({ at, shifts, onTime = 0 }) => {
        const earliest = at + Math.min(0, ...project.slips) + Math.min(onTime, ...shifts)
        return earliest < days.length
      }),
    }))
    .filter(({ items }) => items.length > 0)
}
