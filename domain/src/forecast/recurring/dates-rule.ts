// A rule to be tried on the days of a payee, and what every kind of rule is made with.
import { monthOfNumber } from '../occurrences/slots.ts'
import type { DayRule, SeriesCadence } from '../series.ts'
import type { Sight } from './sighted.ts'

/**
 * A rule to be tried. `plainness` breaks ties: of two rules that fit alike the plainer one is
 * meant.
 */
export type Candidate = {
  readonly cadence: SeriesCadence
  readonly rule: DayRule
  readonly plainness: number
}

/** A rule of dates; its anchor is the month of the first sight, which is in phase. */
export function datesRule(
  dates: readonly number[],
  everyMonths: number,
  sights: readonly Sight[],
  monthsOff: readonly number[] = [],
): Extract<DayRule, { kind: 'dates' }> {
  const anchor = monthOfNumber(sights[0]?.month ?? 0)
  return { kind: 'dates', dates, everyMonths, anchor, monthsOff }
}

/**
 * The most common values, commonest first; of two as common the later seen first, for habits
 * change.
 */
export function mostCommon(values: readonly number[], count: number): number[] {
  const counts = new Map<number, { count: number; last: number }>()
  for (const [i, value] of values.entries()) {
    const entry = counts.get(value)
    if (entry) {
      entry.count++
      entry.last = i
    } else counts.set(value, { count: 1, last: i })
  }
  return [...counts]
    .sort(([, a], [, b]) => b.count - a.count || b.last - a.last)
    .slice(0, count)
    .map(([value]) => value)
}
