// The demo company's calendar: what is kept, what runs before it so that taxes have a past, and
// which days things fall on.
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  daysBetween,
  daysIn,
  firstDayOf,
  type Month,
  monthOf,
  monthsFrom,
  weekdayOf,
} from '../calendar.ts'
import { addWorkingDays, isWorkingDay, nextWorkingDay } from '../holidays.ts'

/**
 * The quarters of the demo company's VAT: which months they end in, as HMRC numbers the staggers.
 */
export type Stagger = '1' | '2' | '3'

/**
 * The span of the demo: simulated from `from`, shown from `start` to `today`, planned until
 * `until`.
 */
export type DemoTime = {
  readonly from: Day
  readonly start: Day
  readonly today: Day
  readonly until: Day
  readonly stagger: Stagger
}

const monthsShown = 18
const monthsBefore = 8
const daysAhead = 70
const vatDaysAhead = 35

/**
 * The span that ends today. The VAT stagger is the one whose next payment lies nearest to five
 * weeks ahead.
 */
export function demoTimeOf(today: Day): DemoTime {
  const start = firstDayOf(addMonths(monthOf(addDays(today, 1)), -monthsShown))
  const time = {
    from: firstDayOf(addMonths(monthOf(start), -monthsBefore)),
    start,
    today,
    until: addDays(today, daysAhead),
  }
  const staggers: Stagger[] = ['1', '2', '3']
  const distance = (stagger: Stagger) =>
    Math.abs(daysBetween(today, nextVatDay({ ...time, stagger })) - vatDaysAhead)
  return { ...time, stagger: staggers.reduce((a, b) => (distance(b) < distance(a) ? b : a)) }
}

/** The first VAT payment after today. */
export function nextVatDay(time: DemoTime): Day {
  return vatQuarters(time).find(({ paid }) => paid > time.today)?.paid ?? time.until
}

/**
 * Every VAT quarter whose payment falls into the span, with the day the direct debit leaves: three
 * working days after a month and seven days.
 */
export function vatQuarters(time: DemoTime): { first: Month; last: Month; paid: Day }[] {
  return monthsFrom(addMonths(monthOf(time.from), 2), monthOf(time.until))
    .filter((month) => Number(month.slice(5)) % 3 === Number(time.stagger) - 1)
    .map((last) => ({
      first: addMonths(last, -2),
      last,
      paid: addWorkingDays(`${addMonths(last, 2)}-07`, 3),
    }))
}

/** All months of the span. */
export function monthsOf(time: DemoTime): Month[] {
  return monthsFrom(monthOf(time.from), monthOf(time.until))
}

/**
 * A date in every month (31 for the last day), moved to a working day: the next one unless set
 * otherwise.
 */
export function monthlyOn(
  time: DemoTime,
  date: number,
  shift = (day: Day) => nextWorkingDay(day),
): Day[] {
  return monthsOf(time)
    .map((month) => shift(dateIn(month, date)))
    .filter((day) => isWithin(time, day))
}

/** A weekday (1 for Monday) in every week, moved to the next working day. */
export function weeklyOn(time: DemoTime, weekday: number, everyWeeks = 1): Day[] {
  // Counted from a fixed Monday, so that fortnights do not jump when today moves.
  const first = addDays('2001-01-01', weekday - 1)
  const step = 7 * everyWeeks
  const count = Math.ceil(daysBetween(first, time.from) / step)
  const days: Day[] = []
  for (let day = addDays(first, count * step); day <= time.until; day = addDays(day, step))
    days.push(nextWorkingDay(day))
  return days.filter((day) => isWithin(time, day))
}

/** Every day of the span on which banks work. */
export function workingDays(time: DemoTime): Day[] {
  return everyDay(time).filter((day) => isWorkingDay(day))
}

/** Every Monday to Saturday of the span, holidays or not: cards know no holidays. */
export function shoppingDays(time: DemoTime): Day[] {
  return everyDay(time).filter((day) => weekdayOf(day) < 7)
}

/** A day of the year, `MM-DD`, in every year of the span, moved to the next working day. */
export function yearlyOn(time: DemoTime, monthDay: string): Day[] {
  return monthsOf(time)
    .filter((month) => month.slice(5) === monthDay.slice(0, 2))
    .map((month) => nextWorkingDay(dateIn(month, Number(monthDay.slice(3)))))
    .filter((day) => isWithin(time, day))
}

/** A working day some days from today (before it when negative). */
export function nearToday(time: DemoTime, days: number): Day {
  return nextWorkingDay(addDays(time.today, days))
}

/**
 * The day that lies `days` after today, and its anniversaries of the last two years, as working
 * days.
 */
export function anniversaryAfterToday(time: DemoTime, days: number): Day[] {
  return [-24, -12, 0]
    .map((months) => nextWorkingDay(addMonthsToDay(addDays(time.today, days), months)))
    .filter((day) => isWithin(time, day))
}

function everyDay(time: DemoTime): Day[] {
  return Array.from({ length: daysBetween(time.from, time.until) + 1 }, (_, i) =>
    addDays(time.from, i),
  )
}

function dateIn(month: Month, date: number): Day {
  return `${month}-${String(Math.min(date, daysIn(month))).padStart(2, '0')}`
}

function isWithin(time: DemoTime, day: Day): boolean {
  return day >= time.from && day <= time.until
}
