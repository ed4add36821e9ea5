// Gives every column of a table its role: what a person chose first, then the bank's layout, then
// the header's words, each checked against what the whole column holds, so that a decoy header
// cannot win.
import { isNegative } from './amount-cell.ts'
import { profileOf } from './column-profile.ts'
import { readDateCell } from './date-text.ts'
import { headingOf } from './dictionary.ts'
import { isBlank, isDataLike, textOf } from './find-header.ts'
import { isFeeAlone, lastAmount, onlyMoney } from './last-amount.ts'
import type { Layout } from './layout.ts'
import { bareHeader } from './layouts.ts'
import { ownAccount } from './own-account.ts'
import { pairColumns } from './pair-columns.ts'
import { partyColumn, partyPair } from './party-column.ts'
import type { Answers, ColumnRole, Row } from './statement.ts'
import { statusColumn } from './status-column.ts'
import { isSplit, runningBalance, tiedAmount } from './tied-amount.ts'
import { withUnnamedWords } from './unnamed-words.ts'

/** Column indexes by role, the best first. */
export type Columns = Readonly<Partial<Record<ColumnRole, readonly number[]>>>

type Candidate = { index: number; role: ColumnRole | 'ignore'; rank: number }

/** The roles of a table with a header. Roles whose columns hold something else are dropped. */
export function columnsOf(
  headers: readonly string[],
  rows: readonly Row[],
  input: { layout: Layout | null; answers: Answers },
): Columns {
  const candidates = headers
    .map((header, index) => candidateOf(header, index, { ...input, isYesOrNo: isYesOrNo(rows) }))
    .filter((each) => each !== null)
    .map((each) => weigh(each, rows))
    .filter((each) => each !== null)
    .map((each, _, all) => beforePayout(each, headers, { rows, all }))
    .map((each, _, all) => asPaid(each, headers, { rows, all }))
  const columns: Partial<Record<ColumnRole, number[]>> = {}
  const { answers } = input
  const free = headers.map((_, index) => index).filter((index) => !answers.columns?.[index])
  const plainAccount = candidates.some((each) => each.role === 'account' && each.rank < 100)
  for (const each of candidates.sort((a, b) => a.rank - b.rank)) {
    if (each.role === 'ignore') continue
    if (each.role === 'account' && each.rank >= 100 && plainAccount) continue
    columns[each.role] = [...(columns[each.role] ?? []), each.index]
  }
  columns.description?.sort((a, b) => a - b)
  if (columns.description)
    columns.description = withUnnamedWords(columns.description, headers, rows)
  columns.account?.sort((a, b) => a - b)
  // What has become of the payment goes before what has become of the order.
  const isOfPayment = (at: number) =>
    /^(payment|financial) status$/.test(bareHeader(headers[at] ?? ''))
  columns.status?.sort((a, b) => Number(isOfPayment(b)) - Number(isOfPayment(a)))
  // 20-11-22 heads as a sort code what would pass for a day.
  const undated = free.filter((at) => headingOf(headers[at] ?? '')?.role !== 'account')
  if (!columns.date) columns.date = fallbackDate(undated, rows)
  pairColumns(columns, headers, { rows, answers })
  preferNet(columns, headers)
  preferPounds(columns, headers)
  const tied =
    Object.keys(answers.columns ?? {}).length > 0 ? null : tiedAmount(headers, rows, columns)
  if (tied) {
    columns.amount = [tied.amount, ...(columns.amount ?? []).filter((at) => at !== tied.amount)]
    for (const role of ['money_in', 'money_out'] as const) delete columns[role]
    // "Paid to landlord" would name a person, were it not money.
    if (columns.counterparty?.includes(tied.amount)) delete columns.counterparty
  }
  if (!columns.balance && Object.keys(answers.columns ?? {}).length === 0) {
    const balance = runningBalance(headers, rows, columns)
    if (balance !== null) columns.balance = [balance]
  }
  preferAmount(columns, rows)
  const isAccountChosen = Object.values(answers.columns ?? {}).includes('account')
  if (!input.layout && !isAccountChosen && columns.account) {
    const own = ownAccount(columns.account, headers, rows)
    if (own) columns.account = own
    else delete columns.account
  }
  if (!columns.amount && !columns.money_in && !columns.money_out) {
    const only = lastAmount(headers, rows, free) ?? onlyMoney(free, rows, columns)
    if (only) columns.amount = only
  }
  if (!columns.amount && columns.fee && isFeeAlone(headers, rows, columns)) {
    columns.amount = columns.fee
    delete columns.fee
  }
  if (!columns.status) {
    const taken = new Set(Object.values(columns).flat())
    const status = statusColumn(
      free.filter((index) => !taken.has(index)),
      rows,
    )
    if (status !== null) columns.status = [status]
  }
  const pair = partyPair(headers, rows)
  const isOfPair = (columns.counterparty ?? []).every((at) => pair?.includes(at))
  if (pair && isOfPair && !answers.columns) columns.counterparty = pair
  if (!columns.description) columns.description = longestText(headers, free, { rows, columns })
  const party = input.layout || answers.columns ? null : partyColumn(headers, rows, columns)
  if (party !== null) columns.counterparty = party
  return columns
}

