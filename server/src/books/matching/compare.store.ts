// Compares the rows of a batch with what the books hold already.
import type { Day } from '@plimsoll/domain/calendar'
import type { Target } from '@plimsoll/domain/matching/account-target'
import type { Minor } from '@plimsoll/domain/money'
import { type RawBuilder, sql } from 'kysely'
import { oneByOne } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { bookedUntil } from '../accounts/balances.store.ts'
import type { Batch } from '../posting/batch.ts'

/**
 * What is new in an account of a batch, and what the books hold already. `total_out` is a
 * magnitude.
 */
export type Figures = {
  printed: string
  currency: string
  fresh: number
  duplicates: number
  left_out: number
  total_in: Minor
  total_out: Minor
}

/**
 * The transaction that row `r`, bound for account `target`, already is: looked up by the key that
 * is unique for it. One that a user removed counts as well, and stays out.
 */
export const existingRow = sql`select t.id from transaction t
  where t.business_id = r.business_id and t.account_id = target.account_id
    and t.fingerprint = r.fingerprint and t.occurrence = r.occurrence
  union all select x.id from removed_transaction x
  where x.business_id = r.business_id and x.account_id = target.account_id
    and x.fingerprint = r.fingerprint and x.occurrence = r.occurrence ${oneByOne}`

/**
 * The targets of a batch as a table expression: `printed`, `currency` and `account_id`, which is
 * null for new accounts.
 */
export function targetTable(targets: readonly Target[]): RawBuilder<unknown> {
  return sql`target as (select * from unnest(${targets.map((target) => target.printed)}::text[],
      ${targets.map((target) => target.currency)}::text[], ${targets.map((target) => target.accountId)}::uuid[])
      as listed (printed, currency, account_id))`
}

// What rows bound for an account that is still to be opened are.
const noRow = sql`select null::uuid as id where false`

/** Counts what is new in each account of a batch. */
export async function countFigures(
  tx: TenantTx,
  batch: Batch,
  targets: readonly Target[],
): Promise<Figures[]> {
  const areNew = targets.every(({ accountId }) => accountId === null)
  const { rows } = await sql<Figures>`
    with ${targetTable(targets)}
    select target.printed, target.currency,
      count(*) filter (where existing.id is null and not r.left_out)::int as fresh,
      count(existing.id)::int as duplicates,
      count(*) filter (where existing.id is null and r.left_out)::int as left_out,
      coalesce(sum(r.amount_minor) filter
        (where existing.id is null and not r.left_out and r.amount_minor > 0), 0)::bigint as total_in,
      coalesce(-sum(r.amount_minor) filter
        (where existing.id is null and not r.left_out and r.amount_minor < 0), 0)::bigint as total_out
    from staged_row r
      join target on target.printed = coalesce(r.account, '') and target.currency = r.currency
      left join lateral (${areNew ? noRow : existingRow}) existing on true
    where r.business_id = ${batch.businessId} and r.batch_id = ${batch.batchId}
    group by target.printed, target.currency
    order by count(*) desc, target.printed, target.currency`.execute(tx)
  return rows
}

/**
 * The balance of an account at the end of a day, with the new rows of a batch counted in; null
 * while no balance of it was ever stated.
 */
export async function bookedBalance(
  tx: TenantTx,
  batch: Batch,
  at: { target: Target; day: Day },
): Promise<Minor | null> {
  const { businessId, batchId } = batch
  const { target, day } = at
  const { rows } = await sql<{ balance: Minor | null }>`
    with anchored as (
      select opening_minor, least(anchor_day, ${day}::date) as after, greatest(anchor_day, ${day}::date) as until,
        case when anchor_day <= ${day}::date then 1 else -1 end as sign,
        ${bookedUntil({ businessId, accountId: sql.ref('account.id'), day: sql`${day}::date` })} as booked
      from account where business_id = ${businessId} and id = ${target.accountId} and anchor_day is not null
    ), fresh as (
      select coalesce(sum(r.amount_minor), 0) as net
      from anchored, staged_row r join (select ${target.accountId}::uuid as account_id) target on true
        left join lateral (${existingRow}) existing on true
      where r.business_id = ${businessId} and r.batch_id = ${batchId}
        and coalesce(r.account, '') = ${target.printed} and r.currency = ${target.currency}
        and r.day > anchored.after and r.day <= anchored.until and not r.left_out and existing.id is null
    )
    select (opening_minor + booked + sign * fresh.net)::bigint as balance from anchored, fresh`.execute(
    tx,
  )
  return rows[0]?.balance ?? null
}
