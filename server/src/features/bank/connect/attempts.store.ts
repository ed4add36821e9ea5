// Attempts to connect or renew: begun once, used once, found by the hash of their state.
import { sql } from 'kysely'
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
  late: boolean
}

const minutesMax = 10

/** Keeps an attempt for ten minutes. */
export async function addAttempt(
  tx: TenantTx,
  businessId: string,
  attempt: Omit<Tables['bank_attempt'], 'business_id' | 'expires_at' | 'used_at' | 'ended'>,
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

/** Takes an attempt for use; null where it was used before, is not the person's, or does not exist. */
export async function useAttempt(
  tx: TenantTx,
  businessId: string,
  by: { stateHash: Buffer; userId: string },
): Promise<AttemptRow | null> {
  const { rows } = await sql<AttemptRow>`
    update bank_attempt set used_at = now()
    where business_id = ${businessId} and state_hash = ${by.stateHash} and user_id = ${by.userId}
      and used_at is null and expires_at > now()
    returning id, user_id, kind, connection_id, secrets_sealed, used_at, ended, false as late`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** Finds an attempt of a person. */
export async function findAttempt(
  tx: TenantTx,
  businessId: string,
  by: { stateHash: Buffer; userId: string },
): Promise<AttemptRow | null> {
  const { rows } = await sql<AttemptRow>`
    select id, user_id, kind, connection_id, secrets_sealed, used_at, ended, expires_at <= now() as late
    from bank_attempt
    where business_id = ${businessId} and state_hash = ${by.stateHash} and user_id = ${by.userId}`.execute(
    tx,
  )
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
