// Reads QIF. It names no currency and no ids, and its dates have no fixed order: that is decided
// over the whole file, as it is for tables.

import type { Day } from '../../calendar.ts'
import { negate } from '../../money.ts'
import { currencyOfFile, eurosByComma, poundsAssumed } from '../assume-currency.ts'
import { fullYear } from '../date-text.ts'
import type { DecimalMark } from '../decimal-mark.ts'
import { fold } from '../fold.ts'
import { withoutMinus } from '../no-minus.ts'
import { readDates } from '../read-dates.ts'
import { refuse } from '../refuse.ts'
import { directionOf, isBalanceLine, isPending } from '../row-words.ts'
import { badRow, spellAmount } from '../sentences.ts'
import type {
  Answers,
  Assumption,
  BadRow,
  StatementResult,
  StatementTransaction,
} from '../statement.ts'
import {
  type BankStatement,
  cutShort,
  onlySheet,
  type StatedBalance,
  toStatementResult,
} from './bank-file.ts'
import { joinWords, presentText } from './bank-words.ts'
import { type QifAccount, type QifContent, type QifRecord, qifRecords } from './qif-records.ts'
import { markOf, penceOf } from './written-amounts.ts'

/**
 * Reads the text of a QIF file; amounts are taken to be pounds unless a decimal comma or a person
 * says otherwise. Refuses one broken off, and one of investments only.
 */
export function readQif(text: string, context: QifContext): StatementResult {
  const content = qifRecords(text)
  if (content.cut) return cutShort()
  const records = content.accounts.flatMap((account) => account.records)
  if (records.length === 0) return refuseContent(content)
  const signature = `qif|${content.accounts.map((account) => account.name ?? '').join('|')}`
  const dates = readDates(records.map(dateRow), 0, hintsFor(context))
  if (dates.question) {
    const message = 'The dates in this file can be read in two ways. Tell us how they are written.'
    return refuse('ambiguous_dates', message, { questions: [dates.question], signature })
  }
  const mark = markOf(records.map(amountOf), { loose: true })
  const names = content.accounts.flatMap(({ name }) => name ?? [])
  const words = records.map(({ values }) => joinWords([values.get('P'), values.get('M')]))
  const assumed = mark === ',' ? eurosByComma : currencyOfFile(names, words, dates.assumptions)
  const days = new Map(records.map((record, at) => [record, dates.days[at] ?? null]))
  const manner: Manner = {
    days,
    mark,
    currency: context.answers.currency ?? assumed?.currency ?? 'GBP',
    skipped: new Map(),
  }
  const read = content.accounts.map((account) => readAccount(account, manner))
  const sign = context.answers.amountSign
  const doubtful = read.find((each, at) => inDoubt(each, content.accounts[at]?.card ?? false))
  if (doubtful && sign === undefined) return askSigns(doubtful, signature)
  const statements = sign === 'inverted' ? read.map(inverted) : read
  if (content.investments > 0) manner.skipped.set('investment', content.investments)
  const note: Assumption = assumed
    ? { code: 'currency_assumed', message: assumed.message }
    : poundsAssumed(names, words, dates.assumptions)
  const named = context.answers.currency ? [] : [note]
  const amounts = read.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))
  const oneSided = sign === undefined ? withoutMinus(amounts) : []
  const assumptions = [...dates.assumptions, ...oneSided, ...named]
  const { skipped } = manner
  return toStatementResult({ layout: 'QIF statement', signature, statements, skipped, assumptions })
}

type QifContext = {
  readonly answers: Answers
  readonly today: Day
}

type Manner = {
  readonly days: ReadonlyMap<QifRecord, Day | null>
  readonly mark: DecimalMark
  readonly currency: string
  readonly skipped: Map<string, number>
}

function hintsFor(context: QifContext) {
  const answered = context.answers.dateOrder ?? null
  return {
    today: context.today,
    answered,
    layout: null,
    british: true,
    epoch1904: false,
  }
}

function refuseContent(content: QifContent): StatementResult {
  if (content.investments === 0) {
    return refuse('no_transactions', 'There are no transactions in this file.')
  }
  const message = 'This is a QIF file of investments. Upload that of a bank account or a card.'
  return refuse('unsupported', message)
}

