// Logging in. A wrong password and an unknown address read the same, cost the same and are counted the same.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { type Entered, enter } from './enter.ts'
import { foldEmail } from './fold-email.ts'
import { confirmLimit, hasTurn, limitTo, logInLimit, logInPlaceLimit } from './limits.ts'
import { mailAddress } from './mail-writers.ts'
import { isPassword } from './password.ts'
import { findUserByEmail, type User } from './users.store.ts'

/** Where a call comes from. */
export type Place = { ip: string; userAgent: string | undefined }

/** Lets the person of an address and its password in. */
export async function logIn(
  context: Context,
  said: { email: string; password: string },
  from: Place,
): Promise<Entered> {
  const user = await findByPassword(context, said, from.ip)
  if (context.mailer.confirms && !user.confirmed_at) await refuseUnconfirmed(context, user)
  return enter(context, context.db, { user, userAgent: from.userAgent })
}

/** The person of an address, if the password is right; refuses otherwise, in the same words whatever was wrong. */
export async function findByPassword(
  context: Context,
  said: { email: string; password: string },
  ip: string,
): Promise<User> {
  const email = foldEmail(said.email)
  // A turn is taken before the password is looked at, and given back when it was right: parallel guesses gain nothing.
  const own = await limitTo(context.pool, logInLimit(context.env.LOGINS_PER_15_MINUTES), [
    email,
    ip,
  ])
  const place = await limitTo(context.pool, logInPlaceLimit, [ip])
  const user = await findUserByEmail(context.db, email)
  const right = await isPassword(user?.password_hash ?? null, said.password)
  if (!user || !right) throw new Problem('invalid', 'Invalid email or password.')
  await place.giveBack()
  await own.forgetAll()
  return user
}

async function refuseUnconfirmed(context: Context, user: User): Promise<never> {
  if (!(await hasTurn(context.pool, confirmLimit, [user.email])))
    throw new Problem(
      'invalid',
      'Please confirm your email address first. The link is in the mails we have sent you.',
    )
  await mailAddress(context, { template: 'confirm', email: user.email })
  throw new Problem(
    'invalid',
    'Please confirm your email address first. We have sent you a new link.',
  )
}
