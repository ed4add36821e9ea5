// Refuses what has a running balance and is no bank account's: a statement of what one firm owes
// another, and accounts of the books that are not the bank's.
import { negate } from '../money.ts'
import { isNegative } from './amount-cell.ts'
import { countsUnits } from './counted-units.ts'
import { isDocument } from './documents.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { isOfGoods } from './goods-rows.ts'
import type { KnownTable } from './known-table.ts'
import { isOfLoan } from './loan-rows.ts'
import { refuseAccount } from './lone-account.ts'
import { refuseAs } from './not-statements.ts'
import { wordsOf } from './read-rows.ts'
import { refuse } from './refuse.ts'
import { isCardPayment, mayBeCardPayment } from './row-words.ts'
import type { Entry } from './rows-read.ts'
import type { Row, StatementRefused } from './statement.ts'
import { isDebitCredit, isLedger } from './table-evidence.ts'

/** The refusal of rows that count something else than money, or `null`. */
export function refuseCounts(
  known: KnownTable,
  entries: readonly Entry[],
): StatementRefused | null {
  return countsUnits(known, entries) ? refuseAs('a count of something else than money') : null
}

/** The refusal of rows whose balance is none of a bank account, or `null`. */
export function refuseOtherBalance(
  known: KnownTable,
  entries: readonly Entry[],
  documents: ReadonlySet<string> = new Set(),
): StatementRefused | null {
  if (areDocuments(known, entries)) return refuse('no_transactions', ofDocuments)
  if (!known.columns.balance)
    return settleInvoices(known, entries, documents) ? refuse('no_transactions', ofInvoices) : null
  if (isOfLoan(known, entries)) return refuseAs('a loan, whose balance is what you owe')
  const title = otherAccount(known)
  if (title !== null) return refuseAccount(title)
  if (isOfGoods(known, entries)) return refuseAs('a list of stock')
  const isOfAnother =
    isOfBilling(known) ||
    areSettledByType(known, entries) ||
    isOfInvoicesAndPayments(known, entries)
  return isOfAnother ? refuse('no_transactions', ofAccount) : null
}

// "Invoiced" and "Received" move what customers owe.
function isOfBilling({ headers, columns }: KnownTable): boolean {
  const heads = (indexes: readonly number[] = []) => indexes.map((at) => fold(headers[at] ?? ''))
  const money = [columns.amount, columns.money_in, columns.money_out].flatMap(heads)
  return (
    money.some((head) => /^(amount )?(invoiced|billed)$/.test(head)) &&
    heads(columns.balance).some((head) => /\b(owed|owing|outstanding|due)\b/.test(head))
  )
}

const ofAccount =
  'This looks like a statement of account with a customer, a supplier or an authority: its balance moves with what is charged and what is paid. Upload your bank statement instead.'

const ofDocuments =
  'This looks like a list of invoices or bills, not of payments: every row is of such a type. Upload your bank statement, or a list of payments with the day of each.'

const ofInvoices =
  'This looks like a list of invoices and of what settles them, from the view of what is owed: its payments are negative where its invoices are not. Upload your bank statement instead.'

// No bank moves money by invoices. A household may call its payments bills, and no known bank
// does.
function areDocuments(
  { headers, columns, layout }: KnownTable,
  entries: readonly Entry[],
): boolean {
  const [at] = columns.type ?? []
  if (at === undefined || entries.length === 0) return false
  if (headers.some((header) => ofPaying.test(fold(header)))) return false
  const types = [...new Set(entries.map(({ row }) => textOf(row.cells[at])))].map(fold)
  const isSure = layout !== null || types.some((type) => /\binvoice\b|^[sp][ic]$/.test(type))
  return isSure && types.every(isDocument)
}

const ofPaying =
  /^((date|day) (paid|received)|paid( on| date| at| by)?|payment (date|method|type)|amount (paid|received)|settled( on| date)?|receipt date)$/

