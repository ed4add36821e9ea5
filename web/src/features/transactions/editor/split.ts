// A split being typed: its parts, what remains, and the parts as they are sent. Parts must add up
// to the whole to the penny. Pure.
import type { Edit } from '@plimsoll/contract/edits'
import type { Transaction } from '@plimsoll/contract/transactions'
import { allocate, less, type Minor, minor, printMinor, sum, zero } from '@plimsoll/domain/money'
import { aboveZeroRefusal, typedAmount } from '@plimsoll/domain/typed-amount'

/** A part as typed: the amount without the sign of the whole (a minus turns it round). */
export type TypedPart = {
  readonly key: string
  readonly amount: string
  readonly subCategory: string | null
  readonly merchant: string
  readonly note: string
}

type Whole = Pick<Transaction, 'amount' | 'sub_category'>

/** How many parts a split may have. */
export const partsMax = 50

let keys = 0

/** A part with nothing in it but an amount. */
export function part(amount: string, subCategory: string | null): TypedPart {
  keys += 1
  return { key: `part ${keys}`, amount, subCategory, merchant: '', note: '' }
}

/** The parts of a transaction that is split, or two to begin with: all of it, and nothing yet. */
export function partsOf(whole: Transaction): TypedPart[] {
  const parts = whole.splits ?? []
  if (parts.length === 0)
    return [part(typedOf(whole.amount, whole), whole.sub_category), part('', null)]
  return parts.map((each) => ({
    ...part(typedOf(each.amount, whole), each.sub_category),
    merchant: each.merchant?.name ?? '',
    note: each.note ?? '',
  }))
}

/** A part's amount, signed; null where what is typed is none. */
export function amountOf(typedPart: TypedPart, whole: Pick<Whole, 'amount'>): Minor | null {
  const typed = typedAmount(typedPart.amount)
  if (typed === null) return null
  return whole.amount < 0 ? minor(typed === 0 ? 0 : -typed) : typed
}

/**
 * What the parts leave of the whole, signed; an amount that cannot be read counts as nothing yet.
 */
export function remainderOf(parts: readonly TypedPart[], whole: Pick<Whole, 'amount'>): Minor {
  return less(whole.amount, sum(parts.map((part) => amountOf(part, whole) ?? zero)))
}

/** The whole shared evenly: pence that do not divide go to the first parts. */
export function shareEvenly(
  parts: readonly TypedPart[],
  whole: Pick<Whole, 'amount'>,
): TypedPart[] {
  const shares = allocate(whole.amount, parts.length)
  return parts.map((one, at) => ({ ...one, amount: typedOf(shares[at] ?? zero, whole) }))
}

/** Another part, which holds what remains. */
export function withPart(parts: readonly TypedPart[], whole: Pick<Whole, 'amount'>): TypedPart[] {
  const rest = remainderOf(parts, whole)
  return [...parts, part(rest === 0 ? '' : typedOf(rest, whole), null)]
}

/** Gives what remains to one part. */
export function withRest(
  parts: readonly TypedPart[],
  at: number,
  whole: Pick<Whole, 'amount'>,
): TypedPart[] {
  const rest = remainderOf(parts, whole)
  return parts.map((one, place) =>
    place === at
      ? { ...one, amount: typedOf(minor((amountOf(one, whole) ?? 0) + rest), whole) }
      : one,
  )
}

/** Why the parts cannot be saved yet, or null. */
export function splitRefusal(
  parts: readonly TypedPart[],
  whole: Pick<Whole, 'amount'>,
): string | null {
  if (parts.length < 2) return 'A split needs at least two parts.'
  if (parts.some(({ amount }) => amount.trim() === ''))
    return 'Enter an amount for every part, or remove empty parts.'
  const wrong = parts.find((part) => !amountOf(part, whole))
  if (wrong) return aboveZeroRefusal(wrong.amount)
  if (parts.some(({ subCategory }) => !subCategory)) return 'Choose a category for every part.'
  return remainderOf(parts, whole) === 0 ? null : 'The parts don’t add up to the full amount yet.'
}

/** The parts as they are sent. Check `splitRefusal` first. */
export function toSplits(
  parts: readonly TypedPart[],
  whole: Pick<Whole, 'amount'>,
): NonNullable<Edit['splits']> {
  return parts.map((part) => ({
    amount: amountOf(part, whole) ?? zero,
    sub_category: part.subCategory ?? '',
    ...(part.merchant.trim() ? { merchant: part.merchant.trim() } : {}),
    ...(part.note.trim() ? { note: part.note.trim() } : {}),
  }))
}

function typedOf(amount: Minor, whole: Pick<Whole, 'amount'>): string {
  return printMinor(whole.amount < 0 ? minor(amount === 0 ? 0 : -amount) : amount)
}
