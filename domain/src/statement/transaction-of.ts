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
  const counterparty = partyOf(entry, known, amount)
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

// Where payer and payee stand side by side, the way that money went says which of them is the other
// party; of two headed otherwise, the one name that is in every row is the file's own.
function partyOf(entry: Entry, known: KnownTable, amount: Minor): string | null {
  const columns = known.columns.counterparty ?? []
  const filled = columns.filter((at) => textIn(entry, at) !== null)
  const [first, second, ...more] = filled
  if (second === undefined || more.length > 0) return textIn(entry, first)
  const words = amount < 0 ? payeeWords : payerWords
  const heads = filled.filter((at) => words.test(fold(known.headers[at] ?? '')))
  const isPair = [payerWords, payeeWords].every((side) =>
    filled.some((at) => side.test(fold(known.headers[at] ?? ''))),
  )
  if (isPair && heads.length === 1) return textIn(entry, heads[0])
  const own = ownParty(known)
  const others = filled.map((at) => textIn(entry, at)).filter((name) => fold(name ?? '') !== own)
  return others[0] ?? textIn(entry, first)
}

const payerWords = /^(payer|debtor|sender|from|remitter|originator|received from|paid by)( name)?$/
const payeeWords =
  /^(payee|creditor|recipient|beneficiary|to|paid to|received by|merchant)( name)?$/

function ownParty({ columns, rows }: KnownTable): string | null {
  const [one, other, ...more] = columns.counterparty ?? []
  if (one === undefined || other === undefined || more.length > 0) return null
  const known = ownParties.get(rows)
  if (known !== undefined) return known
  const pairs = rows
    .map(({ row }) => [fold(textOf(row.cells[one])), fold(textOf(row.cells[other]))])
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
