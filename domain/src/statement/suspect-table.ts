// Looks for tables that would be read wrongly without anybody noticing: amounts cut in two at their
// comma, two tables side by side or one under the other, the same payments on two sheets.
import { profileOf } from './column-profile.ts'
import { isBlank, isHeaderRow, type Table, textOf, widthOf } from './find-header.ts'
import { fold } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import { twinOf } from './missing-money.ts'
import { refuse, sheetQuestion } from './refuse.ts'
import type { Row, StatementRefused } from './statement.ts'
import { isDebitCredit } from './table-evidence.ts'

/** The refusal of a table whose shape cannot be trusted, or `null`. */
export function suspectTable(known: KnownTable): StatementRefused | null {
  const rows = known.rows.map((each) => each.row)
  if (isCutAtComma(known, rows)) {
    const message =
      'The amounts in this file are cut in two at their decimal comma. Save it with semicolons, or as Excel, and upload it again.'
    return refuse('no_valid_rows', message)
  }
  const rounded = inThousands(known)
  if (rounded !== null) {
    const message = `The amounts under '${rounded}' are in thousands of pounds. Upload the payments with their amounts in full.`
    return refuse('no_valid_rows', message)
  }
  if (isOfInvoices(known)) {
    return refuse(
      'no_transactions',
      'This looks like a list of invoices, not of payments: it has due dates and amounts still due. Upload your bank statement, or a list of payments with the day of each.',
    )
  }
  if (isOfOrders(known)) {
    return refuse(
      'no_transactions',
      'This looks like a list of payments to come, such as standing orders. Upload the payments that have been made.',
    )
  }
  if (isJournal(known, rows)) {
    return refuse(
      'no_transactions',
      'This is a journal: it lists every entry twice, once as a debit and once as a credit. Export the transactions of your bank account alone.',
    )
  }
  if (twinOf(known.columns, known.headers, rows) !== null) {
    const header = known.headers[known.columns.amount?.[0] ?? -1]
    return refuse(
      'ambiguous_sign',
      `Two columns are headed '${header}', and nothing says which of them is money in. Name them 'Money in' and 'Money out', and upload the file again.`,
    )
  }
  if (isInPoundsAndPence(known, rows)) {
    return refuse(
      'no_valid_rows',
      'The amounts stand in two columns, pounds and pence. Put each into one cell, such as 12.50, and upload the file again.',
    )
  }
  if (isSideBySide(known, rows)) {
    return refuse(
      'choose_sheet',
      'This sheet holds two tables side by side. Put each on its own sheet.',
    )
  }
  if (known.headers.length > 0 && rows.some((row) => isOtherHeader(row, known.headers))) {
    return refuse(
      'choose_sheet',
      'This sheet holds several tables, one below the other. Put each on its own sheet.',
    )
  }
  return null
}

// `-12,50` without quotes between commas: the row is wider than its header, and beside the amount
// stand two digits.
function isCutAtComma(known: KnownTable, rows: readonly Row[]): boolean {
  const { headers, columns } = known
  const amount = columns.amount?.[0] ?? columns.money_out?.[0] ?? columns.money_in?.[0]
  if (headers.length === 0 || amount === undefined) return false
  const wide = rows.filter((row) => widthOf(row) > headers.length)
  if (wide.length * 2 < rows.length) return false
  return wide.every((row) => /^\d{2}$/.test(textOf(row.cells[amount + 1])))
}

// As on paper: a column of whole pounds, and beside it one of pence.
function isInPoundsAndPence({ headers, columns }: KnownTable, rows: readonly Row[]): boolean {
  const money = [columns.amount, columns.money_in, columns.money_out].flatMap((at) => at ?? [])
  return money.some((at) => {
    const isBeside = /^\(?(p|pence|d)\)?$/i.test((headers[at + 1] ?? '').trim())
    const pence = rows.map(({ cells }) => textOf(cells[at + 1])).filter((text) => text !== '')
    return isBeside && pence.length > 0 && pence.every((text) => /^\d{1,2}$/.test(text))
  })
}