// Payments that take off what invoices add are those of an account with a customer or a supplier.
function settleInvoices(
  { columns, rows }: KnownTable,
  entries: readonly Entry[],
  documents: ReadonlySet<string>,
): boolean {
  const [type = -1, amount = -1] = [columns.type?.[0], columns.amount?.[0]]
  const typeIn = ({ cells }: Row) => fold(textOf(cells[type]))
  const invoices = rows.filter(
    ({ row }) => documents.has(typeIn(row)) && /\binvoice$/.test(typeIn(row)),
  )
  return (
    invoices.length > 0 &&
    entries.length > 0 &&
    !invoices.some(({ row }) => isNegative(row.cells[amount])) &&
    entries.every(
      ({ printed, row }) =>
        printed < 0 && /^((customer |invoice |receivable )?payment|receipt)$/.test(typeIn(row)),
    )
  )
}

const others =
  /\b((tenants?|rent) (ledger|account)|debtors?|creditors?|control account|directors? (s )?loan|receivables?|payables?|sales ledger|purchase ledger|drawings|suspense|accruals|prepayments?|vat (control|liability)|corporation tax)\b/

// Titles that no bank prints above its statement.
const titles =
  /^(supplier|customer|vendor|tenant|rent)s? (activity|account|ledger|statement)\b|^(vat|paye|corporation tax|self assessment) (account|statement|liabilit(y|ies))\b|^(prepayments?|accruals?|deferred (income|revenue)|depreciation)\b|\b(debtors?|creditors?) (control|ledger)\b|\bcontrol account\b|\bdirectors? (s )?loan account\b/

function otherAccount(known: KnownTable): string | null {
  if (!isLedger(known))
    return known.above.find((text) => text.length <= 80 && titles.test(fold(text))) ?? null
  return known.above.find((text) => others.test(fold(text)) && text.length <= 80) ?? null
}

const charged =
  /\b(invoices?|inv|bill|bills|charges?|charged|due|debit note|liability|assessment)\b/
// The codes of ledgers for invoices, and for what settles them.
const chargedType = /^(si|pi)$/
const settledType = /^(sr|pp|sa|pa|sc|pc)$/
const paid = /\b(payments?|receipts?|received|paid|credit note|thank you|refund)\b/

const settling =
  /^((bill |customer |supplier |vendor |invoice )?payment( (received|made))?|receipt)$/

// A bank's types are those of payments. Where every row is an invoice or what settles one, and the
// two move the balance against each other, it is what is owed.
function areSettledByType({ columns }: KnownTable, entries: readonly Entry[]): boolean {
  const [at] = columns.type ?? []
  if (at === undefined) return false
  const moved = entries.filter(({ printed }) => printed !== 0).slice(0, rowsMax)
  const rows = moved.map(({ row, printed, flag }) => ({
    type: fold(textOf(row.cells[at])),
    way: Math.sign(printed) * (columns.amount ? (flag ?? 1) : 1),
    size: Math.abs(printed),
  }))
  const isBill = ({ type }: { type: string }) => isDocument(type) && !/^(sc|pc)$|credit/.test(type)
  const bills = rows.filter(isBill)
  const others = rows.filter((each) => !isBill(each))
  const [way] = bills.map((each) => each.way)
  if (way === undefined || others.length === 0) return false
  if (bills.some((each) => each.way !== way) || others.some((each) => each.way === way))
    return false
  const isSettling = ({ type }: { type: string }) =>
    settling.test(type) || settledType.test(type) || isDocument(type)
  // "Payment" alone is a cash book's word as well, whose amounts are no invoice's.
  const sizes = new Set(bills.map(({ size }) => size))
  return (
    others.every(isSettling) &&
    others.some(({ type, size }) => type !== 'payment' || sizes.has(size))
  )
}

