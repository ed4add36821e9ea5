// What the readers of a day in a line have in common: their shape, the words before a day, counts
// and weekdays.
import { addDays, addMonthsToDay, type Day } from '../calendar.ts'
import { numberIn, weekdays } from '../question/periods/words.ts'

/** The day that was read; `null` where the writing means no real day. */
export type ReadDay = { readonly day: Day | null; readonly isDoubtful?: boolean }

/** A way to write a day. `isPast` is set where the line is about a day that has passed. */
export type DayReader = {
  readonly pattern: RegExp
  readonly read: (match: RegExpExecArray, today: Day, isPast: boolean) => ReadDay
}

/** The words that may stand before a day, and belong to it. */
export const dayLead =
  '(?:(?:(?:which|that|it|this)\\s+)?(?:is|was|were|has been|falls|fell)\\s+)?(?:(?:over)?due\\s+)?(?:(?:on|by|before|for|until|from|at|since)\\s+)?(?:the\\s+)?'

/** A weekday, whole or short; its first three letters are the group. */
export const weekdayNames =
  '\\b(mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rs|rsday|urday)?\\b'

/** A count and its unit, in two groups. */
export const counted =
  '(\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\\s+(day|week|fortnight|month)s?'

/** 1 for Monday to 7 for Sunday. */
export function weekdayNumber(name: string): number {
  return weekdays.findIndex((each) => each.startsWith(name.toLowerCase())) + 1
}

/** The day so many units away, ahead or (with -1) ago. Without a number it is "in a week". */
export function shifted(
  today: Day,
  { count, unit, way }: { count: string; unit: string; way: 1 | -1 },
): Day {
  const steps = (numberIn(count.toLowerCase()) ?? 1) * way
  if (unit.toLowerCase() === 'month') return addMonthsToDay(today, steps)
  return addDays(today, steps * (/^w/i.test(unit) ? 7 : /^f/i.test(unit) ? 14 : 1))
}
