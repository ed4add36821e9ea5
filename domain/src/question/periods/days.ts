// Single days: "yesterday", "5 November", "the 5th", "last Friday", "this time last year".
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  dayFrom,
  firstDayOf,
  isDay,
  type Month,
  monthOf,
  weekdayOf,
} from '../../calendar.ts'
import {
  dayPeriod,
  monthPeriod,
  quarterPeriod,
  spanPeriod,
  weekPeriod,
  yearPeriod,
} from '../period.ts'
import { type FoundPeriod, foundAt, type PeriodText, toDate } from './period-text.ts'
import { dateIn, monthNumbers, weekdays } from './words.ts'

/** "Yesterday", "the day before yesterday", "month to date", "this time last year". */
export function readNamedDay(text: PeriodText, at: number): FoundPeriod | null {
  const { today } = text.context
  const word = text.word(at)
  const by =
    word === 'today' || word === 'tonight'
      ? 0
      : word === 'yesterday'
        ? -1
        : word === 'tomorrow'
          ? 1
          : null
  if (by !== null) return foundAt(dayPeriod(addDays(today, by)), at, at + 1)
  if (word === 'day' && text.word(at + 1) === 'before' && text.word(at + 2) === 'yesterday')
    return foundAt(dayPeriod(addDays(today, -2)), at, at + 3)
  if (word === 'month' && text.word(at + 1) === 'before' && text.word(at + 2) === 'last')
    return foundAt(monthPeriod(addMonths(text.month, -2)), at, at + 3)
  if (word === 'week' && text.word(at + 1) === 'before' && text.word(at + 2) === 'last')
    return foundAt(weekPeriod(addDays(today, -14)), at, at + 3)
  if (word === 'quarter' && text.word(at + 1) === 'before' && text.word(at + 2) === 'last')
    return foundAt(quarterPeriod(addMonths(text.month, -6)), at, at + 3)
  if (word === 'year' && text.word(at + 1) === 'before' && text.word(at + 2) === 'last')
    return foundAt(yearPeriod(Number(today.slice(0, 4)) - 2), at, at + 3)
  const next = `${word} ${text.word(at + 1)} ${text.word(at + 2)}`
  if (next === 'month to date') return foundAt(toDate(monthPeriod(text.month)), at, at + 3)
  if (next === 'quarter to date') return foundAt(toDate(quarterPeriod(text.month)), at, at + 3)
  if (next === 'week to date') return foundAt(toDate(weekPeriod(today)), at, at + 3)
  if (next === 'year to date' || word === 'ytd')
    return foundAt(
      toDate(yearPeriod(Number(today.slice(0, 4)))),
      at,
      word === 'ytd' ? at + 1 : at + 3,
    )
  if (word === 'mtd') return foundAt(toDate(monthPeriod(text.month)), at, at + 1)
  if (word === 'qtd') return foundAt(toDate(quarterPeriod(text.month)), at, at + 1)
  if (next === 'this time last') return readThisTimeLast(text, at)
  return null
}

/** "This time last year": the month so far, a year earlier. */
function readThisTimeLast(text: PeriodText, at: number): FoundPeriod | null {
  const unit = text.word(at + 3)
  const { today } = text.context
  const back = unit === 'year' ? -12 : unit === 'month' ? -1 : null
  if (back === null) return null
  const to = addMonthsToDay(today, back)
  return foundAt(spanPeriod(firstDayOf(monthOf(to)), to), at, at + 4)
}

/** "2026-11-05", "5/11/26", "5 November", "November the 5th", "the 5th". */
export function readWrittenDay(text: PeriodText, at: number): FoundPeriod | null {
  const word = text.word(at) ?? ''
  if (isDay(word)) return foundAt(dayPeriod(word), at, at + 1)
  if (weekdays.includes(word)) {
    const dated = readDayAndMonth(text, text.skip(at + 1, 'the'))
    return dated && { ...dated, start: at }
  }
  const parts = /^(\d{1,2})[/.](\d{1,2})[/.](\d{2}|\d{4})$/.exec(word)
  if (parts) {
    const [, date, month, year = ''] = parts
    const full = Number(year.length === 2 ? `20${year}` : year)
    const day = dayFrom({ year: full, month: Number(month), date: Number(date) })
    return day ? foundAt(dayPeriod(day), at, at + 1) : null
  }
  const monthOfYear = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(word)
  if (monthOfYear && Number(monthOfYear[2]) !== (Number(monthOfYear[1]) % 100) + 1)
    return foundAt(monthPeriod(word), at, at + 1)
  return readDayAndMonth(text, at) ?? readMonthAndDay(text, at) ?? readDayOfThisMonth(text, at)
}

/** "5 November", "5th of November 2025". */
export function readDayAndMonth(text: PeriodText, at: number): FoundPeriod | null {
  const date = dateIn(text.word(at))
  const next = text.skip(at + 1, 'of')
  const month = monthNumbers[text.word(next) ?? '']
  if (!date || !month) return null
  return dayIn(text, { date, month, at, end: next + 1 })
}

function readMonthAndDay(text: PeriodText, at: number): FoundPeriod | null {
  const month = monthNumbers[text.word(at) ?? '']
  const next = text.skip(at + 1, 'the')
  const date = dateIn(text.word(next))
  if (!date || !month) return null
  return dayIn(text, { date, month, at, end: next + 1 })
}

function dayIn(
  text: PeriodText,
  { date, month, at, end }: { date: number; month: number; at: number; end: number },
) {
  const year = text.yearAt(end)
  const relative = year ? null : text.relativeYear(end)
  const named = year ?? relative
  const day = dayFrom({
    year: named ?? yearOfWeekday(text, at, { month, date }) ?? yearOfBareDate(text, month, date),
    month,
    date,
  })
  const last = year ? end + 1 : relative ? end + 2 : end
  return day ? foundAt(dayPeriod(day), at, last) : null
}

