// The last step of every way in: a session, or first the second factor where one is set.
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/pool.ts'
import type { Tables } from '../../db/schema.ts'
import { hashOf, newSecret } from '../../http/tokens.ts'
import { findSecondFactor } from './second-factor/second-factor.store.ts'
import { openSession } from './sessions.ts'
import { addTicket, type ProvenIdentity } from './tickets.store.ts'
import type { User } from './users.store.ts'

/** A session's token, or the challenge that a code of the second factor answers. */
export type Entered = { token: string } | { second_factor: { challenge: string } }

const challengeSeconds = 600

/** Lets a person in who has shown to be one. `adding` is an identity to be linked once the second factor is passed too. */
export async function enter(
  context: Context,
  db: Db | Transaction<Tables>,
  who: { user: User; userAgent: string | undefined; adding?: ProvenIdentity },
): Promise<Entered> {
  const factor = await findSecondFactor(db, who.user.id)
  if (!factor?.confirmed_at) return { token: await openSession(context, db, who) }
  const challenge = newSecret()
  await addTicket(db, {
    kind: 'second_factor',
    hash: hashOf(challenge),
    browserHash: null,
    userId: who.user.id,
    identity: who.adding ?? null,
    seconds: challengeSeconds,
  })
  return { second_factor: { challenge } }
}
