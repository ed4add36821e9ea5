// Changing the email address: asked for with the password, done by a link to the new address, told to the old one.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { asOwner } from '../../db/effect.ts'
import { newId } from '../../db/new-id.ts'
import type { Principal } from '../../http/tokens.ts'
import { hashOf } from '../../http/tokens.ts'
import { outboxQueue } from '../../mail/outbox.ts'
import { useAddressChange } from './address-changes.store.ts'
import { foldEmail } from './fold-email.ts'
import { addressLimit, limitTo, validateLimit } from './limits.ts'
import { voidOneTimeTokens } from './one-time-tokens.store.ts'
import { provePassword } from './own-password.ts'
import { findUserByEmail, readUser, setUserEmail } from './users.store.ts'

/** Sends a link to the new address. The answer does not tell whether another account has it. */
export async function askForAddress(
  context: Context,
  principal: Principal,
  said: { email: string; password: string },
): Promise<void> {
  await provePassword(context, principal, said.password)
  const email = foldEmail(said.email)
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
    }),
  )
  context.jobs.wake(outboxQueue.name)
}

/** Gives the account its new address by the link. Whoever opened it has shown that the address is theirs. */
export async function takeAddress(context: Context, token: string, ip: string): Promise<string> {
  await limitTo(context.pool, validateLimit, [ip])
  const email = await asOwner(context.db, async (tx) => {
    const change = await useAddressChange(tx, hashOf(token))
    if (!change || (await findUserByEmail(tx, change.email))) throw spent()
    const { email: old, name } = await readUser(tx, change.userId)
    await setUserEmail(tx, change.userId, change.email)
    // Links that went to the old address are good for nothing from now on.
    await voidOneTimeTokens(tx, change.userId)
    await context.outbox.post(context, tx, {
      dedupeKey: `moved:${newId()}`,
      template: 'moved',
      recipient: old,
      data: { name, newEmail: change.email },
    })
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
