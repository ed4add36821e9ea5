// Telling a person that how the account is come into was changed, so that a stranger's change is
// not found out too late. Put into the outbox in the transaction of the change: no change, no
// notice; one change, one notice.
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { Principal } from '../../../http/tokens.ts'
import { readSessionDevice } from '../sessions.store.ts'
import { findUserById, readUser } from '../users.store.ts'
import { type Notice, noticeMail, type PostedNotice } from './notice-words.ts'

const template = 'account_notice'

/**
 * Puts the mail into the outbox. `cause` is what one mail goes out for; without it every call is
 * one.
 */
export async function postNotice(
  context: Context,
  tx: TenantTx,
  event: { userId: string; device: string; notice: Notice; cause?: string },
): Promise<void> {
  const { userId, device, notice } = event
  const posted: PostedNotice = { ...notice, at: new Date().toISOString(), device }
  await context.outbox.post(context, tx, {
    dedupeKey: `${template}:${notice.kind}:${event.cause ?? newId()}`,
    template,
    // Where the person was to be reached when it happened, whatever is changed next.
    recipient: (await readUser(tx, userId)).email,
    userId,
    data: posted,
  })
}

/** The same for what a signed-in person has done. */
export async function postNoticeTo(
  context: Context,
  tx: TenantTx,
  event: { principal: Principal; notice: Notice; cause?: string },
): Promise<void> {
  const { principal, ...what } = event
  const device = await readSessionDevice(tx, principal.sessionId)
  await postNotice(context, tx, { ...what, userId: principal.userId, device })
}

/** Says how the mails are written. */
export function writeNotices(context: Context): void {
  context.outbox.writes(template, async ({ recipient, userId, data }) => {
    const user = userId ? await findUserById(context.db, userId) : null
    if (!user) return null
    return noticeMail({ email: recipient, name: user.name }, data as PostedNotice, context.origin())
  })
}
