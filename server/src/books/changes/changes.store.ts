// The audit trail in the database. While a change is open, triggers write down every row it touches
// (migration 0008).
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { readNameHider } from '../figures/pay-names.store.ts'

/** By how much a change moved what is remembered of a merchant. */
export type MemoryMove = {
  readonly merchantId: string
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly times: number
}

/** Who changes something: a person, or what stands for one ("Rule: Fuel"). */
export type Author = { readonly userId: string | null; readonly name: string }

/** One entry of the trail. */
export type ChangeRow = {
  id: string
  at: Date
  by_name: string
  what: string
  transactions: number
  memory: MemoryMove[]
  undoable: boolean
  undone_at: Date | null
}

/** From here to `closeChange` every touched row is written down. */
export async function openChange(tx: TenantTx, changeId: string): Promise<void> {
  await sql`select set_config('app.change', ${changeId}, true)`.execute(tx)
}

/**
 * Ends the recording, drops what came to nothing, and returns how many rows and transactions
 * changed.
 */
export async function closeChange(
  tx: TenantTx,
  businessId: string,
  changeId: string,
): Promise<{ rows: number; transactions: number }> {
  await sql`select set_config('app.change', '', true)`.execute(tx)
  // Each row by itself: joined to themselves, five thousand rows were compared with each other.
  await sql`update change_row r set (before, after) = (
      select coalesce(jsonb_object_agg(key, value), '{}'), coalesce(jsonb_object_agg(key, r.after -> key), '{}')
      from jsonb_each(r.before) where r.after -> key is distinct from value)
    where r.business_id = ${businessId} and r.change_id = ${changeId} and r.op = 'update'
      and exists (select from jsonb_each(r.before) where r.after -> key is not distinct from value)`.execute(
    tx,
  )
  await sql`delete from change_row where business_id = ${businessId} and change_id = ${changeId}
    and (op = 'nothing' or op = 'update' and before = '{}')`.execute(tx)
  const { rows } = await sql<{ rows: number; transactions: number }>`
    select count(*)::int as rows, count(distinct transaction_id)::int as transactions
    from change_row where business_id = ${businessId} and change_id = ${changeId}`.execute(tx)
  return rows[0] ?? { rows: 0, transactions: 0 }
}

/** Writes the entry of a change that is closed. */
export async function keepChange(
  tx: TenantTx,
  businessId: string,
  kept: {
    id: string
    author: Author
    what: string
    transactions: number
    memory: readonly MemoryMove[]
  },
): Promise<void> {
  await tx
    .insertInto('change')
    .values({
      business_id: businessId,
      id: kept.id,
      by_user: kept.author.userId,
      by_name: kept.author.name,
      what: kept.what,
      transactions: kept.transactions,
      memory: JSON.stringify(kept.memory),
    })
    .execute()
}

/** Notes in the entry of a change what was added to it. */
export async function addToChange(
  tx: TenantTx,
  businessId: string,
  added: { id: string; transactions: number; what: string },
): Promise<void> {
  const { id, transactions, what } = added
  await tx
    .updateTable('change')
    .set({ transactions, what: sql<string>`change.what || '; ' || ${what}` })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute()
}

const columns = [
  'id',
  'at',
  'by_name',
  'what',
  'transactions',
  'memory',
  'undoable',
  'undone_at',
] as const

/** One change of the trail. */
export async function findChange(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<ChangeRow | null> {
  const row = await tx
    .selectFrom('change')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst()
  return (row as ChangeRow | undefined) ?? null
}

/** The trail, newest first, from just after `after`; of one transaction where it is named. */
export async function readChanges(
  tx: TenantTx,
  businessId: string,
  page: { after: string | null; rowsMax: number; transactionId?: string },
): Promise<ChangeRow[]> {
  const { after, transactionId } = page
  const rows = await tx
    .selectFrom('change')
    .where('business_id', '=', businessId)
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .$if(transactionId !== undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('change_row')
          .where('business_id', '=', businessId)
          .where('transaction_id', '=', transactionId ?? '')
          .select('change_id'),
      ),
    )
    .select(columns)
    .orderBy('id', 'desc')
    .limit(page.rowsMax)
    .execute()
  const hide = await readNameHider(tx, businessId)
  return (rows as ChangeRow[]).map((row) => ({
    ...row,
    what: hide(row.what),
    by_name: hide(row.by_name),
  }))
}

/** The transactions that a change touched. */
export async function readTouched(
  tx: TenantTx,
  businessId: string,
  changeId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('change_row')
    .where('business_id', '=', businessId)
    .where('change_id', '=', changeId)
    .where('transaction_id', 'is not', null)
    .select('transaction_id')
    .distinct()
    .execute()
  return rows.flatMap((row) => row.transaction_id ?? [])
}
