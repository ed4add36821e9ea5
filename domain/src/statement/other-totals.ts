// Lists of sales print several amounts of each: the price, what was charged, what was paid over.
// Where another one than that which is read may be what was paid, and no sum of the columns
// explains it, a question or a doubt names it.
import { isMoney, readAmount } from './amount-cell.ts'
import { askColumns } from './ask-columns.ts'
import { profileOf } from './column-profile.ts'
import { currencyKind } from './currency-kind.ts'
import { headingOf } from './dictionary.ts'
import { figuresOf } from './figures.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import { isAside, isOfPaidOver, madeOf } from './money-chain.ts'
import { refundColumn } from './refunds-beside.ts'
import { wayOf } from './spread-amounts.ts'
import { statedAmount } from './stated-total.ts'
import type { Answers, Row, StatementResult } from './statement.ts'
import { tiedAmount } from './tied-amount.ts'

const rowsMax = 200
const namedMax = 3

/**
 * The result with a doubt about columns that may be what was paid as well as the one read, or the
 * question which of them is, where one of them names what was paid over or the signs are open too.
 */
export function withTotalNoted(
  known: KnownTable,
  result: StatementResult,
  answers: Answers,
): StatementResult {
  const { columns, headers } = known
  const asksSigns = result.kind === 'refused' && result.questions[0]?.code === 'amount_sign'
  const isOpen = result.kind === 'read' ? result.proof.kind !== 'proved' : asksSigns
  const isChosen = Object.values(answers.columns ?? {}).some((role) => moneyRoles.has(role))
  const isPair = columns.money_in && columns.money_out && !columns.amount
  if (!isOpen || isChosen || isPair || columns.balance || known.isAmountSure) return result
  const [amount] = columns.amount ?? columns.money_in ?? columns.money_out ?? []
  if (amount === undefined) return result
  const bare = known.rows.map(({ row }) => row)
  if (statedAmount(headers, bare, known) === amount) return result
  const others = othersOf(known, amount, asksSigns)
  const [first] = others
  if (first === undefined) return withRefundsNoted(known, result, amount)
  const isGrave = nearnessOf(headers[first] ?? '') === 2 && isUsual(known, first)
  if (asksSigns || isGrave)
    return askColumns(known, 'amount', { ...unsure, indexes: moneyOf(known) })
  if (result.kind === 'refused') return result
  const named = others.slice(0, namedMax).map((at) => `‘${headers[at]}’`)
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(named)
  const message = `Amounts are read from ‘${headers[amount]}’. If ${list} is what was paid, choose it as the amount.`
  return { ...result, assumptions: [...result.assumptions, { code: 'other_total', message }] }
}

// What was given back later may stand beside what had been paid over by then.
function withRefundsNoted(known: KnownTable, result: StatementResult, amount: number) {
  if (result.kind === 'refused' || refundColumn(known) !== null) return result
  const { columns, headers } = known
  const rows = known.rows.slice(0, rowsMax).map(({ row }) => row)
  const figures = figuresOf(headers, rows, columns)
  const own = figures.find(({ index }) => index === amount)
  const left = figures.find(({ index, header }) => index !== amount && refund.test(header))
  if (!own || !left || madeOf(own, figures).has(left.index)) return result
  const message = `Refunds in the column '${headers[left.index]}' are not taken off the amounts.`
  return { ...result, assumptions: [...result.assumptions, { code: 'refunds_left', message }] }
}

const unsure = { code: 'ambiguous_sign' } as const
const moneyRoles = new Set(['amount', 'money_in', 'money_out'])