function candidateOf(
  header: string,
  index: number,
  input: { layout: Layout | null; answers: Answers; isYesOrNo: (index: number) => boolean },
): Candidate | null {
  const answered = input.answers.columns?.[String(index)]
  if (answered) return { index, role: answered, rank: -1 }
  const bare = bareHeader(header)
  const known = input.layout?.roles[bare]
  if (known)
    return { index, role: known, rank: Object.keys(input.layout?.roles ?? {}).indexOf(bare) - 1000 }
  const isAnswered = /^(is )?(paid|received|banked|done|completed|happened)( yet)?$/.test(bare)
  if (isAnswered && input.isYesOrNo(index)) return { index, role: 'status', rank: 0 }
  const heading = headingOf(header)
  return heading ? { index, role: heading.role, rank: heading.rank } : null
}

// "Paid?" with yes and no below it says what has happened, not how much.
function isYesOrNo(rows: readonly Row[]): (index: number) => boolean {
  return (index) => {
    const texts = rows.map(({ cells }) => textOf(cells[index])).filter((text) => text !== '')
    return (
      texts.length > 0 && texts.every((text) => /^(y|yes|n|no|not yet|true|false)$/i.test(text))
    )
  }
}

// Drops a column that holds something else than its header promises; a date column with much
// besides dates (headings of months) loses to one that has none.
function weigh(candidate: Candidate, rows: readonly Row[]): Candidate | null {
  const { role, index, rank } = candidate
  if (rank === -1) return candidate
  if (role === 'date') {
    const { filled, dates } = dateShare(index, rows)
    if (dates === 0 || dates * 4 < filled) return null
    // A day that stands once for many rows is not the day of each.
    if (dates * 2 < rows.length) return { ...candidate, rank: rank + 150 }
    return dates * 10 < filled * 8 ? { ...candidate, rank: rank + 200 } : candidate
  }
  if (role === 'amount' || role === 'money_in' || role === 'money_out' || role === 'balance') {
    const profile = profileOf(index, rows)
    const holds = profile.filled === 0 ? role !== 'amount' : profile.amounts * 2 >= profile.filled
    return holds ? candidate : null
  }
  // Soll/Haben heads letters at most banks, and signed amounts at some.
  if (role === 'sign') {
    const { filled, amounts, decimals } = profileOf(index, rows)
    if (filled > 0 && amounts === filled && decimals * 2 > filled) {
      return { ...candidate, role: 'amount', rank: rank + 50 }
    }
  }
  // Valuta heads a currency in some countries and the day of value in others.
  if (role === 'currency' && dateShare(index, rows).dates > 0) return null
  return candidate
}

// Where payouts stand among the payments they are made of, each has a day of its own, and the day
// of the payout stands beside all of them. So has each sale that is listed with its own date,
// unless a column holds what was paid out.
function beforePayout(
  candidate: Candidate,
  headers: readonly string[],
  { rows, all }: { rows: readonly Row[]; all: readonly Candidate[] },
): Candidate {
  const { role, index, rank } = candidate
  if (role !== 'date' || rank < 0 || !/^payout date$/.test(bareHeader(headers[index] ?? '')))
    return candidate
  const types = all.flatMap((each) => (each.role === 'type' ? [each.index] : []))
  const isListed = rows.some(({ cells }) =>
    types.some((at) => /^payouts?$/i.test(textOf(cells[at]))),
  )
  const heads = headers.map(bareHeader)
  const isPaidOut = heads.some(
    (head) => /\b(payout|paid out|deposit)\b/.test(head) && !payoutAbout.test(head),
  )
  const isSold = all.some(
    (each) =>
      each.role === 'date' &&
      /^(transaction|sale|order) date$/.test(heads[each.index] ?? '') &&
      rows.every(({ cells }) => isBlank(cells[index]) || readDateCell(cells[each.index]) !== null),
  )
  return isListed || (isSold && !isPaidOut) ? { ...candidate, rank: rank + 300 } : candidate
}

