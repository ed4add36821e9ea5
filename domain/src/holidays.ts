// Bank holidays of the United Kingdom by rule, and the working days between them. Knows when banks
// move money, not when tax is due.
import { addDays, type Day, dayFrom, lastDayOf, weekdayOf } from './calendar.ts'

/** Whose bank holidays a business keeps. */
export type Nation = 'england_and_wales' | 'scotland' | 'northern_ireland'

/**
 * Holidays of one year alone: added, dropped from their rule's day, and added in Scotland only
 * (gov.uk/bank-holidays).
 */
type Proclaimed = {
  readonly add?: readonly Day[]
  readonly drop?: readonly Day[]
  readonly addInScotland?: readonly Day[]
}

const proclaimed: Readonly<Record<string, Proclaimed>> = {
  // VE Day took the early May holiday's place
  '2020': { add: ['2020-05-08'], drop: ['2020-05-04'] },
  // Jubilee; funeral of Queen Elizabeth II
  '2022': { add: ['2022-06-02', '2022-06-03', '2022-09-19'], drop: ['2022-05-30'] },
  '2023': { add: ['2023-05-08'] }, // coronation of King Charles III
  '2026': { addInScotland: ['2026-06-15'] }, // World Cup, by royal proclamation of February 2026
}

const cache = new Map<string, ReadonlySet<Day>>()

/**
 * The bank holidays of a year, in order, substitute days in place of those that fall on a weekend
 * (Banking and Financial Dealings Act 1971, and proclamations).
 */
export function bankHolidays(year: number, nation: Nation): Day[] {
  const { add = [], drop = [], addInScotland = [] } = proclaimed[String(year)] ?? {}
  const moving = movingHolidays(year, nation).filter((day) => !drop.includes(day))
  const extra = nation === 'scotland' ? [...add, ...addInScotland] : add
  return withSubstitutes(fixedHolidays(year, nation), [...moving, ...extra])
}

/** Whether banks work on this day in this nation: Monday to Friday, bank holidays apart. */
export function isWorkingDay(day: Day, nation: Nation = 'england_and_wales'): boolean {
  return weekdayOf(day) < 6 && !holidaysOf(day, nation).has(day)
}

/**
 * This day if it is a working day, else the first one after it: when a direct debit due that day is
 * taken.
 */
export function nextWorkingDay(day: Day, nation: Nation = 'england_and_wales'): Day {
  return isWorkingDay(day, nation) ? day : nextWorkingDay(addDays(day, 1), nation)
}

/**
 * This day if it is a working day, else the last one before it: when wages due that day are paid.
 */
export function previousWorkingDay(day: Day, nation: Nation = 'england_and_wales'): Day {
  return isWorkingDay(day, nation) ? day : previousWorkingDay(addDays(day, -1), nation)
}

/**
 * The working day that lies `count` working days after a day, which need not be one itself. Refuses
 * a negative count.
 */
export function addWorkingDays(
  from: Day,
  count: number,
  nation: Nation = 'england_and_wales',
): Day {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`not a count of days: ${count}`)
  let day = from
  for (let passed = 0; passed < count; passed++) day = nextWorkingDay(addDays(day, 1), nation)
  return day
}

/** Easter Sunday in the Gregorian calendar (the anonymous algorithm, Nature, 20 April 1876). */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const moonShift = Math.floor((century + 8) / 25)
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - moonShift + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const count = epact + weekday - 7 * late + 114
  return on(year, Math.floor(count / 31), (count % 31) + 1)
}

function holidaysOf(day: Day, nation: Nation): ReadonlySet<Day> {
  const key = `${day.slice(0, 4)} ${nation}`
  const days = cache.get(key) ?? new Set(bankHolidays(Number(day.slice(0, 4)), nation))
  cache.set(key, days)
  return days
}

function fixedHolidays(year: number, nation: Nation): Day[] {
  const days = [on(year, 1, 1), on(year, 12, 25), on(year, 12, 26)]
  if (nation === 'scotland') days.push(on(year, 1, 2), on(year, 11, 30))
  if (nation === 'northern_ireland') days.push(on(year, 3, 17), on(year, 7, 12))
  return days.sort()
}

/**
 * Holidays that fall on a weekday by their rule. Scotland has no Easter Monday, and its summer
 * holiday opens August.
 */
function movingHolidays(year: number, nation: Nation): Day[] {
  const easter = easterSunday(year)
  const scottish = nation === 'scotland'
  return [
    addDays(easter, -2),
    ...(scottish ? [] : [addDays(easter, 1)]),
    mondayFrom(on(year, 5, 1)),
    lastMondayOf(year, 5),
    scottish ? mondayFrom(on(year, 8, 1)) : lastMondayOf(year, 8),
  ]
}

/**
 * Moves each fixed holiday that falls on a weekend to the next weekday that is not a holiday yet.
 */
function withSubstitutes(fixed: readonly Day[], others: readonly Day[]): Day[] {
  const taken = new Set([...others, ...fixed.filter((day) => weekdayOf(day) < 6)])
  for (const weekend of fixed.filter((day) => weekdayOf(day) > 5)) {
    let substitute = addDays(weekend, 1)
    while (weekdayOf(substitute) > 5 || taken.has(substitute)) substitute = addDays(substitute, 1)
    taken.add(substitute)
  }
  return [...taken].sort()
}

function mondayFrom(day: Day): Day {
  return addDays(day, (8 - weekdayOf(day)) % 7)
}

function lastMondayOf(year: number, month: number): Day {
  const last = lastDayOf(on(year, month, 1).slice(0, 7))
  return addDays(last, 1 - weekdayOf(last))
}

function on(year: number, month: number, date: number): Day {
  const day = dayFrom({ year, month, date })
  if (!day) throw new RangeError(`not a day: ${year}-${month}-${date}`)
  return day
}
