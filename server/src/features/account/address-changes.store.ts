// New addresses that wait for their link to be opened: tokens as hashes only, used up by one
// statement.
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/**
 * Adds a pending change and voids the user's older ones. `sessionId` is the session that requested
 * it.
 */
export async function addAddressChange(
  db: Db,
  change: { userId: string; sessionId: string | null; email: string; hash: Buffer; hours: number },
): Promise<void> {
  await sql`
    with older as (
      delete from address_change where user_id = ${change.userId} and token_hash <> ${change.hash}
    )
    insert into address_change (token_hash, user_id, session_id, email, expires_at)
    values (${change.hash}, ${change.userId}, ${change.sessionId}, ${change.email},
      now() + make_interval(hours => ${change.hours}))
    on conflict (token_hash) do update set expires_at = excluded.expires_at
  `.execute(db)
}

/** A change whose link was opened. */
type AddressChange = { userId: string; sessionId: string | null; email: string }

/** Uses up a change; null when it is unknown, used or expired. */
export async function useAddressChange(db: Db, hash: Buffer): Promise<AddressChange | null> {
  const { rows } = await sql<AddressChange>`
    delete from address_change where token_hash = ${hash} and expires_at > now()
    returning user_id as "userId", session_id as "sessionId", email`.execute(db)
  return rows[0] ?? null
}

/** Voids the changes of a person that wait. */
export async function voidAddressChanges(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('address_change').where('user_id', '=', userId).execute()
}

/** Drops those that expired; run daily. */
export async function forgetOldAddressChanges(db: Db): Promise<void> {
  await sql`delete from address_change where expires_at < now()`.execute(db)
}
