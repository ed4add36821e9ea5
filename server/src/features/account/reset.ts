// A forgotten password: requesting a link, checking it, and using it. No answer shows whether an
// address is known.
import type { Context } from '../../context.ts'
import { asOwner } from '../../db/effect.ts'
import { audit } from '../../http/audit.ts'
import { networkOf } from '../../http/network.ts'
import { hashOf } from '../../http/tokens.ts'
import { refuseGuessable } from './common-passwords.ts'
import { deviceOf } from './device.ts'
import type { Place } from './enter.ts'
import { foldEmail } from './fold-email.ts'
import { forgiveGuesses } from './guesses.ts'
import { findFamiliarity, forgetDevices, rememberDevice } from './known-devices.store.ts'
import { forgotLimit, forgotMailboxLimit, isWithin, limitTo, validateLimit } from './limits.ts'
import { mailAddress } from './mail-writers.ts'
import { postNotice } from './notices/notice.ts'
import {
  findOneTimeTokenUser,
  useOneTimeToken,
  voidOneTimeTokens,
} from './one-time-tokens.store.ts'
import { hashPassword } from './password.ts'
import { revokeSessions } from './sessions.store.ts'
import { spentLink } from './sign-up.ts'
import { voidTickets } from './tickets.store.ts'
import { confirmUser, readUser, setPasswordHash } from './users.store.ts'

/** Requests a reset link; whether anybody gets one is decided when the email is written. */
export async function requestReset(context: Context, typed: string, from: Place): Promise<void> {
  const email = foldEmail(typed)
  await limitTo(context.pool, forgotLimit, [email, networkOf(from.ip)])
  // Others may have used up what one mailbox is sent. Their emails lie in it, and the newest link
  // works; a browser that the user has signed in with gets one of its own all the same.
  const mayMail = await isWithin(context.pool, forgotMailboxLimit, [email])
  if (!mayMail && !(await findFamiliarity(context.db, email, from)).device) return
  await mailAddress(context, { template: 'reset', email })
}

/** Whether a reset link still works. */
export async function isResetGood(context: Context, token: string, ip: string): Promise<boolean> {
  await limitTo(context.pool, validateLimit, [networkOf(ip)])
  return (await findOneTimeTokenUser(context.db, { kind: 'reset', hash: hashOf(token) })) !== null
}

/**
 * Sets a new password by a reset link. Whoever opened the link has shown that the address is
 * theirs.
 */
export async function resetPassword(
  context: Context,
  typed: { token: string; newPassword: string },
  from: Place,
): Promise<void> {
  const token = { kind: 'reset', hash: hashOf(typed.token) } as const
  // Checked before the costly hash, so that made-up tokens are cheap to refuse.
  const userId = await findOneTimeTokenUser(context.db, token)
  if (userId === null) throw await spentLink(context, token, from)
  const { email } = await readUser(context.db, userId)
  refuseGuessable(typed.newPassword, { email, path: 'newPassword' })
  const passwordHash = await hashPassword(typed.newPassword)
  const isUsed = await asOwner(context.db, async (tx) => {
    if ((await useOneTimeToken(tx, token)) === null) return false
    await setPasswordHash(tx, userId, passwordHash)
    await confirmUser(tx, userId)
    await voidOneTimeTokens(tx, userId)
    await voidTickets(tx, userId)
    await revokeSessions(tx, userId, { keep: null })
    await forgetDevices(tx, userId)
    await rememberDevice(tx, userId, from)
    const device = deviceOf(from.userAgent)
    await postNotice(context, tx, { userId, device, notice: { kind: 'password_reset' } })
    return true
  })
  if (!isUsed) throw await spentLink(context, token, from)
  audit(context.log, { event: 'link', outcome: 'accepted', user: userId, ip: from.ip })
  await forgiveGuesses(context, { email, ip: from.ip })
}
