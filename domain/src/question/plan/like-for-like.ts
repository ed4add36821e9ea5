// Which two periods may be set against each other: what is under way only against as many days of
// the other.
import { addDays, addMonthsToDay, type Day, daysBetween, monthOf } from '../../calendar.ts'
import {
  dayLabel,
  monthPeriod,
  type Period,
  quarterPeriod,
  spanPeriod,
  untilToday,
  weekPeriod,
  yearPeriod,
  yearsBack,
} from '../period.ts'
import type { Planner } from './planner.ts'

/** "Up on last month" sets this month against it. */
export function isAgainstLast(text: string): boolean {
  return /\b(on|than|with|to|against|versus|vs|from) (the )?(last|previous|prior) (month|week|quarter|year)\b/.test(
    text,
  )
}

/** What is set against a period: the one of its kind under way, or the same days of this year. */
export function sinceBase(base: Period, today: Day): Period | null {
  const own = underWay(base, today)
  if (own) return own.from === base.from ? null : own
  const yearOn = yearsBack(base, -1)
  return base.to < today && yearOn.from <= today && yearOn.to >= today ? yearOn : null
}

function underWay({ unit }: Period, today: Day): Period | null {
  if (unit === 'month') return monthPeriod(monthOf(today))
  if (unit === 'quarter') return quarterPeriod(monthOf(today))
  if (unit === 'week') return weekPeriod(today)
  return unit === 'year' ? yearPeriod(Number(today.slice(0, 4))) : null
}

/** Two periods that may be compared: what is under way is set against as many days of the other. */
export function likeForLike(
  first: Period,
  second: Period,
  today: Day,
): { period: Period; against: Period } | null {
  const other = second.unit === 'year' && isPartOfYear(first) ? partOf(second, first) : second
  const [a, b] = [clipped(first, other, today), clipped(other, first, today)]
  return a && b ? { period: a, against: b } : null
}

// "June to August this year against last year" is those months of both.
function isPartOfYear({ unit, from, to }: Period): boolean {
  return unit === 'span' ? daysBetween(from, to) < 300 : unit !== 'year'
}

// "October against 2024" is the October of that year; of a year that is not the calendar's, the one
// before.
function partOf(year: Period, part: Period): Period {
  const isCalendar = year.from.endsWith('-01-01')
  const apart = Number(part.from.slice(0, 4)) - Number(year.from.slice(0, 4))
  const years = isCalendar && apart !== 0 ? apart : 1
  return yearsBack(part, years, part.unit === 'half' ? 'span' : part.unit)
}

/** A year is set against a year that the records hold only in part by the days that both have. */
export function withinRecords(
  pair: { period: Period; against: Period },
  p: Planner,
): { period: Period; against: Period } {
  const { firstDay } = p.context
  const { period, against } = pair
  const isYearOn = addMonthsToDay(against.from, 12) === period.from
  if (!isYearOn || against.from >= firstDay || against.to < firstDay) return pair
  p.assumptions.push(
    `Your records begin on ${dayLabel(firstDay)}, so I compared the same days of both years.`,
  )
  return {
    period: spanPeriod(addMonthsToDay(firstDay, 12), period.to),
    against: spanPeriod(firstDay, against.to),
  }
}

function clipped(period: Period, other: Period, today: Day): Period | null {
  const own = untilToday(period, today)
  if (!own) return null
  const isOtherRunning = other.from <= today && other.to > today && other.unit === period.unit
  if (!isOtherRunning) return own
  const length = daysBetween(other.from, today)
  const to = addDays(own.from, length)
  const isSame =
    period.unit === 'month' ||
    period.unit === 'week' ||
    period.unit === 'quarter' ||
    period.unit === 'year'
  return isSame && to < own.to ? { ...spanPeriod(own.from, to), unit: 'span' } : own
}

/** "Higher than this time last year" is about the month under way. */
export function thisTimeLast({ frame, context }: Planner): readonly Period[] | null {
  const [only] = frame.periods
  if (!only || frame.periods.length !== 1) return null
  const text = frame.latest.join(' ')
  const { today } = context
  if (
    /\b(this time|(this|the same|same) (point|stage|time)( in| of)?) last (year|month)\b/.test(text)
  )
    return onMonth(monthPeriod(monthOf(today)), only, today)
  const [, unit] = /\bsame (week|month|quarter) (of |in )?(the )?last year\b/.exec(text) ?? []
  if (unit === 'week') return [weekPeriod(today), only]
  if (unit === 'month') return [monthPeriod(monthOf(today)), only]
  return unit === 'quarter' ? [quarterPeriod(monthOf(today)), only] : null
}

/** "More than the same time last year?" after the year so far: as many days of the year before. */
export function sameDaysLast({ frame, context }: Planner): readonly Period[] | null {
  const [named, other] = frame.periods
  const asksSame = /\b(this|same) (time|point|stage|period)( in| of)? last year\b/
  const own = named && other && untilToday(named, context.today)
  return own && asksSame.test(frame.latest.join(' ')) ? [named, yearsBack(own, 1)] : null
}

// "Since this time last year" runs up to today, and is no month.
function onMonth(month: Period, base: Period, today: Day): readonly Period[] {
  return [month, base.to >= today ? yearsBack(month, 1) : base]
}
