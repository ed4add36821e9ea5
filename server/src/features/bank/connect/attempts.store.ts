// Attempts to connect or renew: begun once, completed once, found by the hash of their state.
import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../db/schema.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** An attempt as it is kept. */
export type AttemptRow = {
  id: string
  user_id: string
  kind: 'add' | 'reconsent' | 'reauth'
  connection_id: string | null
  secrets_sealed: string
  used_at: Date | null
  ended: 'done' | 'failed' | null
  /** It was begun to be completed before, by a process that has died. */
  retaken: boolean
}

const minutesMax = 10

/**
 * Whoever completes an attempt holds it for so long; one that is held no more and has not ended has
 * lost its process.
 */
const holdSeconds = 10

/** Keeps an attempt for ten minutes. */
export async function addAttempt(
  tx: TenantTx,
  businessId: string,
  attempt: Omit<
    Tables['bank_attempt'],
    'business_id' | 'expires_at' | 'used_at' | 'ended' | 'held_until'
  >,
): Promise<void> {
  await tx
    .insertInto('bank_attempt')
    .values({
      business_id: businessId,
      ...attempt,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutesMax})`,
    })
    .execute()
}

/**
 * Takes an attempt for use; null where it is in use or has ended, is not the person's, or does not
 * exist.
 */
export async function useAttempt(
  tx: TenantTx,
  businessId: string,
  by: { stateHash: Buffer; userId: string },
): Promise<AttemptRow | null> {
  const which = sql`state_hash = ${by.stateHash} and user_id = ${by.userId}
    and ((used_at is null and expires_at > now()) or (used_at is not null and held_until <= now()))`
  return take(tx, businessId, which)
}

/** Takes up an attempt whose process has died over it; null where it has ended or is still held. */
export async function retakeAttempt(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<AttemptRow | null> {
  return take(tx, businessId, sql`id = ${id} and used_at is not null and held_until <= now()`)
}

async function take(
  tx: TenantTx,
  businessId: string,
  which: RawBuilder<unknown>,
): Promise<AttemptRow | null> {
  const { rows } = await sql<AttemptRow>`
    with found as (select id, used_at is not null as retaken from bank_attempt
      where business_id = ${businessId} and ended is null and ${which} for update)
    update bank_attempt a set used_at = coalesce(a.used_at, now()),
      held_until = now() + make_interval(secs => ${holdSeconds})
    from found where a.business_id = ${businessId} and a.id = found.id
    returning a.id, a.user_id, a.kind, a.connection_id, a.secrets_sealed, a.used_at, a.ended,
      found.retaken`.execute(tx)
  return rows[0] ?? null
}

/** Holds an attempt for a while longer. */
export async function holdAttempt(tx: TenantTx, businessId: string, id: string): Promise<void> {
  await sql`update bank_attempt set held_until = now() + make_interval(secs => ${holdSeconds})
    where business_id = ${businessId} and id = ${id} and ended is null`.execute(tx)
}

/** Lets go of an attempt that could not be completed just now: whoever comes next may. */
export async function releaseAttempt(tx: TenantTx, businessId: string, id: string): Promise<void> {
  await sql`update bank_attempt set held_until = now()
    where business_id = ${businessId} and id = ${id} and ended is null`.execute(tx)
}

/** Finds an attempt of a person. */
export async function findAttempt(
  tx: TenantTx,
  businessId: string,
  by: { stateHash: Buffer; userId: string },
): Promise<AttemptRow | null> {
  return find(tx, businessId, sql`state_hash = ${by.stateHash} and user_id = ${by.userId}`)
}

/** Finds an attempt by its id. */
export async function findAttemptById(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<AttemptRow | null> {
  return find(tx, businessId, sql`id = ${id}`)
}

async function find(
  tx: TenantTx,
  businessId: string,
  which: RawBuilder<unknown>,
): Promise<AttemptRow | null> {
  const { rows } = await sql<AttemptRow>`
    select id, user_id, kind, connection_id, secrets_sealed, used_at, ended, false as retaken
    from bank_attempt where business_id = ${businessId} and ${which}`.execute(tx)
  return rows[0] ?? null
}

/** Writes down how an attempt ended, and of which connection. */
export async function endAttempt(
  tx: TenantTx,
  businessId: string,
  end: { id: string; ended: 'done' | 'failed'; connectionId?: string },
): Promise<void> {
  await tx
    .updateTable('bank_attempt')
    .set({ ended: end.ended, ...(end.connectionId ? { connection_id: end.connectionId } : {}) })
    .where('business_id', '=', businessId)
    .where('id', '=', end.id)
    .execute()
}

/** Forgets attempts that nobody can use any more. */
export async function forgetOldAttempts(tx: TenantTx, businessId: string): Promise<void> {
  await sql`delete from bank_attempt
    where business_id = ${businessId} and expires_at < now() - interval '1 day'`.execute(tx)
}