// Every row is a charge or a payment of one. A bank account that is paid by invoice numbers has
// them on its other side.
function isOfInvoicesAndPayments(known: KnownTable, entries: readonly Entry[]): boolean {
  const moved = entries.filter(({ printed }) => printed !== 0).slice(0, rowsMax)
  const rows = moved.map((entry) => {
    const type = fold(textOf(entry.row.cells[known.columns.type?.[0] ?? -1]))
    const words = fold(`${type} ${wordsOf(entry.row, known)}`)
    const isCharged = charged.test(words) || chargedType.test(type)
    const isPaid = (paid.test(words) || settledType.test(type)) && !chargedType.test(type)
    return { entry, words, type, isPaid, isCharged }
  })
  const settled = rows.filter(({ isPaid }) => isPaid)
  const bills = rows.filter(({ isPaid, isCharged }) => isCharged && !isPaid)
  if (settled.length === 0 || bills.length < 2 || settled.length + bills.length < rows.length)
    return false
  const isUp = ({ entry }: { entry: Entry }) => entry.printed > 0
  if (bills.every(isUp) && !settled.some(isUp)) {
    const sizes = new Set(bills.map(({ entry }) => entry.printed))
    const isTied =
      settled.every(({ words }) => words.replace(namesNobody, '').trim() === '') ||
      settled.some(({ entry }) => sizes.has(negate(entry.printed)))
    if (isTied && bills.every(({ words }) => owes(words))) return true
    return (
      known.columns.amount !== undefined &&
      settled.every(
        ({ words, type }) =>
          isCardPayment(words) || /\bcredit note\b/.test(words) || settledType.test(type),
      )
    )
  }
  if (bills.some(isUp) || !settled.every(isUp)) return false
  const isPair = !known.columns.amount
  if (isPair && (isDebitCredit(known) || isCharged(known)) && areDebitsAdded(moved)) return true
  if (!areOwed(moved)) return false
  if (isPair && isCharged(known)) return true
  return (
    bills.every(({ words }) => owes(words) || /\b(invoices?|inv)\b/.test(words)) &&
    settled.every(({ words }) => mayBeCardPayment(words) || settlesBill.test(words))
  )
}

// What is left of the words of a payment beside these is whom it was paid to.
const namesNobody =
  /\b(payments?|receipts?|received|paid|made|thank you|with thanks|on account|by|direct debit|standing order|bacs|card|cash|cheque|bank|transfer|bill|supplier|customer|online|refund|credit note|\d+)\b/g

// Words of a bill that no bank gives to money that comes in. Banks charge for their services.
function owes(words: string): boolean {
  if (/\b(bills?|purchase invoices?|due|liability|assessment)\b/.test(words)) return true
  return /\bcharged?\b/.test(words) && !chargedByBank.test(words)
}

const chargedByBank =
  /^charged?$|\b(bank|account|service|overdraft|transaction|interest|fees?|card|unpaid|returned|arranged|monthly|daily|commission|handling|cash|refund)\b/
const settlesBill = /\bpayments? (made|on account)\b|\b(bill|supplier) payment\b/

// What is owed may be printed below zero, where it never becomes money in hand.
function areOwed(entries: readonly Entry[]): boolean {
  return (
    entries.some(({ balance }) => (balance ?? 0) < 0) &&
    entries.every(({ balance }) => (balance ?? 0) <= 0)
  )
}

function isCharged({ headers, columns }: KnownTable): boolean {
  return (columns.money_out ?? []).some((at) => /^charge[sd]?$/.test(fold(headers[at] ?? '')))
}

// A bank's debits lower its balance; what is owed rises with them.
function areDebitsAdded(entries: readonly Entry[]): boolean {
  const fits = (way: 1 | -1, step: 1 | -1) =>
    entries.filter(({ balance, printed }, at) => {
      const before = entries[at - step]?.balance ?? null
      return balance !== null && before !== null && balance - before === way * printed
    }).length
  return Math.max(fits(-1, 1), fits(-1, -1)) > Math.max(fits(1, 1), fits(1, -1))
}

const rowsMax = 500
