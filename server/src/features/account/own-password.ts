// What a signed-in person must prove again: with the password or, where there is none, by a sign-in
// shortly before.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { asOwner } from '../../db/effect.ts'
import type { Principal } from '../../http/tokens.ts'
import { voidAddressChanges } from './address-changes.store.ts'
import { refuseGuessable } from './common-passwords.ts'
import { limitTo, ownPasswordLimit } from './limits.ts'
import { postNoticeTo } from './notices/notice.ts'
import { voidOneTimeTokens } from './one-time-tokens.store.ts'
import { hashPassword, isPassword } from './password.ts'
import { isSessionNew, revokeSessions } from './sessions.store.ts'
import { voidTickets } from './tickets.store.ts'
import { readUser, removeUser, setPasswordHash } from './users.store.ts'

/** Changes the password, or sets the first one, and ends every other session. */
export async function changePassword(
  context: Context,
  principal: Principal,
  typed: { password?: string | undefined; newPassword: string },
): Promise<void> {
  await proveOneself(context, principal, typed.password)
  const { password_hash: before, email } = await readUser(context.db, principal.userId)
  refuseGuessable(typed.newPassword, { email, path: 'newPassword' })
  const passwordHash = await hashPassword(typed.newPassword)
  await asOwner(context.db, async (tx) => {
    await setPasswordHash(tx, principal.userId, passwordHash)
    await voidOneTimeTokens(tx, principal.userId)
    await voidTickets(tx, principal.userId)
    await voidAddressChanges(tx, principal.userId)
    const kind = before === null ? 'password_set' : 'password_changed'
    await postNoticeTo(context, tx, { principal, notice: { kind } })
    await revokeSessions(tx, principal.userId, { keep: principal.sessionId })
  })
}

/** Deletes the person, the business, all its rows and its files. */
export async function deleteAccount(
  context: Context,
  principal: Principal,
  password: string | undefined,
): Promise<void> {
  await proveOneself(context, principal, password)
  const gone = await asOwner(context.db, (tx) => removeUser(tx, principal.userId))
  for (const businessId of gone)
    await rm(join(context.env.DATA_DIR, 'uploads', businessId), { recursive: true, force: true })
}

/** How long after a sign-in it stands for a password, where there is none. */
export const recentMinutes = 10

/**
 * Refuses whoever does not show to be the person: by the password, or by having just signed in
 * where there is none.
 */
export async function proveOneself(
  context: Context,
  principal: Principal,
  password: string | undefined,
): Promise<void> {
  const { password_hash } = await readUser(context.db, principal.userId)
  if (password_hash !== null) return provePassword(context, principal, password ?? '')
  if (await isSessionNew(context.db, principal.sessionId, recentMinutes)) return
  throw new Problem('conflict', 'To be safe, please sign in once more before you do this.')
}

/** Refuses anybody who does not know the password; limited, so that it cannot be guessed. */
export async function provePassword(
  context: Context,
  principal: Principal,
  password: string,
): Promise<void> {
  const limit = ownPasswordLimit(context.env.LOGINS_PER_15_MINUTES)
  const attempt = await limitTo(context.pool, limit, [principal.userId])
  const user = await readUser(context.db, principal.userId)
  if (user.password_hash === null)
    throw new Problem(
      'conflict',
      'Your account has no password yet. Set one under Account, Sign-in.',
    )
  if (!(await isPassword(user.password_hash, password)))
    throw new Problem('invalid', 'This is not your current password.', {
      details: [{ message: 'This is not your current password.', path: 'password' }],
    })
  await attempt.forgetAll()
}
