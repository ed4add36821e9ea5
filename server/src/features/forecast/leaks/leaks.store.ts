// What the leak watch reads: payments of the last while, who is behind them, and what was put away.
import type { Day } from '@plimsoll/domain/calendar'
import type { Payee, Payment } from '@plimsoll/domain/leaks/leak'
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'

/** The payments of cash of a span of days, oldest first, each with the bank's words. One of £0.00 is how many a trial begins. */
export async function readPayments(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day },
): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select id, shown_day as day, amount_minor as amount, shown_merchant_id as "merchantId",
      shown_sub_category as "subCategory", text
    from booked_transaction
    where business_id = ${businessId} and in_cash
      and shown_day between ${span.from} and ${span.to}
    order by shown_day, amount_minor, text, id`.execute(tx)
  return rows
}

/** Every merchant that was paid or paid, and since when. */
export async function readPayees(tx: TenantTx, businessId: string): Promise<Map<string, Payee>> {
  const { rows } = await sql<Payee & { id: string }>`
    select m.id, m.name, m.key, t.since from merchant m join (
      select merchant_id, min(day) as since from total_day where business_id = ${businessId} group by merchant_id) t
      on t.merchant_id = m.id
    where m.business_id = ${businessId}`.execute(tx)
  return new Map(rows.map(({ id, ...payee }) => [id, payee]))
}

/** What was put away: the leak, and its numbers as they were. */
export async function readDismissed(
  tx: TenantTx,
  businessId: string,
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('leak_dismissal')
    .select(['leak', 'figures'])
    .where('business_id', '=', businessId)
    .execute()
  return new Map(rows.map(({ leak, figures }) => [leak, figures]))
}

/** Puts a leak away with its numbers. */
export async function keepDismissal(
  tx: TenantTx,
  businessId: string,
  of: { leak: string; figures: string; userId: string },
): Promise<void> {
  const row = { figures: of.figures, dismissed_by: of.userId, dismissed_at: sql<Date>`now()` }
  await tx
    .insertInto('leak_dismissal')
    .values({ business_id: businessId, leak: of.leak, ...row })
    .onConflict((conflict) => conflict.columns(['business_id', 'leak']).doUpdateSet(row))
    .execute()
}

/** Forgets that a leak was put away. */
export async function dropDismissal(tx: TenantTx, businessId: string, leak: string): Promise<void> {
  await tx
    .deleteFrom('leak_dismissal')
    .where('business_id', '=', businessId)
    .where('leak', '=', leak)
    .execute()
}
