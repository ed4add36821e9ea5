// Holds readings of the signs against the running balance and says how well they fit. It judges
// none: `settle-signs.ts` does.
import { type Minor, zero } from '../money.ts'
import {
  type BalanceEntry,
  type BalanceFit,
  balanceFits,
  proofShareMin,
  type RowOrder,
} from './balance.ts'
import type { PlacedSeed } from './row-accounts.ts'
import type { Entry } from './rows-read.ts'
import type { RowVoices } from './sign-evidence.ts'
import type { AmountSign, Assumption } from './statement.ts'

/** What is known about the amounts besides the rows. */
export type SignHints = RowVoices & {
  readonly answered: AmountSign | null
  readonly layout: AmountSign | null
  readonly twoColumns: boolean
  /**
   * The two columns are headed by debit and credit, which banks and ledgers mean the other way
   * round.
   */
  readonly isDebitCredit: boolean
  /** Nothing heads the columns. */
  readonly isUnheaded: boolean
  /** The headings of the two columns name no side. */
  readonly isUnnamed: boolean
  /** The file comes from a ledger. */
  readonly isLedger: boolean
  /** Its headings are those of a bank or a card, or not in English, as few ledgers are. */
  readonly isBanks: boolean
  /** The file comes from a ledger, and a column is headed by debit and credit. */
  readonly isDrCrOfLedger: boolean
  /** The headings number invoices and say nothing of their being paid. */
  readonly isOfInvoices: boolean
  /** The balance column is headed as what is owed. */
  readonly isOwed: boolean
  /** The file names a British account, which is no card. */
  readonly isOfAccount: boolean
  /** Which way the type of a row's payment says that money went. */
  readonly typeSenseOf: (at: number) => 1 | -1 | null
  /** Which way a row's words say that money went, where everybody's costs speak as well. */
  readonly costOrDirectionOf: (at: number) => 1 | -1 | null
  readonly orders: readonly RowOrder[]
  readonly keys: readonly string[]
  /** Balances stated on lines of their own. */
  readonly seeds: readonly PlacedSeed[]
}

/**
 * Signed amounts by entry, what the balance proves, and what was assumed; `null` amounts when the
 * signs are open.
 */
export type Signs = {
  readonly amounts: readonly Minor[] | null
  readonly fit: BalanceFit | null
  readonly assumptions: readonly Assumption[]
  /**
   * The balances are what is owed, or a ledger's with its sides turned round: their signs are
   * turned.
   */
  readonly turnsBalances?: boolean
}

/** Signed amounts with what the balance says of them. */
export function checked(
  entries: readonly Entry[],
  amounts: readonly Minor[],
  hints: SignHints,
  assumptions: readonly Assumption[],
): Signs {
  const fits = fitsOf(entries, amounts, hints)
  // On a card the balance is what is owed, so it moves against the amounts.
  const own = fits.find((fit) => fit.sign === 'as_written')
  const owed = hints.layout === 'inverted' ? fits.find((fit) => fit.sign === 'inverted') : undefined
  const fit = owed && (!own || owed.share > own.share) ? owed : own
  return { amounts, fit: fit ?? null, assumptions }
}

/** Whether the balance proves these amounts as they are. */
export function provenAs(
  entries: readonly Entry[],
  amounts: readonly Minor[],
  hints: SignHints,
): boolean {
  const fit = bestFit(entries, amounts, hints)
  return fit !== null && fit.sign === 'as_written' && fit.share >= proofShareMin
}

/** The reading of these amounts that fits the balance best; `null` without balances. */
export function bestFit(
  entries: readonly Entry[],
  amounts: readonly Minor[],
  hints: SignHints,
): BalanceFit | null {
  const fits = fitsOf(entries, amounts, hints)
  return (
    fits.find((fit) => fit.sign === 'as_written' && fit.share >= proofShareMin) ??
    fits.find((fit) => fit.sign === 'inverted' && fit.share >= proofShareMin) ??
    fits[0] ??
    null
  )
}

// Lines that state a balance help to prove the rows between them, unless they stand where they do
// not belong, as a summary above the table may; then the rows' own balances count alone, if they
// have any.
function fitsOf(
  entries: readonly Entry[],
  amounts: readonly Minor[],
  hints: SignHints,
): BalanceFit[] {
  const seeded = balanceFits(balanceEntries(entries, amounts, hints), hints.orders)
  if (hints.seeds.length === 0 || seeded[0]?.share === 1) return seeded
  const own = balanceFits(balanceEntries(entries, amounts, { ...hints, seeds: [] }), hints.orders)
  return own.length > 0 ? own : seeded
}

/** The entries as the balance sees them, with the lines that only state one. */
export function balanceEntries(
  entries: readonly Entry[],
  amounts: readonly Minor[],
  hints: Pick<SignHints, 'keys' | 'seeds'>,
): BalanceEntry[] {
  const own = entries.map((entry, at) => ({
    amount: amounts[at] ?? zero,
    balance: entry.balance,
    key: hints.keys[at] ?? '',
    at,
  }))
  const keys = new Set(own.map((entry) => entry.key))
  const stated = hints.seeds.filter((seed) => seed.balance !== null && keys.has(seed.key))
  for (const { before, balance, key } of stated.toReversed()) {
    own.splice(before, 0, { amount: zero, balance, key, at: -1 })
  }
  return own
}

/** Signs that stay open: a person must say. */
export function open(fit: BalanceFit | null): Signs {
  return { amounts: null, fit, assumptions: [] }
}

/**
 * Signed amounts with what the balance says of them. A balance that moves against the amounts is
 * printed from the other side: what is owed, or a ledger's credit.
 */
export function withBalances(
  entries: readonly Entry[],
  amounts: readonly Minor[],
  hints: SignHints,
  assumptions: readonly Assumption[],
): Signs {
  const best = bestFit(entries, amounts, hints)
  const turnsBalances = best?.sign === 'inverted' && best.share >= proofShareMin
  if (!turnsBalances) return checked(entries, amounts, hints, assumptions)
  return { amounts, fit: best, assumptions, turnsBalances }
}
