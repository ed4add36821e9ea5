// Periods by their distance from today: "last month", "the next 30 days", "three weeks ago", "so
// far".
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '../../calendar.ts'
import {
  dayPeriod,
  halfPeriod,
  monthPeriod,
  type Period,
  periodBefore,
  quarterPeriod,
  spanLabel,
  spanPeriod,
  weekPeriod,
  yearPeriod,
  yearsBack,
} from '../period.ts'
import { weekdayByDistance } from './days.ts'
import { monthByDistance } from './months.ts'
import { readSeason } from './parts.ts'
import { type FoundPeriod, foundAt, type PeriodText, toDate } from './period-text.ts'
import { future, monthNumbers, numberIn, past, present, seasons, units, weekdays } from './words.ts'

/** "Last month", "this quarter", "next Friday", "the last three months". */
export function readRelative(text: PeriodText, at: number): FoundPeriod | null {
  const word = text.word(at) ?? ''
  const by = past.has(word) ? -1 : present.has(word) ? 0 : future.has(word) ? 1 : null
  if (by === null) return null
  const full = text.skip(at + 1, 'full', 'whole', 'complete', 'calendar', 'entire')
  const unit = text.word(full) ?? ''
  // "The last week of each month" is no one week.
  if (text.word(full + 1) === 'of' && /^(each|every)$/.test(text.word(full + 2) ?? '')) return null
  if (unit === 'year' && by < 0 && full === at + 1 && isRolling(text, at))
    return foundAt(lastUnits(text, 12, 'month'), at, full + 1)
  if (units.has(unit) && by > 0 && isOverNext(text, at))
    return foundAt(nextUnits(text, 1, unit), at, full + 1)
  if (units.has(unit)) return foundAt(unitByDistance(text, unit, by), at, full + 1)
  if (monthNumbers[unit] && by !== null)
    return monthByDistance(text, monthNumbers[unit] ?? 1, by, { at, end: full + 1 })
  if (weekdays.includes(unit))
    return foundAt(dayPeriod(weekdayByDistance(text, unit, by)), at, full + 1)
  if (by === 0) return null
  return readCount(text, at, full, by)
}

/**
 * "The half year", "this half", "last half year", "the past half a year": a half of the calendar
 * year, or where "past" or "over the last" counts back from now the last six whole months.
 */
export function readHalfYear(text: PeriodText, at: number): FoundPeriod | null {
  const word = text.word(at) ?? ''
  const by = past.has(word) ? -1 : present.has(word) ? 0 : null
  const half = by === null ? at : at + 1
  if (text.word(half) !== 'half') return null
  const year = text.skip(text.skip(half + 1, '-'), 'a')
  const hasYear = text.word(year) === 'year'
  if (!hasYear && by === null) return null
  const end = hasYear ? year + 1 : half + 1
  if (text.word(end) === 'ago' || /^(of|to|ending|ended|from)$/.test(text.word(end) ?? ''))
    return null
  if (by === -1 && (word === 'past' || isRolling(text, at)))
    return foundAt(lastUnits(text, 6, 'month'), at, end)
  const { today } = text.context
  const calendarYear = Number(today.slice(0, 4))
  const isFirst = Number(today.slice(5, 7)) <= 6
  if (by !== -1) return foundAt(halfPeriod(calendarYear, isFirst ? 1 : 2), at, end)
  return foundAt(isFirst ? halfPeriod(calendarYear - 1, 2) : halfPeriod(calendarYear, 1), at, end)
}

// "Over the last year" runs up to now, while "last year" is the calendar year.
function isRolling(text: PeriodText, at: number): boolean {
  const before = text.word(at - 1) === 'the' ? text.word(at - 2) : null
  const isOverYear = /^(over|in|during|within|for|across|throughout)$/.test(before ?? '')
  return isOverYear || (text.word(at) === 'past' && text.word(at - 1) === 'the')
}

// "In the next month" begins tomorrow, while "next month" is the calendar month.
function isOverNext(text: PeriodText, at: number): boolean {
  return (
    text.word(at) === 'next' &&
    text.word(at - 1) === 'the' &&
    /^(over|in|during|within|for|across|throughout)$/.test(text.word(at - 2) ?? '')
  )
}

