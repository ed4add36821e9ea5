// Judges whether the rows of a table were understood well enough to be trusted.
import { refuse } from './refuse.ts'
import { count } from './sentences.ts'
import type { BadRow, StatementRefused } from './statement.ts'

/**
 * The refusal of a table with too many bad rows, or `null`. A file of which a fifth cannot be read
 * is not understood at all.
 */
export function judgeRows(read: {
  readonly entries: readonly unknown[]
  readonly badRows: readonly BadRow[]
}): StatementRefused | null {
  const good = read.entries.length
  const bad = read.badRows.length
  if (good === 0 && bad === 0) {
    return refuse('no_transactions', 'There are no transactions in this file.')
  }
  if (good > 0 && bad * 5 <= good + bad) return null
  const uncached = read.badRows.filter((row) => row.code === 'uncached').length
  if (uncached * 2 > bad) {
    const message =
      'The amounts are formulas whose results were never saved. Open the file in a spreadsheet, save it, and upload it again.'
    return refuse('uncached_formulas', message, { badRows: read.badRows })
  }
  const text =
    good === 0
      ? `None of the ${count(bad, 'row')} can be read.`
      : `${count(bad, 'row')} of ${good + bad} cannot be read.`
  const first = read.badRows[0]?.message ?? ''
  return refuse('no_valid_rows', `${text} ${first}`, { badRows: read.badRows })
}
