// Parts of a year or a month: quarters, halves, seasons, "the first two weeks of May".
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import { halfPeriod, quarterPeriod, spanPeriod } from '../period.ts'
import { type FoundPeriod, foundAt, type PeriodText } from './period-text.ts'
import { numberIn, ordinals, past, present, quarterWords, seasons } from './words.ts'

/** "First quarter of 2026", "second half of last year", "the last quarter of 2025". */
export function readOrdinalPart(text: PeriodText, at: number): FoundPeriod | null {
  const part = readPartOfMonth(text, at) ?? readMonthsOfYear(text, at)
  if (part) return part
  const word = text.word(at) ?? ''
  const unit = text.word(at + 1)
  if (unit !== 'quarter' && unit !== 'half') return null
  // "The first half year" and "the first half of the year" are one.
  const isHalfYear = unit === 'half' && text.word(text.skip(at + 2, '-')) === 'year'
  const end = isHalfYear ? text.skip(at + 2, '-') + 1 : at + 2
  const ofYear = text.word(end) === 'of' ? text.single(end + 1) : text.single(end)
  const year = ofYear && ofYear.period.unit === 'year' ? ofYear : null
  const isLastOf = word === 'last' && text.word(at + 2) === 'of' && year !== null
  const ordinal = ordinals[word] ?? (isLastOf ? (unit === 'half' ? 2 : 4) : null)
  if (!ordinal) return null
  // "The first half of this year than the second half of last".
  const lastYear =
    year === null && isOfLastYear(text, end) ? Number(text.context.today.slice(0, 4)) - 1 : null
  if (lastYear !== null)
    return unit === 'half'
      ? foundAt(halfPeriod(lastYear, ordinal === 1 ? 1 : 2), at, end + 2)
      : foundAt(
          quarterPeriod(`${lastYear}-${String(ordinal * 3 - 2).padStart(2, '0')}`),
          at,
          end + 2,
        )
  if (unit === 'quarter' && ordinal <= 4) return quarterOf(text, ordinal, { at, end, year })
  if (unit === 'half' && ordinal <= 2) return halfOf(text, ordinal as 1 | 2, { at, end, year })
  return null
}

// "Of last", where the year is named before.
function isOfLastYear(text: PeriodText, end: number): boolean {
  const isLast = text.word(end) === 'of' && text.word(end + 1) === 'last'
  return isLast && text.words.slice(0, end).some((word) => word === 'year')
}

/**
 * "First fortnight of November", "first two weeks of May", "last week of October", "second half of
 * June".
 */
function readPartOfMonth(text: PeriodText, at: number): FoundPeriod | null {
  const word = text.word(at) ?? ''
  const isLast = word === 'last' || word === 'final'
  if (!isLast && word !== 'first' && word !== '1st' && word !== 'second') return null
  const n = numberIn(text.word(at + 1))
  const unitAt = n === null ? at + 1 : at + 2
  const unit = (text.word(unitAt) ?? '').replace(/s$/, '')
  const days = { day: 1, week: 7, fortnight: 14 }[unit]
  if (!days && unit !== 'half') return null
  const isOf = /^(of|in)$/.test(text.word(unitAt + 1) ?? '')
  const month = isOf ? text.single(text.skip(unitAt + 2, 'the')) : monthOfFirstHalf(text, at, unit)
  if (month?.period.unit !== 'month') return null
  const { from, to } = month.period
  const middle = addDays(from, 15)
  if (unit === 'half')
    return word === 'second' || isLast
      ? foundAt(spanPeriod(middle, to), at, month.end)
      : foundAt(spanPeriod(from, addDays(middle, -1)), at, month.end)
  const length = (days ?? 0) * (n ?? 1)
  const first = word === 'second' ? addDays(from, length) : from
  const span = isLast
    ? spanPeriod(addDays(to, 1 - length), to)
    : spanPeriod(first, addDays(first, length - 1))
  return span.from >= from && span.to <= to ? foundAt(span, at, month.end) : null
}

// "First half of October against second half": the month is named once.
function monthOfFirstHalf(text: PeriodText, at: number, unit: string): FoundPeriod | null {
  if (unit !== 'half' || text.word(at) === 'first') return null
  for (let start = at - 3; start >= 0; start--)
    if (text.word(start) === 'first' && text.word(start + 1) === 'half') {
      const month = /^(of|in)$/.test(text.word(start + 2) ?? '') ? text.single(start + 3) : null
      return month && { ...month, end: at + 2 }
    }
  return null
}

// "First six months of 2026", "last three months of last year".
function readMonthsOfYear(text: PeriodText, at: number): FoundPeriod | null {
  const word = text.word(at) ?? ''
  const isLast = word === 'last' || word === 'final'
  const n = numberIn(text.word(at + 1))
  if ((!isLast && word !== 'first') || n === null || n < 1 || n > 12) return null
  if (text.word(at + 2) !== 'months' || !/^(of|in)$/.test(text.word(at + 3) ?? '')) return null
  const year = text.single(at + 4)
  if (year?.period.unit !== 'year') return null
  const first = isLast ? addMonths(monthOf(year.period.to), 1 - n) : monthOf(year.period.from)
  return foundAt(spanPeriod(firstDayOf(first), lastDayOf(addMonths(first, n - 1))), at, year.end)
}

