// The due days of a rule as numbered slots: slot 5 is one after slot 4. In whole numbers (days
// since 1970, months since the year 0), because detection asks for them by the hundred thousand.
// Nothing here rolls a day over a bank holiday.
import { type Day, epochDays, fromEpochDays, type Month } from '../../calendar.ts'
import { isWorkingDay, type Nation } from '../../holidays.ts'
import type { DayRule } from '../series.ts'

/** A rule's due days by number. */
export type Slots = {
  /** The due day of a slot, in days since 1 January 1970. */
  readonly at: (slot: number) => number
  /** The slot whose due day lies nearest to a day; the earlier of two as near. */
  readonly near: (day: number) => number
  /** Days from one slot to the next, on average. */
  readonly period: number
}

/**
 * The slots of a rule. `nation` matters to the last working day alone. Refuses a rule of dates that
 * leaves out every month.
 */
export function slotsOf(rule: DayRule, nation: Nation): Slots {
  if (rule.kind === 'every_days') return slotsInDays(rule.days, epochDays(rule.anchor))
  return slotsInMonths(rule, nation)
}

/** Months since the year 0. */
export function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

/** The month of a number of months since the year 0. */
export function monthOfNumber(number: number): Month {
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** The number of the month that a day (since 1970) lies in. */
export function monthAt(day: number): number {
  let month = Math.floor((day + 0.5) / 30.436875) + 1970 * 12
  while (firstOf(month) > day) month--
  while (firstOf(month + 1) <= day) month++
  return month
}

// Tables over the years that books can hold, filled on demand: a forecast reads them millions of
// times.
const monthsMax = 2400 * 12
const firsts = new Int32Array(monthsMax)

/**
 * The first day of a month, in days since 1970. Months after the year 2399 are worked out each
 * time.
 */
export function firstOf(month: number): number {
  // A 0 is not known yet (or January 1970, which is worked out each time).
  const cached = firsts[month]
  if (cached) return cached
  const first = epochDays(`${monthOfNumber(month)}-01`)
  if (month >= 0 && month < monthsMax) firsts[month] = first
  return first
}

/** A date of a month, the last day where the month is shorter. */
export function dateIn(month: number, date: number): number {
  const first = firstOf(month)
  return Math.min(first + date - 1, firstOf(month + 1) - 1)
}

const nations: readonly Nation[] = ['england_and_wales', 'scotland', 'northern_ireland']
const daysMax = 160_000
// 1: banks work, 2: they rest, 0: not known yet.
const workingDays = nations.map(() => new Uint8Array(daysMax))

/** Whether banks work on a day given in days since 1970. Remembers what it was asked. */
export function isWorking(day: number, nation: Nation): boolean {
  const table = workingDays[nations.indexOf(nation)]
  const working = table?.[day]
  if (working) return working === 1
  const answer = isWorkingDay(dayOfNumber(day), nation)
  if (table && day >= 0 && day < daysMax) table[day] = answer ? 1 : 2
  return answer
}

/** The day as text. */
export function dayOfNumber(day: number): Day {
  return fromEpochDays(day)
}

function slotsInDays(days: number, anchor: number): Slots {
  return {
    at: (slot) => anchor + slot * days,
    near: (day) => Math.ceil((day - anchor) / days - 0.5),
    period: days,
  }
}

/**
 * A cycle of months and the due days in it: one for a monthly rule, ten of twelve months for ten
 * instalments.
 */
function slotsInMonths(rule: Exclude<DayRule, { kind: 'every_days' }>, nation: Nation): Slots {
  const { length, start, steps } = cycleOf(rule, nation)
  const count = steps.length
  if (count === 0) throw new RangeError('a rule that leaves out every month has no due days')
  const at = (slot: number) => {
    const cycle = Math.floor(slot / count)
    const step = steps[slot - cycle * count]
    return step ? step.dayIn(start + cycle * length + step.offset) : Number.NaN
  }
  const near = (day: number) => {
    let slot = Math.floor((monthAt(day) - start) / length) * count
    while (at(slot) > day) slot--
    while (at(slot + 1) <= day) slot++
    return at(slot + 1) - day < day - at(slot) ? slot + 1 : slot
  }
  return { at, near, period: (length * 30.436875) / count }
}

type Step = { readonly offset: number; readonly dayIn: (month: number) => number }

type Cycle = { readonly length: number; readonly start: number; readonly steps: readonly Step[] }

/** How many months a cycle has, the month that one starts with, and the due days in it. */
function cycleOf(rule: Exclude<DayRule, { kind: 'every_days' }>, nation: Nation): Cycle {
  if (rule.kind === 'quarter_days') return { length: 12, start: 0, steps: quarterDays }
  const monthsOff = rule.kind === 'dates' ? rule.monthsOff : []
  const steps = stepsOf(rule, monthsOff, nation)
  return monthsOff.length > 0
    ? { length: 12, start: 0, steps }
    : { length: rule.everyMonths, start: monthNumber(rule.anchor), steps }
}

const quarterDays: readonly Step[] = [
  { offset: 2, dayIn: (month) => dateIn(month, 25) },
  { offset: 5, dayIn: (month) => dateIn(month, 24) },
  { offset: 8, dayIn: (month) => dateIn(month, 29) },
  { offset: 11, dayIn: (month) => dateIn(month, 25) },
]

function stepsOf(
  rule: Exclude<DayRule, { kind: 'every_days' | 'quarter_days' }>,
  monthsOff: readonly number[],
  nation: Nation,
): Step[] {
  if (rule.kind === 'last_working_day')
    return [{ offset: 0, dayIn: (month) => lastWorkingIn(month, nation) }]
  if (rule.kind === 'nth_weekday')
    return [{ offset: 0, dayIn: (month) => nthWeekdayIn(month, rule.nth, rule.weekday) }]
  const dates = [...rule.dates].sort((a, b) => a - b)
  const onEachDate = (offset: number) =>
    dates.map((date) => ({ offset, dayIn: (month: number) => dateIn(month, date) }))
  if (monthsOff.length === 0) return onEachDate(0)
  return Array.from({ length: 12 }, (_, offset) => offset)
    .filter((offset) => !monthsOff.includes(offset + 1))
    .flatMap(onEachDate)
}

function lastWorkingIn(month: number, nation: Nation): number {
  let day = firstOf(month + 1) - 1
  while (!isWorking(day, nation)) day--
  return day
}

/** The nth weekday (1 Monday) of a month; -1 for the last. */
export function nthWeekdayIn(month: number, nth: number, weekday: number): number {
  if (nth < 0) {
    const last = firstOf(month + 1) - 1
    return last - ((weekdayAt(last) - weekday + 7) % 7)
  }
  const first = firstOf(month)
  return first + ((weekday - weekdayAt(first) + 7) % 7) + (nth - 1) * 7
}

/** The weekday of a day since 1970, 1 for Monday. */
export function weekdayAt(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}
