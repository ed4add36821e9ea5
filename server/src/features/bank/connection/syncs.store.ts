// Updates of connections: what was requested, how far it has come, how it ended.
import { type Selectable, sql } from 'kysely'
import { newId } from '../../../db/new-id.ts'
import type { Tables } from '../../../db/schema.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** An update as it is kept. */
export type SyncRow = Selectable<Tables['bank_sync']>

/** Every update ends within this time, even if its worker dies. */
const syncSecondsMax = 150

/** The update of a connection that is under way, or null. One past its deadline is not. */
export async function findPending(
  tx: TenantTx,
  businessId: string,
  connectionId: string,
): Promise<SyncRow | null> {
  const row = await tx
    .selectFrom('bank_sync')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('connection_id', '=', connectionId)
    .where('state', '=', 'pending')
    .where('deadline_at', '>', sql<Date>`now()`)
    .orderBy('started_at', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/** The newest update of each connection. */
export async function readNewest(tx: TenantTx, businessId: string): Promise<SyncRow[]> {
  const { rows } = await sql<SyncRow>`
    select distinct on (connection_id) * from bank_sync
    where business_id = ${businessId} order by connection_id, started_at desc, id desc`.execute(tx)
  return rows
}

/** One update. */
export async function findSync(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<SyncRow | null> {
  const row = await tx
    .selectFrom('bank_sync')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The update of the same connection before this one. */
export async function findFormer(
  tx: TenantTx,
  businessId: string,
  sync: SyncRow,
): Promise<SyncRow | null> {
  const row = await tx
    .selectFrom('bank_sync')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('connection_id', '=', sync.connection_id)
    .where('started_at', '<', sync.started_at)
    .orderBy('started_at', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/** Writes an update down that is to begin. */
export async function addSync(
  tx: TenantTx,
  businessId: string,
  sync: { connectionId: string; fullHistory: boolean; asksBank: boolean; requestIp: string | null },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('bank_sync')
    .values({
      business_id: businessId,
      id,
      connection_id: sync.connectionId,
      full_history: sync.fullHistory,
      asks: sync.asksBank,
      asked_from: sync.requestIp,
      deadline_at: sql<Date>`now() + make_interval(secs => ${syncSecondsMax})`,
    })
    .execute()
  return id
}

/** Ticks a step, once; and adds to what was stored and skipped. */
export async function tickSync(
  tx: TenantTx,
  businessId: string,
  tick: { id: string; step?: string; transactions?: number; skipped?: number; unreadable?: number },
): Promise<void> {
  const { id, step = null, transactions = 0, skipped = 0, unreadable = 0 } = tick
  await sql`update bank_sync set transactions = transactions + ${transactions}, skipped = skipped + ${skipped},
      unreadable = unreadable + ${unreadable},
      steps = case when ${step}::text is null or ${step}::text = any(steps) then steps else steps || ${step}::text end
    where business_id = ${businessId} and id = ${id} and state = 'pending'`.execute(tx)
}

/** Keeps what the accounts' counts were when they were last read. */
export async function keepReadings(
  tx: TenantTx,
  businessId: string,
  kept: { id: string; readings: object },
): Promise<void> {
  await tx
    .updateTable('bank_sync')
    .set({ readings: JSON.stringify(kept.readings) })
    .where('business_id', '=', businessId)
    .where('id', '=', kept.id)
    .execute()
}

/** Ends an update that is under way; one that has ended stays as it ended. */
export async function endSync(
  tx: TenantTx,
  businessId: string,
  end: { id: string; state: 'success' | 'error'; errorCode: string | null },
): Promise<boolean> {
  const result = await tx
    .updateTable('bank_sync')
    .set({
      state: end.state,
      error_code: end.errorCode,
      finished_at: sql<Date>`now()`,
      asked_from: null,
    })
    .where('business_id', '=', businessId)
    .where('id', '=', end.id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Whether a forecast of the books as they are now has been made. */
export async function isForecastMade(tx: TenantTx, businessId: string): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select exists (select from forecast_run r where r.business_id = b.id and r.books_version >= b.books_version) as made
    from business b where b.id = ${businessId}`.execute(tx)
  return rows[0]?.made === true
}

/** Forgets updates of long ago; the newest of each connection stays. */
export async function forgetOldSyncs(tx: TenantTx, businessId: string): Promise<void> {
  await sql`delete from bank_sync s where business_id = ${businessId} and started_at < now() - interval '30 days'
    and exists (select from bank_sync newer where newer.business_id = s.business_id
      and newer.connection_id = s.connection_id and newer.started_at > s.started_at)`.execute(tx)
}
