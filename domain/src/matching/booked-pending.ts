// Which payment a bank has booked is which it showed as pending before, where the two bear
// different ids. Only pending ones that the bank no longer reports may be asked about: as long as
// it reports both, they are two.
import { type Day, daysBetween } from '../calendar.ts'
import type { Minor } from '../money.ts'
import { compareText } from '../order.ts'
import { shareWords } from './possible-duplicate.ts'

/** A payment of one account, pending or booked. */
type BankPayment = {
  readonly id: string
  readonly day: Day
  readonly amount: Minor
  readonly text: string
}

/** Banks book a payment up to this many days after showing it first. */
const bookingDaysMax = 7
// A card's amount may change at booking: tips, foreign rates, a petrol pump's deposit.
const amountShareMax = 0.2

/**
 * Pairs, each payment in one at most: equal amounts first, nearest days first; then, only in
 * similar words, amounts that changed by a fifth at the most. Money in never becomes money out.
 */
export function pairBookedWithPending(
  booked: readonly BankPayment[],
  pending: readonly BankPayment[],
): { bookedId: string; pendingId: string }[] {
  const taken = new Set<string>()
  return candidatesOf(booked, pending).flatMap(({ one, other }) => {
    if (taken.has(`booked ${one.id}`) || taken.has(`pending ${other.id}`)) return []
    taken.add(`booked ${one.id}`).add(`pending ${other.id}`)
    return [{ bookedId: one.id, pendingId: other.id }]
  })
}

type Candidate = { one: BankPayment; other: BankPayment; rank: number; apart: number }

function candidatesOf(
  booked: readonly BankPayment[],
  pending: readonly BankPayment[],
): Candidate[] {
  return booked
    .flatMap((bankPayment) =>
      pending.flatMap((other) => {
        const apart = Math.abs(daysBetween(bankPayment.day, other.day))
        const rank = rankOf(bankPayment, other)
        return apart <= bookingDaysMax && rank !== null
          ? [{ one: bankPayment, other, rank, apart }]
          : []
      }),
    )
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.apart - b.apart ||
        compareText(a.one.id, b.one.id) ||
        compareText(a.other.id, b.other.id),
    )
}

// 0: the amount and the words; 1: the amount alone, for banks tidy words up; 2: the words, and
// nearly the amount.
function rankOf(bankPayment: BankPayment, other: BankPayment): number | null {
  if (bankPayment.amount < 0 !== other.amount < 0) return null
  const alike = shareWords(bankPayment.text, other.text)
  if (bankPayment.amount === other.amount) return alike ? 0 : 1
  const near =
    Math.abs(bankPayment.amount - other.amount) <= Math.abs(other.amount) * amountShareMax
  return alike && near ? 2 : null
}
