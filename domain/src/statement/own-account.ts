// Columns headed as an account's may hold the file's own, the other party's, or the account of the
// books that shows what a payment was for. Only its own parts one row from another.
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { Row } from './statement.ts'
import { isAccountName, isFirmName, isPlaceName } from './tab-names.ts'

/** The columns that name the file's own account, of those headed so; `null` where none does. */
export function ownAccount(
  indexes: readonly number[],
  headers: readonly string[],
  rows: readonly Row[],
): number[] | null {
  const named = indexes.filter((at) => !isCodeOfBooks(headers[at] ?? '', at, rows))
  return named.length > 0 && isOwn(named, rows) ? named : null
}

// A column of account numbers that is often empty or ever different names the other party's
// accounts.
function isOwn(indexes: readonly number[], rows: readonly Row[]): boolean {
  const values = new Set<string>()
  let filled = 0
  for (const { cells } of rows) {
    const value = indexes
      .map((index) => textOf(cells[index]))
      .join(' ')
      .trim()
    if (value === '') continue
    if (ofTheBooks.test(value)) return false
    filled++
    values.add(value)
  }
  const isKept = values.size <= Math.max(2, filled / 4) || [...values].every(isOfAccount)
  return filled * 10 >= rows.length * 8 && isKept
}

function isOfAccount(name: string): boolean {
  return (isAccountName(name) && !isFirmName(name)) || isPlaceName(name)
}

// Accounts of the books that show what a payment was for.
const ofTheBooks =
  /\b(sales|expenses?|income|purchases|cost of|wages|salaries|revenue|turnover|sundries)\b/i

// 4000 is sales; an account at a bank has eight digits.
function isCodeOfBooks(header: string, at: number, rows: readonly Row[]): boolean {
  if (!/^((gl|general ledger|ledger|nominal) )?(account|nominal|ledger) code$/.test(fold(header)))
    return false
  return rows.every(({ cells }) => /^\d{0,5}$/.test(textOf(cells[at])))
}
