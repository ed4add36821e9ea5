// What the open occurrences of series come to, month by month.
import { monthOf } from '../../calendar.ts'
import type { Occurrence } from '../series.ts'
import type { Span } from './span.ts'

/** By forecast month: what occurrences still bring or take, signed, in pence. */
export function openByMonth(occurrences: readonly Occurrence[], span: Span): number[] {
  const totals = span.months.map(() => 0)
  const places = new Map(span.months.map((month, i) => [month, i]))
  const last = span.days.at(-1) ?? span.asOf
  for (const { day, open } of occurrences) {
    const at = day > span.asOf && day <= last ? places.get(monthOf(day)) : undefined
    if (at !== undefined) totals[at]! += open
  }
  return totals
}
