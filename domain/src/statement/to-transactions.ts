// Turns the rows of a table into transactions in the order they happened, once their signs are
// settled, and says what the running balance proves about them.
import type { Day } from '../calendar.ts'
import { type Minor, negate } from '../money.ts'
import { compareText } from '../order.ts'
import { accountHeader } from './account-header.ts'
import { arrangementsByDay, arrangementsOf } from './arrange-rows.ts'
import { askSigns, refuseMixed } from './ask-signs.ts'
import { currencyAssumptions } from './assume-currency.ts'
import { type BalanceFit, proofShareMin, type RowOrder } from './balance.ts'
import { proofOf, rowsUnproved } from './balance-proof.ts'
import { judgeRows } from './judge-rows.ts'
import type { KnownTable, TableContext } from './known-table.ts'
import { withoutPence } from './no-pence.ts'
import { placedSeeds, placesOf } from './place-entries.ts'
import { accountKey, accountsOf, isOpening } from './row-accounts.ts'
import {
  amountsInWords,
  documentsLeftOut,
  movesMoney,
  movesNone,
  nothingMoved,
  pendingLeftOut,
} from './rows-left-out.ts'
import type { Entry, RowsRead } from './rows-read.ts'
import { rowsOnce, rowsRepeated, runOnce } from './rows-twice.ts'
import { badRow } from './sentences.ts'
import { balanceEntries } from './sign-fits.ts'
import { settleTable } from './sign-hints.ts'
import type {
  Assumption,
  StatementRead,
  StatementRefused,
  StatementResult,
  StatementTransaction,
} from './statement.ts'
import { transactionOf } from './transaction-of.ts'
import { stepsOf } from './turns.ts'

/**
 * The last step of reading a table: signs, order, accounts, proof. Refuses when the signs stay
 * open.
 */
export function toTransactions(
  known: KnownTable,
  read: RowsRead,
  context: TableContext,
): StatementResult {
  const once = runOnce(read)
  if (once) {
    const assumptions = [...context.assumptions, once.assumption]
    return toTransactions(known, once.read, { ...context, assumptions })
  }
  const statementResult = toOrdered(known, read, context)
  const borrowed = read.entries.filter((entry) => !entry.dated)
  if (
    borrowed.length === 0 ||
    (statementResult.kind === 'read' && statementResult.proof.kind === 'proved')
  ) {
    return borrowed.length === 0 ? statementResult : withBorrowedDays(statementResult)
  }
  const own = withoutBorrowed(known, read, borrowed)
  const unusable = judgeRows(own)
  if (unusable) return { ...unusable, columns: known.shown, signature: known.signature }
  return toOrdered(known, own, context)
}

// Where the balances do not follow from the rows as they stand, they may from the rows put in
// another order.
function toOrdered(known: KnownTable, read: RowsRead, context: TableContext): StatementResult {
  const statementResult = readTable(known, read, context)
  if (statementResult.kind === 'refused')
    return provedByDay(known, read, { context, refused: statementResult }) ?? statementResult
  const once = withoutRepeats(known, read, { context, asPrinted: statementResult })
  if (once) return once
  const inOne = asOneCurrency(known, read, { context, apart: statementResult })
  if (inOne) return inOne
  if (statementResult.proof.kind !== 'unproved') {
    const isSplit = statementResult.accounts.length > 1 && isAccountFromLines(known)
    const whole = isSplit ? asOneAccount(known, read, context) : null
    return whole?.accounts.length === 1 ? whole : statementResult
  }
  const asOne = asOneAccount(known, read, context)
  if (asOne) return asOne
  if (read.entries.every(({ balance }) => balance === null)) {
    const carried = readTable(known, { ...read, seeds: read.seeds.map(carriedDown) }, context)
    if (carried.kind === 'read' && carried.proof.kind === 'proved') return carried
  }
  const seeds = read.seeds.map((seed) => ({
    ...seed,
    before: isOpening(seed.label) ? 0 : read.entries.length,
  }))
  for (const entries of arrangementsOf(read.entries)) {
    const again = readTable(known, { ...read, entries: [...entries], seeds }, context)
    if (again.kind === 'read' && again.proof.kind === 'proved' && again.proof.share === 1) {
      return again
    }
  }
  return statementResult
}

