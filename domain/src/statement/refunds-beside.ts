// A processor's list of sales prints beside each what was given back of it later. What was kept is
// the rest.
import { profileOf } from './column-profile.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import type { Assumption } from './statement.ts'

/** The column of what was given back of each amount, or `null`. */
export function refundColumn({ headers, columns, rows }: KnownTable): number | null {
  const words = headers.map(fold)
  const amount = words[columns.amount?.[0] ?? -1] ?? ''
  // What was paid over has its refunds taken off already.
  if (
    columns.balance ||
    !/^(converted )?amount$|^total$|^gross( amount)?$|^order total( amount)?$/.test(amount)
  )
    return null
  const prefix = amount.startsWith('converted ') ? 'converted ' : ''
  const at = words.findIndex(
    (word) =>
      word === `${prefix}amount refunded` ||
      word === `${prefix}refunded amount` ||
      word === 'order refund amount' ||
      (prefix === '' && /^refunded( to (customer|buyer))?$/.test(word)),
  )
  const { filled, amounts } = profileOf(
    at,
    rows.map(({ row }) => row),
  )
  return at >= 0 && filled > 0 && amounts === filled ? at : null
}

/** The note on what was taken off. */
export function refundsTakenOff({ headers, columns }: KnownTable, refund: number): Assumption {
  const [amount, off] = [headers[columns.amount?.[0] ?? -1], headers[refund]]
  const message = `Refunds in the column '${off}' are taken off the amounts under '${amount}', on the day of each sale.`
  return { code: 'refunds_taken_off', message }
}
