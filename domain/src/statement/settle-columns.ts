// Settles which way money went where it stands in two columns: by what they are headed with, by the
// balance, and by whose view of debit and credit the file takes.
import { type Minor, negate } from '../money.ts'
import { type BalanceFit, proofShareMin } from './balance.ts'
import { isCardPayment } from './row-words.ts'
import type { Entry } from './rows-read.ts'
import { isSeenByBank, voicesOn } from './sign-evidence.ts'
import {
  bestFit,
  checked,
  open,
  provenAs,
  type SignHints,
  type Signs,
  withBalances,
} from './sign-fits.ts'
import type { Assumption } from './statement.ts'

/**
 * A bank prints what leaves the account as a debit; a ledger enters what comes into the bank as
 * one. Balances prove either view as well as its mirror image, so that the types of the payments
 * decide, then where the file comes from, then words.
 */
export function byView(
  entries: readonly Entry[],
  printed: readonly Minor[],
  hints: SignHints,
): Signs {
  const usual = byColumns(entries, printed, hints)
  const amounts = usual.amounts ?? usualColumns(entries, printed)
  if (hints.answered) {
    const mirrored = hints.answered === 'inverted' ? amounts.map(negate) : amounts
    return withBalances(entries, mirrored, hints, [])
  }
  const plain = usualColumns(entries, printed)
  const isMinusPrinted = printed.some((amount, at) => amount !== 0 && amount !== plain[at])
  const fit = bestFit(entries, plain, hints)
  const isTurned = !hints.isBanks && isSeenByBank(entries, plain, hints)
  const view = viewOf(plain, { usual, fit, hints, isMinusPrinted, isTurned })
  if (view === 'open') return open(usual.fit)
  if (view === 'bank') return usual.amounts ? usual : withBalances(entries, amounts, hints, [])
  return withBalances(entries, plain.map(negate), hints, [ledgerAssumption])
}

function viewOf(
  plain: readonly Minor[],
  known: {
    usual: Signs
    fit: BalanceFit | null
    hints: SignHints
    /** One of the columns prints its amounts with a minus, as no ledger does. */
    isMinusPrinted: boolean
    /** Balances below zero, as in an overdraft, and words that speak of money saved. */
    isTurned: boolean
  },
): 'bank' | 'ledger' | 'open' {
  const { usual, fit, hints } = known
  const isProved = fit !== null && fit.share >= proofShareMin
  // Spending raises what is owed; columns in plain words mean what they say, and the balance is
  // turned round.
  if (!hints.isDebitCredit && isProved && hints.isOwed)
    return fit.sign === 'inverted' ? 'bank' : 'open'
  // "Paid out" and "Paid in" mean one thing only, and the balance confirms it.
  if (!hints.isDebitCredit && isProved && fit.sign === 'as_written') return 'bank'
  const types = voicesOn(plain, { directionOf: hints.typeSenseOf })
  const isRising = isProved && fit.sign === 'inverted' // debits raise the balance
  // A ledger's account that rises with what the bank paid out is the other side of its entries.
  if (isRising && hints.isLedger && types.agree > 0 && types.disagree === 0) return 'open'
  if (types.agree + types.disagree > 0) {
    if (types.disagree === 0 || types.agree >= types.disagree * 4) return 'bank'
    return types.agree === 0 || types.disagree >= types.agree * 4 ? 'ledger' : 'open'
  }
  if (hints.isUnnamed && !isProved) return 'open'
  if (hints.isUnheaded && !isProved) {
    const spoken = voicesOn(plain, { directionOf: wayOf(hints) })
    return spoken.agree > 0 && spoken.disagree === 0 ? 'bank' : 'open'
  }
  if (!hints.isDebitCredit) return usual.amounts ? 'bank' : 'open'
  if (isRising && hints.isLedger) return 'ledger'
  if (isProved && !isRising && !hints.isLedger) return known.isTurned ? 'open' : 'bank'
  const words = voicesOn(plain, { directionOf: (at) => hints.costOrDirectionOf(at) })
  // Customers may be called after shops: what no ledger prints goes before such words.
  const isOfBank = !hints.isLedger && known.isMinusPrinted
  if (words.disagree >= 2 && words.agree === 0 && !isOfBank)
    return hints.isBanks || (isProved && !isRising) ? 'open' : 'ledger'
  const isGainsaid = words.disagree > words.agree && !isOfBank
  if (usual.amounts === null || hints.isLedger || isGainsaid) return 'open'
  // Nothing but two columns may be a bank's as well as a ledger's.
  return words.agree > words.disagree || hints.isBanks || known.isMinusPrinted ? 'bank' : 'open'
}

// What a card's bill was paid with came in to the card.
function wayOf({ wordsOf, directionOf }: SignHints): (at: number) => 1 | -1 | null {
  return (at) => (isCardPayment(wordsOf(at)) ? 1 : directionOf(at))
}

function usualColumns(entries: readonly Entry[], printed: readonly Minor[]): Minor[] {
  const turn = (outs: boolean, ins: boolean) =>
    printed.map((amount, at) => ((isOut(entries[at]) ? outs : ins) ? negate(amount) : amount))
  return turn(
    mostlyAbove(printed.filter((_, at) => isOut(entries[at]))),
    mostlyAbove(printed.filter((_, at) => !isOut(entries[at])).map(negate)),
  )
}

// Debits printed with a minus in their own column still went out; a lone minus among plain debits
// is money back. Cards print what was paid to them as negative credits. A balance that fits tells
// for certain.
function byColumns(entries: readonly Entry[], printed: readonly Minor[], hints: SignHints): Signs {
  const turn = (outs: boolean, ins: boolean) =>
    printed.map((amount, at) => ((isOut(entries[at]) ? outs : ins) ? negate(amount) : amount))
  const usual = usualColumns(entries, printed)
  const has = (out: boolean) => printed.some((amount, at) => isMinus(amount, entries[at], out))
  const turned = [has(true) ? [turn(true, false)] : [], has(false) ? [turn(false, true)] : []]
  const proved = [usual, turn(false, false), ...turned.flat()].find((amounts) =>
    provenAs(entries, amounts, hints),
  )
  const amounts = proved ?? usual
  const best = bestFit(entries, amounts, hints)
  if (best && best.share >= proofShareMin && best.sign === 'inverted') return open(best)
  return checked(entries, amounts, hints, [])
}

// Whether an amount has a minus of its own, in the column of what went out or in the other.
function isMinus(amount: Minor, entry: Entry | undefined, out: boolean): boolean {
  return isOut(entry) === out && (out ? amount > 0 : amount < 0)
}

function mostlyAbove(amounts: readonly Minor[]): boolean {
  return amounts.filter((amount) => amount > 0).length * 2 > amounts.length
}

function isOut(entry: Entry | undefined): boolean {
  return entry?.flag === -1
}

const ledgerAssumption: Assumption = {
  code: 'ledger_view',
  message: 'This is a ledger: debits are read as money in, credits as money out.',
}
