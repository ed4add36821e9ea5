// The last evidence there is for the signs of single amounts when no balance, flag or known layout
// settles them: the signs themselves and the words of the payments. It may say that it does not
// know.
import type { Minor } from '../money.ts'
import type { BalanceFit } from './balance.ts'
import { isAtShop, isCardPayment, mayBeCardPayment } from './row-words.ts'

/** What the words and signs suggest: read as written, turned round as a card's, or ask. */
export type SignEvidence = 'as_written' | 'card' | 'open'

/** How a row speaks, by its number: its folded words, and which way they say that money went. */
export type RowVoices = {
  readonly wordsOf: (at: number) => string
  readonly directionOf: (at: number) => 1 | -1 | null
  /** The file speaks of a card. */
  readonly card: boolean
  /** The file is a seller's: its signs are those of its own balance. */
  readonly isSellers: boolean
  /** The one direction that headers or the sheet give to a list without signs. */
  readonly sideOf: (at: number) => 1 | -1 | null
}

/** Weighs single amounts as printed, by row. */
export function weighSigns(printed: readonly Minor[], voices: RowVoices): SignEvidence {
  const negative = printed.filter((amount) => amount < 0).length
  const positive = printed.filter((amount) => amount > 0).length
  if (!voices.isSellers && negative > 0 && positive > 0 && isCardLike(printed, voices))
    return 'card'
  if (negative === 0 && positive > 0) return 'open'
  if (voices.isSellers) return 'as_written'
  const { agree, disagree } = voicesOn(printed, voices)
  if (disagree > agree) return 'open'
  // A supplier's credits are negative among the payments to it.
  const isOfPayments = printed.every((_, at) => voices.sideOf(at) === -1)
  if (agree === 0 && positive > negative && isOfPayments) return 'open'
  // An account pays more often than it is paid; the contrary, with no word to support it, may be a
  // card's spending.
  const reversed = positive >= 3 && positive >= negative * 2
  if (agree === 0 && (reversed || (voices.card && positive > negative))) return 'open'
  return 'as_written'
}

// On a card statement only the payments of its bill are negative.
function isCardLike(printed: readonly Minor[], voices: RowVoices): boolean {
  const negatives = printed.flatMap((amount, at) => (amount < 0 ? [voices.wordsOf(at)] : []))
  if (isPaidOff(printed, voices)) return true
  const many = printed.length - negatives.length >= Math.max(3, negatives.length * 3)
  return many && negatives.every(mayBeCardPayment)
}

/**
 * Whether every negative amount is a payment of a card's bill or a refund, and at least one is such
 * a payment.
 */
export function isPaidOff(
  printed: readonly Minor[],
  { wordsOf }: Pick<RowVoices, 'wordsOf'>,
): boolean {
  let isPaid = false
  for (const [at, amount] of printed.entries()) {
    if (amount >= 0) continue
    const words = wordsOf(at)
    if (isCardPayment(words)) isPaid = true
    else if (!/\b(refund|credit|cashback)/.test(words)) return false
  }
  return isPaid
}

/**
 * Whether most of the printed balances are below zero. What a card is owed is printed without a
 * minus; only an overdrawn account has one.
 */
export function isOverdrawn(entries: readonly { readonly balance: Minor | null }[]): boolean {
  const printed = entries.filter(({ balance }) => balance !== null)
  return printed.filter(({ balance }) => (balance ?? 0) < 0).length * 2 > printed.length
}

/** Whether the words of more than one row speak against its sign, and those of none for it. */
export function isGainsaid(
  printed: readonly Minor[],
  voices: Pick<RowVoices, 'directionOf'>,
): boolean {
  let disagree = 0
  for (const [at, amount] of printed.entries()) {
    const direction = amount === 0 ? null : voices.directionOf(at)
    if (direction === null) continue
    if (Math.sign(amount) === direction) return false
    disagree++
  }
  return disagree > 1
}

/**
 * Whether most balances are below zero and the words speak against the signs: what is saved with a
 * bank is owed in the bank's own books.
 */
export function isSeenByBank(
  entries: readonly { readonly balance: Minor | null }[],
  printed: readonly Minor[],
  voices: Pick<RowVoices, 'wordsOf' | 'directionOf'> & {
    readonly costOrDirectionOf: RowVoices['directionOf']
  },
): boolean {
  // Customers may be called after shops.
  const directionOf = (at: number) =>
    isAtShop(voices.wordsOf(at)) ? voices.directionOf(at) : voices.costOrDirectionOf(at)
  return isOverdrawn(entries) && isGainsaid(printed, { directionOf })
}

/** How many rows' words agree with their signs, and how many do not. */
export function voicesOn(
  printed: readonly Minor[],
  voices: Pick<RowVoices, 'directionOf'>,
): { agree: number; disagree: number } {
  const count = { agree: 0, disagree: 0 }
  for (const [at, amount] of printed.entries()) {
    const direction = amount === 0 ? null : voices.directionOf(at)
    if (direction === null) continue
    if (Math.sign(amount) === direction) count.agree++
    else count.disagree++
  }
  return count
}

/**
 * Whether the file names a British account by its sort code and has a minus on some amounts, so
 * that it has one on all that went out.
 */
export function isPlainAccount(
  printed: readonly Minor[],
  hints: Pick<RowVoices, 'directionOf' | 'card'> & { readonly isOfAccount: boolean },
): boolean {
  const isSigned = printed.some((amount) => amount < 0) && printed.some((amount) => amount > 0)
  const { agree, disagree } = voicesOn(printed, hints)
  return hints.isOfAccount && !hints.card && isSigned && disagree <= agree
}

// So many rows that all move the balance one way speak for the one that nothing checks.
const checkedMin = 8

/**
 * Amounts without any sign, of which a few happen to move the balance one way, say nothing about
 * the row that it cannot check: the oldest one.
 */
export function isUnsigned(printed: readonly Minor[], fit: BalanceFit): boolean {
  return fit.checked < checkedMin && printed.every((amount) => amount >= 0)
}
