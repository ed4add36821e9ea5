// Which new rows look like payments that the books hold already under another wording or day. They
// are only ever shown to a person: two payments that look alike may both be real.
import { type Day, daysBetween } from '../calendar.ts'
import type { Minor } from '../money.ts'
import { fold } from '../statement/fold.ts'

/** What separates two payments of one amount in one account. */
export type Payment = { readonly day: Day; readonly text: string; readonly balance: Minor | null }

/** A new row beside a payment of the books with the same account and amount. */
export type Likeness = {
  readonly position: number
  readonly row: Payment
  readonly existingId: string
  readonly existing: Payment
}

/** Banks book a card payment up to this many days after showing it first. */
export const likeDaysMax = 3

/**
 * The pairs that may be one payment: of one day whatever their words say, or within three days in
 * similar words, unless different running balances show them to be two. Each row and each payment
 * stands in one pair at most, the nearest days first.
 */
export function pairPossibleDuplicates<L extends Likeness>(likenesses: readonly L[]): L[] {
  const rows = new Set<number>()
  const payments = new Set<string>()
  return likenesses
    .filter(({ row, existing }) => mayBeOne(row, existing))
    .map((each) => ({ each, apart: Math.abs(daysBetween(each.row.day, each.existing.day)) }))
    .sort((a, b) => a.apart - b.apart || a.each.position - b.each.position)
    .flatMap(({ each }) => {
      if (rows.has(each.position) || payments.has(each.existingId)) return []
      rows.add(each.position)
      payments.add(each.existingId)
      return [each]
    })
    .sort((a, b) => a.position - b.position)
}

function mayBeOne(text: Payment, other: Payment): boolean {
  const apart = Math.abs(daysBetween(text.day, other.day))
  if (apart > likeDaysMax) return false
  if (apart === 0) return true
  const bothTell = text.balance !== null && other.balance !== null
  if (bothTell && text.balance !== other.balance) return false
  return shareWords(text.text, other.text)
}

/**
 * Whether half of the shorter text's words stand in the other; a word cut off by the bank counts
 * where it begins alike.
 */
export function shareWords(text: string, other: string): boolean {
  const [short, long] = [wordsOf(text), wordsOf(other)].sort((a, b) => a.length - b.length)
  if (!short || !long || short.length === 0) return false
  const shared = short.filter((word) => long.some((each) => beginAlike(word, each)))
  return shared.length * 2 >= short.length
}

function beginAlike(word: string, other: string): boolean {
  const [cut, whole] = word.length < other.length ? [word, other] : [other, word]
  return cut === whole || (cut.length > 3 && whole.startsWith(cut))
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
}
