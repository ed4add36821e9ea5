// Takes payments of one amount apart by their dates: a processor that charges the same fee on the
// 1st, the 4th and the 23rd, one for each customer. Dates as dense as chance would make them are
// left together.
import { firstOf, monthAt } from '../occurrences/slots.ts'
import { type Entry, largest, smallest } from './sighted.ts'

const perMonthMin = 1.3
const reachDays = 2
const monthsSeenMin = 3
const cellsMax = 31
// The chance of meeting any date as often without meaning it: below one in 150.
const logChanceMax = -5
// The densest of all dates is looked at, each with its nearest days on either side: chance has as
// many attempts (Bonferroni's correction).
const datesTried = 31

/**
 * Cells of one date each, and last what is left over. One cell when the payments are too few, or
 * too dense to tell.
 */
export function peelDates(cell: readonly Entry[]): Entry[][] {
  const months = spanInMonths(cell)
  if (cell.length < 2 * monthsSeenMin || cell.length < months * perMonthMin) return [[...cell]]
  let dated = cell.map((entry) => ({ entry, month: monthAt(entry.day), date: dateOf(entry) }))
  const cells: Entry[][] = []
  while (cells.length < cellsMax && dated.length >= monthsSeenMin) {
    const perDay = dated.length / (months * 30.44)
    const peeled = densest(dated)
    if (!isMeant(peeled, { perDay, months })) break
    cells.push(peeled.map(({ entry }) => entry))
    const taken = new Set(peeled)
    dated = dated.filter((each) => !taken.has(each))
  }
  if (dated.length > 0) cells.push(dated.map(({ entry }) => entry))
  return cells
}

type Dated = { readonly entry: Entry; readonly month: number; readonly date: number }

/** The date that most months know, and its nearest entries, one day a month. */
function densest(dated: readonly Dated[]): Dated[] {
  let best: Dated[] = []
  let bestOff = 0
  for (const date of new Set(dated.map((each) => each.date))) {
    const dates = nearestByMonth(dated, date)
    const off = dates.reduce((total, each) => total + Math.abs(each.date - date), 0)
    if (dates.length - off / 4 > best.length - bestOff / 4) {
      best = dates
      bestOff = off
    }
  }
  return best
}

function nearestByMonth(dated: readonly Dated[], date: number): Dated[] {
  const byMonth = new Map<number, Dated[]>()
  for (const each of dated) {
    const off = Math.abs(each.date - date)
    if (off > reachDays) continue
    const held = byMonth.get(each.month)
    const heldOff = held?.[0] ? Math.abs(held[0].date - date) : Number.POSITIVE_INFINITY
    if (off < heldOff) byMonth.set(each.month, [each])
    else if (held?.[0]?.date === each.date) held.push(each)
  }
  return [...byMonth.values()].flat()
}

/**
 * Whether a date is met in more months than payments on random days would: by the upper tail of a
 * binomial distribution, for the months seen and those in which it was not met.
 */
function isMeant(
  peeled: readonly Dated[],
  { perDay, months }: { perDay: number; months: number },
): boolean {
  const seen = new Set(peeled.map(({ month }) => month)).size
  if (seen < monthsSeenMin) return false
  const dates = peeled.map(({ date }) => date)
  const width = largest(dates) - smallest(dates) + 1
  const chance = 1 - Math.exp(-perDay * width)
  return Math.log(datesTried) + logTail(seen, months, chance) <= logChanceMax
}

/** The logarithm of the chance of `least` or more hits in `tries` tries. */
function logTail(least: number, tries: number, chance: number): number {
  const [hit, miss] = [Math.log(chance), Math.log1p(-chance)]
  let logWays = 0
  let largestTerm = Number.NEGATIVE_INFINITY
  const terms: number[] = []
  for (let hits = 0; hits <= tries; hits++) {
    if (hits > 0) logWays += Math.log((tries - hits + 1) / hits)
    if (hits < least) continue
    const term = logWays + hits * hit + (tries - hits) * miss
    terms.push(term)
    largestTerm = Math.max(largestTerm, term)
  }
  return (
    largestTerm + Math.log(terms.reduce((total, term) => total + Math.exp(term - largestTerm), 0))
  )
}

function dateOf({ day }: Entry): number {
  return day - firstOf(monthAt(day)) + 1
}

function spanInMonths(cell: readonly Entry[]): number {
  return monthAt(cell.at(-1)?.day ?? 0) - monthAt(cell[0]?.day ?? 0) + 1
}
