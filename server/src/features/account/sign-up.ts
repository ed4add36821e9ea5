// Signing up and confirming the address. No answer shows whether an address was known before, and
// an address is confirmed only with the password of its sign-up: whoever signs up with somebody
// else's address gains nothing from their click.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { asOwner } from '../../db/effect.ts'
import { newId } from '../../db/new-id.ts'
import { audit } from '../../http/audit.ts'
import { networkOf } from '../../http/network.ts'
import { hashOf } from '../../http/tokens.ts'
import { outboxQueue } from '../../mail/outbox.ts'
import { refuseGuessable } from './common-passwords.ts'
import type { Place } from './enter.ts'
import { type Entered, enter } from './enter.ts'
import { foldEmail } from './fold-email.ts'
import {
  confirmLimit,
  confirmMailboxLimit,
  confirmPasswordLimit,
  isWithin,
  limitTo,
  registerLimit,
} from './limits.ts'
import { mailAddress, postToAddress } from './mail-writers.ts'
import {
  findOneTimeTokenUser,
  isOneTimeTokenReplaced,
  type TokenKind,
  useOneTimeToken,
} from './one-time-tokens.store.ts'
import { hashPassword, isPassword } from './password.ts'
import { addUserWithBusiness, confirmUser, readUser, replaceSignUp } from './users.store.ts'

/** What a user enters to sign up. */
type SignUp = {
  name: string
  email: string
  password: string
  business_name?: string | undefined
}

const nameLettersMax = 100

/**
 * Signs a user up; the answer is the same for an address already known. A known address that was
 * never confirmed takes the name, business and password of the latest sign-up, so that an earlier
 * one by somebody else is worth nothing.
 */
export async function register(
  context: Context,
  signUp: SignUp,
  ip: string,
): Promise<{ confirmation_required: boolean }> {
  await limitTo(context.pool, registerLimit(context.env.REGISTRATIONS_PER_HOUR), [networkOf(ip)])
  const email = foldEmail(signUp.email)
  refuseGuessable(signUp.password, { email, path: 'password' })
  const person = {
    email,
    name: signUp.name,
    passwordHash: await hashPassword(signUp.password),
    businessName: signUp.business_name ?? businessNameOf(signUp.name),
  }
  const mayMail = await isWithin(context.pool, confirmLimit, [email, 'sign-up'])
  await asOwner(context.db, async (tx) => {
    const confirmed = !context.mailer.confirms
    const ids = { userId: newId(), businessId: newId() }
    const isNew = await addUserWithBusiness(tx, { ...person, ...ids, confirmed })
    const isUnconfirmed = isNew || (await replaceSignUp(tx, person))
    if (isUnconfirmed && !isNew && !mayMail) return
    await postToAddress(context, tx, {
      template: isUnconfirmed ? 'confirm' : 'known',
      email,
      cause: newId(),
    })
  })
  context.jobs.wake(outboxQueue.name)
  return { confirmation_required: context.mailer.confirms }
}

/** The name of a business until its owner changes it. */
export function businessNameOf(name: string): string {
  const suggested = `${name}’s business`
  return suggested.length <= nameLettersMax ? suggested : name
}

/**
 * Confirms an address by the token of its email and the password of the sign-up, and signs the user
 * in.
 */
export async function confirmEmail(
  context: Context,
  typed: { token: string; password?: string | undefined },
  from: Place,
): Promise<Entered> {
  const token = { kind: 'confirm', hash: hashOf(typed.token) } as const
  const userId = await findOneTimeTokenUser(context.db, token)
  if (!userId) throw await spentLink(context, token, from)
  await provePasswordOfSignUp(context, { userId, password: typed.password, ip: from.ip })
  const entered = await asOwner(context.db, async (tx) => {
    if ((await useOneTimeToken(tx, token)) === null) return null
    await confirmUser(tx, userId)
    return enter(context, tx, { user: await readUser(tx, userId), ...from })
  })
  if (!entered) throw await spentLink(context, token, from)
  audit(context.log, { event: 'link', outcome: 'accepted', user: userId, ip: from.ip })
  return entered
}

async function provePasswordOfSignUp(
  context: Context,
  typed: { userId: string; password: string | undefined; ip: string },
): Promise<void> {
  const { userId, password, ip } = typed
  if (password === undefined) {
    const message = 'Enter the password you chose when you signed up.'
    throw new Problem('invalid', message, { kind: 'password_required' })
  }
  const attempt = await limitTo(
    context.pool,
    confirmPasswordLimit(context.env.LOGINS_PER_15_MINUTES),
    [userId],
  )
  const { password_hash } = await readUser(context.db, userId)
  if (!(await isPassword(password_hash, password))) {
    audit(context.log, { event: 'link', outcome: 'refused', reason: 'password', user: userId, ip })
    const message =
      'This isn’t the password of the latest sign-up with this address. If you’ve forgotten it, or somebody else signed up with your address, set a new one under “Forgotten it?”.'
    throw new Problem('invalid', message, { details: [{ message, path: 'password' }] })
  }
  await attempt.forgetAll()
}

/** The refusal of a link that no longer works; it says so when a newer email has replaced it. */
export async function spentLink(
  context: Context,
  token: { kind: TokenKind; hash: Buffer },
  from: { ip: string },
): Promise<Problem> {
  const isReplaced = await isOneTimeTokenReplaced(context.db, token)
  const reason = isReplaced ? 'replaced' : 'expired'
  audit(context.log, { event: 'link', outcome: 'refused', reason, ip: from.ip })
  if (!isReplaced)
    return new Problem('gone', 'This link has expired or was used already. Ask for a new one.')
  const message = 'A newer email has replaced this link. Open the link in the latest email.'
  return new Problem('gone', message, { kind: 'link_replaced' })
}

/**
 * Sends the confirmation again if there is one to send; the answer takes as long if there isn't.
 */
export async function resendConfirmation(
  context: Context,
  typed: string,
  from: Place,
): Promise<void> {
  const email = foldEmail(typed)
  await limitTo(context.pool, confirmLimit, [email, networkOf(from.ip)])
  // Whoever requested this many links has them in the mailbox, and the newest one works.
  if (!(await isWithin(context.pool, confirmMailboxLimit, [email]))) return
  await mailAddress(context, { template: 'confirm', email })
}
