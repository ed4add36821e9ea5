// Decides over a whole column which part of a written date is the day and which the month. One
// order holds for the entire column; a row that it makes impossible is a bad row, never read
// another way.
import { addDays, type Day, dayFrom } from '../calendar.ts'
import { fullYear, type WrittenDate } from './date-text.ts'
import { unswapped } from './mangled-dates.ts'
import type { DateOrder } from './statement.ts'
import { turnsIn } from './turns.ts'

/** How a column's dates are to be read, and how sure that is. */
export type DateReading = {
  readonly order: DateOrder
  readonly why: 'answered' | 'proved' | 'row_order' | 'layout' | 'past' | 'default' | 'unneeded'
  /** Dates that another country's Excel swapped are put right by row. */
  readonly swapped: boolean
}

/** The reading of a column, or `null` when it could honestly be read in two ways. */
export type DateChoice = {
  readonly reading: DateReading | null
  readonly orders: readonly DateOrder[]
  /** The question is whether a spreadsheet exchanged day and month, not how dates are written. */
  readonly isMangled?: boolean
}

/** What is known besides the column itself. */
export type DateHints = {
  readonly today: Day
  readonly answered: DateOrder | null
  readonly layout: DateOrder | null
  /** Whether a British day-first default is reasonable: not for a file in dollars. */
  readonly british: boolean
  /** The order that the dates of another column prove; looked for only where this one is open. */
  readonly beside?: () => DateOrder | null
}

type Tally = { order: DateOrder; impossible: number; future: number; days: readonly (Day | null)[] }

/**
 * The order of a column of dates: proved by impossible dates, then by the rows' own order, else day
 * first where that is reasonable.
 */
export function chooseDateOrder(
  column: readonly (WrittenDate | null)[],
  hints: DateHints,
): DateChoice {
  const open = column.some((written) => written?.kind === 'open')
  if (hints.answered) return { reading: answeredReading(column, hints.answered), orders: [] }
  if (!open) return { reading: reading('DMY', 'unneeded'), orders: [] }
  const tallies = tally(column, hints.today)
  const best = [...tallies].sort((a, b) => a.impossible - b.impossible)
  const first = best[0]
  if (!first) return { reading: null, orders: [] }
  const mangled = unswapped(column, first.order)
  if (mangled !== 'none') {
    const restored = mangled === 'restored'
    return {
      reading: restored ? { order: first.order, why: 'row_order', swapped: true } : null,
      orders: restored ? [] : [first.order, otherOrder(first.order)],
      isMangled: !restored,
    }
  }
  return choose(best, first, hints)
}

// The order that no written date allows was offered for date cells with day and month exchanged.
function answeredReading(
  column: readonly (WrittenDate | null)[],
  answered: DateOrder,
): DateReading {
  const written = otherOrder(answered)
  const isExchanged = answered !== 'YMD' && unswapped(column, written) !== 'none'
  if (!isExchanged) return reading(answered, 'answered')
  return { order: written, why: 'answered', swapped: true }
}

function otherOrder(order: DateOrder): DateOrder {
  return order === 'DMY' ? 'MDY' : 'DMY'
}

function choose(best: readonly Tally[], first: Tally, hints: DateHints): DateChoice {
  if (inTwoHands(best, first)) return { reading: null, orders: ['DMY', 'MDY'] }
  const alike = likely(
    best.filter((each) => each.impossible === first.impossible),
    hints.today,
  )
  if (alike.length === 1 || sameDays(alike)) {
    return { reading: reading(first.order, 'proved'), orders: [] }
  }
  const beside = hints.beside?.() ?? null
  if (beside && alike.some(({ order }) => order === beside))
    return { reading: reading(beside, 'proved'), orders: [] }
  return byRowOrder(alike, hints) ?? byDefault(alike, hints)
}

// Hardly anybody writes a year of two digits first. Where day or month can stand first too, such a
// reading is left out, unless it alone keeps the days together, or near today: read wrongly, days
// become years and lie decades apart.
function likely(alike: readonly Tally[], today: Day): readonly Tally[] {
  const yearLast = alike.filter((each) => each.order !== 'YMD')
  const yearFirst = alike.find((each) => each.order === 'YMD')
  if (!yearFirst || yearLast.length === 0) return alike
  const narrowest = Math.min(...yearLast.map((each) => yearsIn(each.days)))
  const last = lastOf(yearFirst.days)
  const isRecent =
    last <= today && yearLast.every(({ days }) => addDays(lastOf(days), daysOldMin) < last)
  return isRecent || yearsIn(yearFirst.days) < narrowest ? alike : yearLast
}

const daysOldMin = 5 * 365

function yearsIn(days: readonly (Day | null)[]): number {
  return new Set(days.flatMap((day) => (day ? [day.slice(0, 4)] : []))).size
}

// Where the best order fails often on dates that another order can read, two people wrote the
// column: trust neither.
function inTwoHands(best: readonly Tally[], first: Tally): boolean {
  const rescued = first.days.filter(
    (day, at) => day === null && best.some((each) => each !== first && each.days[at]),
  )
  return rescued.length > Math.max(2, first.days.length / 20)
}