// "Monday 30 November" is of the nearest year in which that day is a Monday.
function yearOfWeekday(
  text: PeriodText,
  at: number,
  { month, date }: { month: number; date: number },
): number | null {
  const before = text.word(at - 1) === 'the' ? text.word(at - 2) : text.word(at - 1)
  const weekday = weekdays.indexOf(before ?? '') + 1
  if (weekday === 0) return null
  const year = yearOfBareDate(text, month, date)
  const fits = (each: number) => {
    const day = dayFrom({ year: each, month, date })
    return day !== null && weekdayOf(day) === weekday
  }
  return [year, year + 1, year - 1].find(fits) ?? null
}

// Of a bare day and month: the latest that is past, or the first that lies ahead.
export function yearOfBareDate(text: PeriodText, month: number, date = 1): number {
  const { today, looksAhead } = text.context
  const year = Number(today.slice(0, 4))
  const inYear = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const current = inYear.slice(0, 7) === text.month && date === 1
  if (looksAhead) return inYear >= today || current ? year : year + 1
  return inYear <= today || current ? year : year - 1
}

/** "The 5th", "on the 5th": of this month, or the one before or after. */
function readDayOfThisMonth(text: PeriodText, at: number): FoundPeriod | null {
  const word = text.word(at) ?? ''
  if (!/^\d{1,2}(st|nd|rd|th)$/.test(word) || text.word(at - 1) !== 'the') return null
  if (/^(quarter|half|week)$/.test(text.word(at + 1) ?? '')) return null
  // "The 5th of each month" is no day of this one.
  if (text.word(at + 1) === 'of' && /^(each|every)$/.test(text.word(at + 2) ?? '')) return null
  const { today, looksAhead } = text.context
  const date = dateIn(word) ?? 0
  const by = { this: 0, last: -1, next: 1 }[text.word(at + 2) ?? '']
  if (text.word(at + 1) === 'of' && by !== undefined && text.word(at + 3) === 'month') {
    const [year, month] = addMonths(text.month, by).split('-').map(Number)
    const day = dayFrom({ year: year ?? 0, month: month ?? 0, date })
    return day ? foundAt(dayPeriod(day), at, at + 4) : null
  }
  const inMonth = (month: Month) =>
    dayFrom({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)), date })
  const here = inMonth(text.month)
  const day = looksAhead
    ? here && here > today
      ? here
      : inMonth(addMonths(text.month, 1))
    : here && here <= today
      ? here
      : inMonth(addMonths(text.month, -1))
  return day ? foundAt(dayPeriod(day), at, at + 1) : null
}

/** "Friday": the last one, or the next where the question looks ahead. */
export function readWeekday(text: PeriodText, at: number): FoundPeriod | null {
  const word = text.word(at) ?? ''
  if (!weekdays.includes(word)) return null
  // "Friday week" is seven days after the Friday to come.
  const isWeekOn = text.word(at + 1) === 'week' && text.context.looksAhead
  if (isWeekOn) {
    const day = addDays(weekdayByDistance(text, word, 1), 7)
    return foundAt(dayPeriod(day), at, at + 2)
  }
  const ofWeek = dayOfNamedWeek(text, at)
  if (ofWeek) return ofWeek
  const by = text.context.looksAhead ? 1 : -1
  return foundAt(dayPeriod(weekdayByDistance(text, word, by)), at, at + 1)
}

// "Wednesday of last week"; weeks begin on Mondays.
function dayOfNamedWeek(text: PeriodText, at: number): FoundPeriod | null {
  const named = text.word(at + 1) === 'of' ? at + 2 : at + 1
  const weeks = { last: -1, this: 0, next: 1 }[text.word(named) ?? '']
  if (weeks === undefined || text.word(named + 1) !== 'week') return null
  const { today } = text.context
  const monday = addDays(today, 1 - weekdayOf(today) + 7 * weeks)
  const day = addDays(monday, weekdays.indexOf(text.word(at) ?? ''))
  return foundAt(dayPeriod(day), at, named + 2)
}

/** The nearest such weekday before today (`by` below 0) or after it. */
export function weekdayByDistance(text: PeriodText, word: string, by: number): Day {
  const { today } = text.context
  const apart = weekdays.indexOf(word) + 1 - weekdayOf(today)
  if (by < 0) return addDays(today, apart < 0 ? apart : apart - 7)
  return addDays(today, apart > 0 ? apart : apart + 7)
}

/**
 * "The weekend", "last weekend": the Saturday and Sunday gone by, also when asked on one of them;
 * "this weekend" and "next weekend" are to come where the question looks ahead.
 */
export function readWeekend(text: PeriodText, at: number): FoundPeriod | null {
  const isNamed = /^(this|last|next)$/.test(text.word(at) ?? '')
  const noun = isNamed ? at + 1 : at
  const which = text.word(noun - 1)
  if (text.word(noun) !== 'weekend' || !/^(the|this|last|next)$/.test(which ?? '')) return null
  const { today, looksAhead } = text.context
  // From Monday, 1, back to the Saturday before it.
  const saturday = addDays(today, -((weekdayOf(today) + 1) % 7))
  const weeks = which === 'next' || (looksAhead && which !== 'last') ? 1 : 0
  const begins = addDays(saturday, 7 * weeks)
  return foundAt(spanPeriod(begins, addDays(begins, 1)), at, noun + 1)
}
