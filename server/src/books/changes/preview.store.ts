// What a change that is under way has done so far, and the way back to before it.
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * Transactions that a change touched: the newest of them, the days they span, and what they come
 * to.
 */
export type ChangedRows = {
  ids: string[]
  first_day: string | null
  last_day: string | null
  total: Minor
}

/** Marks the place to come back to. */
export async function setMark(tx: TenantTx): Promise<void> {
  await sql`savepoint preview`.execute(tx)
}

/** Undoes everything since the mark. */
export async function backToMark(tx: TenantTx): Promise<void> {
  await sql`rollback to savepoint preview`.execute(tx)
}

/** What a change touched. */
export async function readChangedRows(
  tx: TenantTx,
  businessId: string,
  change: { changeId: string; samplesMax: number },
): Promise<ChangedRows> {
  const { rows } = await sql<ChangedRows>`
    with touched as materialized (
      select t.id, t.shown_day, t.position, t.amount_minor from transaction t
      where t.business_id = ${businessId} and t.id in (select transaction_id from change_row
        where business_id = ${businessId} and change_id = ${change.changeId} and transaction_id is not null)
    )
    select min(shown_day) as first_day, max(shown_day) as last_day, coalesce(sum(amount_minor), 0)::bigint as total,
      array(select id from touched order by shown_day desc, position desc, id desc limit ${change.samplesMax}) as ids
    from touched`.execute(tx)
  return rows[0] as ChangedRows
}
