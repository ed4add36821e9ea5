// Tells the rows of a table apart: transactions, rows that belong to the one above, headings,
// totals, pending payments, and bad rows. Signs are not settled here: an entry keeps its amount as
// printed, with whatever flag stands beside it.
import type { Day } from '../calendar.ts'
import type { Columns } from './columns.ts'
import { filledCells, isBlank, isDataLike, textOf, widthOf } from './find-header.ts'
import { fold } from './fold.ts'
import { balanceLabel, isMoving } from './opening-rows.ts'
import { holdsOtherMoney } from './other-money.ts'
import { payoutIn } from './payout-words.ts'
import { type Money, moneyOf, movedBeside } from './read-money.ts'
import { cancelledBeside, maybeBalance, partDoubt, periodDoubt, sumDoubt } from './row-doubts.ts'
import { addsUp, balances, sumsUp, totals } from './row-sums.ts'
import { repeatsHeader } from './row-text.ts'
import {
  headsBooked,
  headsPending,
  isBalanceLine,
  isDeclined,
  isFooter,
  isHold,
  isPending,
  isTurnover,
  mayNameTotal,
  speaksOfTotal,
} from './row-words.ts'
import type { BalanceSeed, Entry, Manner, RowsRead, TableRow } from './rows-read.ts'
import { badRow } from './sentences.ts'
import type { BadRow, ColumnRole, Row } from './statement.ts'
import { isOfBills, isUnpaid } from './unpaid-rows.ts'

/** Reads every row; the days are those of `Manner.days`, by row. */
export function readRows(rows: readonly TableRow[], manner: Manner): RowsRead {
  const read: RowsRead = {
    entries: [],
    badRows: [],
    skipped: new Map(),
    seeds: [],
    silentRows: 0,
    payoutsInWords: [],
    rowDoubts: [],
    sheetSum: { sheet: '', pence: 0, rows: 0 },
    partSum: { sheet: '', pence: 0, rows: 0 },
  }
  let isAhead = false
  for (const [at, each] of rows.entries()) {
    if (rows[at - 1]?.sheet !== each.sheet) isAhead = headsPending(fold(each.sheet))
    const heads = sectionOf(each.row)
    if (heads !== null) isAhead = heads === 'pending'
    if (heads === 'pending') continue
    const verdict =
      isAhead && manner.days[at]
        ? skip('pending')
        : judge(each, { at, below: rows[at + 1]?.row, manner, read })
    if (verdict.kind === 'entry') add(read, verdict.entry)
    else if (verdict.kind === 'bad') read.badRows.push(verdict.bad)
    else if (verdict.kind === 'skip') {
      read.skipped.set(verdict.reason, (read.skipped.get(verdict.reason) ?? 0) + 1)
      if (verdict.reason === 'total') read.partSum = { sheet: each.sheet, pence: 0, rows: 0 }
    } else read.entries.at(-1)?.extraText.push(verdict.text)
  }
  return read
}

// A line with words alone may head payments that have not happened, or those that have.
function sectionOf(row: Row): 'pending' | 'booked' | null {
  const filled = filledCells(row)
  const [only] = filled
  if (filled.length !== 1 || typeof only !== 'string' || only.length > 60) return null
  const words = fold(only)
  return headsPending(words) ? 'pending' : headsBooked(words) ? 'booked' : null
}

// Folding is dear, and most types are none of a hold.
function holdsBack(type: string): boolean {
  return /hold|authori/i.test(type) && isHold(fold(type))
}

type Verdict =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'bad'; bad: BadRow }
  | { kind: 'skip'; reason: string }
  | { kind: 'continues'; text: string }

const skip = (reason: string): Verdict => ({ kind: 'skip', reason })