/** "Q3", "quarter three of 2026", "H1". */
export function readQuarter(text: PeriodText, at: number): FoundPeriod | null {
  const word = text.word(at) ?? ''
  const half = /^h([12])$/.exec(word)
  const quarter =
    quarterWords[word] ??
    (word === 'quarter'
      ? ({ one: 1, two: 2, three: 3, four: 4 }[text.word(at + 1) ?? ''] ?? null)
      : null)
  const end = word === 'quarter' ? at + 2 : at + 1
  const next = text.skip(end, 'of')
  const ofYear = quarter || half ? text.single(next) : null
  const year = ofYear && ofYear.period.unit === 'year' ? ofYear : null
  if (half) return halfOf(text, Number(half[1]) as 1 | 2, { at, end, year })
  return quarter ? quarterOf(text, quarter, { at, end, year }) : null
}

function quarterOf(
  text: PeriodText,
  quarter: number,
  from: { at: number; end: number; year: FoundPeriod | null },
) {
  const { today, looksAhead } = text.context
  if (from.year) {
    const first = addMonths(monthOf(from.year.period.from), (quarter - 1) * 3)
    const isCalendar = from.year.period.from.endsWith('-01-01')
    const period = isCalendar
      ? quarterPeriod(first)
      : {
          ...spanPeriod(firstDayOf(first), lastDayOf(addMonths(first, 2))),
          unit: 'quarter' as const,
        }
    return foundAt(period, from.at, from.year.end)
  }
  const year = Number(today.slice(0, 4))
  const inYear = (calendarYear: number) =>
    quarterPeriod(`${calendarYear}-${String(quarter * 3 - 2).padStart(2, '0')}`)
  const here = inYear(year)
  if (looksAhead) return foundAt(here.to >= today ? here : inYear(year + 1), from.at, from.end)
  return foundAt(here.from <= today ? here : inYear(year - 1), from.at, from.end)
}

function halfOf(
  text: PeriodText,
  half: 1 | 2,
  from: { at: number; end: number; year: FoundPeriod | null },
) {
  const { today } = text.context
  if (from.year) {
    const first = addMonths(monthOf(from.year.period.from), half === 1 ? 0 : 6)
    const isCalendar = from.year.period.from.endsWith('-01-01')
    const period = isCalendar
      ? halfPeriod(Number(from.year.period.from.slice(0, 4)), half)
      : {
          ...spanPeriod(firstDayOf(first), lastDayOf(addMonths(first, 5))),
          unit: 'half' as const,
        }
    return foundAt(period, from.at, from.year.end)
  }
  const year = Number(today.slice(0, 4))
  const here = halfPeriod(year, half)
  return foundAt(here.from <= today ? here : halfPeriod(year - 1, half), from.at, from.end)
}

function isWithin(today: string, from: string): boolean {
  return from <= today && today <= lastDayOf(addMonths(monthOf(from), 2))
}

function isNear(today: string, from: string): boolean {
  return today < from && from < addDays(today, 31)
}

/** "Last summer", "in the spring": the three whole months that weather people count. */
export function readSeason(text: PeriodText, at: number): FoundPeriod | null {
  const first = past.has(text.word(at) ?? '') || present.has(text.word(at) ?? '') ? at + 1 : at
  const month = seasons[text.word(first) ?? '']
  if (!month) return null
  const next = text.skip(first + 1, 'of')
  // "Spring this year" is one stretch of days.
  const ofYear = text.yearAt(next)
  const written = ofYear ?? text.relativeYear(next)
  const { today, looksAhead } = text.context
  const inYear = (year: number) => firstDayOf(`${year}-${String(month).padStart(2, '0')}`)
  const year = Number(today.slice(0, 4))
  // In November "last autumn" is that of the year before, as is "last summer" beside "this summer".
  const season = text.word(first)
  const isBeside = text.words.filter((word) => word === season).length > 1
  const isRunning = past.has(text.word(at) ?? '') && (isBeside || isWithin(today, inYear(year)))
  // In November "this winter" is the one that begins in December.
  const isNext = present.has(text.word(at) ?? '') && isNear(today, inYear(year))
  const begins = isRunning
    ? year - 1
    : looksAhead || isNext
      ? inYear(year) >= today
        ? year
        : year + 1
      : inYear(year) <= today
        ? year
        : year - 1
  const from = inYear(written ?? begins)
  const end = written === null ? first + 1 : next + (ofYear === null ? 2 : 1)
  return foundAt(spanPeriod(from, lastDayOf(addMonths(monthOf(from), 2))), at, end)
}