/** "The end of the month", "the rest of the year": the one under way. */
export function readEndOfThis(text: PeriodText, at: number): FoundPeriod | null {
  const unit = text.word(at) ?? ''
  const isPart = text.word(at - 1) === 'the' && text.word(at - 2) === 'of'
  return isPart && units.has(unit) && text.word(at + 1) !== 'before'
    ? foundAt(unitByDistance(text, unit, 0), at, at + 1)
    : null
}

/**
 * "The last three months", "the next 30 days", "the past couple of weeks", "the last half year".
 */
function readCount(text: PeriodText, at: number, from: number, by: number): FoundPeriod | null {
  const next = text.skip(from, 'a')
  const n = numberIn(text.word(next))
  if (n === null || n === 0) return null
  let end = text.skip(next + 1, 'of')
  end = text.skip(end, 'full', 'whole', 'complete', 'calendar')
  const unit = (text.word(end) ?? '').replace(/s$/, '')
  if (!units.has(unit)) return null
  return foundAt(by < 0 ? lastUnits(text, n, unit) : nextUnits(text, n, unit), at, end + 1)
}

// Days and weeks run up to today; months, quarters and years are whole ones before the current.
function lastUnits(text: PeriodText, n: number, unit: string): Period {
  const { today } = text.context
  const name = `the last ${n} ${unit}${n === 1 ? '' : 's'}`
  const named = (from: Day, to: Day): Period => ({
    ...spanPeriod(from, to),
    label: `${name} (${spanLabel(from, to)})`,
  })
  if (unit === 'day') return named(addDays(today, 1 - n), today)
  if (unit === 'week') return named(addDays(today, 1 - 7 * n), today)
  if (unit === 'fortnight') return named(addDays(today, 1 - 14 * n), today)
  const last = addMonths(text.month, -1)
  if (unit === 'month') return named(firstDayOf(addMonths(last, 1 - n)), lastDayOf(last))
  if (unit === 'quarter') {
    const quarter = quarterPeriod(addMonths(text.month, -3))
    return named(firstDayOf(addMonths(monthOf(quarter.from), -3 * (n - 1))), quarter.to)
  }
  return named(firstDayOf(addMonths(last, 1 - 12 * n)), lastDayOf(last))
}

function nextUnits(text: PeriodText, n: number, unit: string): Period {
  const { today } = text.context
  const from = addDays(today, 1)
  const days = unit === 'day' ? n : unit === 'week' ? 7 * n : unit === 'fortnight' ? 14 * n : null
  const perUnit = unit === 'quarter' ? 3 : unit === 'year' ? 12 : 1
  const to = days === null ? addMonthsToDay(today, n * perUnit) : addDays(today, days)
  return { ...spanPeriod(from, to), label: n === 1 ? `the next ${unit}` : `the next ${n} ${unit}s` }
}

function unitByDistance(text: PeriodText, unit: string, by: number): Period {
  const { today } = text.context
  if (unit === 'day') return dayPeriod(addDays(today, by))
  if (unit === 'week') return weekPeriod(addDays(today, 7 * by))
  if (unit === 'month') return monthPeriod(addMonths(text.month, by))
  if (unit === 'quarter') return quarterPeriod(addMonths(text.month, 3 * by))
  if (unit === 'fortnight')
    return by > 0 ? nextUnits(text, 2, 'week') : { ...spanPeriod(addDays(today, -13), today) }
  return yearPeriod(Number(today.slice(0, 4)) + by)
}

/** "Three months ago", "a week ago", "10 days ago". */
export function readAgo(text: PeriodText, at: number): FoundPeriod | null {
  const word = text.word(at)
  const n = word === 'a' || word === 'an' ? 1 : numberIn(word)
  if (n === null) return null
  const unit = (text.word(at + 1) ?? '').replace(/s$/, '')
  if (!units.has(unit) || text.word(at + 2) !== 'ago') return null
  const { today } = text.context
  const end = at + 3
  const months = { month: n, quarter: 3 * n, year: 12 * n }[unit]
  if (months !== undefined) {
    const moment = addMonthsToDay(today, -months)
    const period =
      unit === 'quarter' ? quarterPeriod(monthOf(moment)) : monthPeriod(monthOf(moment))
    return foundAt({ ...period, moment }, at, end)
  }
  if (unit === 'week') {
    const moment = addDays(today, -7 * n)
    return foundAt({ ...weekPeriod(moment), moment }, at, end)
  }
  if (unit === 'fortnight') return foundAt(dayPeriod(addDays(today, -14 * n)), at, end)
  return foundAt(dayPeriod(addDays(today, -n)), at, end)
}

