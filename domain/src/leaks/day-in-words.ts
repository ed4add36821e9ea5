// A day as the sentences of leaks say it.
import { type Day, monthOf } from '../calendar.ts'
import { monthNameOf } from '../cashflow/month-name.ts'

/** `3 June 2026`. */
export function dayInWords(day: Day): string {
  return `${Number(day.slice(8))} ${monthNameOf(monthOf(day))} ${day.slice(0, 4)}`
}
