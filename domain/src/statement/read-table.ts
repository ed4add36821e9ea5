// Reads one table, which may be spread over several sheets with the same header: columns, dates,
// decimal marks, rows, signs, accounts and proof, in that order. Each step looks at the whole table
// before it decides.
import type { Day } from '../calendar.ts'
import { isNegative } from './amount-cell.ts'
import { askColumns } from './ask-columns.ts'
import { balancePayments } from './balance-payments.ts'
import { refuseOversize } from './bounds.ts'
import { withDaysCarried } from './carried-days.ts'
import {
  currenciesOf,
  decimalsOf,
  refuseOpenCommas,
  refuseThousandths,
} from './currency-decimals.ts'
import { withThousandsJoined } from './cut-thousands.ts'
import { readDateCell } from './date-text.ts'
import { headingOf, isInPence } from './dictionary.ts'
import { documentTypes } from './documents.ts'
import { electMarks } from './elect-marks.ts'
import { feesProved, withFeesNoted } from './fees-left.ts'
import { type Table, textOf } from './find-header.ts'
import { joinedLines } from './join-lines.ts'
import { judgeRows } from './judge-rows.ts'
import { knowTable } from './know-table.ts'
import type { KnownTable, TableContext } from './known-table.ts'
import { withLettersAsDigits } from './letter-digits.ts'
import { machinePence } from './machine-pence.ts'
import { movedBack } from './moved-cells.ts'
import { refuseContacts, refuseOtherList } from './not-statements.ts'
import { orderBeside } from './order-beside.ts'
import { withOtherSideNoted } from './other-money.ts'
import { withTotalNoted } from './other-totals.ts'
import { withPartsRead } from './parts-beside.ts'
import { payoutsOnce } from './payouts-once.ts'
import { withPrintedBalances } from './printed-balances.ts'
import { type DatesRead, readDates } from './read-dates.ts'
import { hasPlus } from './read-money.ts'
import { readRows } from './read-rows.ts'
import { marksOf } from './refund-marks.ts'
import { refundColumn, refundsTakenOff } from './refunds-beside.ts'
import { refuse } from './refuse.ts'
import type { RowsRead } from './rows-read.ts'
import { balanceSignColumn, signColumn } from './sign-column.ts'
import { withoutSplits } from './split-lines.ts'
import type { Assumption, DateOrder, StatementResult } from './statement.ts'
import { refuseCounts, refuseOtherBalance } from './statements-of-account.ts'
import { suspectTable } from './suspect-table.ts'
import { isOfSales } from './table-evidence.ts'
import { taxAdded, taxColumn } from './tax-added.ts'
import { toTransactions } from './to-transactions.ts'
import { areSales } from './type-words.ts'
import { withoutUnpaid } from './unpaid-rows.ts'
import { usualWidth } from './usual-width.ts'

/** Reads the joined tables into transactions, or refuses them. */
export function readTable(tables: readonly Table[], context: TableContext): StatementResult {
  const lettered = withLettersAsDigits(knowTable(tables, context))
  const found = lettered.known
  const rows = withoutSplits(found.rows, found.columns)
  const carried = withDaysCarried(joinedLines(rows, found.columns), found.columns)
  const settled = withoutUnpaid(carried.rows, found.columns, found.headers)
  const known = { ...found, rows: settled.rows }
  const { columns } = known
  const dateColumn = columns.date?.[0]
  const money = columns.amount ?? columns.money_in ?? columns.money_out
  const about = { columns: known.shown, signature: known.signature }
  const other =
    (money ? null : refuseContacts(known.headers)) ??
    refuseOtherList(
      known.headers,
      wordsAround(known),
      known.rows.map(({ row }) => row),
    )
  if (other) return { ...other, ...about }
  if (dateColumn === undefined || !money) return refuseColumns(known, dateColumn === undefined)
  const suspect = suspectTable(known)
  if (suspect) return { ...suspect, ...about }
  const joined = withThousandsJoined(known)
  if (!joined) return { ...refuse('no_valid_rows', cutAtThousands), ...about }
  const parted = withPartsRead(joined.known, context.answers)
  return readDated(parted.known, dateColumn, {
    ...context,
    assumptions: [context, lettered, joined, carried, settled, parted].flatMap(
      ({ assumptions }) => assumptions,
    ),
  })
}

const cutAtThousands =
  'The amounts in this file are cut in two at their comma for thousands. Save it with quotes around them, or as Excel, and upload it again.'

