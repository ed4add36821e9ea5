// Payments that are expected, as transactions ask for them. The forecast stands to the right and is not known here: it offers
// itself at the start, and whoever lists transactions asks what was offered.
import type { Transaction } from '@plimsoll/contract/transactions'
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import type { Context } from '../../context.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** An expected payment that a transaction met, or might have met. */
export type MetPayment = { series_id: string; due: Day; words: string }

/** A transaction and the expected payment that it shall be. */
export type SaidMatch = { transactionId: string; series_id: string; due: Day }

/** What the forecast can tell and do for transactions. */
export type ExpectedPayments = {
  /** What is still expected on these days, as rows of the list. */
  list(
    tx: TenantTx,
    businessId: string,
    of: { from: Day; to: Day; today: Day },
  ): Promise<Transaction[]>
  /** The payment that a transaction met, and those that it might have. */
  of(
    tx: TenantTx,
    businessId: string,
    of: { transactionId: string; today: Day },
  ): Promise<{ met: MetPayment | null; candidates: (MetPayment & { amount: Minor })[] }>
  /** Refuses a match that cannot be, and tells whose payment it is. */
  check(context: Context, businessId: string, said: SaidMatch): Promise<string>
  /** Says that a transaction is an expected payment. Refuses what cannot be. `within` runs around the writing. */
  match(
    context: Context,
    by: { businessId: string; userId: string },
    said: SaidMatch,
    within: (tx: TenantTx, write: () => Promise<void>) => Promise<void>,
  ): Promise<void>
}

const offered = new WeakMap<object, ExpectedPayments>()

/** Said once at the start, by whoever knows what is expected. */
export function offerExpected(context: Context, payments: ExpectedPayments): void {
  offered.set(context.endpoints, payments)
}

/** What was offered; null where nobody expects anything. */
export function expectedPayments(context: Context): ExpectedPayments | null {
  return offered.get(context.endpoints) ?? null
}
