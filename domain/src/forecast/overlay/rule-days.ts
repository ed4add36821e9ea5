// The days on which a rule falls due, and the days on which its money moves.
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysIn,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  monthsBetween,
  monthsFrom,
  weekdayOf,
} from '../../calendar.ts'
import { type Nation, nextWorkingDay, previousWorkingDay } from '../../holidays.ts'
import { compareText } from '../../order.ts'
import type { Roll } from '../series.ts'
import type { Rule, RuleCadence, RuleDay } from './rule.ts'

/**
 * One time a rule comes: the due day by its rule, which names it, and the day on which cash moves.
 */
export type RuleTime = { readonly due: Day; readonly day: Day }

const stepDays: Partial<Record<RuleCadence, number>> = {
  weekly: 7,
  fortnightly: 14,
  four_weekly: 28,
}
const stepMonths: Partial<Record<RuleCadence, number>> = {
  twice_a_month: 1,
  monthly: 1,
  two_monthly: 2,
  quarterly: 3,
  half_yearly: 6,
  yearly: 12,
}

/** Whether a rule is counted in weeks, not in months. */
export function isInWeeks(cadence: RuleCadence): boolean {
  return stepDays[cadence] !== undefined
}

/** How far two times of a rule lie apart, in days, on average; `null` for one that comes once. */
export function ruleStepDays(cadence: RuleCadence): number | null {
  if (cadence === 'twice_a_month') return 15
  const months = stepMonths[cadence]
  return stepDays[cadence] ?? (months ? months * 30 : null)
}

/** All times of a rule whose money moves from one day to another, both included, in order. */
export function ruleDays(
  rule: Rule,
  within: { from: Day; until: Day; nation: Nation },
): RuleTime[] {
  // A roll moves a payment by days, never by a month: one month more on either side holds them all.
  const months = monthsFrom(
    addMonths(monthOf(within.from), -1),
    addMonths(monthOf(within.until), 1),
  )
  return months
    .flatMap((month) => ruleTimesOf(rule, month, within.nation))
    .filter(({ day }) => day >= within.from && day <= within.until)
    .sort((a, b) => compareText(a.day, b.day))
}

/** The times of a rule that fall due within one month, in order. */
export function ruleTimesOf(rule: Rule, month: Month, nation: Nation): RuleTime[] {
  return duesOf(rule, month)
    .filter((due) => (rule.paymentDay === null || due >= rule.paymentDay) && isBeforeEnd(rule, due))
    .map((due) => ({ due, day: cashDay(rule, due, nation) }))
}

function isBeforeEnd({ end }: Rule, due: Day): boolean {
  return end === null || due <= end
}

function duesOf(rule: Rule, month: Month): Day[] {
  const ahead = monthsBetween(monthOf(rule.start), month)
  if (ahead < 0) return []
  if (rule.cadence === 'once')
    return ahead > 0 ? [] : rule.paymentDay ? [rule.paymentDay] : datesOf(rule.dayRule, month)
  const days = stepDays[rule.cadence]
  if (days) return everySoManyDays(firstOf(rule), days, month)
  return ahead % (stepMonths[rule.cadence] ?? 1) === 0 ? datesOf(rule.dayRule, month) : []
}

/**
 * The first time of a rule counted in weeks: its first payment, or the first such weekday from its
 * start on.
 */
function firstOf({ paymentDay, start, dayRule }: Rule): Day {
  const from = paymentDay ?? start
  if (dayRule.kind !== 'weekday') return from
  return addDays(from, (dayRule.weekday - weekdayOf(from) + 7) % 7)
}

function everySoManyDays(first: Day, step: number, month: Month): Day[] {
  const opening = firstDayOf(month)
  const passed = Math.max(0, Math.ceil(daysBetween(first, opening) / step))
  const days: Day[] = []
  for (let day = addDays(first, passed * step); monthOf(day) === month; day = addDays(day, step))
    days.push(day)
  return days
}

function datesOf(rule: RuleDay, month: Month): Day[] {
  switch (rule.kind) {
    case 'dates':
      return [...new Set(rule.dates.map((date) => dateIn(month, date)))].sort()
    case 'last_working_day':
      return [lastDayOf(month)]
    case 'nth_weekday':
      return [nthWeekdayIn(month, rule)]
    case 'weekday':
      return [nthWeekdayIn(month, { nth: 1, weekday: rule.weekday })]
  }
}

function nthWeekdayIn(month: Month, { nth, weekday }: { nth: number; weekday: number }): Day {
  if (nth < 0) {
    const last = lastDayOf(month)
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  }
  const first = firstDayOf(month)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

function dateIn(month: Month, date: number): Day {
  return `${month}-${String(Math.min(date, daysIn(month))).padStart(2, '0')}`
}

function cashDay(rule: Rule, due: Day, nation: Nation): Day {
  if (rule.dayRule.kind === 'last_working_day' && !isInWeeks(rule.cadence) && !isNamed(rule, due))
    return previousWorkingDay(due, nation)
  return rolled(due, rule.roll, nation)
}

function isNamed(rule: Rule, due: Day): boolean {
  return rule.cadence === 'once' && rule.paymentDay === due
}

function rolled(due: Day, roll: Roll, nation: Nation): Day {
  if (roll === 'next') return nextWorkingDay(due, nation)
  return roll === 'previous' ? previousWorkingDay(due, nation) : due
}
