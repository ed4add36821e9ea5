// Turns a cell into whole pence by its digits, never by arithmetic on floats. What can't be read
// is reported, not made zero.

import { type Minor, minor } from '../money.ts'
import { splitAmount } from './amount-text.ts'
import {
  type CurrencyDecimals,
  type DecimalMark,
  type MarkVotes,
  voteMark,
} from './decimal-mark.ts'
import type { Cell } from './statement.ts'

/** An amount as printed in one cell: signed by its own marks only. */
export type CellAmount = {
  readonly kind: 'amount'
  readonly pence: Minor
  readonly flag: 'debit' | 'credit' | null
  readonly currency: string | null
}

/**
 * What a cell of a money column holds. `bad` is text or digits that are no amount; `uncached` a
 * formula without its result.
 */
export type AmountReading = CellAmount | { readonly kind: 'blank' | 'bad' | 'uncached' }

const blank: AmountReading = { kind: 'blank' }
const bad: AmountReading = { kind: 'bad' }

/**
 * Reads one cell with the decimal mark that its column elected. More than two decimals are bad
 * unless they are zeros or a float's noise.
 */
export function readAmount(cell: Cell | undefined, mark: DecimalMark): AmountReading {
  if (cell === null || cell === undefined) return blank
  if (typeof cell === 'number') return fromFloat(cell)
  if (typeof cell === 'string') return fromText(cell, mark)
  if (typeof cell === 'object' && 'uncached' in cell) return { kind: 'uncached' }
  return bad
}

/** Whether a cell holds an amount; the dash that accountants print for nothing is none. */
export function isMoney(cell: Cell | undefined): boolean {
  if (typeof cell === 'number') return true
  const written = typeof cell === 'string' ? splitAmount(cell) : null
  return written !== null && written !== 'blank'
}

/** Whether a cell holds an amount with a minus, or in brackets. */
export function isNegative(cell: Cell | undefined): boolean {
  if (typeof cell === 'number') return cell < 0
  const written = typeof cell === 'string' ? splitAmount(cell) : null
  return written !== null && written !== 'blank' && written.negative
}

/** Lets a cell vote for its column's decimal mark; only text has a say. */
export function voteCell(
  votes: MarkVotes,
  cell: Cell | undefined,
  decimals: CurrencyDecimals = 2,
): void {
  if (typeof cell !== 'string') return
  const written = splitAmount(cell)
  if (written && written !== 'blank') voteMark(votes, written.body, decimals)
}

function fromText(text: string, mark: DecimalMark): AmountReading {
  const written = splitAmount(text)
  if (written === 'blank') return blank
  if (!written) return bad
  const pence = penceOf(written.body, mark)
  if (pence === null) return bad
  const signed = minor(written.negative ? -pence : pence)
  return { kind: 'amount', pence: signed, flag: written.flag, currency: written.currency }
}

const plain = /^(\d+)(?:[.,](\d+))?$/
const grouped = {
  '.': /^\d{1,3}(?:([,'’ ])\d{3}(?:\1\d{3})*|(?:,\d{2})*,\d{3})(?:\.(\d+))?$/,
  ',': /^\d{1,3}(?:([.'’ ])\d{3}(?:\1\d{3})*)(?:,(\d+))?$/,
}

function penceOf(body: string, mark: DecimalMark): number | null {
  const at = body.lastIndexOf(mark)
  const isPlain = plain.test(body) && (at >= 0 || !/[.,]/.test(body))
  const starts = body.startsWith(mark) && /^[.,]\d+$/.test(body)
  if (!isPlain && !starts && !grouped[mark].test(body)) return null
  const whole = (at < 0 ? body : body.slice(0, at)).replace(/\D/g, '')
  return join(whole || '0', at < 0 ? '' : body.slice(at + 1))
}

function join(whole: string, decimals: string): number | null {
  if (whole.length > 13) return null
  const base = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  const rest = decimals.slice(2)
  if (/^0*$/.test(rest)) return base
  // Programs print floats as they are: `12.340000000000002`. Fewer decimals were written by
  // somebody who meant them.
  return decimals.length >= noiseDecimalsMin ? withoutNoise(base, rest) : null
}

const noiseDecimalsMin = 8

// What stands far behind the pence is a float's noise and rounded away; 33.333 is no amount of
// money.
function withoutNoise(pence: number, rest: string): number | null {
  return /^0*$|^0000/.test(rest) ? pence : /^9999/.test(rest) ? pence + 1 : null
}

// A spreadsheet keeps 1234.56 as the nearest float; its shortest text is what the person typed,
// unless a formula left noise far behind the pence (0.30000000000000004).
function fromFloat(value: number): AmountReading {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e13) return bad
  const text = Math.abs(value) < 1e-6 ? '0' : String(Math.abs(value))
  const [whole = '', decimals = ''] = text.split('.')
  const base = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  const pence = withoutNoise(base, decimals.slice(2))
  if (pence === null) return bad
  return { kind: 'amount', pence: minor(value < 0 ? -pence : pence), flag: null, currency: null }
}
