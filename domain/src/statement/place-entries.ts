// Places every row of a table in an account and a currency, and says where nothing names the
// currency.
import { areDollarsOpen, assumedCurrency } from './assume-currency.ts'
import { dollarsSpelt, hasBareDollars } from './bare-dollars.ts'
import type { KnownTable, TableContext } from './known-table.ts'
import {
  accountKey,
  accountOf,
  currencyFor,
  currencyNamed,
  currencyOfName,
  type PlacedSeed,
} from './row-accounts.ts'
import type { Entry, RowsRead } from './rows-read.ts'

/** Where a row belongs; `sure` when the file names its currency. */
export type Place = { account: string | null; currency: string; sure: boolean }

/** The account and currency of every row; what a person answered goes first. */
export function placesOf(
  known: KnownTable,
  entries: readonly Entry[],
  { answers, assumptions }: TableContext,
): Place[] {
  // Of several columns of money, each in a currency, the one that is read decides.
  const [amount = -1] = known.columns.amount ?? known.columns.money_in ?? []
  const named =
    currencyNamed([known.headers[amount] ?? '']) ??
    currencyNamed([...known.headers, ...known.above]) ??
    known.layout?.currency
  const assumed = assumedCurrency(known, assumptions).currency
  const isSign = hasBareDollars(known)
  const spelt = isSign ? (answers.currency ?? dollarsSpelt(known)) : null
  const isOpen = isSign && spelt === null && areDollarsOpen(known, assumptions)
  const ofFile = spelt ?? answers.currency ?? (isOpen ? undefined : named)
  return entries.map((printed) => {
    const entry = spelt !== null || isOpen ? { ...printed, cellCurrency: null } : printed
    const account = accountOf(entry.row, known.columns)
    const ofAccount = currencyOfName(account ?? '')
    const ofSheet = currencyOfName(entry.sheet)
    const currency = currencyFor(entry, known.columns, ofAccount ?? ofFile ?? ofSheet ?? '')
    return { account, currency: currency || assumed, sure: currency !== '' }
  })
}

/** The lines that state a balance, each with the account it speaks of. */
export function placedSeeds(
  known: KnownTable,
  read: RowsRead,
  { answers, assumptions }: TableContext,
): PlacedSeed[] {
  const printed = currencyNamed([...known.headers, ...known.above])
  const named =
    answers.currency ??
    (hasBareDollars(known) ? dollarsSpelt(known) : null) ??
    printed ??
    known.layout?.currency ??
    assumedCurrency(known, assumptions).currency
  return read.seeds.map((seed) => {
    const account = accountOf(seed.row, known.columns)
    const fallback = currencyOfName(account ?? '') ?? named
    const currency = currencyFor({ row: seed.row, cellCurrency: null }, known.columns, fallback)
    return { ...seed, key: accountKey({ account, currency }) }
  })
}