function judge(
  each: TableRow,
  {
    at,
    below,
    manner,
    read,
  }: { at: number; below: Row | undefined; manner: Manner; read: RowsRead },
): Verdict {
  const { row } = each
  const cell = (role: ColumnRole) => row.cells[manner.columns[role]?.[0] ?? -1]
  const status = fold(textOf(cell('status')))
  const isReversed = status === 'reversed' && !manner.columns.balance
  if (isReversed || isDeclined(status)) return skip('declined')
  if (manner.documents.size > 0 && manner.documents.has(fold(textOf(cell('type')))))
    return skip('document')
  const dateText = textOf(cell('date'))
  if (isPending(status) || isPending(fold(dateText)) || holdsBack(textOf(cell('type'))))
    return skip('pending')
  if (repeatsHeader(row, manner.headers)) return skip('repeated heading')
  if (widthOf(row) > manner.width) return bad(each, manner, 'description', 'too_many_cells')
  const money = moneyOf(row, manner)
  const day = manner.days[at] ?? null
  if (day && day > manner.lastDay && money.kind === 'amount') return skip('pending')
  if (day) return dated(each, day, money, { below, manner, read })
  if (dateText !== '' && manner.dateLike[at]) return bad(each, manner, 'date', 'bad_date')
  return undated(each, money, { at, manner, read })
}

function dated(
  each: TableRow,
  day: Day,
  money: Money,
  { below, manner, read }: { below: Row | undefined; manner: Manner; read: RowsRead },
): Verdict {
  const label = wordsOf(each.row, manner)
  const isPayment = manner.balancePayments.has(each.row) && !addsUp(money, each, read)
  const words = label || textOf(each.row.cells[manner.columns.counterparty?.[0] ?? -1])
  const stated = isPayment ? null : balanceLabel(words, money, read)
  if (stated !== null) {
    read.seeds.push(seedOf(each, stated, { money, read }))
    return skip('balance line')
  }
  if (isTurnover(label) || (speaksOfTotal(label) && sumsUp(money, each, { read, label })))
    return skip('total')
  const ofPeriod = periodDoubt(each, money, { label, manner, read })
  if (ofPeriod) {
    read.rowDoubts.push(ofPeriod)
    return skip('total')
  }
  if (money.kind === 'amount') {
    const doubt =
      sumDoubt(each, money, { label, sums: [read.sheetSum, read.partSum] }) ??
      partDoubt(each, money, { label, read }) ??
      maybeBalance(each, money, label) ??
      cancelledBeside(each, manner)
    if (doubt) read.rowDoubts.push(doubt)
    if (doubt?.code === 'sum_left_out') return skip('total')
    return { kind: 'entry', entry: entryOf(each, day, money, true) }
  }
  if (money.kind !== 'none') return bad(each, manner, money.role, money.kind)
  const payout = money.balance === null ? payoutIn(label, manner) : null
  if (payout) {
    read.payoutsInWords.push(label)
    return { kind: 'entry', entry: entryOf(each, day, payout, true) }
  }
  const beside = movedBeside(each.row, manner, {
    above: read.entries.at(-1)?.balance ?? null,
    below,
  })
  if (beside?.kind === 'amount') return { kind: 'entry', entry: entryOf(each, day, beside, true) }
  if (money.balance !== null && label !== '') read.silentRows++
  const isSilent = label === '' && !holdsOtherMoney(each.row, manner.columns)
  if (money.balance !== null || isSilent) return skip('balance line')
  return bad(each, manner, 'amount', 'missing_amount')
}

// The figure stands in the balance column, or where a sheet has none to spare, in the amount's.
function seedOf(
  each: TableRow,
  label: string,
  { money, read }: { money: Money; read: RowsRead },
): BalanceSeed {
  const stated = 'balance' in money ? money.balance : null
  const balance = stated ?? (money.kind === 'amount' ? money.printed : null)
  return { sheet: each.sheet, before: read.entries.length, balance, row: each.row, label }
}