// Nothing is asked about signs that the balance proves once the rows stand by their days.
function provedByDay(
  known: KnownTable,
  read: RowsRead,
  { context, refused }: { context: TableContext; refused: StatementRefused },
): StatementRead | null {
  const isOfSigns = refused.questions[0]?.code === 'amount_sign'
  if (!isOfSigns || read.entries.every(({ balance }) => balance === null)) return null
  for (const entries of arrangementsByDay(read.entries)) {
    const again = readTable(known, { ...read, entries }, context)
    if (again.kind === 'refused' || again.proof.kind !== 'proved') continue
    if (again.proof.share === 1 && again.proof.breaks.length === 0) return again
  }
  return null
}

// Rows that stand twice break the balance. Without the repeats it runs through.
function withoutRepeats(
  known: KnownTable,
  read: RowsRead,
  { context, asPrinted }: { context: TableContext; asPrinted: StatementRead },
): StatementRead | null {
  const { proof } = asPrinted
  if (proof.kind === 'absent' || proof.breaks.length === 0) return null
  const once = rowsOnce(read)
  if (!once) return null
  const result = toOrdered(known, once.read, context)
  if (result.kind !== 'read' || result.proof.kind !== 'proved') return null
  if (result.proof.breaks.length > 0) return null
  return { ...result, assumptions: [...result.assumptions, once.assumption] }
}

// A column of currencies may name what each shop was paid in. Where one balance runs through all of
// them, the amounts are in the currency of the account.
function asOneCurrency(
  known: KnownTable,
  read: RowsRead,
  { context, apart }: { context: TableContext; apart: StatementRead },
): StatementRead | null {
  const isMixed = new Set(apart.accounts.map(({ currency }) => currency)).size > 1
  if (!isMixed || apart.proof.kind === 'proved' || !known.columns.currency) return null
  const { currency: _, ...columns } = known.columns
  const whole = readTable({ ...known, columns }, read, context)
  if (whole.kind === 'refused' || whole.proof.kind !== 'proved' || whole.proof.share < 1)
    return null
  return whole.accounts.length === 1 && whole.proof.breaks.length === 0 ? whole : null
}

// Lines among the payments that look like the name of an account are none where one balance runs
// on past them.
function isAccountFromLines({ headers, columns }: KnownTable): boolean {
  return columns.account?.[0] === headers.length - 1 && headers.at(-1) === accountHeader
}

// A register names the account on the other side of each payment. Where one balance runs through
// all of them and none through each, they are no accounts of their own.
function asOneAccount(
  known: KnownTable,
  read: RowsRead,
  context: TableContext,
): StatementRead | null {
  const isAnswered = Object.values(context.answers.columns ?? {}).includes('account')
  if (!known.columns.account || isAnswered) return null
  const { account: _, ...columns } = known.columns
  const whole = readTable({ ...known, columns }, read, context)
  if (whole.kind === 'refused' || whole.proof.kind !== 'proved' || whole.proof.share < 1) {
    return null
  }
  // A balance that ends with the first account does not run through the others.
  const isCut = whole.assumptions.some(({ code }) => code === 'rows_behind_proof')
  return isCut ? null : whole
}

// A cash book carries its balance down under the payments, so that both sides add up.
function carriedDown(seed: RowsRead['seeds'][number]): RowsRead['seeds'][number] {
  const isClosing = !isOpening(seed.label) && seed.balance !== null
  return isClosing ? { ...seed, balance: negate(seed.balance) } : seed
}