// Those that come at least as near to what was paid, the nearest first; where a question is due in
// any case, those that come less near as well.
function othersOf(known: KnownTable, amount: number, asksSigns: boolean): number[] {
  const { columns, headers } = known
  const isPaid = paid.test(fold(headers[amount] ?? '')) || /GBP|£/.test(headers[amount] ?? '')
  const nearness = isPaid ? 2 : nearnessOf(headers[amount] ?? '')
  const rows = known.rows.slice(0, rowsMax).map(({ row }) => row)
  const figures = figuresOf(headers, rows, columns)
  const own = figures.find(({ index }) => index === amount)
  let made: ReadonlySet<number> | null = null
  const isMadeOf = (at: number) => {
    made ??= own ? madeOf(own, figures) : new Set()
    return made.has(at)
  }
  // A column that its sums name has its refunds taken off already.
  const isTied = () => tiedAmount(headers, rows, columns)?.amount === amount
  const takenOff = asksSigns ? null : refundColumn(known)
  const isRefund = (at: number) => at !== takenOff && refund.test(fold(headers[at] ?? ''))
  return headers
    .flatMap((header, at) => {
      if (at === amount || !differs(known, at, amount)) return []
      const isRare = !isUsual(known, at)
      if (isRare && nearnessOf(header) === 0) return []
      const isMeant = isNearAs(known, at, asksSigns && nearness < 2 ? 0 : nearness)
      if (isMeant) return isMadeOf(at) ? [] : [at]
      return nearness < 2 && isRefund(at) && !isTied() ? [at] : []
    })
    .sort((a, b) => nearnessOf(headers[b] ?? '') - nearnessOf(headers[a] ?? ''))
}

function isNearAs(known: KnownTable, at: number, nearness: number): boolean {
  const header = known.headers[at] ?? ''
  const [role, own] = [headingOf(header)?.role, nearnessOf(header)]
  // What is paid out of the takings is the other side of them.
  if (role === 'money_out') return false
  if (own !== nearness) return own > nearness
  if (own > 0) return true
  const words = fold(header)
  const isOther = isAside(words) || about.test(words) || wayOf(header) === -1
  return !isOther && (role ?? 'amount') === 'amount' && isMoneyAt(known, at)
}

// Codes have no pence, and an amount with a currency of its own is one that was exchanged.
function isMoneyAt({ headers, rows }: KnownTable, at: number): boolean {
  const { filled, decimals } = profileOf(
    at,
    rows.map(({ row }) => row),
  )
  const kind = currencyKind(headers[at])
  const hasOwn = headers.some(
    (header) => /\bcurrency$/.test(fold(header)) && currencyKind(header) === kind,
  )
  return decimals * 2 > filled && (kind === '' || !hasOwn)
}

// Every column of money is a choice, the nearest to what was paid first.
function moneyOf({ headers, rows, columns }: KnownTable): number[] {
  const bare = rows.map(({ row }) => row)
  return figuresOf(headers, bare, columns)
    .map(({ index }) => index)
    .sort((a, b) => nearnessOf(headers[b] ?? '') - nearnessOf(headers[a] ?? ''))
}

// How near to the bank a heading stands: a price, a total, what was paid over.
function nearnessOf(header: string): 0 | 1 | 2 {
  const words = fold(header)
  if (about.test(words) || isAside(words)) return 0
  return isOfPaidOver(words) ? 2 : total.test(words) ? 1 : 0
}

const about =
  /\b(date|id|ref|reference|number|no|currency|status|type|method|vat|tax|gst|fees?|commission|deducted|ex|excl|before|balance|due|owed|owing|outstanding|left|points|qty|quantity|items|count|percent|rate|original|budget|planned|last year|previous|prior|average|price|sub ?total)\b/
const refund = /\brefund(s|ed)?( amount)?$/
const paid =
  /^((amount|total) )?(paid|received)( amount)?$|\b(converted|billing|billed|wallet|account currency)\b/
const total = /\b(totals?|net|received|collected|charged)\b/

function differs({ rows, headers }: KnownTable, at: number, amount: number): boolean {
  const sample = rows.slice(0, rowsMax)
  const filled = sample.filter(({ row }) => isMoney(row.cells[at]))
  // What VAT leaves of a price is no payment.
  const hasTax = headers.some((header) => /\b(vat|tax|gst)\b/.test(fold(header)))
  if (hasTax && /^net\b/.test(fold(headers[at] ?? ''))) return false
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

// Payouts among the sales fill few rows.
function isUsual({ rows }: KnownTable, at: number): boolean {
  const sample = rows.slice(0, rowsMax)
  return sample.filter(({ row }) => isMoney(row.cells[at])).length * 2 >= sample.length
}

function penceOf({ cells }: Row, at: number): number {
  const read = readAmount(cells[at], '.')
  return read.kind === 'amount' ? read.pence : 0
}
