// The accounts of connections as users see them: balances, the difference to the books, what waits.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { bookedUntil } from '../../../books/accounts/balances.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { LinkRow } from '../accounts/links.store.ts'

/** An account of a connection as the view reads it. */
export type AccountView = {
  connection_id: string
  id: string
  name: string
  kind: LinkRow['kind']
  currency: string
  reference: string | null
  included: boolean
  balance: Minor | null
  available: Minor | null
  balance_day: Day | null
  difference: Minor | null
  told_at: Date | null
  gone: boolean
  /** Its connection has ended. */
  ended: boolean
  first_day: Day | null
  pending: number
}

/** The accounts of all connections. */
export async function readAccountViews(tx: TenantTx, businessId: string): Promise<AccountView[]> {
  const until = (day: ReturnType<typeof sql>) =>
    bookedUntil({ businessId, accountId: sql.ref('l.account_id'), day })
  const { rows } = await sql<AccountView>`
    select l.connection_id, a.id, a.name, a.kind, a.currency, l.reference, a.included,
      l.booked_minor as balance, l.available_minor as available, l.booked_day as balance_day, l.told_at,
      l.gone_at is not null as gone, c.disconnected_at is not null as ended,
      case when l.baseline_day is not null and l.booked_day is not null then
        (l.booked_minor - l.baseline_minor - ${until(sql`l.booked_day`)} + ${until(sql`(l.baseline_day - 1)`)})::bigint
      end as difference,
      (select min(t.day) from bank_transaction t where t.business_id = l.business_id and t.account_id = l.account_id
        and t.state = 'booked') as first_day,
      (select count(*)::int from bank_pending p where p.business_id = l.business_id and p.account_id = l.account_id
        and p.gone_at is null) as pending
    from bank_account l join account a on a.business_id = l.business_id and a.id = l.account_id
      join bank_connection c on c.business_id = l.business_id and c.id = l.connection_id
    where l.business_id = ${businessId} order by a.created_at, a.id`.execute(tx)
  return rows
}
