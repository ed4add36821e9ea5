// Showing that the account of an address is one's own, so that a provider may be added to it: by
// its password, or by a mail.
import type { Context } from '../../../context.ts'
import { asOwner } from '../../../db/effect.ts'
import { hashOf } from '../../../http/tokens.ts'
import { outboxQueue } from '../../../mail/outbox.ts'
import { deviceOf } from '../device.ts'
import { type Browser, type Entered, enter } from '../enter.ts'
import { identityMailLimit, limitTo } from '../limits.ts'
import { findByPassword } from '../log-in.ts'
import { findTicket, type ProvenIdentity, takeTicket } from '../tickets.store.ts'
import { readUser } from '../users.store.ts'
import { settle, stale } from './complete-sign-in.ts'
import { linkAndTell } from './link.ts'
import { postProof } from './proof-mail.ts'

/** Adds the provider to the account by the account's password, and lets in. */
export async function proveByPassword(
  context: Context,
  proof: { ticket: string; password: string },
  from: Browser,
): Promise<Entered> {
  const waiting = await findWaiting(context, proof.ticket, from)
  const { email, password } = { email: waiting.email, password: proof.password }
  const user = await findByPassword(context, { email, password }, from)
  return asOwner(context.db, async (tx) => {
    const ticket = await takeTicket(tx, waiting.named)
    if (!ticket?.identity || ticket.userId !== user.id) throw stale()
    const entered = await enter(context, tx, { user, adding: ticket.identity, ...from })
    const device = deviceOf(from.userAgent)
    if ('token' in entered)
      await linkAndTell(context, tx, { userId: user.id, identity: ticket.identity, device })
    return entered
  })
}

/** Sends a link to the account's address instead. */
export async function proveByMail(context: Context, ticket: string, from: Browser): Promise<void> {
  const { identity, email } = await findWaiting(context, ticket, from)
  await limitTo(context.pool, identityMailLimit, [email])
  await asOwner(context.db, (tx) => postProof(context, tx, { identity, email, from }))
  context.jobs.wake(outboxQueue.name)
}

/**
 * Takes the token of that mail: whoever opens the link in the browser that requested it has both,
 * the provider and the address.
 */
export async function confirmByMail(
  context: Context,
  token: string,
  from: Browser,
): Promise<Entered> {
  return asOwner(context.db, async (tx) => {
    const ticket = await takeTicket(tx, {
      kind: 'mail',
      hash: hashOf(token),
      browserHash: hashOf(from.browser ?? ''),
    })
    const email = ticket?.identity?.email
    if (!ticket?.identity || !email) throw stale()
    return settle(context, tx, { identity: ticket.identity, email, from })
  })
}

async function findWaiting(
  context: Context,
  proof: string,
  from: Browser,
): Promise<{
  named: { kind: 'password'; hash: Buffer; browserHash: Buffer }
  identity: ProvenIdentity
  email: string
}> {
  const named = {
    kind: 'password',
    hash: hashOf(proof),
    browserHash: hashOf(from.browser ?? ''),
  } as const
  const ticket = await findTicket(context.db, named)
  if (!ticket?.identity || !ticket.userId) throw stale()
  const { email } = await readUser(context.db, ticket.userId)
  return { named, identity: ticket.identity, email }
}