function readTable(known: KnownTable, read: RowsRead, context: TableContext): StatementResult {
  const { entries } = read
  const places = placesOf(known, entries, context)
  const orders = ordersOf(entries.map((entry) => entry.day))
  const seeds = placedSeeds(known, read, context)
  if (context.answers.amountSign === 'mixed') return refuseMixed(known)
  const keys = places.map(accountKey)
  const signs = settleTable(known, entries, { context, orders, seeds, keys })
  if (!signs.amounts) return askSigns(known, entries)
  const turned = (balance: Minor | null) =>
    signs.turnsBalances && balance !== null ? negate(balance) : balance
  const listed = balanceEntries(entries, signs.amounts, { seeds, keys })
  const order = signs.fit && signs.fit.share >= proofShareMin ? signs.fit.order : orders[0]
  const transactions = entries.map((entry, at) => ({
    ...transactionOf(entry, known, signs.amounts?.[at] ?? entry.printed),
    balance: turned(entry.balance),
    account: places[at]?.account ?? null,
    currency: places[at]?.currency ?? 'GBP',
  }))
  const sorted = inOrder(withUniqueIds(transactions), order ?? 'oldest_first')
  const moving = sorted.filter(movesMoney)
  const still = sorted.length - moving.length
  const skipped = new Map([...read.skipped, ...(still > 0 ? [[movesNone, still] as const] : [])])
  return {
    kind: 'read',
    layout: known.layout?.name ?? null,
    signature: known.signature,
    columns: known.shown,
    transactions: moving,
    accounts: accountsOf(
      sorted,
      seeds.map((seed) => ({ ...seed, balance: turned(seed.balance) })),
    ).filter((account) => moving.some((each) => accountKey(each) === accountKey(account))),
    badRows: read.badRows,
    skipped: [...skipped].map(([reason, number]) => ({ reason, count: number })),
    assumptions: [
      ...context.assumptions,
      ...signs.assumptions,
      ...currencyAssumptions(places, known, context.assumptions),
      ...pendingLeftOut(read),
      ...documentsLeftOut(read),
      ...nothingMoved(still),
      ...amountsInWords(read),
      ...read.rowDoubts,
      ...withoutPence(
        moving.map(({ amount }) => amount),
        places.map(({ currency }) => currency),
      ),
      ...balanceDoubt(signs.fit),
      ...rowsUnproved(entries, { seeds, listed }, signs.fit),
      ...rowsRepeated(read),
    ],
    proof: proofOf(signs.fit, entries),
  }
}

// Statements that print each day once leave the date of the rows below it empty. Only a balance
// that then follows to the penny proves that these rows belong to the day above; otherwise they are
// rows without a date.
function withBorrowedDays(statementResult: StatementResult): StatementResult {
  if (statementResult.kind === 'refused') return statementResult
  const message = 'Rows without a date carry the date above them; the running balance proves it.'
  return {
    ...statementResult,
    assumptions: [...statementResult.assumptions, { code: 'dates_carried', message }],
  }
}

function withoutBorrowed(known: KnownTable, read: RowsRead, borrowed: readonly Entry[]): RowsRead {
  const column = known.headers[known.columns.date?.[0] ?? -1] ?? 'Date'
  const bad = borrowed.map((entry) =>
    badRow({ sheet: entry.sheet, line: entry.line, column }, '', 'missing_date'),
  )
  const entries = read.entries.filter((entry) => entry.dated)
  const badRows = [...read.badRows, ...bad].sort((a, b) => a.line - b.line)
  return { ...read, entries, badRows, seeds: [] }
}

function balanceDoubt(fit: BalanceFit | null): Assumption[] {
  if (!fit || fit.share >= proofShareMin) return []
  const message =
    'The balances in this file do not follow from its payments, so they prove nothing.'
  return [{ code: 'balance_unproved', message }]
}

// Sorted days leave one order; unsorted or equal days leave both to the balance.
function ordersOf(days: readonly Day[]): RowOrder[] {
  const { up, down } = stepsOf(days)
  if (down === 0 && up > 0) return ['oldest_first']
  if (up === 0 && down > 0) return ['newest_first']
  return down > up ? ['newest_first', 'oldest_first'] : ['oldest_first', 'newest_first']
}

// An id that a file repeats does not tell its rows apart, so none of its ids is trusted.
function withUniqueIds(transactions: readonly StatementTransaction[]): StatementTransaction[] {
  const ids = transactions.flatMap((each) => (each.bankId ? [each.bankId] : []))
  if (new Set(ids).size === ids.length) return [...transactions]
  return transactions.map((each) => ({ ...each, bankId: null }))
}

function inOrder(
  transactions: readonly StatementTransaction[],
  order: RowOrder,
): StatementTransaction[] {
  const chronological = order === 'newest_first' ? transactions.toReversed() : [...transactions]
  return chronological.sort((a, b) => compareText(a.day, b.day))
}
