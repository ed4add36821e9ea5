// Money that leaks away without anybody deciding so. Shapes only; each kind is found in a file of
// its own.
import type { Day } from '../calendar.ts'
import type { Occurrence, Series } from '../forecast/series.ts'
import type { Nation } from '../holidays.ts'
import type { Minor } from '../money.ts'

/** The kinds of leak, in the order in which equal ones are listed. */
type LeakKind =
  | 'price_rise'
  | 'duplicate'
  | 'forgotten_trial'
  | 'missed_receipt'
  | 'first_large_payee'
  | 'overlap'

/** A payment as the leak watch sees it. `amount` is signed. */
export type Payment = {
  readonly id: string
  readonly day: Day
  readonly amount: Minor
  readonly merchantId: string | null
  readonly subCategory: string
  readonly text: string
}

/** Who is behind a merchant's id. */
export type Payee = {
  readonly name: string
  readonly key: string
  /** The first day of any payment with it in the whole books. */
  readonly since: Day
}

/**
 * What the leaks are looked for in. Payments: those of the last `monthsLooked` months, oldest
 * first, transfers left out.
 */
export type LeakFacts = {
  readonly asOf: Day
  /** The first day the books hold. */
  readonly opened: Day
  readonly payments: readonly Payment[]
  readonly payees: ReadonlyMap<string, Payee>
  readonly series: readonly Series[]
  readonly occurrences: readonly Occurrence[]
  readonly nation: Nation
}

/** A leak that was found. */
export type Leak = {
  /** Kind and what it is about: stays the same while its numbers change. */
  readonly id: string
  readonly kind: LeakKind
  /** Its numbers in short; a dismissed leak comes back when they are others. */
  readonly figures: string
  readonly merchantId: string | null
  readonly name: string
  /** What it costs a year if nothing is done, a magnitude; `null` for what happened once. */
  readonly yearly: Minor | null
  /**
   * What is at stake now: the rise, the second payment, the charge, what did not come. A magnitude.
   */
  readonly amount: Minor
  /** The day it shows itself. */
  readonly day: Day
  /** A sentence with a full stop. */
  readonly sentence: string
  /** What to do about it, a sentence with a full stop. */
  readonly advice: string
  /** The payments that show it, oldest first. */
  readonly evidence: readonly Payment[]
}

/** How far back leaks are looked for. */
export const monthsLooked = 12
