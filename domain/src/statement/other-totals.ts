// Lists of sales print several amounts in a row: the price, what was charged, what was paid over.
// Where one nearer to what was paid stands beside the one that is read, a doubt names it.
import { isMoney, readAmount } from './amount-cell.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import type { Row, StatementResult } from './statement.ts'
import { tiedAmount } from './tied-amount.ts'

const rowsMax = 200

/** The result with a doubt about a column that comes nearer to what was paid than the one read. */
export function withTotalNoted(known: KnownTable, result: StatementResult): StatementResult {
  if (result.kind === 'refused' || result.proof.kind === 'proved') return result
  const { columns, headers } = known
  const [amount] = columns.amount ?? []
  const isWithoutRefunds = result.assumptions.some(({ code }) => code === 'refunds_taken_off')
  if (amount === undefined || columns.balance || isWithoutRefunds) return result
  const nearness = nearnessOf(headers[amount] ?? '')
  // A column that its sums name has its refunds taken off already.
  const rows = known.rows.slice(0, rowsMax).map(({ row }) => row)
  const isTied = () => tiedAmount(headers, rows, columns)?.amount === amount
  const isNearer = (header: string) =>
    nearnessOf(header) > nearness || (nearness < 2 && refund.test(fold(header)) && !isTied())
  const other = headers.findIndex(
    (header, at) => at !== amount && isNearer(header) && differs(known, at, amount),
  )
  if (other < 0) return result
  const message = `Amounts are read from ‘${headers[amount]}’. If ‘${headers[other]}’ is what was paid, choose it as the amount.`
  return { ...result, assumptions: [...result.assumptions, { code: 'other_total', message }] }
}

// How near to the bank a heading stands: a price, a total, what was paid over.
function nearnessOf(header: string): 0 | 1 | 2 {
  const words = fold(header)
  if (about.test(words)) return 0
  return paidOver.test(words) ? 2 : total.test(words) ? 1 : 0
}

const about =
  /\b(date|id|ref|reference|number|no|currency|status|type|method|vat|tax|gst|fees?|commission|deducted|ex|excl|before|balance|due|owed|owing|outstanding|left|points|qty|quantity|items|count|percent|rate|original|budget|planned|price|sub ?total)\b/
const paidOver =
  /\b(payouts?|settlements?|settled|transfer(red)?|deposit(ed)?|banked|you (receive|received|get)|net (total|amount|payout|paid|received|proceeds|settlement|transferred|deposit))\b/
const refund = /\brefund(s|ed)?( amount)?$/
const total = /\b(totals?|net|received|collected|charged)\b/

function differs({ rows, headers }: KnownTable, at: number, amount: number): boolean {
  const sample = rows.slice(0, rowsMax)
  const filled = sample.filter(({ row }) => isMoney(row.cells[at]))
  // What VAT leaves of a price is no payment.
  const hasTax = headers.some((header) => /\b(vat|tax|gst)\b/.test(fold(header)))
  if (filled.length * 2 < sample.length || (hasTax && /^net\b/.test(fold(headers[at] ?? ''))))
    return false
  const sums = sample.map(({ row }) => penceOf(row, at))
  const runsOn = sample.every(
    ({ row }, place) =>
      place === 0 || sums[place] === (sums[place - 1] ?? 0) + penceOf(row, amount),
  )
  if (runsOn) return false
  return filled.some(({ row }) => {
    const [own, other] = [textOf(row.cells[amount]), textOf(row.cells[at])]
    return /[1-9]/.test(own) && /[1-9]/.test(other) && own !== other
  })
}

function penceOf({ cells }: Row, at: number): number {
  const read = readAmount(cells[at], '.')
  return read.kind === 'amount' ? read.pence : 0
}