function readDated(known: KnownTable, dateColumn: number, context: TableContext): StatementResult {
  const about = { columns: known.shown, signature: known.signature }
  const dates = readDates(known.rows, dateColumn, {
    today: context.today,
    epoch1904: context.epoch1904,
    answered: context.answers.dateOrder ?? null,
    layout: known.layout?.dateOrder ?? orderNamed(known.headers[dateColumn] ?? ''),
    british: isBritish(known),
    beside: () => orderBeside(known.rows, dateColumn),
  })
  if (dates.question) {
    const message = 'The dates in this file can be read in two ways. Tell us how they are written.'
    return refuse('ambiguous_dates', message, { questions: [dates.question], ...about })
  }
  const result = readInto(known, dates, context)
  const readAgain = (other: KnownTable) => readInto(other, dates, context)
  return feesProved(known, result, readAgain) ?? movedBack(known, result, readAgain) ?? result
}

// Titles above a table, and lines of words alone within it.
function wordsAround({ above, rows }: KnownTable): string[] {
  const alone = rows.slice(0, wordRowsMax).flatMap(({ row }) => {
    const filled = row.cells.filter((cell) => textOf(cell) !== '')
    return filled.length === 1 || row.cells.some((cell) => /^balance in/i.test(textOf(cell)))
      ? filled.map(textOf)
      : []
  })
  return [...above, ...new Set(rows.slice(0, wordRowsMax).map(({ sheet }) => sheet)), ...alone]
}

const wordRowsMax = 50

function readInto(known: KnownTable, dates: DatesRead, context: TableContext): StatementResult {
  const { columns } = known
  const about = { columns: known.shown, signature: known.signature }
  const currencies = currenciesOf(known, context.answers)
  const { marks, isGuessed, hasLastZeros } = electMarks(known.rows, columns, decimalsOf(currencies))
  const flags = signColumn(known.rows, columns, known.headers)
  const isOfShop = flags !== null && isOfSales(known) && areSales(known.rows, flags)
  const signs = isOfShop ? null : flags
  const inPence = new Set(
    known.headers.flatMap((header, index) => (isInPence(header) ? [index] : [])),
  )
  const pence = inPence.size > 0 ? null : machinePence(known)
  for (const index of pence?.columns ?? []) inPence.add(index)
  const width = usualWidth(known)
  const lastDay = lastDayOf(dates.days, context.today)
  const plusIsIn = marksIncome(known)
  const documents = documentTypes(known.rows, columns)
  const sums = { marks, inPence, width, lastDay, plusIsIn, documents }
  const letters = {
    signColumn: signs,
    balanceSignColumn: balanceSignColumn(known.rows, columns, flags),
  }
  const tax = taxColumn(known)
  const refund = refundColumn(known)
  const called = { balancePayments: balancePayments(known.rows, columns, dates.days) }
  const beside = { taxColumn: tax, refundColumn: refund, yesColumns: marksOf(known) }
  const manner = { ...known, ...dates, ...sums, ...letters, ...called, ...beside }
  const read = readRows(known.rows, manner)
  if (lacksAmounts(known, read)) return refuseColumns(known, false)
  if (isAllZero(read)) return { ...refuse('no_transactions', allZero), ...about }
  const unusable =
    refuseOpenCommas(known, currencies) ??
    refuseThousandths(currencies, read.badRows) ??
    judgeRows(read)
  if (unusable) return { ...unusable, ...about }
  // Columns that a person chose are money, whatever they are headed with.
  const isChosen = Object.keys(context.answers.columns ?? {}).length > 0
  const otherBalance =
    (isChosen ? null : refuseCounts(known, read.entries)) ??
    refuseOtherBalance(known, read.entries, documents)
  if (otherBalance) return { ...otherBalance, ...about }
  const oversize = refuseOversize(
    read.entries.map((entry) => ({ ...entry, amount: entry.printed })),
  )
  if (oversize) return { ...oversize, ...about }
  const once = payoutsOnce(known, read)
  const thousands = isGuessed ? [pointsAreThousands] : hasLastZeros ? [pointsAreDecimal] : []
  const ahead = lastDay > context.today ? [mostlyAhead] : []
  const assumptions = [
    ...context.assumptions,
    ...dates.assumptions,
    ...ahead,
    ...thousands,
    ...(tax === null ? [] : [taxAdded(known, tax)]),
    ...(refund === null ? [] : [refundsTakenOff(known, refund)]),
    ...(pence?.assumptions ?? []),
    ...once.assumptions,
  ]
  const result = toTransactions(known, once.read, { ...context, assumptions })
  const noted = withFeesNoted(known, withPrintedBalances(known, once.read, result))
  return withTotalNoted(known, withOtherSideNoted(known, noted), context.answers)
}

// What lies after today has not happened. A file most of which does is one whose dates or clock are
// not what they seem.
function lastDayOf(days: readonly (Day | null)[], today: Day): Day {
  const dated = days.filter((day) => day !== null)
  const ahead = dated.filter((day) => day > today).length
  return ahead * 2 > dated.length ? '9999-12-31' : today
}

