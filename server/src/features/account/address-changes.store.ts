// New addresses that wait for their link to be opened; hashes only, used up by one statement.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/schema.ts'

type Owner = Kysely<Tables>

/** Keeps a change that waits, and voids the person's older ones. */
export async function addAddressChange(
  db: Owner,
  change: { userId: string; email: string; hash: Buffer; hours: number },
): Promise<void> {
  await sql`
    with older as (
      delete from address_change where user_id = ${change.userId} and token_hash <> ${change.hash}
    )
    insert into address_change (token_hash, user_id, email, expires_at)
    values (${change.hash}, ${change.userId}, ${change.email},
      now() + make_interval(hours => ${change.hours}))
    on conflict (token_hash) do update set expires_at = excluded.expires_at
  `.execute(db)
}

/** Uses a change up; null when it is unknown, used or expired. */
export async function useAddressChange(
  db: Owner,
  hash: Buffer,
): Promise<{ userId: string; email: string } | null> {
  const { rows } = await sql<{ userId: string; email: string }>`
    delete from address_change where token_hash = ${hash} and expires_at > now()
    returning user_id as "userId", email`.execute(db)
  return rows[0] ?? null
}

/** Voids the changes of a person that wait. */
export async function voidAddressChanges(db: Owner, userId: string): Promise<void> {
  await db.deleteFrom('address_change').where('user_id', '=', userId).execute()
}

/** Drops those that expired; run daily. */
export async function forgetOldAddressChanges(db: Owner): Promise<void> {
  await sql`delete from address_change where expires_at < now()`.execute(db)
}