// Reports print "£000" or "£k" above figures that were rounded to thousands.
function inThousands({ headers, columns }: KnownTable): string | null {
  const money = [columns.amount, columns.money_in, columns.money_out].flatMap((at) => at ?? [])
  const heads = money.map((at) => headers[at] ?? '')
  return heads.find((head) => /[£$€] ?['’]?(000s?|k)\b|\bin thousands\b/i.test(head)) ?? null
}

// Each debit is followed by the credit that it is booked against.
function isJournal(known: KnownTable, rows: readonly Row[]): boolean {
  const { columns } = known
  const [into, out] = [columns.money_in?.[0], columns.money_out?.[0]]
  if (into === undefined || out === undefined || columns.balance) return false
  // A host's bookings and payouts come in pairs as well.
  if (!isDebitCredit(known)) return false
  const filled = rows.flatMap(({ cells }) => {
    const [credit, debit] = [textOf(cells[into]), textOf(cells[out])]
    return /[1-9]/.test(credit + debit) ? [{ credit, debit }] : []
  })
  if (filled.length < journalRowsMin || filled.length % 2 > 0) return false
  return filled.every(({ credit, debit }, at) => {
    const other = filled[at % 2 === 0 ? at + 1 : at - 1]
    return other !== undefined && credit === other.debit && debit === other.credit
  })
}

const journalRowsMin = 6

// What is due and by when suggests invoices; the day on which one was paid would make it a payment.
function isOfInvoices({ headers }: KnownTable): boolean {
  // Programs head their exports as they name their fields: InvoiceDate, AmountDue.
  const words = headers.map((header) => fold(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')))
  const has = (pattern: RegExp) => words.some((header) => pattern.test(header))
  if (has(/^((date|day) (paid|received)|paid (date|on)|payment date|date of payment)$/))
    return false
  const isDue = has(/^(due|due date|date due|payment due|due by)$/)
  const isOpen = has(
    /^(amount|balance|total) ?(due|outstanding|owed|owing|unpaid)$|^(outstanding|owed|owing|unpaid|due) (amount|balance)$|^outstanding$/,
  )
  // Columns of ages, as in a list of debtors.
  const isAged = has(/^(over )?\d+( \d+)? (days|months?)( or more)?$/) && has(/^invoice/)
  const isNumbered = has(/^(invoice|bill) (no|number|date|total|amount)\b/)
  return (isDue && (isOpen || isNumbered)) || isAged
}

// Standing orders and direct debits have a frequency, and a first and a last payment.
function isOfOrders({ headers, columns }: KnownTable): boolean {
  const words = headers.map(fold)
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word))
  if (has(/^next (payment|run|due)( date| on)?$/)) return true
  const isOfPayments = Boolean(columns.balance || columns.money_in || columns.money_out)
  const isRepeated = has(/^(payment )?(frequency|how often|repeats|interval)$/)
  return !isOfPayments && isRepeated && has(/^(first|last|start|end|final)( payment)?( date)?$/)
}

// Two columns headed alike, both full of dates, beside two columns of money headed alike.
function isSideBySide(known: KnownTable, rows: readonly Row[]): boolean {
  const { headers, columns } = known
  const twins = (index: number | undefined) => {
    const header = headers[index ?? -1]?.trim().toLowerCase() ?? ''
    const isTwin = (each: string) => each.trim().toLowerCase() === header
    return header === '' ? [] : headers.flatMap((each, at) => (isTwin(each) ? [at] : []))
  }
  const dates = twins(columns.date?.[0])
  const money = twins((columns.amount ?? columns.money_out)?.[0])
  if (dates.length < 2 || money.length < 2) return false
  return (
    dates.filter((index) => profileOf(index, rows).dates > 0).length > 1 &&
    money.filter((index) => profileOf(index, rows).amounts > 0).length > 1
  )
}

function isOtherHeader(row: Row, headers: readonly string[]): boolean {
  if (!isHeaderRow(row)) return false
  return row.cells.some((cell, at) => !isBlank(cell) && textOf(cell) !== (headers[at] ?? ''))
}

/**
 * Refuses sheets that repeat each other, such as the months beside "All": read together, every
 * payment would count twice.
 */
export function suspectSheets(tables: readonly Table[]): StatementRefused | null {
  if (tables.length < 2) return null
  const holders = new Map<string, number>()
  const sheets = tables.map((table) => table.body.map((row) => row.cells.map(textOf).join('|')))
  for (const rows of sheets) {
    for (const row of new Set(rows)) holders.set(row, (holders.get(row) ?? 0) + 1)
  }
  const repeated = sheets.some((rows) => {
    const shared = rows.filter((row) => (holders.get(row) ?? 0) > 1).length
    return rows.length >= 2 && shared * 2 > rows.length
  })
  if (!repeated) return null
  const names = tables.map((table) => table.sheet.name)
  const message = 'Several sheets of this file hold the same payments. Choose one.'
  return refuse('choose_sheet', message, { questions: [sheetQuestion(names)] })
}
