// The sentences that reading a statement says to people: short, specific, with the row and the
// value they speak of.
import { grouped } from '../amount-words.ts'
import { type Minor, printMinor } from '../money.ts'
import { isNeitherWay } from './row-words.ts'
import type { BadRow } from './statement.ts'

/** `'1,234.50'`, with thousands commas and a leading minus. */
export function spellAmount(amount: Minor): string {
  return printMinor(amount).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
}

/** A bad row with its sentence. */
export function badRow(
  at: { sheet: string; line: number; column: string },
  value: string,
  code: BadRow['code'],
): BadRow {
  const shown = value.length > 60 ? `${value.slice(0, 57)}…` : value
  const rowProblems: Record<BadRow['code'], string> = {
    bad_date: `the date '${shown}' does not exist or cannot be read.`,
    bad_amount: isNeitherWay(value)
      ? `'${shown}' says that money went neither in nor out, as when currencies are exchanged.`
      : `the amount '${shown}' cannot be read.`,
    missing_amount: 'there is a date but no amount.',
    missing_date: 'there is an amount but no date.',
    both_amounts: 'money in and money out are both filled in.',
    too_many_cells: 'the row has more cells than the others; a comma may stand in its words.',
    uncached: 'the amount is a formula whose result was never saved.',
    amount_too_large: `the amount ${shown} is too large.`,
  }
  return { ...at, value: shown, code, message: `Row ${at.line}: ${rowProblems[code]}` }
}

/** "1 row", "2 rows". */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`
}
