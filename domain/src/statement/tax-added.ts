// Amounts headed as net of tax, beside a column of the tax, are not what was paid: the two together
// are. Where the whole is printed as well, or a balance runs beside them, nothing is added.
import { profileOf } from './column-profile.ts'
import type { Columns } from './columns.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import type { Assumption } from './statement.ts'

/** The column of tax that goes on top of the amounts, or `null`. */
export function taxColumn({ headers, columns, rows }: KnownTable): number | null {
  const words = headers.map(fold)
  const amount = words[columns.amount?.[0] ?? -1] ?? ''
  if (!withoutTax.test(amount) || columns.balance || columns.fee) return null
  if (words.some((word) => whole.test(word))) return null
  const at = words.findIndex((word) => /^(vat|tax|gst|sales tax)( amount)?$/.test(word))
  if (at < 0) return null
  const { filled, amounts } = profileOf(
    at,
    rows.map(({ row }) => row),
  )
  return filled > 0 && amounts === filled ? at : null
}

/**
 * The columns with the tax of each side beside what was paid or received without it: "Out net" and
 * "Out VAT".
 */
export function withTaxOfSides(columns: Columns, headers: readonly string[]): Columns {
  const words = headers.map(fold)
  const whole = (own: readonly number[] | undefined) => {
    const [at, ...others] = own ?? []
    const net = words[at ?? -1] ?? ''
    if (at === undefined || others.length > 0 || !/\bnet\b/.test(net)) return own
    const tax = words.indexOf(net.replace(/\bnet\b/, 'vat'))
    return tax < 0 ? own : [at, tax]
  }
  const [into, out] = [whole(columns.money_in), whole(columns.money_out)]
  return into && out ? { ...columns, money_in: into, money_out: out } : columns
}

const withoutTax = /^net( amount| value)?$|\b(ex|excl|excluding|before) (of )?(vat|tax)$/
const whole = /\b(gross|total|fees?|commission|payouts?|inc|incl|including|paid amount)\b/

/** The note on tax that was added. */
export function taxAdded({ headers, columns }: KnownTable, tax: number): Assumption {
  const [amount, added] = [headers[columns.amount?.[0] ?? -1], headers[tax]]
  const message = `The amounts under '${amount}' are without tax, so the column '${added}' is added to them.`
  return { code: 'tax_added', message }
}
