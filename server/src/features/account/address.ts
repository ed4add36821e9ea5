// Changing the email address: requested with the password, done by a link to the new address,
// reported to the old one.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { asOwner } from '../../db/effect.ts'
import { newId } from '../../db/new-id.ts'
import { audit } from '../../http/audit.ts'
import { networkOf } from '../../http/network.ts'
import type { Principal } from '../../http/tokens.ts'
import { hashOf } from '../../http/tokens.ts'
import { outboxQueue } from '../../mail/outbox.ts'
import { useAddressChange } from './address-changes.store.ts'
import { foldEmail } from './fold-email.ts'
import { addressLimit, limitTo, validateLimit } from './limits.ts'
import { voidOneTimeTokens } from './one-time-tokens.store.ts'
import { provePassword } from './own-password.ts'
import { revokeSessions } from './sessions.store.ts'
import { findUserByEmail, readUser, setUserEmail } from './users.store.ts'

/** Sends a link to the new address. The answer doesn't show whether another account has it. */
export async function requestAddress(
  context: Context,
  principal: Principal,
  typed: { email: string; password: string },
): Promise<void> {
  await provePassword(context, principal, typed.password)
  const email = foldEmail(typed.email)
  if ((await readUser(context.db, principal.userId)).email === email)
    throw new Problem('invalid', 'This is your email address already.', {
      details: [{ message: 'This is your email address already.', path: 'email' }],
    })
  await limitTo(context.pool, addressLimit, [principal.userId])
  await asOwner(context.db, (tx) =>
    context.outbox.post(context, tx, {
      dedupeKey: `new_address:${newId()}`,
      template: 'new_address',
      recipient: email,
      userId: principal.userId,
      data: { sessionId: principal.sessionId },
    }),
  )
  context.jobs.wake(outboxQueue.name)
}

/**
 * Changes the account's address by the link. Whoever opened it has shown that the address is
 * theirs. Every session but the one that requested the change ends.
 */
export async function confirmAddress(context: Context, token: string, ip: string): Promise<string> {
  await limitTo(context.pool, validateLimit, [networkOf(ip)])
  const email = await asOwner(context.db, async (tx) => {
    const change = await useAddressChange(tx, hashOf(token))
    if (!change || (await findUserByEmail(tx, change.email))) {
      audit(context.log, { event: 'link', outcome: 'refused', reason: 'expired', ip })
      throw spent()
    }
    const { email: old, name } = await readUser(tx, change.userId)
    await setUserEmail(tx, change.userId, change.email)
    await revokeSessions(tx, change.userId, { keep: change.sessionId })
    // Links sent to the old address stop working.
    await voidOneTimeTokens(tx, change.userId)
    await context.outbox.post(context, tx, {
      dedupeKey: `moved:${newId()}`,
      template: 'moved',
      recipient: old,
      data: { name, newEmail: change.email },
    })
    audit(context.log, { event: 'link', outcome: 'accepted', user: change.userId, ip })
    return change.email
  })
  context.jobs.wake(outboxQueue.name)
  return email
}

function spent(): Problem {
  return new Problem(
    'gone',
    'This link has expired or was used already. Ask for a new one in your account.',
  )
}
