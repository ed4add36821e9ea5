// Tells by their sums which lines of a table are totals or balances of the lines above them.
import type { Minor } from '../money.ts'
import { filledCells } from './find-header.ts'
import { fold } from './fold.ts'
import type { Money } from './read-money.ts'
import type { RowsRead, TableRow } from './rows-read.ts'

/**
 * Whether a dated line called a total is one: it adds up, or sums both columns at once. That of a
 * day may sum one payment alone.
 */
export function sumsUp(
  money: Money,
  each: TableRow,
  { read, label }: { read: RowsRead; label: string },
): boolean {
  if (money.kind === 'both_amounts') return true
  const rowsMin = /^(day|daily|week|weekly) (sub ?)?totals?$/.test(fold(label)) ? 1 : 2
  return money.kind === 'amount' && totals(money.printed, each, read, rowsMin)
}

/** Whether an amount is the last balance stated, with what has been paid since. */
export function addsUp(money: Money, each: TableRow, read: RowsRead): boolean {
  if (money.kind !== 'amount') return true
  const before = read.seeds.at(-1)
  const since = before ? read.entries.slice(before.before) : read.entries
  const own = since.filter(({ sheet }) => sheet === each.sheet)
  const sum = own.reduce((total, { printed }) => total + printed, before?.balance ?? 0)
  return own.length > 1 && sum === money.printed
}

/**
 * Whether an amount is the sum of all above, or of those since the last total. A line without a
 * date of which that is true is a total, whatever it is called.
 */
export function totals(printed: Minor, each: TableRow, read: RowsRead, rowsMin = 2): boolean {
  return [read.sheetSum, read.partSum].some(
    ({ sheet, pence, rows }) =>
      sheet === each.sheet && rows >= rowsMin && pence !== 0 && Math.abs(pence - printed) <= 1,
  )
}

/**
 * Whether an amount alone on its line is the sum of all above with the balances stated among them:
 * the two sides of a cash book come to the same, what was there before or is left included.
 */
export function balances(
  printed: Minor,
  { sheet, row }: TableRow,
  { seeds, sheetSum }: RowsRead,
): boolean {
  const isBare = filledCells(row).length === 1
  if (!isBare || sheetSum.sheet !== sheet || seeds.length === 0) return false
  const stated = seeds.reduce(
    (sum, seed) => sum + (seed.sheet === sheet ? (seed.balance ?? 0) : 0),
    0,
  )
  return Math.abs(sheetSum.pence) + Math.abs(stated) === Math.abs(printed)
}
