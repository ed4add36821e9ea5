// A stretch of days that a question is about, and how it is named in an answer. Reading one out of
// words is `periods/`.
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  daysBetween,
  lastDayOf,
  type Month,
  monthOf,
  monthsBetween,
  weekdayOf,
} from '../calendar.ts'
import { monthNameOf } from '../date-words.ts'

/** What kind of stretch it is; comparisons and defaults depend on it. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year' | 'span' | 'all'

/**
 * Both days included. `label` stands in answers after "in" or by itself: "October 2026", "the last
 * 3 months".
 */
export type Period = {
  readonly from: Day
  readonly to: Day
  readonly unit: PeriodUnit
  readonly label: string
  /** "So far", "to date": only up to today, also where the rest lies ahead. */
  readonly toDate?: boolean
  /** The two periods that a range was written with: "between May and June". */
  readonly ends?: readonly [Period, Period]
  /** "A month ago" is a month for a total and this day for a balance. */
  readonly moment?: Day
  /** Something else is set against it: "compared with October". */
  readonly isBase?: boolean
  /** What else the same words could mean: shown as a choice. */
  readonly otherwise?: { readonly label: string; readonly prompt: string }
}

/** "October 2026". */
export function monthLabel(month: Month): string {
  return `${monthNameOf(month)} ${month.slice(0, 4)}`
}

/** "5 October 2026". */
export function dayLabel(day: Day): string {
  return `${Number(day.slice(8))} ${monthLabel(monthOf(day))}`
}

/** "1 to 20 November 2026", "5 October 2026 to 3 January 2027". */
export function spanLabel(from: Day, to: Day): string {
  if (from === to) return dayLabel(from)
  if (monthOf(from) === monthOf(to)) return `${Number(from.slice(8))} to ${dayLabel(to)}`
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  return `${sameYear ? dayLabel(from).replace(/ \d{4}$/, '') : dayLabel(from)} to ${dayLabel(to)}`
}

/** The days of a period as a question may name them: "in October 2026", "from 1 to 20 May 2026". */
export function inDays({ from, to, unit, label }: Period): string {
  return unit === 'month' || unit === 'year' ? `in ${label}` : `from ${spanLabel(from, to)}`
}

/** A calendar month as a period. */
export function monthPeriod(month: Month): Period {
  return { from: `${month}-01`, to: lastDayOf(month), unit: 'month', label: monthLabel(month) }
}

/** The quarter of the calendar year that a month lies in. */
export function quarterPeriod(month: Month): Period {
  const at = Math.floor((Number(month.slice(5)) - 1) / 3)
  const first = `${month.slice(0, 4)}-${String(at * 3 + 1).padStart(2, '0')}`
  const last = addMonths(first, 2)
  const months = `${monthNameOf(first)} to ${monthLabel(last)}`
  return {
    from: `${first}-01`,
    to: lastDayOf(last),
    unit: 'quarter',
    label: `Q${at + 1} (${months})`,
  }
}

/** Half of a calendar year, 1 or 2. */
export function halfPeriod(year: number, half: 1 | 2): Period {
  const first = half === 1 ? `${year}-01` : `${year}-07`
  const last = addMonths(first, 5)
  return {
    from: `${first}-01`,
    to: lastDayOf(last),
    unit: 'half',
    label: half === 1 ? `January to June ${year}` : `July to December ${year}`,
  }
}

/** A calendar year. */
export function yearPeriod(year: number): Period {
  return { from: `${year}-01-01`, to: `${year}-12-31`, unit: 'year', label: String(year) }
}

/**
 * The year that ends in a calendar year on the business's year end (`MM-DD`). The last of February
 * is that of each year.
 */
export function financialYear(endsIn: number, yearEnd: string): Period {
  const from = addDays(yearEndIn(endsIn - 1, yearEnd), 1)
  const to = yearEndIn(endsIn, yearEnd)
  return { from, to, unit: 'year', label: `the financial year ${spanLabel(from, to)}` }
}

function yearEndIn(year: number, yearEnd: string): Day {
  const last = lastDayOf(`${year}-${yearEnd.slice(0, 2)}`)
  const day = `${year}-${yearEnd}`
  return /^02-2[89]$/.test(yearEnd) || day > last ? last : day
}

/** The UK tax year that begins on 6 April of a year. */
export function taxYear(begins: number): Period {
  const [from, to] = [`${begins}-04-06`, `${begins + 1}-04-05`]
  return { from, to, unit: 'year', label: `the tax year ${spanLabel(from, to)}` }
}

/** Monday to Sunday around a day. */
export function weekPeriod(day: Day): Period {
  const from = addDays(day, 1 - weekdayOf(day))
  const to = addDays(from, 6)
  return { from, to, unit: 'week', label: `the week of ${spanLabel(from, to)}` }
}

