// Counts what a column holds, whatever its header promises: dates, amounts, words.
import { splitAmount } from './amount-text.ts'
import { readDateText } from './date-text.ts'
import { isBlank } from './find-header.ts'
import { isLetteredAmount } from './letter-digits.ts'
import type { Cell, Row } from './statement.ts'

/** What a whole column holds, counted over its filled cells. */
export type Profile = {
  readonly index: number
  readonly filled: number
  readonly dates: number
  readonly amounts: number
  /**
   * Amounts written with decimals, or any number cell that has them: what money looks like and an
   * id does not.
   */
  readonly decimals: number
  readonly letters: number
}

/** Counts what a column holds, over every row. */
export function profileOf(index: number, rows: readonly Row[]): Profile {
  const ofRows = profiles.get(rows) ?? new Map<number, Profile>()
  profiles.set(rows, ofRows)
  const profile = ofRows.get(index) ?? counted(index, rows)
  ofRows.set(index, profile)
  return profile
}

// Several rules ask about the same columns, and going through all rows is dear.
const profiles = new WeakMap<readonly Row[], Map<number, Profile>>()

function counted(index: number, rows: readonly Row[]): Profile {
  const count = { index, filled: 0, dates: 0, amounts: 0, decimals: 0, letters: 0 }
  for (const row of rows) {
    const cell = row.cells[index]
    if (isBlank(cell)) continue
    count.filled++
    if (isWrittenDate(cell)) count.dates++
    else if (typeof cell === 'string') countText(count, cell)
    else if (typeof cell === 'number') {
      count.amounts++
      if (!Number.isInteger(cell)) count.decimals++
    } else if (isLostNumber(cell)) count.amounts++
  }
  return count
}

function countText(count: { amounts: number; decimals: number; letters: number }, cell: string) {
  const written = splitAmount(cell)
  if (written === 'blank') count.amounts++
  else if (written) {
    count.amounts++
    if (/[.,]\d{1,2}$/.test(written.body)) count.decimals++
  } else if (isLetteredAmount(cell)) {
    count.amounts++
    count.decimals++
  } else if (/\p{L}/u.test(cell)) count.letters += cell.length
}

// A formula without a result, or with an error for one, stands where a number should: another
// column must not take its place.
function isLostNumber(cell: Cell | undefined): boolean {
  return typeof cell === 'object' && cell !== null && ('uncached' in cell || 'error' in cell)
}

function isWrittenDate(cell: Cell | undefined): boolean {
  if (typeof cell === 'string') return readDateText(cell) !== null
  // A bare time is a date cell of the year 1899.
  return typeof cell === 'object' && cell !== null && 'day' in cell && cell.day >= '1970'
}