function byRowOrder(alike: readonly Tally[], hints: DateHints): DateChoice | null {
  const ranked = alike
    .map((each) => ({ each, turns: turnsIn(each.days) }))
    .sort((a, b) => a.turns - b.turns)
  const [first, second] = ranked
  if (!first || !second || second.turns - first.turns < 2) return null
  const sorted = first.turns * 20 <= first.each.days.length
  if (!sorted) return null
  if (first.each.future > second.each.future) return { reading: null, orders: ['DMY', 'MDY'] }
  const why = first.each.order === hints.layout ? 'layout' : 'row_order'
  return { reading: reading(first.each.order, why), orders: [] }
}

function byDefault(alike: readonly Tally[], hints: DateHints): DateChoice {
  const orders = alike.map((each) => each.order)
  const british = alike.find((each) => each.order === 'DMY')
  const known = alike.find((each) => each.order === hints.layout)
  // A spreadsheet may have written a known bank's dates again, in the order of another country.
  const isRewritten = known !== undefined && known === british && lessLikely(known, alike)
  if (isRewritten) return { reading: null, orders }
  if (known) return { reading: reading(known.order, 'layout'), orders: [] }
  const doubtful = !hints.british || !british || lessLikely(british, alike)
  if (british && isAllPast(british, alike)) return { reading: reading('DMY', 'past'), orders: [] }
  if (doubtful) return { reading: null, orders }
  return { reading: reading('DMY', 'default'), orders: [] }
}

// A statement lists what has happened: month first would put payments into the future that day
// first does not.
function isAllPast(british: Tally, alike: readonly Tally[]): boolean {
  const others = alike.filter((each) => each !== british)
  return british.future === 0 && others.length > 0 && others.every((each) => each.future > 0)
}

// Day first is the British habit, but not where it puts payments into the future that month first
// does not, nor where it turns one month's days into the same date of many months, nor where it
// alone puts them out of order.
function lessLikely(british: Tally, alike: readonly Tally[]): boolean {
  if (alike.some((each) => lastOf(each.days) > lastOf(british.days) && each.order === 'YMD'))
    return true
  const american = alike.find((each) => each.order === 'MDY')
  if (!american) return false
  if (british.future > american.future) return true
  const dates = new Set(british.days.flatMap((day) => (day ? [day.slice(8)] : [])))
  const months = monthsIn(american.days)
  const distinct = new Set(british.days.filter((day) => day !== null)).size
  if (distinct < 4) return false
  // Every tab of a workbook begins again, in the months of the one before.
  const isScattered = turnsIn(british.days) > 0 && monthsIn(british.days).size >= months.size * 2
  const isInOrder = turnsIn(american.days) === 0
  return (isInOrder && isScattered) || (dates.size === 1 && months.size === 1)
}

function monthsIn(days: readonly (Day | null)[]): Set<string> {
  return new Set(days.flatMap((day) => (day ? [day.slice(0, 7)] : [])))
}

function lastOf(days: readonly (Day | null)[]): Day {
  return days.reduce<Day>((last, day) => (day && day > last ? day : last), '')
}

function tally(column: readonly (WrittenDate | null)[], today: Day): Tally[] {
  const latest = latestDay(today)
  return (['DMY', 'MDY', 'YMD'] as const).map((order) => {
    const known = new Map<WrittenDate | null, Day | null>()
    const days = column.map((written) => {
      const before = known.get(written)
      if (before !== undefined) return before
      const day = dayOf(written, order, latest)
      known.set(written, day)
      return day
    })
    let missed = 0
    let future = 0
    for (const [at, written] of column.entries()) {
      if (written?.kind === 'open' && !days[at]) missed++
      if (written?.kind === 'open' && (days[at] ?? '') > today) future++
    }
    return { order, impossible: missed, future, days }
  })
}

/**
 * The last day that a statement may plausibly speak of: 400 days from today. The first is 1 January
 * 1990.
 */
export function latestDay(today: Day): Day {
  return addDays(today, 400)
}

/**
 * The day a written date means in an order; `null` when there is no such day or it is not
 * plausible.
 */
export function dayOf(written: WrittenDate | null, order: DateOrder, latest: Day): Day | null {
  const day = dayWritten(written, order)
  return day && day >= '1990-01-01' && day <= latest ? day : null
}

/**
 * The day a written date means in an order, however implausible; `null` when there is no such day.
 */
export function dayWritten(written: WrittenDate | null, order: DateOrder): Day | null {
  if (!written || written.kind === 'impossible') return null
  return written.kind === 'fixed' ? written.day : ordered(written.parts, order)
}

function ordered(parts: readonly [number, number, number], order: DateOrder): Day | null {
  const [a, b, c] = parts
  if (order === 'YMD') {
    return c > 31 ? null : dayFrom({ year: fullYear(a), month: b, date: c })
  }
  const [date, month] = order === 'DMY' ? [a, b] : [b, a]
  return dayFrom({ year: fullYear(c), month, date })
}

function sameDays(alike: readonly Tally[]): boolean {
  const [first, ...rest] = alike
  return rest.every((each) => each.days.every((day, at) => day === first?.days[at]))
}

function reading(order: DateOrder, why: DateReading['why']): DateReading {
  return { order, why, swapped: false }
}