/** "The same week last year", "this month last year": those under way, a year before. */
export function readSameLast(text: PeriodText, at: number): FoundPeriod | null {
  if (text.word(at) !== 'same' && text.word(at) !== 'this') return null
  const unit = text.word(at + 1) ?? ''
  const next = text.skip(text.skip(at + 2, 'of', 'in'), 'the')
  const isYear = past.has(text.word(next) ?? '') && text.word(next + 1) === 'year'
  if (!isYear || !units.has(unit) || unit === 'year') return null
  const { today } = text.context
  const before = addMonthsToDay(today, -12)
  // Fifty-two weeks back, so that a Monday meets a Monday.
  const period =
    unit === 'week'
      ? weekPeriod(addDays(today, -364))
      : unit === 'month'
        ? monthPeriod(monthOf(before))
        : unit === 'quarter'
          ? quarterPeriod(monthOf(before))
          : dayPeriod(before)
  return foundAt(period, at, next + 2)
}

/** "This August with last", "this week vs last": the kind of period is named once. */
export function readShortLast(text: PeriodText, at: number): FoundPeriod | null {
  if (text.word(at) !== 'last' && text.word(at) !== 'previous') return null
  const next = text.word(at + 1)
  if (next !== null && !/^(for|at|on|in|with|to|from|please|of|by)$/.test(next)) return null
  const joint = text.skip(at - 1, 'the') === at ? at - 2 : at - 1
  if (!/^(with|to|vs|versus|v|and|against|than|or|from)$/.test(text.word(joint) ?? '')) return null
  for (let start = joint - 1; start >= 0; start--) {
    if (!present.has(text.word(start) ?? '')) continue
    const named = readRelative(text, start) ?? readSeason(text, start)
    if (!named || named.end > joint) continue
    const isNamedMonth =
      monthNumbers[text.word(named.end - 1) ?? ''] !== undefined ||
      seasons[text.word(named.end - 1) ?? ''] !== undefined
    const period = isNamedMonth ? yearsBack(named.period, 1) : periodBefore(named.period)
    return foundAt(period, at, at + 1)
  }
  return null
}

/** "In six weeks", "three months from now", "in 30 days’ time": one day ahead. */
export function readTimeAhead(text: PeriodText, at: number): FoundPeriod | null {
  const opens = text.word(at) === 'in'
  const next = opens ? text.skip(at + 1, 'about', 'around') : at
  const n = text.word(next) === 'a' ? 1 : numberIn(text.word(next))
  const unit = (text.word(next + 1) ?? '').replace(/s$/, '')
  if (n === null || !units.has(unit)) return null
  const rest = `${text.word(next + 2)} ${text.word(next + 3)}`
  const isFromNow = rest === 'from now' || rest === 'from today'
  const isTime = opens && text.word(next + 2) === 'time'
  if (!isFromNow && !isTime && !(opens && text.context.looksAhead)) return null
  const { today } = text.context
  const months = { month: n, quarter: 3 * n, year: 12 * n }[unit]
  const days = { day: n, week: 7 * n, fortnight: 14 * n }[unit] ?? 0
  const day = months ? addMonthsToDay(today, months) : addDays(today, days)
  return foundAt(dayPeriod(day), at, next + 2 + (isFromNow ? 2 : isTime ? 1 : 0))
}

/** "Ever", "all time", "so far", "to date". */
export function readWholeTime(text: PeriodText, at: number): FoundPeriod | null {
  const { firstDay, today } = text.context
  if (!firstDay) return null
  const pair = `${text.word(at)} ${text.word(at + 1)}`
  const whole: Period = { ...spanPeriod(firstDay, today), unit: 'all' }
  if (pair === 'so far' || pair === 'to date') {
    const rest = text.single(at + 2)
    if (rest && rest.period.unit !== 'all') return foundAt(toDate(rest.period), at, rest.end)
  }
  if (pair === 'to date' && text.word(at - 1) === 'up') return null
  if (pair === 'all time' || pair === 'to date' || pair === 'so far' || pair === 'in total ever')
    return foundAt(whole, at, at + 2)
  const isAnyTime = text.word(at) === 'at' && text.word(at + 1) === 'any'
  if (isAnyTime && /^(point|time|stage)$/.test(text.word(at + 2) ?? ''))
    return foundAt(whole, at, at + 3)
  if (text.word(at) === 'ever' || text.word(at) === 'alltime') return foundAt(whole, at, at + 1)
  return null
}
