// Series and occurrences in one plain English line each.

import { type Day, weekdayOf } from '../../calendar.ts'
import { monthNameOf, monthNames, weekdayNames } from '../../date-words.ts'
import type { DayRule, OccurrenceState, Roll, Series, SeriesCadence } from '../series.ts'

/** When a series comes: "Monthly on the 1st, or the next working day". Without a full stop. */
export function describeSeries(series: Pick<Series, 'cadence' | 'rule' | 'roll'>): string {
  if (isLastWorkingDay(series))
    return `${often(series.rule.everyMonths, 1)} on the last working day`
  return `${describeRule(series.rule, series.cadence)}${rollWords(series)}`
}

type MonthRule = Exclude<DayRule, { kind: 'every_days' | 'quarter_days' }>

/** The last day of the month, or the working day before, has a shorter name. */
function isLastWorkingDay<S extends { rule: DayRule; roll: Roll }>(
  series: S,
): series is S & { rule: MonthRule } {
  const { rule, roll } = series
  return (
    rule.kind === 'dates' &&
    rule.dates.join() === '31' &&
    roll === 'previous' &&
    rule.monthsOff.length === 0
  )
}

/** "Usually 2 days late", "Usually on time"; `null` when fewer than three payments tell. */
export function describeDelays(delays: readonly number[]): string | null {
  if (delays.length < 3) return null
  const sorted = delays.slice(-6).sort((a, b) => a - b)
  const usual = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  if (usual === 0) return 'Usually on time'
  const days = Math.abs(usual) === 1 ? '1 day' : `${Math.abs(usual)} days`
  return `Usually ${days} ${usual > 0 ? 'late' : 'early'}`
}

const stateWords: Readonly<Record<OccurrenceState, string>> = {
  expected: 'Expected',
  matched_early: 'Paid early',
  matched_on_time: 'Paid on time',
  matched_late: 'Paid late',
  part: 'Paid in part',
  overdue: 'Overdue',
  missed: 'Missed',
  cancelled: 'Not happening',
}

/** The word for a state, as it stands on a chip. */
export function describeState(state: OccurrenceState): string {
  return stateWords[state]
}

const counts = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
]

function describeRule(rule: DayRule, cadence: SeriesCadence): string {
  if (rule.kind === 'every_days') return `${everyDays(rule.days)} on a ${weekdayName(rule.anchor)}`
  if (rule.kind === 'quarter_days') return 'Quarterly on the English quarter days'
  if (cadence === 'instalments' && rule.kind === 'dates') return instalments(rule)
  if (rule.kind === 'dates' && rule.everyMonths === 12)
    return `Yearly on ${dateOfMonth(rule.dates[0] ?? 1, monthNameOf(rule.anchor))}`
  if (rule.kind === 'dates')
    return `${often(rule.everyMonths, rule.dates.length)} on ${datesWords(rule.dates)}`
  if (rule.kind === 'last_working_day')
    return `${often(rule.everyMonths, 1)} on the last working day`
  const nth = rule.nth < 0 ? 'last' : ordinal(rule.nth)
  return `${often(rule.everyMonths, 1)} on the ${nth} ${weekdayNames[rule.weekday - 1]}`
}

function rollWords({ rule, roll }: { rule: DayRule; roll: Roll }): string {
  if (rule.kind === 'last_working_day' || roll === 'none') return ''
  return roll === 'next' ? ', or the next working day' : ', or the working day before'
}

function everyDays(days: number): string {
  if (days === 7) return 'Weekly'
  return days === 14 ? 'Fortnightly' : `Every ${days / 7} weeks`
}

function often(everyMonths: number, dates: number): string {
  if (dates === 2) return 'Twice a month'
  const words: Record<number, string> = {
    1: 'Monthly',
    3: 'Quarterly',
    6: 'Half-yearly',
    12: 'Yearly',
  }
  return words[everyMonths] ?? `Every ${(counts[everyMonths] ?? '').toLowerCase()} months`
}

/**
 * "Ten instalments, April to January, on the 15th"; one month alone is "Monthly except January, on
 * the 15th".
 */
function instalments(rule: Extract<DayRule, { kind: 'dates' }>): string {
  const on = monthNames.map((_, i) => i).filter((i) => !rule.monthsOff.includes(i + 1))
  const off = rule.monthsOff[0]
  if (off !== undefined && on.length === 11)
    return `Monthly except ${monthNames[off - 1]}, on ${datesWords(rule.dates)}`
  const first = on.find((i) => rule.monthsOff.includes(i === 0 ? 12 : i)) ?? on[0] ?? 0
  const last = (first + on.length - 1) % 12
  return `${counts[on.length]} instalments, ${monthNames[first]} to ${monthNames[last]}, on ${datesWords(rule.dates)}`
}

function datesWords(dates: readonly number[]): string {
  return dates.map((date) => (date === 31 ? 'the last day' : `the ${ordinal(date)}`)).join(' and ')
}

function dateOfMonth(date: number, month: string): string {
  return date === 31 ? `the last day of ${month}` : `${date} ${month}`
}

function ordinal(number: number): string {
  const isTeen = number > 10 && number < 14
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

function weekdayName(day: Day): string {
  return weekdayNames[weekdayOf(day) - 1] ?? ''
}