const payoutAbout = /\b(date|status|id|reference|number|currency)$/

// A bill is booked on the day it was paid. Where money goes both ways, only one of them may have
// such a day.
function asPaid(
  candidate: Candidate,
  headers: readonly string[],
  { rows, all }: { rows: readonly Row[]; all: readonly Candidate[] },
): Candidate {
  const { role, index, rank } = candidate
  if (role !== 'date' || rank < 0) return candidate
  if (!/^(date paid|paid date|paid on( date)?)$/.test(bareHeader(headers[index] ?? '')))
    return candidate
  const paid = { ...candidate, rank: -0.5 }
  const dates = all.flatMap((each) => (each.role === 'date' ? [each.index] : []))
  const isDated = ({ cells }: Row, at: number) => readDateCell(cells[at]) !== null
  if (rows.every((row) => isDated(row, index) || !dates.some((at) => isDated(row, at)))) return paid
  const others = all.map((each) => each.role)
  if (['money_in', 'money_out', 'balance'].some((each) => others.includes(each as ColumnRole)))
    return candidate
  const amounts = all.flatMap((each) => (each.role === 'amount' ? [each.index] : []))
  const isSigned = rows.some(({ cells }) => amounts.some((at) => isNegative(cells[at])))
  return isSigned ? candidate : paid
}

// A column headed as a date may also hold yyyymmdd numbers and bare serials.
function dateShare(index: number, rows: readonly Row[]): { filled: number; dates: number } {
  let filled = 0
  let dates = 0
  for (const row of rows) {
    const cell = row.cells[index]
    if (isBlank(cell)) continue
    filled++
    if (readDateCell(cell)) dates++
  }
  return { filled, dates }
}

function fallbackDate(free: readonly number[], rows: readonly Row[]): number[] {
  const profiles = free.map((index) => profileOf(index, rows))
  const found = profiles.find((each) => each.filled > 0 && each.dates * 10 >= each.filled * 8)
  return found ? [found.index] : []
}

// Beside a fee, the net amount is what reached the account.
function preferNet(columns: Partial<Record<ColumnRole, number[]>>, headers: readonly string[]) {
  const net = columns.amount?.find((index) => /^net\b/.test(bareHeader(headers[index] ?? '')))
  if (net === undefined || !columns.fee || !columns.amount) return
  columns.amount = [net, ...columns.amount.filter((index) => index !== net)]
}

// Beside an amount of no currency, one that names pounds is what reached the account.
function preferPounds(columns: Partial<Record<ColumnRole, number[]>>, headers: readonly string[]) {
  const [first, ...rest] = columns.amount ?? []
  if (first === undefined || /GBP|£/.test(headers[first] ?? '')) return
  const inPounds = rest.filter((index) => /GBP|£/.test(headers[index] ?? ''))
  const [only] = inPounds
  if (only === undefined || inPounds.length > 1) return
  columns.amount = [only, first, ...rest.filter((index) => index !== only)]
}

// Some files print the amount once signed and once more split into in and out: the signed column is
// the plain one. An unsigned amount beside in and out columns says less than they do, and another
// one than theirs is net of something or in another currency.
function preferAmount(columns: Partial<Record<ColumnRole, number[]>>, rows: readonly Row[]): void {
  const amount = columns.amount?.[0]
  const [into, out] = [columns.money_in?.[0], columns.money_out?.[0]]
  if (amount === undefined || into === undefined || out === undefined) return
  const signed = rows.some((row) => isNegative(row.cells[amount]))
  if (signed && isSplit({ amount, into, out }, rows)) {
    delete columns.money_in
    delete columns.money_out
  } else delete columns.amount
}

function longestText(
  headers: readonly string[],
  free: readonly number[],
  { rows, columns }: { rows: readonly Row[]; columns: Columns },
): number[] {
  const taken = new Set(Object.values(columns).flat())
  const texts = free
    .filter((index) => !taken.has(index) && !headingOf(headers[index] ?? ''))
    .map((index) => profileOf(index, rows))
    .filter((each) => each.letters > each.filled * 3)
    .sort((a, b) => b.letters - a.letters)
  const [best, second] = texts
  if (!best) return []
  // "Lodged by" and "Cheque to": each row fills one of them.
  const isFilled = ({ cells }: Row, at: number) => !isBlank(cells[at])
  const isPair =
    second &&
    rows
      .filter(isDataLike)
      .every((row) => isFilled(row, best.index) !== isFilled(row, second.index))
  return isPair ? [best.index, second.index].sort((a, b) => a - b) : [best.index]
}
