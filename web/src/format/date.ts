// Days and months for the eye, in British words. No time zone: days are text.
import { type Day, type Month, weekdayOf } from '@plimsoll/domain/calendar'
import {
  dayAndMonth,
  dayInWords,
  monthNameOf,
  monthNames,
  weekdayNames,
} from '@plimsoll/domain/date-words'

/** `Mon` to `Sun`, as the heads of columns write them. */
export const weekdayShorts = weekdayNames.map((name) => name.slice(0, 3))

// The browser's own formatter isn't used for what is on most pages: the first one made costs a slow
// phone a tenth of a second.
/** `20 November 2026`. */
export function dayLong(day: Day): string {
  return dayInWords(day)
}

/** `Friday 20 November`. */
export function dayWithWeekday(day: Day): string {
  return `${weekdayOfDay(day)} ${dayAndMonth(day)}`
}

/** `Fri 20 Nov`. */
export function weekdayAndDayShort(day: Day): string {
  return `${weekdayShorts[weekdayOf(day) - 1]} ${dayShort(day)}`
}

/** `Friday`. */
export function weekdayOfDay(day: Day): string {
  return weekdayNames[weekdayOf(day) - 1] ?? ''
}

/** `20 Nov`. */
export function dayShort(day: Day): string {
  return `${Number(day.slice(8))} ${monthShort(day.slice(0, 7))}`
}

/** `Nov`. */
export function monthShort(month: Month): string {
  return shortName(Number(month.slice(5, 7)) - 1)
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
  return `${monthNameOf(month)} ${month.slice(0, 4)}`
}

/** `November`. */
export function monthName(month: Month): string {
  return monthNameOf(month)
}

/** `20 Nov 2026, 09:14` in the reader's own zone, for moments. */
export function instantShort(instant: string): string {
  return `${instantDay(instant)}, ${instantTime(instant)}`
}

/** `20 Nov 2026` in the reader's own zone. */
export function instantDay(instant: string): string {
  const at = new Date(instant)
  return `${at.getDate()} ${shortName(at.getMonth())} ${at.getFullYear()}`
}

/** `09:14` in the reader's own zone. */
export function instantTime(instant: string): string {
  const at = new Date(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}

/** `monthIndex` from 0, as a Date counts. */
function shortName(monthIndex: number): string {
  return (monthNames[monthIndex] ?? '').slice(0, 3)
}
