// Refuses a file with amounts that no small business moves. They come of a wrong column or a
// hostile hand, and would make sums of the books that cannot be counted in pence.
import { isAcceptable, type Minor, totalMax } from '../money.ts'
import { refuse } from './refuse.ts'
import { badRow, count, spellAmount } from './sentences.ts'
import type { StatementRefused } from './statement.ts'

type Row = {
  readonly sheet: string
  readonly line: number
  readonly amount: Minor
  readonly balance: Minor | null
}

/**
 * The refusal, naming its rows, of amounts past £1 billion, or which add up to more than £1
 * trillion; else `null`.
 */
export function refuseOversize(rows: readonly Row[]): StatementRefused | null {
  const tooLarge = rows.filter(
    ({ amount, balance }) => !isAcceptable(amount) || Math.abs(balance ?? 0) > totalMax,
  )
  if (tooLarge.length > 0) {
    const badRows = tooLarge.map(badOf)
    const message = `${count(tooLarge.length, 'row')} ${tooLarge.length === 1 ? 'has' : 'have'} an amount above £1 billion, more than Plimsoll keeps. ${badRows[0]?.message ?? ''} Check which column holds the amounts.`
    return refuse('amount_too_large', message, { badRows })
  }
  const total = rows.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  if (total <= totalMax) return null
  const largest = rows.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount)).slice(0, 200)
  const message =
    'The amounts in this file add up to more than £1 trillion, more than Plimsoll keeps. Check which column holds the amounts.'
  return refuse('amount_too_large', message, { badRows: largest.map(badOf) })
}

function badOf({ sheet, line, amount, balance }: Row) {
  const figure = balance !== null && Math.abs(balance) > totalMax ? balance : amount
  return badRow({ sheet, line, column: '' }, spellAmount(figure), 'amount_too_large')
}
