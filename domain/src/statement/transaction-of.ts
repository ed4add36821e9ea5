// Turns one row whose sign is settled into a transaction: its words, its parties, its ids. The
// account and the currency are found elsewhere.
import type { Minor } from '../money.ts'
import { textOf } from './find-header.ts'
import { fold, tidy } from './fold.ts'
import type { KnownTable } from './known-table.ts'
import { wordsOf } from './read-rows.ts'
import type { Entry } from './rows-read.ts'
import type { ColumnRole, StatementTransaction } from './statement.ts'

/**
 * The transaction of a row, in pounds and without an account until `row-accounts.ts` says more.
 */
export function transactionOf(
  entry: Entry,
  known: KnownTable,
  amount: Minor,
): StatementTransaction {
  const cell = (role: ColumnRole) => {
    return textIn(entry, known.columns[role]?.[0])
  }
  const own = [wordsOf(entry.row, known), ...entry.extraText].join(' ')
  const parties = known.columns.counterparty ?? []
  const party = parties.find((at) => textOf(entry.row.cells[at]) !== '')
  const counterparty = cell('counterparty') ?? textIn(entry, party)
  const reference = cell('reference')
  const named = namedText(own.trim(), counterparty, known)
  const spoken = named || [counterparty, reference].filter((part) => part !== null).join(' ')
  return {
    sheet: entry.sheet,
    line: entry.line,
    day: entry.day,
    amount,
    currency: 'GBP',
    text: tidy(spoken || cell('notes') || cell('type') || '').replace(/^'/, ''),
    balance: entry.balance,
    bankId: cell('bank_id'),
    bankType: cell('type'),
    counterparty,
    reference,
    category: cell('category'),
    account: null,
  }
}

function textIn({ row }: Entry, index: number | undefined): string | null {
  const text = index === undefined ? '' : textOf(row.cells[index]).replace(/^'/, '')
  return text === '' ? null : text
}

// Where the bank names the other party in a column of its own, the memo beside it says little
// alone. A merchant column is somebody's later label, not the bank's words.
function namedText(words: string, counterparty: string | null, known: KnownTable): string {
  const header = known.headers[known.columns.counterparty?.[0] ?? -1] ?? ''
  if (words === '' || counterparty === null || /merchant/i.test(header)) return words
  return fold(words).includes(fold(counterparty)) ? words : `${counterparty} ${words}`
}
