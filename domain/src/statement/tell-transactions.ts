// Turns the rows of a table into transactions in the order they happened, once their signs are
// settled, and says what the running balance proves about them.
import type { Day } from '../calendar.ts'
import { type Minor, negate } from '../money.ts'
import { arrangementsOf } from './arrange-rows.ts'
import { type BalanceFit, proofShareMin, type RowOrder } from './balance.ts'
import { textOf } from './find-header.ts'
import { fold } from './fold.ts'
import { judgeRows } from './judge-rows.ts'
import type { KnownTable, TableContext } from './known-table.ts'
import { wordsOf } from './read-rows.ts'
import { refuse } from './refuse.ts'
import { directionOf } from './row-words.ts'
import type { Entry, RowsRead } from './rows-read.ts'
import { badRow, count, spellAmount } from './sentences.ts'
import { settleSigns } from './settle-signs.ts'
import type { Signs } from './sign-fits.ts'
import { isMarkedAlone } from './sign-flags.ts'
import type { Assumption, Question, StatementResult, StatementTransaction } from './statement.ts'
import {
  isCard,
  isDebitCredit,
  isGerman,
  isLedger,
  isOwed,
  isSellers,
  saysPounds,
  sideOf,
} from './table-evidence.ts'
import {
  accountKey,
  accountOf,
  accountsOf,
  currencyFor,
  currencyNamed,
  isOpening,
  type PlacedSeed,
} from './tell-accounts.ts'
import { proofOf, rowsBehindProof } from './tell-proof.ts'
import { transactionOf } from './transaction-of.ts'
import { stepsOf } from './turns.ts'
import { typeSenses } from './type-words.ts'

/**
 * The last step of reading a table: signs, order, accounts, proof. Refuses when the signs stay
 * open.
 */
export function tellTransactions(
  known: KnownTable,
  read: RowsRead,
  context: TableContext,
): StatementResult {
  const statementResult = tellInOrder(known, read, context)
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
  return tellInOrder(known, own, context)
}

