// What transactions need of the forecast: a port, so that neither imports the other. The forecast
// implements it and start.ts puts it into the context.
import type { Transaction } from '@plimsoll/contract/transactions'
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import type { TenantTx } from './db/tenant.ts'

/** An expected payment that a transaction met, or might have met. */
export type MetPayment = { line_id: string; due: Day; words: string }

/** A transaction and the expected payment that it is to meet. */
export type PaymentMatch = { transactionId: string; line_id: string; due: Day }

/**
 * Payments that the forecast expects. `C` is the server's context, which holds this port itself.
 */
export type ExpectedPayments<C> = {
  /** What is still expected on some days, as rows of the list. */
  list(
    tx: TenantTx,
    businessId: string,
    days: { from: Day; to: Day; today: Day },
  ): Promise<Transaction[]>
  /** The payment that a transaction met, and those that it might have. */
  findMet(
    tx: TenantTx,
    businessId: string,
    transaction: { transactionId: string; today: Day },
  ): Promise<{ met: MetPayment | null; candidates: (MetPayment & { amount: Minor })[] }>
  /** Refuses a match that cannot be, and returns whose payment it is. */
  check(context: C, businessId: string, match: PaymentMatch): Promise<string>
  /**
   * Records that a transaction is an expected payment. Refuses what cannot be. `within` runs around
   * the writing.
   */
  match(
    context: C,
    by: { businessId: string; userId: string },
    match: PaymentMatch,
    within: (tx: TenantTx, write: () => Promise<void>) => Promise<void>,
  ): Promise<void>
}
