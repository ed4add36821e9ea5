// What shows that an account of a file or a bank is an account of the books: payments that both
// show, or one and the same balance.
import { type Day, daysBetween } from '../calendar.ts'
import type { Minor } from '../money.ts'
import { likeDaysMax } from './possible-duplicate.ts'

/**
 * How many payments of one account were compared with another, and how many of those it shows too.
 */
type Repetition = { readonly rows: number; readonly repeated: number }

// Fewer rows than these prove nothing, and a few amounts are equal by chance.
const rowsToDoubt = 8
const shareToDoubt = 0.1

/**
 * Whether payments leave open that two accounts are the same. On shared days an export of the same
 * account repeats what is there.
 */
export function mayBeSame({ rows, repeated }: Repetition): boolean {
  return rows < rowsToDoubt || repeated >= rows * shareToDoubt
}

const repeatedToProve = 5
const shareToProve = 0.8

/** Whether payments prove that two accounts are the same. */
export function isSameAccount({ rows, repeated }: Repetition): boolean {
  return repeated >= repeatedToProve && repeated >= rows * shareToProve
}

/** A payment as far as accounts are compared by it. */
type DayAndAmount = { readonly day: Day; readonly amount: Minor }

/**
 * How many payments of a sample fall into the days of an account, and how many of those the account
 * shows: the same amount a few days apart at most, each of its payments once. `shown` is in order
 * of days.
 */
export function repetitionIn(
  shown: readonly DayAndAmount[],
  sample: readonly DayAndAmount[],
): Repetition {
  const [first, last] = [shown[0]?.day, shown.at(-1)?.day]
  if (first === undefined || last === undefined) return { rows: 0, repeated: 0 }
  const within = sample.filter(({ day }) => day >= first && day <= last)
  const free = [...shown]
  const repeated = within.filter(({ day, amount }) => {
    const at = free.findIndex(
      (each) => each.amount === amount && Math.abs(daysBetween(each.day, day)) <= likeDaysMax,
    )
    if (at >= 0) free.splice(at, 1)
    return at >= 0
  })
  return { rows: within.length, repeated: repeated.length }
}

/**
 * The only one of some accounts whose balance on a day is the closing balance of a statement. A
 * balance of 0.00 tells no account from another, so the caller leaves it out.
 */
export function onlyWithBalance<A extends { readonly balance: Minor | null }>(
  accounts: readonly A[],
  closing: Minor,
): A | null {
  const [only, ...others] = accounts.filter(({ balance }) => balance === closing)
  return only !== undefined && others.length === 0 ? only : null
}
