// The prices a payment had one after another, and whether it rose for good: from a price that was
// steady to one that stayed.

import type { Day } from '../calendar.ts'
import type { Sighting } from '../forecast/series.ts'

/** A run of payments of one price, a magnitude in pence, oldest first. */
export type Level = { readonly amount: number; readonly sightings: readonly Sighting[] }

/**
 * A rise: the steady price before, prices held for a while between, and the one that is paid now.
 */
type Rise = {
  readonly before: Level
  readonly between: readonly Level[]
  readonly now: Level
  readonly steps: number
}

const sameShare = 0.005
const riseMin = 0.01
// A price in another currency is never quite the same: there a small rise is the rate of exchange.
const riseMinInexact = 0.05
// More than twice as much is another contract, not another price.
const riseMax = 1
const steadyMin = 3
// What comes four times a year or less shows its new price for months before it is seen twice.
const seldomTimes = 4
const steadySeldomMin = 4
// A price that comes twice a year or less is believed at once, if it never fell: the bills of a
// repair go up and down.
const yearlyTimes = 2
const riseOnceMax = 0.5
// What creeps up a little every time follows a rate of exchange: of several steps, each is one to
// be seen.
const stepMin = 0.03
const shortBetweenMax = 1

/** Runs of payments of one price. */
export function levelsOf(evidence: readonly Sighting[]): Level[] {
  const levels: { amount: number; sightings: Sighting[] }[] = []
  for (const sighting of evidence) {
    const amount = Math.abs(sighting.amount)
    const last = levels.at(-1)
    if (last && Math.abs(amount / last.amount - 1) <= sameShare) last.sightings.push(sighting)
    else levels.push({ amount, sightings: [sighting] })
  }
  return levels
}

/**
 * The rise that the last price ends, its first step no longer ago than `from`; `null` where there
 * is none that is proven.
 */
export function risen(
  levels: readonly Level[],
  options: { times: number; from: Day },
): Rise | null {
  const now = levels.at(-1)
  if (!now) return null
  if (options.times <= yearlyTimes && hasFallen(levels)) return null
  const rises = runUp(levels).filter((rise) => isProven(rise, options.times))
  const fresh = rises.filter(({ between }) => {
    const [first] = between[0]?.sightings ?? now.sightings
    return first !== undefined && first.day > options.from
  })
  return fresh.at(-1) ?? rises[0] ?? null
}

/** Every price that the last one was reached from by rising alone, the latest first. */
function runUp(levels: readonly Level[]): Rise[] {
  const now = levels.at(-1) as Level
  const rises: Rise[] = []
  for (let at = levels.length - 2; at >= 0; at--) {
    const [before, next] = [levels[at] as Level, levels[at + 1] as Level]
    const step = next.amount / before.amount - 1
    if (step <= 0 || (at < levels.length - 2 && step < stepMin)) break
    const between = levels.slice(at + 1, -1)
    const [first] = between
    if (first && now.amount / (between.at(-1) as Level).amount - 1 < stepMin) break
    if (between.filter(({ sightings }) => sightings.length < steadyMin).length > shortBetweenMax)
      break
    rises.push({ before, between, now, steps: between.length + 1 })
  }
  return rises
}

/**
 * A price was paid at least three times before and twice since; one that comes seldom may show
 * itself at once.
 */
function isProven({ before, now, between }: Rise, times: number): boolean {
  const share = now.amount / before.amount - 1
  if (share < (isExact(before) ? riseMin : riseMinInexact) || share > riseMax) return false
  if (times <= yearlyTimes) return true
  if (before.sightings.length < steadyMin) return false
  if (now.sightings.length >= 2) return true
  const isSteady = before.sightings.length >= steadySeldomMin && between.length === 0
  return times <= seldomTimes && isSteady && share <= riseOnceMax
}

function hasFallen(levels: readonly Level[]): boolean {
  return levels.some(({ amount }, at) => amount < (levels[at - 1]?.amount ?? 0))
}

function isExact({ sightings }: Level): boolean {
  return new Set(sightings.map(({ amount }) => amount)).size === 1
}
