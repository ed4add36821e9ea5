// What alerts look at besides the forecast: payments out that were booked lately.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * A payment out, its amount a magnitude, with the middle of what its payee was paid in the year
 * before; null with fewer than three.
 */
export type OutflowRow = {
  day: Day
  amount: Minor
  text: string
  merchant: string | null
  side: 'in' | 'out'
  activity: string | null
  category: string | null
  sub_category: string
  usual: Minor | null
}

const usualDays = 365
const usualMin = 3

/** The largest payments out of a span of days, the largest first. */
export async function readOutflows(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day; limit: number },
): Promise<OutflowRow[]> {
  const { rows } = await sql<OutflowRow>`
    with lately as (
      select id, shown_day as day, -amount_minor as amount, text, side, activity, category,
        shown_merchant_id as merchant, shown_sub_category as sub_category
      from booked_transaction
      where business_id = ${businessId} and in_cash and amount_minor < 0
        and shown_day between ${span.from} and ${span.to}
      order by amount_minor, shown_day, text, id limit ${span.limit})
    select l.day, l.amount, l.text, l.merchant, l.side, l.activity, l.category, l.sub_category, u.usual
    from lately l left join lateral (
      select percentile_disc(0.5) within group (order by -t.amount_minor)::bigint as usual
      from booked_transaction t
      where t.business_id = ${businessId} and t.in_cash and t.amount_minor < 0
        and t.shown_merchant_id = l.merchant and t.shown_sub_category = l.sub_category
        and t.shown_day < l.day and t.shown_day >= l.day - ${usualDays}::int
      having count(*) >= ${usualMin}) u on true
    order by l.amount desc, l.day, l.text, l.id`.execute(tx)
  return rows
}
