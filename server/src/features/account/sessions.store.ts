// Sessions as they are kept: one row per login, named by the hash of its token's `jti`.
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { sessionIdleHoursMax } from '../../http/tokens.store.ts'

/** Opens a session. */
export async function addSession(
  db: Db,
  session: { id: string; userId: string; jtiHash: Buffer; device: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('session')
    .values({
      id: session.id,
      user_id: session.userId,
      jti_hash: session.jtiHash,
      device: session.device,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** The open sessions of a person, the last used first. */
export async function findOpenSessions(db: Db, userId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', sql<Date>`now() - make_interval(hours => ${sessionIdleHoursMax})`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sessionsShownMax)
    .execute()
}

const sessionsShownMax = 200

/** Whether a session was opened within the last minutes. */
export async function isSessionNew(db: Db, sessionId: string, minutes: number): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return row !== undefined
}

/** The device that a session was opened on, in words. */
export async function readSessionDevice(db: Db, sessionId: string): Promise<string> {
  const { device } = await db
    .selectFrom('session')
    .select('device')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return device
}

/** Ends one session. */
export async function revokeSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends every session of a person, but for the one to keep, if any. */
export async function revokeSessions(
  db: Db,
  userId: string,
  options: { keep: string | null },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(options.keep !== null, (query) => query.where('id', '<>', options.keep ?? ''))
    .execute()
}

/**
 * Drops sessions that ended more than a day ago; run daily. A dropped session's token is refused
 * like a revoked one.
 */
export async function forgetOldSessions(db: Db): Promise<void> {
  await sql`delete from session
    where least(expires_at, revoked_at, last_seen_at + make_interval(hours => ${sessionIdleHoursMax}))
      < now() - interval '1 day'`.execute(db)
}
