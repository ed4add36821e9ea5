// Writes the account's emails when they are due. Whether the address is known, and the link's
// token, are decided only then, so that neither the outbox nor the time an answer takes gives
// anything away.
import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import { asOwner } from '../../db/effect.ts'
import { newId } from '../../db/new-id.ts'
import { readKey } from '../../db/secret.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { hashOf } from '../../http/tokens.ts'
import type { Posted } from '../../mail/outbox.store.ts'
import { outboxQueue } from '../../mail/outbox.ts'
import type { Mail } from '../../outside/mail.ts'
import { addAddressChange } from './address-changes.store.ts'
import { isWithin, knownLimit, takenLimit } from './limits.ts'
import {
  confirmMail,
  knownMail,
  movedMail,
  newAddressMail,
  resetMail,
  takenAddressMail,
} from './mails.ts'
import { addOneTimeToken, type TokenKind } from './one-time-tokens.store.ts'
import { findUserByEmail, findUserById, type User } from './users.store.ts'

const hoursByKind = { confirm: 48, reset: 1 }
const addressHours = 24

/** Registers the writers. */
export function writeAccountMails(context: Context): void {
  const { outbox } = context
  const toUser = (write: (user: User, posted: Posted) => Promise<Mail | null>) => {
    return async (posted: Posted) => {
      const user = await findUserByEmail(context.db, posted.recipient)
      return user ? write(user, posted) : null
    }
  }
  outbox.writes(
    'confirm',
    toUser(async (user, posted) => {
      if (context.mailer.confirms && user.confirmed_at) return null
      return confirmMail(
        user,
        context.origin(),
        await issue(context, { user, posted, kind: 'confirm' }),
      )
    }),
  )
  outbox.writes(
    'reset',
    toUser(async (user, posted) =>
      resetMail(
        recipientOf(user),
        context.origin(),
        await issue(context, { user, posted, kind: 'reset' }),
      ),
    ),
  )
  outbox.writes(
    'known',
    toUser(async (user, posted) => {
      // Nobody can fill a stranger's mailbox by signing up with that address over and over.
      if (posted.attempts === 1 && !(await isWithin(context.pool, knownLimit, [user.email])))
        return null
      return knownMail(user, context.origin())
    }),
  )
  outbox.writes('new_address', (posted) => writeNewAddress(context, posted))
  outbox.writes('moved', async ({ recipient, data }) => {
    const { name, newEmail } = data as { name: string; newEmail: string }
    return movedMail({ email: recipient, name, newEmail }, context.origin())
  })
}

/** Puts a mail to an address into the outbox, in the transaction of its cause. */
export async function postToAddress(
  context: Context,
  tx: TenantTx,
  mail: { template: 'confirm' | 'reset' | 'known'; email: string; cause: string },
): Promise<void> {
  await context.outbox.post(context, tx, {
    dedupeKey: `${mail.template}:${mail.cause}`,
    template: mail.template,
    recipient: mail.email,
  })
}

/** The same where nothing but the mail is the cause. */
export async function mailAddress(
  context: Context,
  mail: { template: 'confirm' | 'reset'; email: string },
): Promise<void> {
  await asOwner(context.db, (tx) => postToAddress(context, tx, { ...mail, cause: newId() }))
  context.jobs.wake(outboxQueue.name)
}

function recipientOf({ email, name, confirmed_at }: User) {
  return { email, name: confirmed_at ? name : null }
}

async function writeNewAddress(context: Context, posted: Posted): Promise<Mail | null> {
  const { recipient: email, userId } = posted
  const user = userId ? await findUserById(context.db, userId) : null
  if (!user || user.email === email) return null
  if (await findUserByEmail(context.db, email)) {
    if (posted.attempts === 1 && !(await isWithin(context.pool, takenLimit, [email]))) return null
    return takenAddressMail({ email }, context.origin())
  }
  const token = await tokenOf(context, posted)
  const { sessionId = null } = posted.data as { sessionId?: string }
  const change = { userId: user.id, sessionId, email, hash: hashOf(token), hours: addressHours }
  await addAddressChange(context.db, change)
  return newAddressMail({ email, oldEmail: user.email }, context.origin(), token)
}

async function issue(
  context: Context,
  mail: { user: User; posted: Posted; kind: TokenKind },
): Promise<string> {
  const token = await tokenOf(context, mail.posted)
  await addOneTimeToken(context.db, {
    userId: mail.user.id,
    kind: mail.kind,
    hash: hashOf(token),
    hours: hoursByKind[mail.kind],
  })
  return token
}

/**
 * 256 bits that nobody can guess, the same each time this mail is written: a server that had taken
 * the mail without saying so gets it once more, and the link that came first must still work.
 */
async function tokenOf(context: Context, { id, template }: Posted): Promise<string> {
  const key = await readKey(context, 'mail-links')
  return createHmac('sha256', key).update(`${template} ${id}`).digest('base64url')
}
