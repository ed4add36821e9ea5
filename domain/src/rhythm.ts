// Finds the rhythm in a list of days: every week, every month on the 5th, once a year. Knows nothing of money.
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysIn,
  type Month,
  monthOf,
  monthsBetween,
  weekdayOf,
} from './calendar.ts'

/** How often something happens. */
export type Cadence = 'weekly' | 'fortnightly' | 'four_weekly' | 'monthly' | 'quarterly' | 'yearly'

/**
 * A cadence and the beat it keeps. `anchor` is the date of the month (31 for the last day) of a rhythm in months, and the
 * weekday (1 for Monday) of one in days. `beat` is the day of the latest beat: the latest sighting, freed of its shift.
 */
export type Rhythm = { readonly cadence: Cadence; readonly anchor: number; readonly beat: Day }

type Step = {
  readonly cadence: Cadence
  readonly days?: number // the length of a step in days …
  readonly months?: number // … or in months
  readonly toleranceDays: number // weekends, bank holidays and Christmas move payments
  readonly sightingsMin: number
}

const steps: readonly Step[] = [
  { cadence: 'weekly', days: 7, toleranceDays: 2, sightingsMin: 3 },
  { cadence: 'fortnightly', days: 14, toleranceDays: 2, sightingsMin: 3 },
  { cadence: 'four_weekly', days: 28, toleranceDays: 3, sightingsMin: 3 },
  { cadence: 'monthly', months: 1, toleranceDays: 4, sightingsMin: 3 },
  { cadence: 'quarterly', months: 3, toleranceDays: 6, sightingsMin: 3 },
  { cadence: 'yearly', months: 12, toleranceDays: 12, sightingsMin: 2 },
]

const stepOf = new Map(steps.map((step) => [step.cadence, step]))
const sightingsMax = 13
const fitShareMin = 0.75

/** The rhythm that a rising list of different days keeps best, or `null` when it keeps none. The last 13 days are asked. */
export function rhythmOf(days: readonly Day[]): Rhythm | null {
  const recent = days.slice(-sightingsMax)
  let best: { rhythm: Rhythm; error: number } | null = null
  for (const step of steps) {
    const found = recent.length < step.sightingsMin ? null : fitOf(recent, step)
    if (found && (!best || found.error < best.error)) best = found
  }
  return best?.rhythm ?? null
}

/** The day of the `count`th beat after the latest one. */
export function beatAfter(rhythm: Rhythm, count: number): Day {
  const step = stepOf.get(rhythm.cadence)
  if (step?.days) return addDays(rhythm.beat, step.days * count)
  return dateIn(addMonths(monthOf(rhythm.beat), (step?.months ?? 1) * count), rhythm.anchor)
}

/** How long a beat is, in days, on average. */
export function periodDays(cadence: Cadence): number {
  const step = stepOf.get(cadence)
  return step?.days ?? ((step?.months ?? 1) * 365.25) / 12
}

type Fit = { rhythm: Rhythm; error: number }

function fitOf(days: readonly Day[], step: Step): Fit | null {
  return step.days ? fitInDays(days, step, step.days) : fitInMonths(days, step, step.months ?? 1)
}

function fitInDays(days: readonly Day[], step: Step, length: number): Fit | null {
  const errors = days.slice(1).map((day, i) => Math.abs(daysBetween(days[i] ?? day, day) - length))
  const error = errorWithin(errors, step.toleranceDays)
  const last = days.at(-1)
  if (error === null || !last) return null
  const anchor = mostCommon(days.map(weekdayOf))
  const shift = ((anchor - weekdayOf(last) + 10) % 7) - 3
  return { rhythm: { cadence: step.cadence, anchor, beat: addDays(last, shift) }, error }
}

function fitInMonths(days: readonly Day[], step: Step, length: number): Fit | null {
  let best: Fit | null = null
  for (const anchor of new Set([...days.map((day) => Number(day.slice(8))), 31])) {
    const beats = days.map((day) => nearestBeat(day, anchor))
    const errors = days.slice(1).map((day, i) => {
      const before = beats[i] ?? day
      const beat = beats[i + 1] ?? day
      const isNext = monthsBetween(monthOf(before), monthOf(beat)) === length
      return isNext ? Math.abs(daysBetween(beat, day)) : Number.POSITIVE_INFINITY
    })
    const error = errorWithin(errors, step.toleranceDays)
    const beat = beats.at(-1)
    if (error === null || !beat) continue
    if (!best || error < best.error)
      best = { rhythm: { cadence: step.cadence, anchor, beat }, error }
  }
  return best
}

/** The mean error of the steps that fit, or `null` when fewer than three in four do: one missed or doubled payment is no change of habit. */
function errorWithin(errors: readonly number[], tolerance: number): number | null {
  const fits = errors.filter((error) => error <= tolerance)
  if (errors.length === 0 || fits.length / errors.length < fitShareMin) return null
  return fits.reduce((sum, error) => sum + error, 0) / fits.length
}

function nearestBeat(day: Day, anchor: number): Day {
  const candidates = [-1, 0, 1].map((shift) => dateIn(addMonths(monthOf(day), shift), anchor))
  return candidates.reduce((nearest, candidate) =>
    Math.abs(daysBetween(candidate, day)) < Math.abs(daysBetween(nearest, day))
      ? candidate
      : nearest,
  )
}

function dateIn(month: Month, date: number): Day {
  return `${month}-${String(Math.min(date, daysIn(month))).padStart(2, '0')}`
}

function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || a - b)[0]?.[0] ?? 1
}
