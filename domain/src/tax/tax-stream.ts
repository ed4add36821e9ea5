// What has been learned of one tax of a business: when it is paid, how its amount is found, and
// which transactions it explains.
import type { Nation } from '../holidays.ts'
import type { AmountModel } from './amount-model.ts'
import type { SettledDate } from './match-payments.ts'
import type { TaxPayment } from './tax-payment.ts'
import type { TaxKind, TaxSchedule } from './tax-schedule.ts'

/**
 * How a business pays: HMRC collects, or it pays itself, usually some days before the last day
 * (after it when negative). `afterClosedDays`: where the last day is no working day, it pays on the
 * next one instead of the one before. `repaidDays` is how long after a period a refund came.
 */
export type PayingHabit = {
  readonly directDebit: boolean
  readonly leadDays: number
  readonly afterClosedDays: boolean
  readonly repaidDays: number | null
}

/** One tax that the business pays. */
export type TaxStream = {
  readonly kind: TaxKind
  readonly schedule: TaxSchedule
  readonly habit: PayingHabit
  readonly model: AmountModel
  /** Due dates already met, oldest first. */
  readonly settled: readonly SettledDate[]
  /**
   * The transactions that this stream accounts for: leave them out of every other forecast. Failed
   * payments and their return are among them.
   */
  readonly explained: readonly TaxPayment[]
  /**
   * VAT alone: whether costs count against sales, or a flat share of sales is paid; `null` where
   * payments don't show which.
   */
  readonly scheme: 'standard' | 'flat_rate' | null
  /** How sure the rhythm is, 0 to 1. */
  readonly confidence: number
  /** One sentence: what was seen that says so. */
  readonly evidence: string
}

/** A note for the user about taxes that is no figure of the forecast. */
export type TaxNote = {
  readonly topic: TaxKind
  readonly reason:
    | 'over_threshold'
    | 'near_threshold'
    | 'no_rhythm'
    | 'ended'
    | 'never_paid'
    | 'not_registered'
  readonly sentence: string
}

/**
 * All that past payments teach about a business's taxes, as of a day. `ended`: the payments of a
 * tax that by the user's settings is paid no more, to be left out of every other forecast too.
 */
export type LearnedTaxes = {
  readonly nation: Nation
  readonly streams: readonly TaxStream[]
  readonly ended: readonly TaxPayment[]
  readonly notes: readonly TaxNote[]
}

/**
 * Whether a stream accounts for this transaction, so that a detector of recurring payments must
 * leave it out.
 */
export function explains(learned: LearnedTaxes, transaction: { readonly id: string }): boolean {
  const explained = [...learned.streams.flatMap((stream) => stream.explained), ...learned.ended]
  return explained.some(({ id }) => id === transaction.id)
}
