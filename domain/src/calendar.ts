// Days and months as text without a time zone, and the arithmetic on them: in whole numbers,
// because a forecast asks it hundreds of thousands of times and `Date` takes several times as long.
// The only file of the domain that touches `Date`.

/** A calendar day, `'2026-03-29'`, without a time zone: bookings, forecasts and reports use it. */
export type Day = string & { readonly __day?: never }

/** A calendar month, `'2026-03'`. */
export type Month = string & { readonly __month?: never }

/** Whether the text is a day that exists: `'2024-02-30'` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  return fromEpochDays(epochDays(text)) === text
}

/** Brands a day; refuses one that does not exist. */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`)
  return text
}

/** Whether the text is a month, `YYYY-MM` with 01 to 12. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** The day built from numbers, month 1-12; `null` if there is no such day. */
export function dayFrom(parts: { year: number; month: number; date: number }): Day | null {
  const text = `${pad(parts.year, 4)}-${pad(parts.month, 2)}-${pad(parts.date, 2)}`
  return isDay(text) ? text : null
}

/** The month that a day lies in. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

/** The day `count` days later (earlier when negative). */
export function addDays(from: Day, count: number): Day {
  return fromEpochDays(epochDays(from) + count)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return epochDays(to) - epochDays(from)
}

/** The month `count` months later (earlier when negative). */
export function addMonths(from: Month, count: number): Month {
  const index = monthIndex(from) + count
  return `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1, 2)}`
}

/** Whole months from `from` to `to`; negative when `to` is earlier. */
export function monthsBetween(from: Month, to: Month): number {
  return monthIndex(to) - monthIndex(from)
}

/**
 * All months from the first to the last, both included; none if the last comes before the first.
 */
export function monthsFrom(first: Month, last: Month): Month[] {
  const count = monthsBetween(first, last) + 1
  return Array.from({ length: Math.max(0, count) }, (_, i) => addMonths(first, i))
}

/** The first day of a month. */
export function firstDayOf(month: Month): Day {
  return `${month}-01`
}

/** The last day of a month, leap years included. */
export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addMonths(month, 1)), -1)
}

/** How many days a month has, 28 to 31. */
export function daysIn(month: Month): number {
  return Number(lastDayOf(month).slice(8))
}

/**
 * The same date `count` months later, clamped to the month's end: 31 January + 1 is 28 February.
 */
export function addMonthsToDay(from: Day, count: number): Day {
  const month = addMonths(monthOf(from), count)
  const date = Math.min(Number(from.slice(8)), daysIn(month))
  return `${month}-${pad(date, 2)}`
}

/** The weekday, 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(day: Day): number {
  return ((((epochDays(day) + 3) % 7) + 7) % 7) + 1
}

/**
 * The calendar day of an instant in a time zone: what "today" is for a business. Refuses a zone
 * that does not exist.
 */
export function today(now: Date, zone = 'Europe/London'): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now)
}

/** The hour of the day of an instant in a time zone, 0 to 23. */
export function hourIn(zone: string, now: Date): number {
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(now)
  return Number(hour)
}

/**
 * Days since 1 January 1970; for sorting and arithmetic inside the domain. A date past its month's
 * end runs on into the next.
 */
export function epochDays(day: Day): number {
  const month = Number(day.slice(5, 7))
  // Counted in years that begin in March, so that the leap day is the last of its year (Hinnant,
  // "days_from_civil").
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0)
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(day.slice(8, 10)) - 1
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return year * 365 + leapDays + dayOfYear - marchOfYear0
}

/** The day that lies `count` days after 1 January 1970; refuses what is no number. */
export function fromEpochDays(count: number): Day {
  if (!Number.isFinite(count)) throw new RangeError(`not a number of days: ${count}`)
  const days = Math.floor(count) + marchOfYear0
  const era = Math.floor(days / daysIn400Years)
  const ofEra = days - era * daysIn400Years
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`
}

// 1 March of the year 0 lies so many days before 1 January 1970.
const marchOfYear0 = 719_468
const daysIn400Years = 146_097

function monthIndex(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
