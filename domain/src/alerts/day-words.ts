// Days as a sentence says them: the year only where it is not this one.
import type { Day } from '../calendar.ts'
import { dayAndMonth, dayInWords } from '../date-words.ts'

/** `14 December`, or `14 January 2027` when today's year is another. */
export function dayWords(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : dayInWords(day)
}