function undated(
  each: TableRow,
  money: Money,
  { at, manner, read }: { at: number; manner: Manner; read: RowsRead },
): Verdict {
  const { row } = each
  const filled = filledCells(row)
  if (filled.length === 0) return skip('blank')
  const label = fold(textOf(filled.find((cell) => typeof cell === 'string' && /\p{L}/u.test(cell))))
  const last = read.entries.at(-1)
  const whole = fold(wordsOf(row, manner))
  const stated = [label, whole].find(isBalanceLine) ?? balanceLabel(label, money, read)
  if (stated !== null) {
    read.seeds.push(seedOf(each, stated, { money, read }))
    return skip('balance line')
  }
  // A shop called Total moves the balance, and a sum does not.
  if (isFooter(label) && !isMoving(money, read) && !isNameNotSum(label, money, each, read))
    return skip('total')
  if (money.kind === 'amount') {
    const part = partDoubt(each, money, { label: whole, read })
    if (part) {
      read.rowDoubts.push(part)
      return skip('total')
    }
    const isTotal = totals(money.printed, each, read) || balances(money.printed, each, read)
    if (!isMoving(money, read) && isTotal) return skip('total')
    const dateCell = row.cells[manner.columns.date?.[0] ?? -1]
    if (isUnpaid(row, manner) && isOfBills(money, manner)) return skip('pending')
    if (!isBlank(dateCell)) return bad(each, manner, 'date', 'bad_date')
    const day = last?.day ?? manner.days.slice(0, at).findLast((above) => above !== null)
    if (day && manner.columns.balance)
      return { kind: 'entry', entry: entryOf(each, day, money, false) }
    return bad(each, manner, 'date', 'missing_date')
  }
  if (money.kind === 'uncached') return bad(each, manner, money.role, 'uncached')
  if (money.kind === 'none' && isOfSame(row, last, manner)) return skip('heading')
  if (money.kind === 'none' && isUnpaid(row, manner)) return skip('pending')
  // A day and an amount in other columns than theirs: a stray separator has moved the cells of a
  // payment.
  if (isDataLike(row)) return bad(each, manner, 'date', 'missing_date')
  const words = wordsOf(row, manner)
  const only = words !== '' && filled.length <= (manner.columns.description?.length ?? 0)
  if (only && last && continues(each, manner)) return { kind: 'continues', text: words }
  return skip(money.kind === 'none' && money.balance !== null ? 'balance line' : 'heading')
}

// "Total Fitness" is a shop where its amount is the sum of nothing.
function isNameNotSum(label: string, money: Money, each: TableRow, read: RowsRead): boolean {
  const isName = money.kind === 'amount' && money.printed !== 0 && mayNameTotal(label)
  return isName && !totals(money.printed, each, read)
}

// An item of the order above, which has its number and no total of its own.
function isOfSame(row: Row, last: Entry | undefined, { columns }: Manner): boolean {
  const [at = -1] = columns.bank_id ?? []
  const id = textOf(row.cells[at])
  return id !== '' && id === textOf(last?.row.cells[at])
}

function continues(each: TableRow, manner: Manner): boolean {
  const texts = new Set(manner.columns.description)
  return each.row.cells.every((cell, index) => isBlank(cell) || texts.has(index))
}

function add(read: RowsRead, entry: Entry): void {
  read.sheetSum = plus(read.sheetSum, entry)
  read.partSum = plus(read.partSum, entry)
  read.entries.push(entry)
}

function plus(sum: RowsRead['sheetSum'], entry: Entry): RowsRead['sheetSum'] {
  const isSame = sum.sheet === entry.sheet
  return {
    sheet: entry.sheet,
    pence: (isSame ? sum.pence : 0) + entry.printed,
    rows: (isSame ? sum.rows : 0) + 1,
  }
}

/** The row's own words: its description columns joined. */
export function wordsOf(row: Row, manner: { columns: Columns }): string {
  const [only, ...others] = manner.columns.description ?? []
  // Nearly every file has one column of words.
  if (others.length === 0) return textOf(row.cells[only ?? -1])
  const words = (manner.columns.description ?? []).map((index) => textOf(row.cells[index]))
  return [...new Set(words)].filter((word) => word !== '').join(' ')
}

function entryOf(
  each: TableRow,
  day: Day,
  money: Extract<Money, { kind: 'amount' }>,
  isDated: boolean,
): Entry {
  return {
    sheet: each.sheet,
    row: each.row,
    line: each.row.line,
    day,
    printed: money.printed,
    flag: money.flag,
    fee: money.fee,
    balance: money.balance,
    hasDebitBalance: money.hasDebitBalance,
    cellCurrency: money.currency,
    dated: isDated && !each.isJoined,
    extraText: [],
  }
}

function bad(each: TableRow, manner: Manner, role: ColumnRole, code: BadRow['code']): Verdict {
  const index = manner.columns[role]?.[0] ?? manner.columns.money_out?.[0] ?? -1
  const column = manner.headers[index] || `Column ${index + 1}`
  const value = textOf(each.row.cells[index])
  return {
    kind: 'bad',
    bad: badRow({ sheet: each.sheet, line: each.row.line, column }, value, code),
  }
}
