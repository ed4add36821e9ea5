// Months counted back from the as-of day (the 16th to the 15th), so that what is learned of the
// balance includes the newest days.
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysIn,
  lastDayOf,
  monthOf,
} from '../../calendar.ts'
import type { Movement } from '../movement.ts'
import { pastMonthsMax } from './span.ts'

/**
 * What each trailing month came to, oldest first, in pence: in less out, and half of what moved.
 */
export type TrailingMonths = {
  readonly net: Float64Array
  readonly turnover: Float64Array
  /**
   * Half of what moves in a month on average; while no whole month is known, what moved so far says
   * it.
   */
  readonly size: number
}

const daysInMonth = 30.436875

// Books that open within the first days of a month hold it well enough.
const openingSlackDays = 4

/** The whole trailing months since the books opened, at most `pastMonthsMax`. */
export function trailingMonthsOf(input: {
  movements: readonly Movement[]
  opened: Day
  asOf: Day
}): TrailingMonths {
  const ends = monthEndsBefore(input.asOf, addDays(input.opened, -openingSlackDays))
  const count = ends.length - 1
  const net = new Float64Array(Math.max(0, count))
  const turnover = new Float64Array(Math.max(0, count))
  const places = placesOf(ends, input.asOf)
  let moved = 0
  for (const { day, amount } of input.movements) {
    if (day > input.asOf) continue
    moved += Math.abs(amount) / 2
    const at = places(day)
    if (at < 0) continue
    net[at]! += amount
    turnover[at]! += Math.abs(amount) / 2
  }
  if (count > 0) return { net, turnover, size: total(turnover) / count }
  const days = Math.max(1, daysBetween(input.opened, input.asOf) + 1)
  return { net, turnover, size: (moved * daysInMonth) / days }
}

/**
 * Whether money has only ever come in, or only ever gone out: such books say nothing of a balance.
 */
export function isOneSided({ net, turnover }: TrailingMonths): boolean {
  return Math.abs(total(net)) >= 2 * total(turnover)
}

/**
 * The last days of trailing months, oldest first; the oldest is the day before the first whole one.
 */
function monthEndsBefore(asOf: Day, earliest: Day): Day[] {
  const ends: Day[] = []
  for (let back = 0; back <= pastMonthsMax; back++) {
    const end = sameDateIn(asOf, -back)
    if (addDays(end, 1) < earliest) break
    ends.push(end)
  }
  return ends.reverse()
}

/** The same date in another month; the last day of a month stays the last. */
function sameDateIn(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months)
  if (day === lastDayOf(monthOf(day))) return lastDayOf(month)
  return `${month}-${String(Math.min(Number(day.slice(8)), daysIn(month))).padStart(2, '0')}`
}

/**
 * Finds the place of a day's month; -1 when it lies before the first whole one. Remembers days,
 * because movements share them.
 */
function placesOf(ends: readonly Day[], asOf: Day): (day: Day) => number {
  const places = new Map<Day, number>()
  return (day) => {
    let at = places.get(day)
    if (at === undefined) {
      const newest = ends.length - 2 - Math.floor(daysBetween(day, asOf) / 31.01)
      at = Math.max(-1, newest)
      while (at >= 0 && day <= ends[at]!) at--
      places.set(day, at)
    }
    return at
  }
}

function total(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}
