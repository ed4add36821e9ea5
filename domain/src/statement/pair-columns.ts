// Pairs columns of money: which heads what came in and which what went out, where one word alone
// does not say.
import { isDataLike, textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { bareHeader } from './layouts.ts'
import { currencyNamed } from './row-accounts.ts'
import type { Answers, ColumnRole, Row } from './statement.ts'

type Found = Partial<Record<ColumnRole, number[]>>

/** Settles the pairs among the columns found, in place. */
export function pairColumns(
  columns: Found,
  headers: readonly string[],
  { rows, answers }: { rows: readonly Row[]; answers: Answers },
): void {
  keepCurrencyOfBalance(columns, headers)
  keepNetPair(columns, headers)
  pairCharges(columns, headers)
  keepOnePair(columns, answers)
  pairTotals(columns, headers)
  pairNamed(columns, headers)
  pairUp(columns, headers)
  pairByRows(columns, rows)
  keepGrossPair(columns, headers)
  dropFalsePair(columns, rows)
}

// Beside what moved an account in its own currency a ledger prints what that is worth in another.
function keepCurrencyOfBalance(columns: Found, headers: readonly string[]): void {
  const currencyOf = (at: number | undefined) => currencyNamed([headers[at ?? -1] ?? ''])
  const own = currencyOf(columns.balance?.[0])
  if (own === null) return
  for (const role of ['amount', 'money_in', 'money_out'] as const) {
    const inOwn = columns[role]?.filter((at) => currencyOf(at) === own) ?? []
    if (inOwn.length > 0) columns[role] = inOwn
  }
}

// Beside what was sold and given back, a payment processor prints what of it moved its balance.
function keepNetPair(columns: Found, headers: readonly string[]): void {
  const { money_in: into = [], money_out: out = [] } = columns
  const isNet = (at: number) => /^net\b/.test(bareHeader(headers[at] ?? ''))
  if (into.length < 2 || out.length < 2 || !into.some(isNet) || !out.some(isNet)) return
  columns.money_in = into.filter(isNet)
  columns.money_out = out.filter(isNet)
}

// Cash books with VAT print net, tax and gross of each side: what moved is the gross.
function keepGrossPair(columns: Found, headers: readonly string[]): void {
  const bare = headers.map(bareHeader)
  const at = (side: string) =>
    bare.findIndex((word) =>
      new RegExp(`^(gross|total) (${side})$|^(${side}) (gross|total)$`).test(word),
    )
  const [into, out] = [
    at('in|receipts?|income|money in|paid in'),
    at('out|payments?|expenditure|money out|paid out'),
  ]
  const taxes = bare.filter((word) => /\b(vat|tax)\b/.test(word)).length
  if (into < 0 || out < 0 || taxes < 2 || !bare.some((word) => /\bnet\b/.test(word))) return
  columns.money_in = [into]
  columns.money_out = [out]
  delete columns.amount
}

// "Paid" is an amount by itself, but beside "Received" it is what was paid out, and beside what was
// spent on a card it is what was paid to it.
function pairUp(columns: Found, headers: readonly string[]): void {
  const { amount, money_in: into, money_out: out } = columns
  if (!amount || (into && out) || (!into && !out)) return
  const isSpent = /^(amount )?(spent|spend|spending|charges|charged|purchases?)$/
  const words = into
    ? /^(amount )?(paid|spent|payments?|out)$/
    : isSpent.test(bareHeader(headers[out?.[0] ?? -1] ?? ''))
      ? /^(amount )?(paid|payments?|repaid|repayments?|received|receipts?|in)$/
      : /^(amount )?(received|receipts?|in)$/
  const other = amount.find((index) => words.test(bareHeader(headers[index] ?? '')))
  if (other === undefined) return
  columns[into ? 'money_out' : 'money_in'] = [other]
  const rest = amount.filter((index) => index !== other)
  if (rest.length > 0) columns.amount = rest
  else delete columns.amount
}

// "Total received" and "Total paid" are amounts, each by itself.
function pairTotals(columns: Found, headers: readonly string[]): void {
  if (columns.money_in || columns.money_out) return
  const named = (words: RegExp) =>
    columns.amount?.find((index) => words.test(bareHeader(headers[index] ?? '')))
  const received = named(/^(total|amount) received$/)
  const paid = named(/^(total|amount) (paid|spent)$/)
  if (received === undefined || paid === undefined) return
  columns.money_in = [received]
  columns.money_out = [paid]
  delete columns.amount
}

// Words that mean something else each by itself.
function pairNamed(columns: Found, headers: readonly string[]): void {
  if (columns.money_in || columns.money_out) return
  const bare = headers.map(bareHeader)
  for (const [received, paid] of pairs) {
    const into = bare.findIndex((header) => received.test(header))
    const out = bare.findIndex((header) => paid.test(header))
    if (into < 0 || out < 0) continue
    columns.money_in = [into]
    columns.money_out = [out]
    delete columns.amount
    const balances = columns.balance?.filter((at) => at !== into && at !== out) ?? []
    if (balances.length > 0) columns.balance = balances
    else delete columns.balance
    return
  }
}

const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/^sold$/, /^bought$/],
  [/^receipts? value$/, /^payments? value$/],
]

// Both head what goes out, but beside what was charged to a card its payments are what came in.
function pairCharges(columns: Found, headers: readonly string[]): void {
  if (columns.money_in || (columns.money_out?.length ?? 0) < 2) return
  const named = (words: RegExp) =>
    columns.money_out?.find((index) => words.test(fold(bareHeader(headers[index] ?? ''))))
  const charged = named(/^(new )?(charges?|charged|purchases?|spent|spending|spend|debits?)$/)
  const paid = named(/^(payments?|repayments?|amounts? paid)( and credits| received)?$/)
  if (charged === undefined || paid === undefined) return
  columns.money_out = [charged]
  columns.money_in = [paid]
}

// Rows that fill either the amount or one side hold money in and money out: a host's bookings and
// payouts, a cash book's receipts and the total of each payment.
function pairByRows(columns: Found, rows: readonly Row[]): void {
  const { amount, money_in: into, money_out: out } = columns
  const [one, other] = [amount?.[0], out?.[0] ?? into?.[0]]
  if (one === undefined || other === undefined || (into && out)) return
  const payments = rows.filter(isDataLike)
  const has = (row: Row, at: number) => /[1-9]/.test(textOf(row.cells[at]))
  const isOneOf = (row: Row) => has(row, one) !== has(row, other)
  if (!payments.every(isOneOf) || !payments.some((row) => has(row, one))) return
  if (!payments.some((row) => has(row, other))) return
  columns[out ? 'money_in' : 'money_out'] = [one]
  delete columns.amount
}

// Only a person says that several columns of one side are kinds of it, such as rent and wages.
function keepOnePair(columns: Found, answers: Answers): void {
  for (const role of ['money_in', 'money_out'] as const) {
    const own = columns[role]
    if (own) columns[role] = own.filter((at, rank) => rank === 0 || answers.columns?.[at] === role)
  }
}

// Money comes in or goes out: two columns that most rows fill both are parts of a sum, such as
// sales and expenses.
function dropFalsePair(columns: Found, rows: readonly Row[]): void {
  const [into, out] = [columns.money_in?.[0], columns.money_out?.[0]]
  if (into === undefined || out === undefined || rows.length === 0) return
  const isFilled = (row: Row, at: number) => /[1-9]/.test(textOf(row.cells[at]))
  const both = rows.filter((row) => isFilled(row, into) && isFilled(row, out)).length
  if (both * 2 <= rows.length) return
  delete columns.money_in
  delete columns.money_out
}
