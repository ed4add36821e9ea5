// How the level ran up to now and is expected to run from there, as places and as paths. It meets
// each level at the end of its period.
import type { LevelChartData, LevelDay } from './level-data.ts'
import type { Scale } from './scale.ts'
import { groundPath, type Place, smoothPath } from './smooth-path.ts'

/** Where every period ends, the way to now, the way from now, and where the two part. */
type LevelRun = {
  readonly ends: readonly Place[]
  readonly past: readonly Place[]
  readonly ahead: readonly Place[]
  readonly now: Place | null
  readonly splitX: number | null
}

/** Places of all levels; `left` is where the first period starts. */
export function runOf(
  data: LevelChartData,
  by: { left: number; step: number; y: Scale },
): LevelRun {
  const start = { x: by.left, y: by.y(data.opening) }
  const ends = data.points.map(({ level }, i) => ({
    x: by.left + (i + 1) * by.step,
    y: by.y(level),
  }))
  const days = dayPlaces(data, by)
  const current = data.points.findIndex(({ kind }) => kind === 'current')
  if (current < 0 || !data.now) return runWithoutNow(data, { start, ends, days })
  // Kept off both edges of its period, so that the line always moves forward.
  const share = Math.max(0.03, Math.min(0.97, data.now.share))
  const now = { x: by.left + (current + share) * by.step, y: by.y(data.now.level) }
  const past = [...pastTo(now, { start, ends: ends.slice(0, current), days }), now]
  return data.expects
    ? { ends, past, ahead: aheadFrom(now, { ends: ends.slice(current), days }), now, splitX: now.x }
    : { ends: ends.with(current, now), past, ahead: [], now, splitX: null }
}

/** A day of the level and where it stands. */
export type DayPlace = Place & { readonly day: LevelDay }

/** The days that lie within the periods shown, from left to right. */
export function dayPlaces(
  { days, points }: LevelChartData,
  by: { left: number; step: number; y: Scale },
): DayPlace[] {
  const indexes = new Map(points.map(({ key }, index) => [key, index]))
  return days.flatMap((day) => {
    const index = indexes.get(day.key)
    if (index === undefined) return []
    return [{ day, x: by.left + (index + day.share) * by.step, y: by.y(day.level) }]
  })
}

type RunPlaces = {
  readonly start: Place
  readonly ends: readonly Place[]
  readonly days: readonly DayPlace[]
}

/** From period's end to period's end, then by day from where days are known, up to a place. */
function pastTo(until: Place, { start, ends, days }: RunPlaces): Place[] {
  const known = days.filter(({ x }) => x < until.x - near)
  const from = known[0]?.x ?? until.x
  return [
    start,
    ...ends.filter(({ x }) => x < from - near),
    ...known.filter(({ x }) => x > start.x),
  ]
}

/** By day as far as days are known, then from period's end to period's end. */
function aheadFrom(start: Place, { ends, days }: Omit<RunPlaces, 'start'>): Place[] {
  const known = days.filter(({ x }) => x > start.x)
  const until = known.at(-1)?.x ?? start.x
  return [start, ...known, ...ends.filter(({ x }) => x > until + near)]
}

/** Places less than this many pixels apart are the same place. */
const near = 0.5

/**
 * The paths: the two lines, the fade under the first, and the ground between the second and the
 * threshold.
 */
export function levelPaths(run: LevelRun, by: { y: Scale; line: number | null }) {
  return {
    level: smoothPath(run.past),
    levelAhead: smoothPath(run.ahead),
    fill: groundPath(run.past, by.y(0)),
    under: by.line === null ? '' : groundPath(run.ahead, by.y(by.line)),
  }
}

function runWithoutNow(data: LevelChartData, { start, ends, days }: RunPlaces): LevelRun {
  const firstAhead = data.points.findIndex(({ kind }) => kind === 'ahead')
  const lastPast = firstAhead < 0 ? ends.length - 1 : firstAhead - 1
  const joint = ends[lastPast] ?? start
  const before = { start, ends: ends.slice(0, Math.max(0, lastPast)), days }
  const past = joint === start ? [start] : [...pastTo(joint, before), joint]
  if (firstAhead < 0) return { ends, past, ahead: [], now: null, splitX: null }
  const ahead = aheadFrom(joint, { ends: ends.slice(firstAhead), days })
  return { ends, past, ahead, now: null, splitX: joint.x }
}
