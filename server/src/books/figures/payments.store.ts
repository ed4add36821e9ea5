// The payments in the books with the bank's own words, and the merchants behind them, for the
// search for leaks.
import type { Day } from '@plimsoll/domain/calendar'
import type { Payee, Payment } from '@plimsoll/domain/leaks/leak'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { readPayNames } from './pay-names.store.ts'

/**
 * The payments of cash of a span of days, oldest first, each with the bank's words. One of £0.00 is
 * how many a trial begins.
 */
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
  const hidden = await readPayNames(tx, businessId)
  return new Map(
    rows.map(({ id, ...payee }) => [id, { ...payee, name: hidden.get(id) ?? payee.name }]),
  )
}
