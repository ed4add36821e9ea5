// What a signed-in person must prove with the password again: changing it, and deleting the account.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { asOwner } from '../../db/effect.ts'
import type { Asker } from '../../http/tokens.ts'
import { limitTo, ownPasswordLimit } from './limits.ts'
import { voidOneTimeTokens } from './one-time-tokens.store.ts'
import { hashPassword, isPassword } from './password.ts'
import { revokeSessions } from './sessions.store.ts'
import { readUser, removeUser, setPasswordHash } from './users.store.ts'

/** Changes the password and ends every other session. */
export async function changePassword(
  context: Context,
  asker: Asker,
  said: { password: string; newPassword: string },
): Promise<void> {
  await provePassword(context, asker, said.password)
  const passwordHash = await hashPassword(said.newPassword)
  await asOwner(context.db, async (tx) => {
    await setPasswordHash(tx, asker.userId, passwordHash)
    await voidOneTimeTokens(tx, asker.userId)
    await revokeSessions(tx, asker.userId, { keep: asker.sessionId })
  })
}

/** Deletes the person, the business, all its rows and its files. */
export async function deleteAccount(
  context: Context,
  asker: Asker,
  password: string,
): Promise<void> {
  await provePassword(context, asker, password)
  const gone = await asOwner(context.db, (tx) => removeUser(tx, asker.userId))
  for (const businessId of gone)
    await rm(join(context.env.DATA_DIR, 'uploads', businessId), { recursive: true, force: true })
}

async function provePassword(context: Context, asker: Asker, password: string): Promise<void> {
  const limit = ownPasswordLimit(context.env.LOGINS_PER_15_MINUTES)
  const turn = await limitTo(context.pool, limit, [asker.userId])
  const user = await readUser(context.db, asker.userId)
  if (!(await isPassword(user.password_hash, password)))
    throw new Problem('invalid', 'This is not your current password.', {
      details: [{ message: 'This is not your current password.', path: 'password' }],
    })
  await turn.forgetAll()
}
