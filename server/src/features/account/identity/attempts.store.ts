// Browsers on their way to a provider: found again by the state they come back with, once, and only
// by the browser that left.
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** A going to a provider; `userId` is set where somebody signed in adds a provider. */
type SignInAttempt = { provider: string; userId: string | null; sealed: string }

/** Keeps a going. */
export async function addSignInAttempt(
  db: Db,
  attempt: SignInAttempt & { stateHash: Buffer; browserHash: Buffer; minutes: number },
): Promise<void> {
  await sql`insert into sign_in_attempt (state_hash, browser_hash, provider, user_id, sealed, expires_at)
    values (${attempt.stateHash}, ${attempt.browserHash}, ${attempt.provider}, ${attempt.userId}, ${attempt.sealed},
      now() + make_interval(mins => ${attempt.minutes}))`.execute(db)
}

/**
 * Uses a going up; null when there is none of this state, browser and provider, or it is too old.
 */
export async function takeSignInAttempt(
  db: Db,
  attempt: { stateHash: Buffer; browserHash: Buffer; provider: string },
): Promise<SignInAttempt | null> {
  const row = await db
    .deleteFrom('sign_in_attempt')
    .where('state_hash', '=', attempt.stateHash)
    .where('browser_hash', '=', attempt.browserHash)
    .where('provider', '=', attempt.provider)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['provider', 'user_id', 'sealed'])
    .executeTakeFirst()
  return row ? { provider: row.provider, userId: row.user_id, sealed: row.sealed } : null
}

/** Drops those that have run out; run daily. */
export async function forgetOldSignInAttempts(db: Db): Promise<void> {
  await sql`delete from sign_in_attempt where expires_at < now()`.execute(db)
}
