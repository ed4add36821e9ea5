// Whether the balances that a bank stated still fit the books: what removing a transaction would do
// to them.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** A balance that fits now and would no longer: the bank's, and what the books would come to. */
type BalanceMisfit = { readonly day: Day; readonly stated: Minor; readonly counted: Minor }

/**
 * The stated balance nearest to a transaction that fits the books now and would not without it;
 * null where all would still fit. Balances are counted from the newest stated one. So removing what
 * happened before that moves every earlier balance, and removing what happened after moves the
 * later ones, which only the rows of a statement may state.
 */
export async function readRemovalMisfit(
  tx: TenantTx,
  businessId: string,
  transactionId: string,
): Promise<BalanceMisfit | null> {
  const { rows } = await sql<BalanceMisfit>`
    with gone as (
      select t.account_id, t.day, t.amount_minor as amount, a.opening_minor as opening, t.day <= a.anchor_day as anchored
      from transaction t join account a on a.business_id = t.business_id and a.id = t.account_id
      where t.business_id = ${businessId} and t.id = ${transactionId} and a.anchor_day is not null and t.amount_minor <> 0
    ), ends as (
      select distinct on (t.day) t.day, t.balance_minor as balance
      from transaction t join gone g on g.account_id = t.account_id
      where t.business_id = ${businessId} and t.balance_minor is not null and t.id <> ${transactionId}
      order by t.day, t.position desc
    ), stated as (
      select b.day, b.balance_minor as balance from balance_statement b join gone g on g.account_id = b.account_id
      where b.business_id = ${businessId}
      union select day, balance from ends
    ), moved as (
      select s.day, s.balance, case when g.anchored then g.amount else -g.amount end as by,
        g.opening + coalesce((select sum(d.net_minor) from total_account_day d
          where d.business_id = ${businessId} and d.account_id = g.account_id and d.day <= s.day), 0) as counted
      from stated s cross join gone g
      where case when g.anchored then s.day < g.day else s.day >= g.day end
    )
    select day, balance as stated, (counted + by)::bigint as counted from moved
    where counted = balance
    order by abs(day - (select day from gone)) limit 1`.execute(tx)
  return rows[0] ?? null
}
