// The calendar of 13 weeks: days by weeks from Monday to Sunday, and how strongly each is coloured.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { addDays, type Day, weekdayOf } from '@plimsoll/domain/calendar'

/** A day of the calendar. */
export type HeatDay = CashManagement['days'][number]

/** Strengths of a colour, from a trace to full. */
const strengths = 4

/** Rows of seven, Monday first; a place before the first day or after the last is null. */
export function heatWeeks(days: readonly HeatDay[]): { monday: Day; days: (HeatDay | null)[] }[] {
  const [first] = days
  if (!first) return []
  const byDay = new Map(days.map((day) => [day.day, day]))
  const start = addDays(first.day, 1 - weekdayOf(first.day))
  const last = days.at(-1)?.day ?? first.day
  const weeks = []
  for (let monday = start; monday <= last; monday = addDays(monday, 7))
    weeks.push({
      monday,
      days: Array.from({ length: 7 }, (_, at) => byDay.get(addDays(monday, at)) ?? null),
    })
  return weeks
}

/**
 * The side that a day is coloured for and how strongly, 0 for next to nothing; the root keeps a
 * payday from drowning the rest.
 */
export function heatOf(day: HeatDay, largest: number): { side: 'in' | 'out'; strength: number } {
  const net = day.in - day.out
  const share = largest === 0 ? 0 : Math.sqrt(Math.abs(net) / largest)
  return { side: net < 0 ? 'out' : 'in', strength: Math.round(share * strengths) }
}

/** The largest movement of a day, for the scale. */
export function largestOf(days: readonly HeatDay[]): number {
  return Math.max(0, ...days.map((day) => Math.abs(day.in - day.out)))
}
