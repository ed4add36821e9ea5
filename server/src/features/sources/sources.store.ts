// Which source feeds the books, and how to empty them.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { deleteRowsOf } from '../../db/tenant-rows.ts'

/** The source of the books and what the page shows about it. */
export type SourceRow = {
  kind: 'bank' | 'excel'
  provider: string
  institution: string
  updated_at: Date
  filename: string | null
}

/** The source with the newest stored file, or null while there is none. */
export async function findSource(tx: TenantTx, businessId: string): Promise<SourceRow | null> {
  const { rows } = await sql<SourceRow>`
    select kind, provider, institution, updated_at,
      (select filename from upload u where u.business_id = s.business_id and u.state = 'stored'
        order by finished_at desc, id desc limit 1) as filename
    from source s where business_id = ${businessId}`.execute(tx)
  return rows[0] ?? null
}

/** Names the source of the books in place of the one before. */
export async function keepSource(
  tx: TenantTx,
  businessId: string,
  source: { kind: 'bank' | 'excel'; provider: string; institution: string; updatedAt: Date },
): Promise<void> {
  const row = {
    kind: source.kind,
    provider: source.provider,
    institution: source.institution,
    updated_at: source.updatedAt,
  }
  await tx
    .insertInto('source')
    .values({ business_id: businessId, ...row })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(row))
    .execute()
}

/** Says that the books have no source any more. */
export async function dropSource(tx: TenantTx, businessId: string): Promise<void> {
  await tx.deleteFrom('source').where('business_id', '=', businessId).execute()
}

/** Whether a bank feeds the books, or has: then files beside it take nothing's place. */
export async function isFedByBank(tx: TenantTx, businessId: string): Promise<boolean> {
  const { rows } = await sql<{ fed: boolean }>`
    select exists (select from bank_account where business_id = ${businessId}) as fed`.execute(tx)
  return rows[0]?.fed === true
}

/**
 * The state of connected banks: how many accounts, the oldest of their last updates, the
 * first consent to end.
 */
export async function readBankFacts(
  tx: TenantTx,
  businessId: string,
): Promise<{ accounts: number; synced_at: Date | null; expires_at: Date | null }> {
  const { rows } = await sql<{ accounts: number; synced_at: Date | null; expires_at: Date | null }>`
    select (select count(*)::int from bank_account l join bank_connection o on o.business_id = l.business_id
        and o.id = l.connection_id and o.disconnected_at is null
        where l.business_id = ${businessId} and l.gone_at is null) as accounts,
      min(last_success_at) as synced_at, min(expires_at) as expires_at
    from bank_connection where business_id = ${businessId} and disconnected_at is null`.execute(tx)
  return rows[0] ?? { accounts: 0, synced_at: null, expires_at: null }
}

/** Deletes every row of the business; the business itself stays. */
export async function deleteEverything(tx: TenantTx, businessId: string): Promise<void> {
  await deleteRowsOf(tx, businessId)
  await tx
    .updateTable('business')
    .set({ bank_connected: false, recurring_confirmed_at: null })
    .where('id', '=', businessId)
    .execute()
}

/**
 * Whether a file of the business is being read or stored, or a bank updated. A file that has hung
 * for ten minutes counts no more, nor does an update past its deadline.
 */
export async function isWorkUnderWay(tx: TenantTx, businessId: string): Promise<boolean> {
  const { rows } = await sql<{ under_way: boolean }>`
    select exists (select from upload where business_id = ${businessId}
      and (state = 'pending' or (state = 'planned' and not stop_at_plan))
      and created_at > now() - interval '10 minutes')
      or exists (select from bank_sync where business_id = ${businessId}
        and state = 'pending' and deadline_at > now()) as under_way`.execute(tx)
  return rows[0]?.under_way === true
}
