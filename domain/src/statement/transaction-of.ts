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
  const words = [wordsOf(entry.row, known), ...entry.extraText].join(' ')
  const own = ownParty(known)
  const named = (known.columns.counterparty ?? []).map((at) => textIn(entry, at))
  const counterparty = named.find((name) => name !== null && name !== own) ?? cell('counterparty')
  const reference = cell('reference')
  const text = namedText(words.trim(), counterparty, known)
  const spoken = text || [counterparty, reference].filter((part) => part !== null).join(' ')
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

// Where payer and payee stand side by side, the one name that is in every row is the file's own.
function ownParty({ columns, rows }: KnownTable): string | null {
  const [one, other, ...more] = columns.counterparty ?? []
  if (one === undefined || other === undefined || more.length > 0) return null
  const known = ownParties.get(rows)
  if (known !== undefined) return known
  const pairs = rows
    .map(({ row }) => [textOf(row.cells[one]), textOf(row.cells[other])])
    .filter((pair) => pair.every((name) => name !== ''))
  const always = new Set(pairs[0]?.filter((name) => pairs.every((pair) => pair.includes(name))))
  const [only = null] = always
  const own = always.size === 1 && pairs.length >= ownRowsMin ? only : null
  ownParties.set(rows, own)
  return own
}

const ownRowsMin = 3
// Every row asks for it.
const ownParties = new WeakMap<KnownTable['rows'], string | null>()

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
