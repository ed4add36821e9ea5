// How much of a file an account of the books shows already.
import { sql } from 'kysely'
import { oneByOne } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Target } from './account-target.ts'
import type { Of } from './books.store.ts'

/** How many rows of a file's account fall into the days of an account of the books, and how many of those it shows too. */
export async function countRepeated(
  tx: TenantTx,
  of: Of,
  given: { target: Target; accountId: string },
): Promise<{ within: number; repeated: number }> {
  const { rows } = await sql<{ within: number; repeated: number }>`
    with days as (select min(day) as first, max(day) as last from transaction
      where business_id = ${of.businessId} and account_id = ${given.accountId})
    select count(*)::int as within, count(*) filter (where exists (select from transaction t
        where t.business_id = r.business_id and t.account_id = ${given.accountId} and t.amount_minor = r.amount_minor
          and t.day between r.day - 3 and r.day + 3 ${oneByOne}))::int as repeated
    from upload_row r, days
    where r.business_id = ${of.businessId} and r.upload_id = ${of.uploadId}
      and coalesce(r.account, '') = ${given.target.printed} and r.currency = ${given.target.currency}
      and r.day between days.first and days.last`.execute(tx)
  return rows[0] ?? { within: 0, repeated: 0 }
}
