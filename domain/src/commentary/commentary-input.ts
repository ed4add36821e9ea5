// What commentary on a period is written from.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'
import type { Outlook } from '../outlook/outlook.ts'
import type { DaySpan } from '../variance/flows.ts'
import type { LineVariance } from '../variance/variance.ts'
import type { AboutBusiness } from './about.ts'
import type { Threshold } from './materiality.ts'
import type { RegularPayment } from './regular-payments.ts'

/** Money that a payer or processor owes: what is missing of it, and since which day. */
export type MissingReceipt = {
  readonly name: string
  readonly amount: Minor
  readonly due: Day
  /** Whether it is a processor's payout of takings. */
  readonly isPayout: boolean
  /** Where its payments are listed. */
  readonly href: string
}

/** What commentary is written from. */
export type CommentaryInput = {
  readonly asOf: Day
  readonly period: DaySpan
  readonly running: boolean
  /** What the period is compared with, within a sentence: "forecast", "September 2026". */
  readonly comparedWith: string
  readonly lines: readonly LineVariance[]
  readonly names: ReadonlyMap<string, string>
  /**
   * Cash at the end of the period, as it was or as it is expected; null where the balance isn't
   * known.
   */
  readonly closing: Minor | null
  /** From what size on a change is worth a sentence. */
  readonly threshold: Threshold
  /** What the business has stated about itself. */
  readonly about: AboutBusiness
  readonly outlook: Outlook
  /** What payments of the period without a category came to. */
  readonly uncategorised: Minor
  /** Receipts that are much later than their payers' usual, as alerts report them. */
  readonly late: readonly MissingReceipt[]
  /** Payees who are paid regularly, as the period left them. */
  readonly regular: readonly RegularPayment[]
  /** The query that shows this period on the analysis page. */
  readonly query: string
}
