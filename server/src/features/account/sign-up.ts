// Signing up and confirming the address. Nothing said here tells whether an address was known before.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../context.ts'
import { asOwner } from '../../db/effect.ts'
import { newId } from '../../db/new-id.ts'
import { hashOf } from '../../http/tokens.ts'
import { outboxQueue } from '../../mail/outbox.ts'
import { type Entered, enter } from './enter.ts'
import { foldEmail } from './fold-email.ts'
import { confirmLimit, limitTo, registerLimit } from './limits.ts'
import { mailAddress, postToAddress } from './mail-writers.ts'
import { useOneTimeToken } from './one-time-tokens.store.ts'
import { hashPassword } from './password.ts'
import { addUserWithBusiness, confirmUser, readUser } from './users.store.ts'

/** What a person types to sign up. */
export type SignUp = {
  name: string
  email: string
  password: string
  business_name?: string | undefined
}

const nameLettersMax = 100

/** Signs a person up, or writes to the known address; says the same either way. */
export async function register(
  context: Context,
  said: SignUp,
  ip: string,
): Promise<{ confirmation_required: boolean }> {
  await limitTo(context.pool, registerLimit(context.env.REGISTRATIONS_PER_HOUR), [ip])
  const email = foldEmail(said.email)
  const passwordHash = await hashPassword(said.password)
  await asOwner(context.db, async (tx) => {
    const isNew = await addUserWithBusiness(tx, {
      userId: newId(),
      businessId: newId(),
      email,
      name: said.name,
      passwordHash,
      businessName: said.business_name ?? businessNameOf(said.name),
      confirmed: !context.mailer.confirms,
    })
    await postToAddress(context, tx, {
      template: isNew ? 'confirm' : 'known',
      email,
      cause: newId(),
    })
  })
  context.jobs.wake(outboxQueue.name)
  return { confirmation_required: context.mailer.confirms }
}

/** What a business is called until its owner says. */
export function businessNameOf(name: string): string {
  const suggested = `${name}’s business`
  return suggested.length <= nameLettersMax ? suggested : name
}

/** Confirms an address by the token of its mail and lets the person in. */
export async function confirmEmail(
  context: Context,
  token: string,
  userAgent: string | undefined,
): Promise<Entered> {
  return asOwner(context.db, async (tx) => {
    const userId = await useOneTimeToken(tx, { kind: 'confirm', hash: hashOf(token) })
    if (!userId)
      throw new Problem('gone', 'This link has expired or was used already. Ask for a new one.')
    await confirmUser(tx, userId)
    return enter(context, tx, { user: await readUser(tx, userId), userAgent })
  })
}

/** Sends the confirmation again, if there is anything to confirm; takes as long if there is not. */
export async function resendConfirmation(context: Context, typed: string): Promise<void> {
  const email = foldEmail(typed)
  await limitTo(context.pool, confirmLimit, [email])
  await mailAddress(context, { template: 'confirm', email })
}
