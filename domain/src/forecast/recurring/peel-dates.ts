// Takes payments of one amount apart by their dates: a processor that charges the same fee on the
// 1st, the 4th and the 23rd, one for each customer. Dates as dense as chance would make them are
// left together.
import { firstOf, monthAt } from '../occurrences/slots.ts'
import { type Entry, largest, smallest } from './sighted.ts'

const perMonthMin = 1.3
const reachDays = 2
const monthsSeenMin = 3
const cellsMax = 31
// The chance of meeting a date every month without meaning it: below one in 150.
const logChanceMax = -5

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
    if (!isMeant(peeled, perDay)) break
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

function isMeant(peeled: readonly Dated[], perDay: number): boolean {
  const months = new Set(peeled.map(({ month }) => month)).size
  if (months < monthsSeenMin) return false
  const dates = peeled.map(({ date }) => date)
  const width = largest(dates) - smallest(dates) + 1
  return months * Math.log(1 - Math.exp(-perDay * width)) <= logChanceMax
}

function dateOf({ day }: Entry): number {
  return day - firstOf(monthAt(day)) + 1
}

function spanInMonths(cell: readonly Entry[]): number {
  return monthAt(cell.at(-1)?.day ?? 0) - monthAt(cell[0]?.day ?? 0) + 1
}
