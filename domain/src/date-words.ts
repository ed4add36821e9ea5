// Days and months in British words, for sentences.
import { type Day, type Month, monthOf } from './calendar.ts'

/** The names of the months, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `March`. */
export function monthNameOf(month: Month): string {
  return monthNames[Number(month.slice(5, 7)) - 1] ?? month
}

/** `11 March`. */
export function dayAndMonth(day: Day): string {
  return `${Number(day.slice(8))} ${monthNameOf(monthOf(day))}`
}

/** `11 March 2026`. */
export function dayInWords(day: Day): string {
  return `${dayAndMonth(day)} ${day.slice(0, 4)}`
}
