// The balance of an account after a row of its list, from the totals by day: only the row's own day
// is looked through.
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { ListedRow } from './list.store.ts'

/** The balance after a row; null while nothing has reported a balance of the account. */
export async function balanceAfter(
  tx: TenantTx,
  businessId: string,
  place: { accountId: string; row: Pick<ListedRow, 'id' | 'day' | 'position'> },
): Promise<Minor | null> {
  const { accountId, row } = place
  const { rows } = await sql<{ balance: Minor }>`
    select (a.opening_minor
      + (select coalesce(sum(d.net_minor), 0) from total_account_day d
        where d.business_id = a.business_id and d.account_id = a.id and d.day <= ${row.day}::date)
      - (select coalesce(sum(t.amount_minor), 0) from transaction t
        where t.business_id = a.business_id and t.account_id = a.id and t.shown_day = ${row.day}::date
          and (t.position, t.id) > (${row.position}::int, ${row.id}::uuid)))::bigint as balance
    from account a where a.business_id = ${businessId} and a.id = ${accountId} and a.anchor_day is not null`.execute(
    tx,
  )
  return rows[0]?.balance ?? null
}
