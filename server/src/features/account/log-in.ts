// Logging in. A wrong password and an unknown address read the same, cost the same and are counted the same.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { foldEmail } from './fold-email.ts'
import { type MailJob, mailQueue } from './jobs.ts'
import { confirmLimit, hasTurn, limitTo, logInLimit, logInPlaceLimit } from './limits.ts'
import { isPassword } from './password.ts'
import { openSession } from './sessions.ts'
import { findUserByEmail, type User } from './users.store.ts'

/** Opens a session for an address and its password. */
export async function logIn(
  context: Context,
  said: { email: string; password: string },
  from: { ip: string; userAgent: string | undefined },
): Promise<string> {
  const email = foldEmail(said.email)
  // A turn is taken before the password is looked at, and given back when it was right: parallel guesses gain nothing.
  const own = await limitTo(context.pool, logInLimit(context.env.LOGINS_PER_15_MINUTES), [
    email,
    from.ip,
  ])
  const place = await limitTo(context.pool, logInPlaceLimit, [from.ip])
  const user = await findUserByEmail(context.db, email)
  const right = await isPassword(user?.password_hash ?? null, said.password)
  if (!user || !right) throw new Problem('invalid', 'Invalid email or password.')
  await place.giveBack()
  await own.forgetAll()
  if (context.mailer.confirms && !user.confirmed_at) await refuseUnconfirmed(context, user)
  return openSession(context, context.db, { user, userAgent: from.userAgent })
}

async function refuseUnconfirmed(context: Context, user: User): Promise<never> {
  if (!(await hasTurn(context.pool, confirmLimit, [user.email])))
    throw new Problem(
      'invalid',
      'Please confirm your email address first. The link is in the mails we have sent you.',
    )
  const job: MailJob = { kind: 'confirm', email: user.email }
  await context.jobs.send(mailQueue.name, job)
  throw new Problem(
    'invalid',
    'Please confirm your email address first. We have sent you a new link.',
  )
}
