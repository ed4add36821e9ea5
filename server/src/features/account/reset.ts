// A forgotten password: asking for a link, looking at it, and using it. None of the answers tells whether an address is known.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { asOwner } from '../../db/effect.ts'
import { hashOf } from '../../http/tokens.ts'
import { deviceOf } from './device.ts'
import { foldEmail } from './fold-email.ts'
import { forgetLimit, forgotLimit, limitTo, logInLimit, validateLimit } from './limits.ts'
import type { Place } from './log-in.ts'
import { mailAddress } from './mail-writers.ts'
import { postNotice } from './notices/notice.ts'
import { isOneTimeTokenGood, useOneTimeToken, voidOneTimeTokens } from './one-time-tokens.store.ts'
import { hashPassword } from './password.ts'
import { revokeSessions } from './sessions.store.ts'
import { voidTickets } from './tickets.store.ts'
import { confirmUser, readUser, setPasswordHash } from './users.store.ts'

/** Asks for a reset link; whether anybody gets one is found out when the mail is written. */
export async function askForReset(context: Context, typed: string): Promise<void> {
  const email = foldEmail(typed)
  await limitTo(context.pool, forgotLimit, [email])
  await mailAddress(context, { template: 'reset', email })
}

/** Whether a reset link still works. */
export async function isResetGood(context: Context, token: string, ip: string): Promise<boolean> {
  await limitTo(context.pool, validateLimit, [ip])
  return isOneTimeTokenGood(context.db, { kind: 'reset', hash: hashOf(token) })
}

/** Sets a new password by a reset link. Whoever opened the link has shown that the address is theirs. */
export async function resetPassword(
  context: Context,
  said: { token: string; newPassword: string },
  from: Place,
): Promise<void> {
  const token = { kind: 'reset', hash: hashOf(said.token) } as const
  // Looked at before the costly hash, so that made-up tokens are cheap to refuse.
  if (!(await isOneTimeTokenGood(context.db, token))) throw spent()
  const passwordHash = await hashPassword(said.newPassword)
  const user = await asOwner(context.db, async (tx) => {
    const userId = await useOneTimeToken(tx, token)
    if (!userId) throw spent()
    await setPasswordHash(tx, userId, passwordHash)
    await confirmUser(tx, userId)
    await voidOneTimeTokens(tx, userId)
    await voidTickets(tx, userId)
    await revokeSessions(tx, userId, { keep: null })
    const device = deviceOf(from.userAgent)
    await postNotice(context, tx, { userId, device, notice: { kind: 'password_reset' } })
    return readUser(tx, userId)
  })
  await forgetLimit(context.pool, logInLimit(context.env.LOGINS_PER_15_MINUTES), [
    user.email,
    from.ip,
  ])
}

function spent(): Problem {
  return new Problem('gone', 'This link has expired or was used already. Ask for a new one.')
}
