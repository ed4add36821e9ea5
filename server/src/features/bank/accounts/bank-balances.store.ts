// What banks state of their accounts' balances, and the balance before the history that is counted
// from it.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { bookedUntil } from '../../../books/accounts/balances.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** Keeps the balance of an account that a bank reports. */
export async function keepReported(
  tx: TenantTx,
  businessId: string,
  reported: {
    accountId: string
    booked: { amount: Minor; day: Day } | null
    available: Minor | null
  },
): Promise<void> {
  await tx
    .updateTable('bank_account')
    .set({
      // A bank that reports no balance this time hasn't reported zero: the last balance stands.
      ...(reported.booked
        ? { booked_minor: reported.booked.amount, booked_day: reported.booked.day }
        : {}),
      available_minor: reported.available,
      told_at: sql<Date>`now()`,
    })
    .where('business_id', '=', businessId)
    .where('account_id', '=', reported.accountId)
    .execute()
}

/**
 * Counts the balance before the history of the accounts of a connection, where the history has
 * grown since it was counted. Counted once, it stays: later balances show how far they differ
 * (`difference`).
 */
export async function keepBaselines(
  tx: TenantTx,
  businessId: string,
  connectionId: string,
): Promise<void> {
  const before = sql`(first.day - 1)`
  await sql`
    with first as (
      select l.account_id, (select min(t.day) from bank_transaction t
        where t.business_id = l.business_id and t.account_id = l.account_id and t.state = 'booked') as day
      from bank_account l
      where l.business_id = ${businessId} and l.connection_id = ${connectionId} and l.booked_day is not null
    )
    update bank_account l set baseline_day = first.day, baseline_minor = l.booked_minor
      - ${bookedUntil({ businessId, accountId: sql.ref('l.account_id'), day: sql.ref('l.booked_day') })}
      + ${bookedUntil({ businessId, accountId: sql.ref('l.account_id'), day: before })}
    from first
    where l.business_id = ${businessId} and l.account_id = first.account_id and first.day is not null
      and (l.baseline_day is null or first.day < l.baseline_day)`.execute(tx)
}
