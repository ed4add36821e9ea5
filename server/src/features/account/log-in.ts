// Logging in. A wrong password and an unknown address read the same, cost the same and are counted
// the same.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { audit } from '../../http/audit.ts'
import { type Entered, enter, type Place } from './enter.ts'
import { foldEmail } from './fold-email.ts'
import { countGuess } from './guesses.ts'
import { findFamiliarity } from './known-devices.store.ts'
import { confirmLimit, isWithin } from './limits.ts'
import { mailAddress } from './mail-writers.ts'
import { isPassword } from './password.ts'
import { findUserByEmail, type User } from './users.store.ts'

/** Logs in the user of an address and a password. */
export async function logIn(
  context: Context,
  typed: { email: string; password: string },
  from: Place,
): Promise<Entered> {
  const user = await findByPassword(context, typed, from)
  if (context.mailer.confirms && !user.confirmed_at) await refuseUnconfirmed(context, user)
  return enter(context, context.db, { user, ...from })
}

/**
 * The user of an address, if the password is right; otherwise a refusal in the same words whatever
 * was wrong.
 */
export async function findByPassword(
  context: Context,
  typed: { email: string; password: string },
  from: Place,
): Promise<User> {
  const email = foldEmail(typed.email)
  const familiarity = await findFamiliarity(context.db, email, from)
  const refused = { event: 'sign_in', outcome: 'refused', ip: from.ip } as const
  const guess = await countGuess(context, { email, ...from, familiarity }).catch((error) => {
    audit(context.log, { ...refused, reason: 'too_many' })
    throw error
  })
  const user = await findUserByEmail(context.db, email)
  const isRight = await isPassword(user?.password_hash ?? null, typed.password)
  if (!user || !isRight) {
    audit(context.log, { ...refused, reason: 'password', user: user?.id ?? null })
    throw new Problem('invalid', 'Invalid email or password.')
  }
  await guess.right()
  return user
}

async function refuseUnconfirmed(context: Context, user: User): Promise<never> {
  if (!(await isWithin(context.pool, confirmLimit, [user.email])))
    throw new Problem(
      'invalid',
      'Please confirm your email address first. The link is in the emails we have sent you.',
    )
  await mailAddress(context, { template: 'confirm', email: user.email })
  throw new Problem(
    'invalid',
    'Please confirm your email address first. We have sent you a new link.',
  )
}
