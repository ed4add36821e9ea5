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

const rowsLookedAt = 500

/**
 * Of the days on which both a file's account and an account of the books have payments: how many rows of the file they hold,
 * and how many of those the books show too. Of a long file every so-manieth row is looked at.
 */
export async function countOnSharedDays(
  tx: TenantTx,
  of: Of,
  given: { target: Target; accountId: string },
): Promise<{ rows: number; repeated: number }> {
  const { rows } = await sql<{ rows: number; repeated: number }>`
    with own as materialized (select business_id, day, amount_minor, row_number() over (order by position) as nth
      from upload_row where business_id = ${of.businessId} and upload_id = ${of.uploadId}
        and coalesce(account, '') = ${given.target.printed} and currency = ${given.target.currency}),
    looked as materialized (select own.* from own
      join total_account_day d on d.business_id = own.business_id and d.account_id = ${given.accountId} and d.day = own.day
      where d.count > 0 and nth % greatest((select count(*) from own) / ${rowsLookedAt}, 1) = 0)
    select count(*)::int as rows, count(*) filter (where exists (select from transaction t
        where t.business_id = r.business_id and t.account_id = ${given.accountId} and t.amount_minor = r.amount_minor
          and t.day between r.day - 3 and r.day + 3 ${oneByOne}))::int as repeated
    from looked r`.execute(tx)
  return rows[0] ?? { rows: 0, repeated: 0 }
}
