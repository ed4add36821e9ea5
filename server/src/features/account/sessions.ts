// Sessions of a person: opened at login, listed with the device in words, ended one or all.
import type { Context } from '../../context.ts'
import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/pool.ts'
import { hashOf, newSecret, sessionDaysMax } from '../../http/tokens.ts'
import { findBusinessOf } from './businesses.store.ts'
import { deviceOf } from './device.ts'
import { addSession, findOpenSessions } from './sessions.store.ts'
import type { User } from './users.store.ts'

const dayMs = 86_400_000

/** Opens a session and returns its token. */
export async function openSession(
  context: Context,
  db: Db,
  from: { user: User; userAgent: string | undefined },
): Promise<string> {
  const jti = newSecret()
  const expiresAt = new Date(Date.now() + sessionDaysMax * dayMs)
  const { user } = from
  await addSession(db, {
    id: newId(),
    userId: user.id,
    jtiHash: hashOf(jti),
    device: deviceOf(from.userAgent),
    expiresAt,
  })
  const business = await findBusinessOf(db, user.id)
  return context.tokens.sign({
    sub: user.id,
    name: user.name,
    picture: user.picture,
    mh: business?.bank_connected ?? false,
    jti,
    expiresAt,
  })
}

/** The open sessions, the last used first. */
export async function listSessions(
  context: Context,
  principal: { userId: string; sessionId: string },
) {
  const rows = await findOpenSessions(context.db, principal.userId)
  return rows.map((row) => ({
    id: row.id,
    current: row.id === principal.sessionId,
    device: row.device,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }))
}
