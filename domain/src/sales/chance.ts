// How likely cash is to run short when clients pay late, bids are won or lost and work slips: many
// seeded futures of the same business, counted. The ordinary ups and downs are walked exactly as
// the outlook walks them, so that without projects both give the same answer.
import { type ChanceDriver, driversOf } from './chance-drivers.ts'
import { walkFutures } from './chance-futures.ts'
import type { ChanceInput, ChanceProject } from './chance-input.ts'
import { chanceWorld } from './chance-world.ts'

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
