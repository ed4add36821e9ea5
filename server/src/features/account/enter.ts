// The last step of every sign-in: a session, or first the second factor where one is set.
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/pool.ts'
import type { Tables } from '../../db/schema.ts'
import { audit } from '../../http/audit.ts'
import { hashOf, newSecret } from '../../http/tokens.ts'
import { rememberDevice } from './known-devices.store.ts'
import { findSecondFactor } from './second-factor/second-factor.store.ts'
import { openSession } from './sessions.ts'
import { addTicket, type ProvenIdentity } from './tickets.store.ts'
import type { User } from './users.store.ts'

/** Where a call comes from, and which browser it is. */
export type Browser = Place & { browser: string | null }

/** Where a call comes from. `device` is the token of the browser's device cookie. */
export type Place = { ip: string; userAgent: string | undefined; device: string | null }

/** A session's token, or the challenge that a code of the second factor answers. */
export type Entered = { token: string } | { second_factor: { challenge: string } }

const challengeSeconds = 600

/**
 * Signs in an authenticated user. `adding` is an identity to link once the second factor has been
 * passed too.
 */
export async function enter(
  context: Context,
  db: Db | Transaction<Tables>,
  who: Place & { user: User; adding?: ProvenIdentity },
): Promise<Entered> {
  const factor = await findSecondFactor(db, who.user.id)
  const event = { event: 'sign_in', user: who.user.id, ip: who.ip } as const
  if (!factor?.confirmed_at) {
    await rememberDevice(db, who.user.id, who)
    const token = await openSession(context, db, who)
    audit(context.log, { ...event, outcome: 'accepted' })
    return { token }
  }
  const challenge = newSecret()
  await addTicket(db, {
    kind: 'second_factor',
    hash: hashOf(challenge),
    browserHash: null,
    userId: who.user.id,
    identity: who.adding ?? null,
    seconds: challengeSeconds,
  })
  audit(context.log, { ...event, outcome: 'needs_second_factor' })
  return { second_factor: { challenge } }
}
