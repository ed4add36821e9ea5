// What the forecast is made of: the transactions of a business, as far as a forecast looks at them.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'

/**
 * A transaction as the forecast sees it. Transfers between the business's own accounts and excluded
 * rows are left out before.
 */
export type Movement = {
  readonly id: string
  readonly day: Day
  /** Signed: money out is negative. Never 0. */
  readonly amount: Minor
  /** Who was paid or paid, when the name is known; else `null`. */
  readonly merchantId: string | null
  readonly subCategory: string
}
