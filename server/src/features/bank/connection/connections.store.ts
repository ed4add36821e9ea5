// Connections: kept, found, described as the provider last reported them, and held by one worker at
// a time.
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../../db/schema.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** A connection as it is kept. */
export type ConnectionRow = Selectable<Tables['bank_connection']>

/** A connection as the provider reports it. */
export type ReportedConnection = {
  institution_id: string
  institution: string
  sign_in_needed: boolean
  reconsents: boolean
  expires_at: Date | null
}

/** One connection, or null. */
export async function findConnection(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<ConnectionRow | null> {
  const row = await tx
    .selectFrom('bank_connection')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The connection that the provider names so. */
export async function findByProviderId(
  tx: TenantTx,
  businessId: string,
  hash: Buffer,
): Promise<ConnectionRow | null> {
  const row = await tx
    .selectFrom('bank_connection')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('provider_id_hash', '=', hash)
    .executeTakeFirst()
  return row ?? null
}

/** All connections, oldest first; those that have ended too. */
export async function readConnections(tx: TenantTx, businessId: string): Promise<ConnectionRow[]> {
  return tx
    .selectFrom('bank_connection')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('connected_at')
    .orderBy('id')
    .execute()
}

/**
 * Holds a connection until the transaction ends, so that of several who want the same only one does
 * it.
 */
export async function lockConnection(tx: TenantTx, businessId: string, id: string): Promise<void> {
  await sql`select from bank_connection where business_id = ${businessId} and id = ${id} for update`.execute(
    tx,
  )
}

/**
 * Keeps a connection that was just made, or updates the one with the same provider id. Returns its
 * id.
 */
export async function keepConnection(
  tx: TenantTx,
  businessId: string,
  made: Pick<
    ConnectionRow,
    'id' | 'provider' | 'user_sealed' | 'provider_id_sealed' | 'provider_id_hash' | 'history_from'
  > &
    ReportedConnection,
): Promise<string> {
  const { id, ...facts } = made
  const row = await tx
    .insertInto('bank_connection')
    .values({ business_id: businessId, id, ...facts })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'provider_id_hash'])
        .doUpdateSet({ ...facts, disconnected_at: null, error_code: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Changes facts of a connection. */
export async function changeConnection(
  tx: TenantTx,
  businessId: string,
  change: { id: string; set: Partial<Omit<ConnectionRow, 'business_id' | 'id'>> },
): Promise<void> {
  await tx
    .updateTable('bank_connection')
    .set(change.set)
    .where('business_id', '=', businessId)
    .where('id', '=', change.id)
    .execute()
}

/** Takes a connection for one worker; false while another has it, or where it has ended. */
export async function takeLease(
  tx: TenantTx,
  businessId: string,
  lease: { connectionId: string; leaseId: string; seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    update bank_connection
    set lease_id = ${lease.leaseId}, lease_until = now() + make_interval(secs => ${lease.seconds}), last_attempt_at = now()
    where business_id = ${businessId} and id = ${lease.connectionId} and disconnected_at is null
      and (lease_until is null or lease_until < now()) returning id`.execute(tx)
  return rows.length > 0
}

/**
 * Holds a connection longer; false where the worker has lost it, or it has ended: then nothing may
 * be written.
 */
export async function renewLease(
  tx: TenantTx,
  businessId: string,
  lease: { connectionId: string; leaseId: string; seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    update bank_connection set lease_until = now() + make_interval(secs => ${lease.seconds})
    where business_id = ${businessId} and id = ${lease.connectionId} and lease_id = ${lease.leaseId}
      and disconnected_at is null returning id`.execute(tx)
  return rows.length > 0
}

/** Gives a connection back. */
export async function dropLease(
  tx: TenantTx,
  businessId: string,
  lease: { connectionId: string; leaseId: string },
): Promise<void> {
  await tx
    .updateTable('bank_connection')
    .set({ lease_id: null, lease_until: null })
    .where('business_id', '=', businessId)
    .where('id', '=', lease.connectionId)
    .where('lease_id', '=', lease.leaseId)
    .execute()
}

/** Says whether any bank is connected: the token's `mh`. */
export async function settleBankConnected(tx: TenantTx, businessId: string): Promise<boolean> {
  const { rows } = await sql<{ connected: boolean }>`
    update business set bank_connected = exists (select from bank_connection c
      where c.business_id = business.id and c.disconnected_at is null)
    where id = ${businessId} returning bank_connected as connected`.execute(tx)
  return rows[0]?.connected === true
}

/**
 * Records that a bank has just been updated; cached replies that show how fresh figures are depend
 * on it.
 */
export async function markUpdated(tx: TenantTx, businessId: string): Promise<void> {
  await sql`update business set bank_told_at = now() where id = ${businessId}`.execute(tx)
}

/** Forgets a connection with everything that hangs on it. */
export async function dropConnection(tx: TenantTx, businessId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('bank_connection')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute()
}
