// A recurring payment in words that its owner would use, without a full stop.
import { weekdayOf } from '../../calendar.ts'
import type { DayRule, Occurrence, OccurrenceState, Series, SeriesCadence } from '../series.ts'

const weekdays = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const monthNames = [
  '',
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
]

const often: Record<SeriesCadence, string> = {
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  four_weekly: 'Every four weeks',
  twice_a_month: 'Twice a month',
  monthly: 'Monthly',
  two_monthly: 'Every two months',
  quarterly: 'Every three months',
  half_yearly: 'Every six months',
  yearly: 'Every year',
  instalments: 'In instalments',
}

/** How often, on which day, and what happens on days when banks rest: "Monthly on the 1st, or the next working day". */
export function describeSeries(series: Pick<Series, 'cadence' | 'rule' | 'roll'>): string {
  const { cadence, rule, roll } = series
  const moved = rule.kind === 'last_working_day' ? '' : rollWords[roll]
  return `${often[cadence]} ${dayWords(rule)}${moved}${pauseWords(rule)}`
}

const rollWords = {
  next: ', or the next working day',
  previous: ', or the working day before',
  none: '',
} as const

function dayWords(rule: DayRule): string {
  switch (rule.kind) {
    case 'every_days':
      return `on a ${weekdays[weekdayOf(rule.anchor)]}`
    case 'dates':
      return `on the ${rule.dates.map(dateWords).join(' and the ')}`
    case 'last_working_day':
      return 'on the last working day of the month'
    case 'nth_weekday':
      return `on the ${rule.nth === -1 ? 'last' : ordinal(rule.nth)} ${weekdays[rule.weekday]} of the month`
  }
}

function dateWords(date: number): string {
  return date === 31 ? 'last day of the month' : ordinal(date)
}

function pauseWords(rule: DayRule): string {
  if (rule.kind !== 'dates' || rule.monthsOff.length === 0) return ''
  const names = rule.monthsOff.map((month) => monthNames[month])
  return `, none in ${names.join(' and ')}`
}

function ordinal(count: number): string {
  const teen = count % 100 >= 11 && count % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

const stateWords: Record<OccurrenceState, string> = {
  expected: 'Expected',
  matched_early: 'Came early',
  matched_on_time: 'Came on time',
  matched_late: 'Came late',
  part: 'Came in part',
  overdue: 'Overdue',
  missed: 'Missed',
  cancelled: 'Not happening',
}

/** What became of one due day, in words: "Overdue", "Came late". */
export function occurrenceWords({ state }: Pick<Occurrence, 'state'>): string {
  return stateWords[state]
}

/** How a series usually keeps its days: "Usually on its day", "Usually 2 days late"; `null` with fewer than three sightings. */
export function timingWords({ delays }: Pick<Series, 'delays'>): string | null {
  if (delays.length < 3) return null
  const sorted = [...delays].sort((a, b) => a - b)
  const middle = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
  if (middle === 0) return 'Usually on its day'
  const days = Math.abs(middle) === 1 ? '1 day' : `${Math.abs(middle)} days`
  return `Usually ${days} ${middle > 0 ? 'late' : 'early'}`
}
