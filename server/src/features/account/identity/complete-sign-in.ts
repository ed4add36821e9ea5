// What follows from an identity that a provider has proven: its account, a new one, or first a
// proof of whose the address is. An address never decides by itself: an account that has it already
// is linked only by its password or a link sent there.
import type { arrival } from '@plimsoll/contract/identities'
import { email as emailShape } from '@plimsoll/contract/sign-in'
import { Problem } from '@plimsoll/domain/problem'
import type { Transaction } from 'kysely'
import type { output } from 'zod/mini'
import type { Context } from '../../../context.ts'
import { asOwner } from '../../../db/effect.ts'
import type { Tables } from '../../../db/schema.ts'
import { networkOf } from '../../../http/network.ts'
import { hashOf, newSecret } from '../../../http/tokens.ts'
import { outboxQueue } from '../../../mail/outbox.ts'
import { deviceOf } from '../device.ts'
import { type Browser, type Entered, enter } from '../enter.ts'
import { foldEmail } from '../fold-email.ts'
import { identityMailLimit, limitTo, registerLimit } from '../limits.ts'
import { addTicket, findTicket, type ProvenIdentity, takeTicket } from '../tickets.store.ts'
import { findUserByEmail, readUser, type User } from '../users.store.ts'
import { isIdentityKnown, useIdentity } from './identities.store.ts'
import { labelOf } from './label.ts'
import { linkAndTell, linkIdentity } from './link.ts'
import { welcomeNewcomer } from './new-person.ts'
import { postProof } from './proof-mail.ts'
import { takeOver } from './take-over.ts'

type Tx = Transaction<Tables>
type Arrival = output<typeof arrival>
const proofSeconds = 900

/** Takes the one-time code of a return. */
export async function exchangeCode(
  context: Context,
  code: string,
  from: Browser,
): Promise<Arrival> {
  const named = {
    kind: 'code',
    hash: hashOf(code),
    browserHash: hashOf(from.browser ?? ''),
  } as const
  await limitFirstUse(context, (await findTicket(context.db, named))?.identity ?? null, from)
  const arrival = await asOwner(context.db, async (tx) => {
    const ticket = await takeTicket(tx, named)
    if (!ticket?.identity) throw stale()
    return completeSignIn(context, tx, { identity: ticket.identity, from })
  })
  if ('mail' in arrival) context.jobs.wake(outboxQueue.name)
  return arrival
}

// Before the transaction: turns are counted on connections of their own, of which a crowd of
// transactions leaves none.
async function limitFirstUse(
  context: Context,
  identity: ProvenIdentity | null,
  from: Browser,
): Promise<void> {
  if (!identity) throw stale()
  if (await isIdentityKnown(context.db, identity)) return
  if (identity.emailProven)
    await limitTo(context.pool, registerLimit(context.env.REGISTRATIONS_PER_HOUR), [
      networkOf(from.ip),
    ])
  else await limitTo(context.pool, identityMailLimit, [addressOf(context, identity)])
}

async function completeSignIn(
  context: Context,
  tx: Tx,
  signIn: { identity: ProvenIdentity; from: Browser },
): Promise<Arrival> {
  const { identity, from } = signIn
  const userId = await useIdentity(tx, identity)
  if (userId) return enter(context, tx, { user: await readUser(tx, userId), ...from })
  const email = addressOf(context, identity)
  if (!identity.emailProven) return requestMailProof(context, tx, { identity, email, from })
  const known = await findUserByEmail(tx, email)
  if (known?.confirmed_at) return requestOwnerProof(context, tx, { identity, known, from })
  return settle(context, tx, { identity, email, from })
}

/**
 * Lets in by an identity whose address has been proven to be this person's, with the account that
 * goes with it.
 */
export async function settle(
  context: Context,
  tx: Tx,
  signIn: { identity: ProvenIdentity; email: string; from: Browser },
): Promise<Entered> {
  const { identity, email, from } = signIn
  const device = deviceOf(from.userAgent)
  const known = await findUserByEmail(tx, email)
  if (known?.confirmed_at) {
    const entered = await enter(context, tx, { user: known, adding: identity, ...from })
    if ('token' in entered) await linkAndTell(context, tx, { userId: known.id, identity, device })
    return entered
  }
  if (known) {
    await takeOver(tx, known, identity)
    await linkAndTell(context, tx, { userId: known.id, identity, device, isTakenOver: true })
    return enter(context, tx, { user: await readUser(tx, known.id), ...from })
  }
  const userId = await welcomeNewcomer(tx, { email, name: identity.name })
  await linkIdentity(tx, { userId, identity })
  return enter(context, tx, { user: await readUser(tx, userId), ...from })
}

async function requestOwnerProof(
  context: Context,
  tx: Tx,
  signIn: { identity: ProvenIdentity; known: User; from: Browser },
): Promise<Arrival> {
  const ticket = newSecret()
  await addTicket(tx, {
    kind: 'password',
    hash: hashOf(ticket),
    browserHash: hashOf(signIn.from.browser ?? ''),
    userId: signIn.known.id,
    identity: signIn.identity,
    seconds: proofSeconds,
  })
  return {
    link: {
      ticket,
      email: signIn.known.email,
      provider: labelOf(context, signIn.identity.provider),
      has_password: signIn.known.password_hash !== null,
    },
  }
}

async function requestMailProof(
  context: Context,
  tx: Tx,
  signIn: { identity: ProvenIdentity; email: string; from: Browser },
): Promise<Arrival> {
  await postProof(context, tx, signIn)
  return { mail: { email: signIn.email, provider: labelOf(context, signIn.identity.provider) } }
}

function addressOf(context: Context, identity: ProvenIdentity): string {
  const read = emailShape.safeParse(identity.email ?? '')
  if (read.success) return foldEmail(read.data)
  const label = labelOf(context, identity.provider)
  throw new Problem(
    'unusable',
    `${label} didn’t share your email address with us. Create an account with a password instead; you can add ${label} to it afterwards.`,
  )
}

/** The refusal of what is unknown, used, too old or another browser's: they read the same. */
export function stale(): Problem {
  return new Problem(
    'gone',
    'This sign-in was started too long ago, or in another browser. Please start again.',
  )
}
