// Days as a sentence says them: the year only where it is not this one.
import { type Day, monthOf } from '../calendar.ts'
import { monthNameOf } from '../cashflow/month-name.ts'

/** `14 December`, or `14 January 2027` when today's year is another. */
export function dayWords(day: Day, today: Day): string {
  const words = `${Number(day.slice(8))} ${monthNameOf(monthOf(day))}`
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${day.slice(0, 4)}`
}
