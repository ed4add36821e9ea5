// The transactions of one payee as detection sees them: numbered days, plain amounts, those of one
// day taken together.
import { epochDays } from '../../calendar.ts'
import { compareText } from '../../order.ts'
import type { Movement } from '../movement.ts'
import { firstOf, monthAt } from '../occurrences/slots.ts'

/** A transaction with its day in days since 1970 and its amount in pence without a sign. */
export type Entry = {
  readonly movement: Movement
  readonly day: number
  readonly size: number
}

/** What came from or went to one payee on one day. */
export type Sight = {
  readonly day: number
  /** Months since the year 0, and the date in that month. */
  readonly month: number
  readonly date: number
  /** Whether it is the last day of its month. */
  readonly isMonthEnd: boolean
  /** All entries together, in pence without a sign. */
  readonly size: number
  readonly entries: readonly Entry[]
}

/** The entries of movements. */
export function entriesOf(movements: readonly Movement[]): Entry[] {
  const numbers = new Map<string, number>()
  return movements.map((movement) => {
    const day = numbers.get(movement.day) ?? epochDays(movement.day)
    numbers.set(movement.day, day)
    return { movement, day, size: Math.abs(movement.amount) }
  })
}

/** In order of day, then id: so that the order of the input is irrelevant. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => a.day - b.day || compareText(a.movement.id, b.movement.id))
}

/** Entries, in order, day by day. */
export function sightsOf(entries: readonly Entry[]): Sight[] {
  const sights: Sight[] = []
  let start = 0
  for (let i = 1; i <= entries.length; i++) {
    if (i < entries.length && entries[i]?.day === entries[start]?.day) continue
    sights.push(sightOf(entries.slice(start, i)))
    start = i
  }
  return sights
}

function sightOf(entries: readonly Entry[]): Sight {
  const day = entries[0]?.day ?? 0
  const month = monthAt(day)
  return {
    day,
    month,
    date: day - firstOf(month) + 1,
    isMonthEnd: day + 1 === firstOf(month + 1),
    size: entries.reduce((total, { size }) => total + size, 0),
    entries,
  }
}

/** The middle of numbers, the mean of the two middle ones of an even count; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/**
 * The largest of numbers, however many (`Math.max` cannot take a hundred thousand); -Infinity of
 * none.
 */
export function largest(values: readonly number[]): number {
  return values.reduce((most, value) => (value > most ? value : most), Number.NEGATIVE_INFINITY)
}

/** The smallest of numbers, however many; Infinity of none. */
export function smallest(values: readonly number[]): number {
  return values.reduce((least, value) => (value < least ? value : least), Number.POSITIVE_INFINITY)
}
