// What learning looks at: a transaction as far as its words, its money and its way say what it was
// for, and what somebody called it.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'

/**
 * A transaction that a label is wanted for. `text` holds the bank's words and the reference;
 * `amount` is signed, in pence.
 */
export type Seen = {
  readonly day: Day
  readonly amount: Minor
  readonly text: string
  /** The merchant's key (`merchantKeyOf`), or '' where nobody is named. */
  readonly payee: string
  readonly rail: string | null
  /**
   * What the shipped dictionary says of it, whatever its confidence; `null` where it knows nothing.
   */
  readonly hint: string | null
}

/**
 * A transaction with the label that its owner, one of the owner's rules or the owner's file gave
 * it.
 */
export type Example = Seen & { readonly label: string }

/** A label with its calibrated chance, 0 to 1. */
export type Ranked = { readonly label: string; readonly chance: number }
