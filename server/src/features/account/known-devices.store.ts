// Browsers that a user has signed in with, and the networks they did it from; hashes only.
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { networkOf } from '../../http/network.ts'
import { hashOf } from '../../http/tokens.ts'

/** What is known of a caller who claims to be a user. */
export type Familiarity = { readonly device: boolean; readonly network: boolean }

/**
 * Whether the user of an address has signed in from this browser or network; no user is familiar
 * with nothing.
 */
export async function findFamiliarity(
  db: Db,
  email: string,
  from: { ip: string; device: string | null },
): Promise<Familiarity> {
  const { rows } = await sql<Familiarity>`
    select coalesce(bool_or(d.device_hash = ${hashOf(from.device ?? '')}), false) as device,
      coalesce(bool_or(d.network_hash = ${hashOf(networkOf(from.ip))}), false) as network
    from known_device d join app_user u on u.id = d.user_id where u.email = ${email}`.execute(db)
  return rows[0] ?? { device: false, network: false }
}

/** Remembers the browser and the network of a sign-in. */
export async function rememberDevice(
  db: Db,
  userId: string,
  from: { ip: string; device: string | null },
): Promise<void> {
  if (from.device === null) return
  await sql`insert into known_device (user_id, device_hash, network_hash)
    values (${userId}, ${hashOf(from.device)}, ${hashOf(networkOf(from.ip))})
    on conflict (user_id, device_hash)
      do update set network_hash = excluded.network_hash, seen_at = now()`.execute(db)
}

/** Forgets every browser of a user. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute()
}

/** Drops browsers unused for 400 days; run daily. */
export async function forgetOldDevices(db: Db): Promise<void> {
  await sql`delete from known_device where seen_at < now() - interval '400 days'`.execute(db)
}
