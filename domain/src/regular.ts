// Finds payments that repeat and says when they are expected next. Simple on purpose: it needs a steady rhythm, and where it
// sees none it says nothing. Works on merchants already named; it does not guess names.
import { addDays, type Day, daysBetween } from './calendar.ts'
import { groupBy } from './group.ts'
import { isWorkingDay, type Nation, nextWorkingDay, previousWorkingDay } from './holidays.ts'
import { type Minor, magnitude, medianOf, sum } from './money.ts'
import { beatAfter, type Cadence, periodDays, type Rhythm, rhythmOf } from './rhythm.ts'
import { subCategoryOf } from './taxonomy.ts'

/** A transaction as far as its habit goes. The amount is signed, in pence. */
export type Sighting = {
  readonly merchantId: string
  readonly merchantName: string
  readonly subCategory: string
  readonly day: Day
  readonly amount: Minor
}

/** A payment that repeats. `amount` is the median of the last three; `steady` when these lie within 2 %; `days` are the evidence. */
export type Regular = {
  readonly merchantId: string
  readonly merchantName: string
  readonly subCategory: string
  readonly cadence: Cadence
  readonly amount: Minor
  readonly steady: boolean
  readonly nextDay: Day
  readonly days: readonly Day[]
  /** How the days after `nextDay` are found; of no use to readers. */
  readonly course: Course
}

/** One payment expected on a day. */
export type Expected = {
  readonly day: Day
  readonly merchantId: string
  readonly merchantName: string
  readonly subCategory: string
  readonly amount: Minor
  readonly steady: boolean
  readonly cadence: Cadence
}

type Course = {
  readonly rhythm: Rhythm
  readonly nextCount: number // which beat after the latest one `nextDay` stands for
  readonly shift: 'next' | 'previous' | 'none' // what happens on days when banks rest
  readonly monthsOff: readonly string[]
  readonly nation: Nation
}

const aliveShare = 0.6 // of a period past its day: then the habit is taken to have ended
const lateDaysMax = 5
const steadyShare = 0.02
const yearlyShare = 0.25 // two sightings a year apart are chance unless the amounts are alike
const beatsMax = 200

/** The payments that repeat and are still alive today, by merchant, sub-category and sign. The order of the history is irrelevant. */
export function regularPayments(
  history: readonly Sighting[],
  today: Day,
  nation: Nation = 'england_and_wales',
): Regular[] {
  const past = history.filter(({ day, amount }) => day <= today && amount !== 0)
  const groups = groupBy(
    past,
    (each) => `${each.merchantId} ${each.subCategory} ${each.amount < 0}`,
  )
  return [...groups.values()]
    .flatMap((group) => regularsIn(group, { today, nation }))
    .sort(
      (a, b) =>
        compare(a.nextDay, b.nextDay) || compare(a.merchantId, b.merchantId) || a.amount - b.amount,
    )
}

/** What the regular payments bring from one day to another, both included, in the order of the days. */
export function expectedWithin(
  regulars: readonly Regular[],
  window: { from: Day; to: Day },
): Expected[] {
  return regulars
    .flatMap((regular) => daysWithin(regular, window).map((day) => expectedOn(regular, day)))
    .sort(
      (a, b) =>
        compare(a.day, b.day) || compare(a.merchantName, b.merchantName) || a.amount - b.amount,
    )
}

type When = { readonly today: Day; readonly nation: Nation }

/** One habit of a merchant's; or one for each amount that keeps a rhythm by itself (two subscriptions with one seller). */
function regularsIn(group: readonly Sighting[], when: When): Regular[] {
  const sameAmounts = [...groupBy(group, ({ amount }) => amount).values()]
  const apart =
    sameAmounts.length < 2 ? [] : sameAmounts.flatMap((same) => regularOf(same, when) ?? [])
  const explained = apart.reduce((count, { days }) => count + days.length, 0)
  const whole = explained === group.length ? null : regularOf(group, when)
  return whole ? [whole] : apart
}