// Some cards print a plus before what came back and nothing before what was spent.
function marksIncome({ rows, columns }: KnownTable): boolean {
  const cells = rows.map(({ row }) => row.cells[columns.amount?.[0] ?? -1])
  const written = cells.filter((cell) => /\d/.test(textOf(cell)))
  const pluses = written.filter(hasPlus).length
  return pluses > 0 && pluses < written.length && !cells.some(isNegative)
}

const mostlyAhead: Assumption = {
  code: 'dates_ahead',
  message: 'Most of these payments lie after today. Check that they have happened.',
}

const pointsAreThousands: Assumption = {
  code: 'thousands_default',
  message: 'A point before three digits is read as the mark of thousands: 1.234 is 1,234.00.',
}

const pointsAreDecimal: Assumption = {
  code: 'thousands_default',
  message: 'Amounts have a third decimal that is always 0: 1.250 is read as 1.25.',
}

const allZero =
  'Every amount in this file is zero. If they are formulas, open the file in a spreadsheet, save it, and upload it again.'

// Workbooks written by programs hold a zero for each formula that nobody has worked out yet.
function isAllZero(read: RowsRead): boolean {
  return (
    read.entries.length > 0 && read.entries.every(({ printed, fee }) => printed === 0 && fee === 0)
  )
}

// One column of a pair alone leaves many rows without an amount, or with one of zero: the other was
// not recognised.
function lacksAmounts(known: KnownTable, read: RowsRead): boolean {
  const { amount, money_in, money_out } = known.columns
  if (amount || (money_in && money_out)) return false
  const missing = read.badRows.filter((row) => row.code === 'missing_amount').length
  const zeros = read.entries.filter((entry) => entry.printed === 0).length
  const lacking = missing + read.silentRows + zeros
  return lacking * 5 > read.entries.length + missing + read.silentRows
}

// A header such as "Date (mm/dd/yyyy)" says it itself.
function orderNamed(header: string): DateOrder | null {
  const pattern = /\b([dmy]{1,4})[-/. ]([dmy]{1,4})[-/. ]([dmy]{1,4})\b/i.exec(header)
  const order = pattern
    ?.slice(1)
    .map((part) => part.slice(0, 1).toUpperCase())
    .join('')
  return order === 'DMY' || order === 'MDY' || order === 'YMD' ? order : null
}

function isBritish(known: KnownTable): boolean {
  const texts = [...known.headers, ...known.above].join(' ')
  // A British bank numbers cheques.
  if (/\b(USD|CAD)\b|\$|\bcheck ?(number|no\b|#|or slip)/i.test(texts)) return false
  const money = [known.columns.amount, known.columns.balance, known.columns.money_out]
  const cells = money.flatMap((indexes) => indexes ?? [])
  const currency = known.columns.currency?.[0]
  return !known.rows.slice(0, 200).some(({ row }) => {
    if (currency !== undefined && /^(USD|CAD)$/i.test(textOf(row.cells[currency]))) return true
    return cells.some((index) => textOf(row.cells[index]).includes('$'))
  })
}

const noYear =
  /^\d{1,2}(st|nd|rd|th)?[ ./-]?(\p{L}{3,9}|\d{1,2})\.?$|^\p{L}{3,9}\.? \d{1,2}(st|nd|rd|th)?$/u

function refuseColumns(known: KnownTable, dateMissing: boolean): StatementResult {
  const dateAt = known.headers.findIndex((header) => headingOf(header)?.role === 'date')
  const days = known.rows.map(({ row }) => textOf(row.cells[dateAt])).filter((text) => text !== '')
  if (dateMissing && days.filter((text) => noYear.test(text)).length * 2 > days.length) {
    const message = `The dates in this file have no year, such as '${days[0]}'. Add the year to each and upload the file again.`
    return refuse('ambiguous_dates', message, { columns: known.shown, signature: known.signature })
  }
  if (dateMissing && known.rows.length > 0 && !mayHoldDates(known))
    return refuse('no_transactions', noDates, {
      columns: known.shown,
      signature: known.signature,
    })
  const wanted = dateMissing ? 'date' : 'amount'
  return askColumns(known, wanted, {
    code: known.rows.length === 0 ? 'no_transactions' : 'ambiguous_sign',
    indexes: known.shown.map(({ index }) => index),
  })
}

const noDates =
  'No column of this list holds dates. Add the day of each payment, or upload your bank statement.'

// Sort codes look like dates, and heads of accounts say that they are none.
function mayHoldDates({ headers, rows }: KnownTable): boolean {
  return headers.some(
    (header, at) =>
      headingOf(header)?.role !== 'account' &&
      rows.some(({ row }) => readDateCell(row.cells[at]) !== null),
  )
}