// Where the balances do not follow from the rows as they stand, they may from the rows put in
// another order.
function tellInOrder(known: KnownTable, read: RowsRead, context: TableContext): StatementResult {
  const statementResult = readTable(known, read, context)
  if (statementResult.kind === 'refused' || statementResult.proof.kind !== 'unproved')
    return statementResult
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

// A register names the account on the other side of each payment. Where one balance runs through
// all of them and none through each, they are no accounts of their own.
function asOneAccount(
  known: KnownTable,
  read: RowsRead,
  context: TableContext,
): StatementResult | null {
  const isAnswered = Object.values(context.answers.columns ?? {}).includes('account')
  if (!known.columns.account || isAnswered) return null
  const { account: _, ...columns } = known.columns
  const whole = readTable({ ...known, columns }, read, context)
  if (whole.kind === 'refused' || whole.proof.kind !== 'proved' || whole.proof.share < 1) {
    return null
  }
  return whole
}

// A cash book carries its balance down under the payments, so that both sides add up.
function carriedDown(seed: RowsRead['seeds'][number]): RowsRead['seeds'][number] {
  const isClosing = !isOpening(seed.label) && seed.balance !== null
  return isClosing ? { ...seed, balance: negate(seed.balance) } : seed
}

function readTable(known: KnownTable, read: RowsRead, context: TableContext): StatementResult {
  const { entries } = read
  const places = placesOf(known, entries, context.answers.currency)
  const orders = ordersOf(entries.map((entry) => entry.day))
  const seeds = placedSeeds(known, read, context.answers.currency)
  if (context.answers.amountSign === 'mixed')
    return refuse('ambiguous_sign', mixed, { columns: known.shown, signature: known.signature })
  const signs = settle(known, entries, { context, orders, seeds, keys: places.map(accountKey) })
  if (!signs.amounts) return refuseSigns(known, entries)
  const turned = (balance: Minor | null) =>
    signs.turnsBalances && balance !== null ? negate(balance) : balance
  const order = signs.fit && signs.fit.share >= proofShareMin ? signs.fit.order : orders[0]
  const transactions = entries.map((entry, at) => ({
    ...transactionOf(entry, known, signs.amounts?.[at] ?? entry.printed),
    balance: turned(entry.balance),
    account: places[at]?.account ?? null,
    currency: places[at]?.currency ?? 'GBP',
  }))
  const sorted = inOrder(withUniqueIds(transactions), order ?? 'oldest_first')
  return {
    kind: 'read',
    layout: known.layout?.name ?? null,
    signature: known.signature,
    columns: known.shown,
    transactions: sorted,
    accounts: accountsOf(
      sorted,
      seeds.map((seed) => ({ ...seed, balance: turned(seed.balance) })),
    ),
    badRows: read.badRows,
    skipped: [...read.skipped].map(([reason, number]) => ({ reason, count: number })),
    assumptions: [
      ...context.assumptions,
      ...signs.assumptions,
      ...currencyAssumption(places, known, context.assumptions),
      ...pendingLeftOut(read),
      ...documentsLeftOut(read),
      ...balanceDoubt(signs.fit),
      ...rowsBehindProof(entries, seeds, signs.fit),
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

type Place = { account: string | null; currency: string; sure: boolean }

function placesOf(
  known: KnownTable,
  entries: readonly Entry[],
  answered: string | undefined,
): Place[] {
  // Of several columns of money, each in a currency, the one that is read tells.
  const [amount = -1] = known.columns.amount ?? known.columns.money_in ?? []
  const named =
    answered ??
    currencyNamed([known.headers[amount] ?? '']) ??
    currencyNamed([...known.headers, ...known.above]) ??
    known.layout?.currency
  const assumed = assumedCurrency(known)
  return entries.map((entry) => {
    const account = accountOf(entry.row, known.columns)
    const ofAccount = currencyNamed([account ?? ''])
    const currency = currencyFor(entry, known.columns, ofAccount ?? named ?? '')
    return { account, currency: currency || assumed, sure: currency !== '' }
  })
}

function placedSeeds(
  known: KnownTable,
  read: RowsRead,
  answered: string | undefined,
): PlacedSeed[] {
  const printed = currencyNamed([...known.headers, ...known.above])
  const named = answered ?? printed ?? known.layout?.currency ?? assumedCurrency(known)
  return read.seeds.map((seed) => {
    const account = accountOf(seed.row, known.columns)
    const fallback = currencyNamed([account ?? '']) ?? named
    const currency = currencyFor({ row: seed.row, cellCurrency: null }, known.columns, fallback)
    return { ...seed, key: accountKey({ account, currency }) }
  })
}

const assumedWords = {
  GBP: 'Amounts are taken to be in pounds sterling.',
  EUR: 'Amounts are taken to be in euros, because the headings are German.',
} as const

/** The currency of amounts of which nothing says it. */
function assumedCurrency({ headers }: KnownTable): keyof typeof assumedWords {
  return isGerman(headers) ? 'EUR' : 'GBP'
}

function currencyAssumption(
  places: readonly Place[],
  known: KnownTable,
  assumptions: readonly Assumption[],
): Assumption[] {
  const currencies = [...new Set(places.map((place) => place.currency))]
  if (currencies.length > 1) {
    const message = `The file holds several currencies, kept as separate accounts: ${currencies.join(', ')}.`
    return [{ code: 'currencies', message }]
  }
  const isMonthFirst = assumptions.some(({ message }) => message.includes('month first'))
  const british = known.layout !== null && !known.layout.whole && !isMonthFirst
  if (!british && places.some((place) => !place.sure)) {
    // Where payments or headings are in pounds it goes without saying; elsewhere it is a doubt.
    const code = saysPounds(known) && !isMonthFirst ? 'currency_default' : 'currency_assumed'
    return [{ code, message: assumedWords[assumedCurrency(known)] }]
  }
  return []
}

function pendingLeftOut({ skipped }: RowsRead): Assumption[] {
  const rows = skipped.get('pending') ?? 0
  if (rows === 0) return []
  const message = `${count(rows, 'payment')} ${rows === 1 ? 'has' : 'have'} not happened yet and ${rows === 1 ? 'was' : 'were'} left out.`
  return [{ code: 'pending_left_out', message }]
}

function documentsLeftOut({ skipped }: RowsRead): Assumption[] {
  const rows = skipped.get('document') ?? 0
  if (rows === 0) return []
  const message = `${count(rows, 'invoice')} and the like ${rows === 1 ? 'was' : 'were'} left out, because no money moved with ${rows === 1 ? 'it' : 'them'}.`
  return [{ code: 'documents_left_out', message }]
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

function settle(
  known: KnownTable,
  entries: readonly Entry[],
  more: {
    context: TableContext
    orders: readonly RowOrder[]
    keys: readonly string[]
    seeds: readonly PlacedSeed[]
  },
): Signs {
  const { answers } = more.context
  const amountHeader = known.headers[known.columns.amount?.[0] ?? -1] ?? ''
  // Several rules look at the words of every row, which are dear to fold.
  const folded: string[] = []
  const words = (at: number) => {
    const entry = entries[at]
    if (!entry) return ''
    const type = textOf(entry.row.cells[known.columns.type?.[0] ?? -1])
    folded[at] ??= fold(`${type} ${wordsOf(entry.row, known)}`)
    return folded[at]
  }
  const directions: (1 | -1 | null)[] = []
  return settleSigns(entries, {
    answered: answers.amountSign === 'mixed' ? null : (answers.amountSign ?? null),
    layout: known.layout?.amountSign ?? null,
    twoColumns: !known.columns.amount,
    isDebitCredit: isDebitCredit(known),
    isLedger: isLedger(known),
    isOwed: isOwed(known),
    isSellers: isSellers(known),
    typeSenseOf: typeSensesOf(known, entries),
    sideOf: (at) =>
      sideOf([amountHeader], '') === 1 ? 1 : sideOf(known.headers, entries[at]?.sheet ?? ''),
    orders: more.orders,
    keys: more.keys,
    seeds: more.seeds,
    wordsOf: words,
    directionOf: (at) => {
      if (directions[at] === undefined) directions[at] = directionOf(words(at))
      return directions[at]
    },
    card: isCard(known),
  })
}

// The column of types, or another without a meaning of its own, whose words speak of most payments.
function typeSensesOf(known: KnownTable, entries: readonly Entry[]): (at: number) => 1 | -1 | null {
  const taken = new Set(Object.values(known.columns).flat())
  const free = known.headers.map((_, index) => index).filter((index) => !taken.has(index))
  const spoken = (senses: readonly unknown[]) => senses.filter((sense) => sense !== null).length
  const [best] = [...(known.columns.type ?? []), ...free]
    .map((column) => typeSenses(entries, column, isSellers(known)))
    .sort((a, b) => spoken(b) - spoken(a))
  return (at) => best?.[at] ?? null
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
  return chronological.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

const mixed =
  'Nothing in this file says which of its amounts came in. Export it again with a running balance, or with money in and money out in columns of their own.'

function refuseSigns(known: KnownTable, entries: readonly Entry[]): StatementResult {
  const example = entries.find((entry) => entry.printed !== 0)
  const words = example ? wordsOf(example.row, known) : ''
  const shown = example ? `${spellAmount(example.printed)} ${words}`.trim() : ''
  const question: Question = {
    code: 'amount_sign',
    message: 'Which way did the money go?',
    options:
      isMarkedAlone(entries) || !known.columns.amount
        ? [
            { value: 'as_written', label: 'Credits came in, debits went out' },
            { value: 'inverted', label: 'Debits came in, credits went out, as in a ledger' },
          ]
        : [
            {
              value: 'as_written',
              label: 'Amounts without a minus came in',
              example: `${shown}: in`,
            },
            {
              value: 'inverted',
              label: 'Amounts without a minus went out',
              example: `${shown}: out`,
            },
            ...(entries.every(({ printed }) => printed >= 0)
              ? [{ value: 'mixed', label: 'Some came in and some went out' }]
              : []),
          ],
  }
  return refuse(
    'ambiguous_sign',
    'Nothing in this file proves which amounts came in and which went out. Tell us how it is written.',
    { questions: [question], columns: known.shown, signature: known.signature },
  )
}
