// Days and months for the eye, in British words. No time zone: days are text.
import type { Day, Month } from '@plimsoll/domain/calendar'

/** Jan to Dec, as the table heads its months. */
const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

const at = (day: Day) => new Date(`${day}T12:00:00Z`)
const options = { timeZone: 'UTC' } as const
const longDay = new Intl.DateTimeFormat('en-GB', { ...options, dateStyle: 'long' })
const weekdayDay = new Intl.DateTimeFormat('en-GB', {
  ...options,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const weekdayOnly = new Intl.DateTimeFormat('en-GB', { ...options, weekday: 'long' })
const longMonth = new Intl.DateTimeFormat('en-GB', { ...options, month: 'long', year: 'numeric' })
const monthOnly = new Intl.DateTimeFormat('en-GB', { ...options, month: 'long' })

/** `20 November 2026`. */
export function dayLong(day: Day): string {
  return longDay.format(at(day))
}

/** `Friday 20 November`. */
export function dayWithWeekday(day: Day): string {
  return weekdayDay.format(at(day)).replace(',', '')
}

/** `Friday`. */
export function weekdayOfDay(day: Day): string {
  return weekdayOnly.format(at(day))
}

/** `20 Nov`. */
export function dayShort(day: Day): string {
  return `${Number(day.slice(8))} ${monthShort(day.slice(0, 7))}`
}

/** `Nov`. */
export function monthShort(month: Month): string {
  return monthNames[Number(month.slice(5, 7)) - 1] ?? ''
}

/** `Nov` on an axis; `Nov ’26` where it is the first there, and each January with its year. */
export function monthWord(month: Month, isFirst: boolean): string {
  const year = isFirst || month.endsWith('-01') ? ` ’${month.slice(2, 4)}` : ''
  return `${monthShort(month)}${year}`
}

/** `Nov 2026`. */
export function monthAndYear(month: Month): string {
  return `${monthShort(month)} ${month.slice(0, 4)}`
}

/** `November 2026`. */
export function monthLong(month: Month): string {
  return longMonth.format(at(`${month}-01`))
}

/** `November`. */
export function monthName(month: Month): string {
  return monthOnly.format(at(`${month}-01`))
}

/** `20 Nov 2026, 09:14` in the reader's own zone, for moments. */
export function instantShort(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  )
}