function regularOf(group: readonly Sighting[], when: When): Regular | null {
  const byDay = [...groupBy(group, ({ day }) => day)].sort(([a], [b]) => compare(a, b))
  const days = byDay.map(([day]) => day)
  const rhythm = rhythmOf(days)
  const first = group[0]
  if (!rhythm || !first) return null
  const amounts = byDay.slice(-3).map(([, rows]) => sum(rows.map(({ amount }) => amount)))
  const amount = medianOf(amounts)
  if (amount === null || (rhythm.cadence === 'yearly' && !isWithin(amounts, amount, yearlyShare)))
    return null
  const course = courseOf({ rhythm, days, first, nation: when.nation })
  const next = nextOf(course, when.today)
  if (!next) return null
  return {
    merchantId: first.merchantId,
    merchantName: first.merchantName,
    subCategory: first.subCategory,
    cadence: rhythm.cadence,
    amount,
    steady: isWithin(amounts, amount, steadyShare),
    nextDay: next.day,
    days,
    course: { ...course, nextCount: next.count },
  }
}

function courseOf(of: {
  rhythm: Rhythm
  days: readonly Day[]
  first: Sighting
  nation: Nation
}): Course {
  const { rhythm, days, first, nation } = of
  const restsWithBanks = days.every((day) => isWorkingDay(day, nation))
  const paidEarly = subCategoryOf(first.subCategory).category === 'people' && first.amount < 0
  const shift = !restsWithBanks ? 'none' : paidEarly ? 'previous' : 'next'
  return { rhythm, nextCount: 1, shift, monthsOff: monthsOffOf(first.subCategory, days), nation }
}

/** Business rates are usually asked for in ten instalments, April to January; a council seen taking one in between asks for twelve. */
function monthsOffOf(subCategory: string, days: readonly Day[]): string[] {
  if (subCategory !== 'business_rates') return []
  const seen = new Set(days.map((day) => day.slice(5, 7)))
  return seen.has('02') || seen.has('03') ? [] : ['02', '03']
}

/** The next day of a course, or `null` when the habit has ended. A payment some days late is still expected: on the next working day. */
function nextOf(course: Course, today: Day): { day: Day; count: number } | null {
  let expected: Day | null = null
  for (let count = 1; count <= beatsMax; count++) {
    const day = dayOfBeat(course, count)
    if (!day) continue
    expected ??= day
    const lateDays = daysBetween(day, today)
    if (daysBetween(expected, today) > aliveShare * periodDays(course.rhythm.cadence)) return null
    if (lateDays <= 0) return { day, count }
    if (lateDays <= Math.min(lateDaysMax, periodDays(course.rhythm.cadence) / 3))
      return { day: nextWorkingDay(addDays(today, 1), course.nation), count }
  }
  return null
}

function dayOfBeat({ rhythm, shift, monthsOff, nation }: Course, count: number): Day | null {
  const day = beatAfter(rhythm, count)
  if (monthsOff.includes(day.slice(5, 7))) return null
  if (shift === 'next') return nextWorkingDay(day, nation)
  return shift === 'previous' ? previousWorkingDay(day, nation) : day
}

function daysWithin(regular: Regular, window: { from: Day; to: Day }): Day[] {
  const days = [regular.nextDay]
  const { nextCount } = regular.course
  for (let count = nextCount + 1; count <= nextCount + beatsMax; count++) {
    const day = dayOfBeat(regular.course, count)
    if (day && day > window.to) break
    if (day && day > regular.nextDay) days.push(day)
  }
  return days.filter((day) => day >= window.from && day <= window.to)
}

function expectedOn(regular: Regular, day: Day): Expected {
  const { merchantId, merchantName, subCategory, amount, steady, cadence } = regular
  return { day, merchantId, merchantName, subCategory, amount, steady, cadence }
}

function isWithin(amounts: readonly Minor[], middle: Minor, share: number): boolean {
  return amounts.every((amount) => Math.abs(amount - middle) <= magnitude(middle) * share)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
