// How much of a batch's account an account of the books shows already: the evidence that the two
// are the same.
import type { Target } from '@plimsoll/domain/matching/account-target'
import { likeDaysMax } from '@plimsoll/domain/matching/possible-duplicate'
import { sql } from 'kysely'
import { oneByOne } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Batch } from '../posting/batch.ts'

/** How many rows were compared, and how many of those the account of the books shows too. */
type Repeated = { readonly rows: number; readonly repeated: number }

type Pair = { target: Target; accountId: string }

/** Compares the rows that fall into the days of an account of the books. */
export async function countRepeated(
  tx: TenantTx,
  { businessId, batchId }: Batch,
  { target, accountId }: Pair,
): Promise<Repeated> {
  const { rows } = await sql<Repeated>`
    with days as (select min(day) as first, max(day) as last from transaction
      where business_id = ${businessId} and account_id = ${accountId})
    select count(*)::int as rows, count(*) filter (where ${isShown(accountId)})::int as repeated
    from staged_row r, days
    where r.business_id = ${businessId} and r.batch_id = ${batchId}
      and coalesce(r.account, '') = ${target.printed} and r.currency = ${target.currency}
      and r.day between days.first and days.last`.execute(tx)
  return rows[0] ?? { rows: 0, repeated: 0 }
}

const sampleRows = 500

/**
 * Compares the rows of the days on which both have payments. Of a long file, only a sample is
 * compared.
 */
export async function countOnSharedDays(
  tx: TenantTx,
  { businessId, batchId }: Batch,
  { target, accountId }: Pair,
): Promise<Repeated> {
  const { rows } = await sql<Repeated>`
    with own as materialized (select business_id, day, amount_minor, row_number() over (order by position) as nth
      from staged_row where business_id = ${businessId} and batch_id = ${batchId}
        and coalesce(account, '') = ${target.printed} and currency = ${target.currency}),
    sample as materialized (select own.* from own
      join total_account_day d on d.business_id = own.business_id and d.account_id = ${accountId} and d.day = own.day
      where d.count > 0 and nth % greatest((select count(*) from own) / ${sampleRows}, 1) = 0)
    select count(*)::int as rows, count(*) filter (where ${isShown(accountId)})::int as repeated
    from sample r`.execute(tx)
  return rows[0] ?? { rows: 0, repeated: 0 }
}

// Of the same amount within a few days, as possible duplicates are.
function isShown(accountId: string) {
  return sql`exists (select from transaction t
    where t.business_id = r.business_id and t.account_id = ${accountId} and t.amount_minor = r.amount_minor
      and t.day between r.day - ${likeDaysMax}::int and r.day + ${likeDaysMax}::int ${oneByOne})`
}
