// The session behind a token, with the person and the business, in one named statement.
import type pg from 'pg'

/** A session unused for this long ends. */
export const sessionIdleHoursMax = 24
const seenEverySeconds = 60

/** A session with the person and the business it belongs to. */
export type PrincipalRow = {
  id: string
  user_id: string
  name: string
  picture: string | null
  business_id: string | null
  onboarding_status: string | null
  bank: boolean
  ended: boolean
  stale: boolean
}

const principalText = `select s.id, s.user_id, u.name, u.picture, b.id as business_id, b.onboarding_status, b.bank_connected as bank,
      (s.revoked_at is not null or s.expires_at < now()
        or s.last_seen_at < now() - interval '${sessionIdleHoursMax} hours') as ended,
      s.last_seen_at < now() - interval '${seenEverySeconds} seconds' as stale
    from session s
    join app_user u on u.id = s.user_id
    left join membership m on m.user_id = u.id
    left join business b on b.id = m.business_id
    where s.jti_hash = $1`

/** Finds the session of a token by the hash of its `jti`. */
export async function findPrincipal(pool: pg.Pool, jtiHash: Buffer): Promise<PrincipalRow | null> {
  const { rows } = await pool.query<PrincipalRow>({
    name: 'principal',
    text: principalText,
    values: [jtiHash],
  })
  return rows[0] ?? null
}

/** Marks a session as just used. */
export async function touchSession(pool: pg.Pool, sessionId: string): Promise<void> {
  await pool.query('update session set last_seen_at = now() where id = $1', [sessionId])
}

/** Whether a user still exists. */
export async function userExists(pool: pg.Pool, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from app_user where id = $1', [userId])
  return rowCount === 1
}