function dateRow({ values, line }: QifRecord) {
  return { sheet: onlySheet, row: { line, cells: [plainDate(values.get('D') ?? '')] } }
}

// Quicken writes years after 1999 behind an apostrophe and pads with blanks: `1/ 3' 4` is the third
// day of January 2004, or the first of March.
function plainDate(written: string): string {
  const old = /^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*'\s*(\d{1,4})$/.exec(written)
  if (!old) return written
  const [, first, mark, second, year = ''] = old
  const full = fullYear(Number(year))
  return `${first}${mark}${second}${mark}${full}`
}

function amountOf({ values }: QifRecord): string {
  return values.get('T') ?? values.get('U') ?? ''
}

function readAccount(account: QifAccount, manner: Manner): BankStatement {
  const transactions: StatementTransaction[] = []
  const badRows: BadRow[] = []
  let opening: StatedBalance | null = null
  for (const [at, record] of account.records.entries()) {
    const read = readRecord(record, account, manner)
    if ('code' in read) badRows.push(read)
    else if (at === 0 && isBalanceLine(fold(record.values.get('P') ?? ''))) {
      opening = { amount: read.amount, day: read.day, line: read.line }
      count(manner, 'balance line')
    } else if (isPending(fold(record.values.get('C') ?? ''))) count(manner, 'pending')
    else transactions.push(read)
  }
  const { currency } = manner
  return { account: account.name, currency, opening, closing: null, transactions, badRows }
}

function count({ skipped }: Manner, reason: string): void {
  skipped.set(reason, (skipped.get(reason) ?? 0) + 1)
}

function readRecord(
  record: QifRecord,
  account: QifAccount,
  manner: Manner,
): StatementTransaction | BadRow {
  const { values, line } = record
  const date = values.get('D') ?? ''
  const written = amountOf(record)
  const bad = (column: string, value: string, code: BadRow['code']) =>
    badRow({ sheet: onlySheet, line, column }, value, code)
  const day = manner.days.get(record) ?? null
  if (!day) return bad('D', date, date === '' ? 'missing_date' : 'bad_date')
  const amount = penceOf(written, manner.mark)
  if (amount === null) return bad('T', written, written === '' ? 'missing_amount' : 'bad_amount')
  const number = presentText(values.get('N'))
  const category = presentText(values.get('L'))
  const isNumber = number !== null && /\d/.test(number)
  return {
    sheet: onlySheet,
    line,
    day,
    amount,
    currency: manner.currency,
    text: joinWords([values.get('P'), values.get('M')]) || (number ?? ''),
    balance: null,
    bankId: null,
    bankType: isNumber ? null : number,
    counterparty: null,
    reference: isNumber ? number : null,
    category: category?.startsWith('[') ? null : category, // in brackets stands another account
    account: account.name,
  }
}

// The format is signed, but some banks write what was spent on a card without a minus, and a few
// every amount.
function inDoubt({ transactions }: BankStatement, card: boolean): boolean {
  const positive = transactions.filter((each) => each.amount > 0)
  const negative = transactions.filter((each) => each.amount < 0).length
  if (card) return positive.length >= 2 && positive.length >= negative * 4
  return negative === 0 && positive.some((each) => directionOf(fold(each.text)) === -1)
}

function inverted(statement: BankStatement): BankStatement {
  const transactions = statement.transactions.map((each) => ({
    ...each,
    amount: negate(each.amount),
  }))
  return { ...statement, transactions }
}

function askSigns({ transactions }: BankStatement, signature: string): StatementResult {
  const first = transactions.find((each) => each.amount > 0)
  const shown = first ? `${spellAmount(first.amount)} ${first.text}`.trim() : ''
  const options = [
    { value: 'as_written', label: 'Amounts without a minus came in', example: `${shown}: in` },
    { value: 'inverted', label: 'Amounts without a minus went out', example: `${shown}: out` },
  ]
  const question = { code: 'amount_sign' as const, message: 'Which way did the money go?', options }
  const message =
    'Nothing in this file proves which amounts came in and which went out. Tell us how it is written.'
  return refuse('ambiguous_sign', message, { questions: [question], signature })
}