/** One day. */
export function dayPeriod(day: Day): Period {
  return { from: day, to: day, unit: 'day', label: dayLabel(day) }
}

/** Any span of days, named by its days unless a name is supplied. */
export function spanPeriod(from: Day, to: Day, label = spanLabel(from, to)): Period {
  return { from, to, unit: 'span', label }
}

/** The part of a period that has happened; null where none of it has. */
export function untilToday(period: Period, today: Day): Period | null {
  if (period.from > today) return null
  if (period.to <= today) return period
  return { ...period, to: today, label: `${spanLabel(period.from, today)}`, toDate: true }
}

/**
 * The period of the same length and kind just before: the month before a month, as many days before
 * a span.
 */
export function periodBefore(period: Period): Period {
  const month = monthOf(period.from)
  if (period.unit === 'month') return monthPeriod(addMonths(month, -1))
  if (period.unit === 'quarter') return quarterPeriod(addMonths(month, -3))
  if (period.unit === 'week') return weekPeriod(addDays(period.from, -7))
  if (period.unit === 'day') return dayPeriod(addDays(period.from, -1))
  if (period.unit === 'year' || period.unit === 'half') return yearsBack(period, 1, period.unit)
  const months = wholeMonths(period)
  if (months > 0) return shifted(period, { unit: 'month', by: -months })
  const days = daysBetween(period.from, period.to) + 1
  return spanPeriod(addDays(period.from, -days), addDays(period.from, -1))
}

// How many whole calendar months a period is; 0 where it begins or ends within one.
function wholeMonths({ from, to }: Period): number {
  if (!from.endsWith('-01') || to !== lastDayOf(monthOf(to))) return 0
  return monthsBetween(monthOf(from), monthOf(to)) + 1
}

/**
 * A period so many days, weeks, months, quarters or years later, or earlier below 0: whole months,
 * quarters and years of such a period, else its days. A single day stays a day.
 */
export function shifted(period: Period, { unit, by }: { unit: string; by: number }): Period {
  const days = { day: by, week: 7 * by, fortnight: 14 * by }[unit]
  const months = { month: by, quarter: 3 * by, year: 12 * by }[unit] ?? 0
  const month = addMonths(monthOf(period.from), months)
  if (days === undefined && period.unit === 'month') return monthPeriod(month)
  if (days === undefined && period.unit === 'quarter') return quarterPeriod(month)
  if (unit === 'year' && period.unit === 'year') return yearsBack(period, -by)
  const move = (day: Day) => (days === undefined ? addMonthsToDay(day, months) : addDays(day, days))
  if (period.unit === 'week' && days !== undefined && days % 7 === 0)
    return weekPeriod(addDays(period.from, days))
  // "A week after October" is one day, a week after its last.
  if (period.unit !== 'day' && period.unit !== 'week' && days !== undefined)
    return dayPeriod(move(period.to))
  // "The six months before" January to June are whole months: they end on 31 December.
  if (days === undefined && wholeMonths(period) > 0)
    return periodOfDays(`${month}-01`, lastDayOf(addMonths(monthOf(period.to), months)))
  return periodOfDays(move(period.from), move(period.to))
}

/** The same days in an earlier year; a half goes back half a year. */
export function yearsBack(period: Period, years: number, unit: PeriodUnit = period.unit): Period {
  const months = unit === 'half' ? -6 : -12 * years
  const month = (day: Day) => addMonths(monthOf(day), months)
  const isEnd = period.to === lastDayOf(monthOf(period.to))
  const from = `${month(period.from)}-${period.from.slice(8)}`
  const last = lastDayOf(month(period.to))
  const to =
    isEnd || `${month(period.to)}-${period.to.slice(8)}` > last
      ? last
      : `${month(period.to)}-${period.to.slice(8)}`
  if (unit === 'month') return monthPeriod(monthOf(from))
  if (unit === 'quarter') return quarterPeriod(monthOf(from))
  if (unit === 'year' && from.endsWith('-01-01')) return yearPeriod(Number(from.slice(0, 4)))
  return { ...spanPeriod(from, to), unit }
}

/** Days as the period they make: a whole month, quarter or year by its name, else by its days. */
export function periodOfDays(from: Day, to: Day): Period {
  if (from === to) return dayPeriod(from)
  const month = monthOf(from)
  const isWhole = from.endsWith('-01') && to === lastDayOf(monthOf(to))
  if (isWhole && month === monthOf(to)) return monthPeriod(month)
  if (isWhole && from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`)
    return yearPeriod(Number(from.slice(0, 4)))
  const quarter = quarterPeriod(month)
  if (quarter.from === from && quarter.to === to) return quarter
  return spanPeriod(from, to)
}
