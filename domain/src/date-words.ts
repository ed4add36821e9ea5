// Days and months in British words, for sentences.
import { type Day, isMonth, type Month, monthOf } from './calendar.ts'

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

/** The names of the weekdays; Monday is 1 and stands first. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
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

/**
 * Why a text is no day, as one sentence: a date that the calendar lacks is named, so that nobody
 * looks for a mistake in how it is written.
 */
export function noDayWords(text: string): string {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text) && isMonth(monthOf(text))
  return isWritten
    ? `There is no ${dayInWords(text)}. Choose a day that exists.`
    : 'Write days as YYYY-MM-DD.'
}
