// The ways into one's own account: what there is, adding a provider, and taking one off; never the
// last.
import type { listWaysIn } from '@plimsoll/contract/identities'
import { Problem } from '@plimsoll/domain/problem'
import type { output } from 'zod/mini'
import type { Context } from '../../../context.ts'
import { asOwner } from '../../../db/effect.ts'
import { hashOf, type Principal } from '../../../http/tokens.ts'
import { SignInFailed } from '../../../outside/identity/identity-provider.ts'
import { deviceOf } from '../device.ts'
import type { Browser } from '../enter.ts'
import { beginSignInLimit, limitTo } from '../limits.ts'
import { postNoticeTo } from '../notices/notice.ts'
import { proveOneself, recentMinutes } from '../own-password.ts'
import { countRecoveryCodes, findSecondFactor } from '../second-factor/second-factor.store.ts'
import { isSessionNew, revokeSessions } from '../sessions.store.ts'
import { takeTicket } from '../tickets.store.ts'
import { lockUser, readUser } from '../users.store.ts'
import { beginSignIn, findProvider, notReached } from './begin-sign-in.ts'
import { stale } from './complete-sign-in.ts'
import { findIdentities, removeIdentity } from './identities.store.ts'
import { labelOf } from './label.ts'
import { linkAndTell } from './link.ts'

type WaysIn = output<typeof listWaysIn.reply>['data']

/** Password, providers and second factor of the signed-in person. */
export async function listWaysInOf(context: Context, principal: Principal): Promise<WaysIn> {
  const { db } = context
  const factor = await findSecondFactor(db, principal.userId)
  const identities = await findIdentities(db, principal.userId)
  return {
    password: (await readUser(db, principal.userId)).password_hash !== null,
    recent: await isSessionNew(db, principal.sessionId, recentMinutes),
    identities: identities.map((row) => ({
      id: row.id,
      provider: row.provider,
      label: labelOf(context, row.provider),
      email: row.email,
      linked_at: row.linked_at.toISOString(),
      used_at: row.used_at.toISOString(),
    })),
    second_factor: factor?.confirmed_at
      ? {
          since: factor.confirmed_at.toISOString(),
          recovery_codes_left: await countRecoveryCodes(db, principal.userId),
        }
      : null,
  }
}

/** Begins to add a provider: the address for the browser to go to. */
export async function beginAdding(
  context: Context,
  principal: Principal,
  wayIn: { providerId: string; password: string | undefined; browser: string },
): Promise<string> {
  const provider = findProvider(context, wayIn.providerId)
  if (!provider) throw new Problem('not_found', 'There is no such way to sign in.')
  await proveOneself(context, principal, wayIn.password)
  await limitTo(context.pool, beginSignInLimit, [principal.userId])
  try {
    return await beginSignIn(context, {
      provider,
      browser: wayIn.browser,
      userId: principal.userId,
    })
  } catch (error) {
    if (!(error instanceof SignInFailed)) throw error
    context.log.warn({ provider: provider.id, code: error.code }, 'sign-in')
    throw notReached(provider.label)
  }
}

/** Adds the provider that the browser has come back from; only for the person who began. */
export async function addComeBack(
  context: Context,
  principal: Principal,
  proof: { code: string } & Browser,
): Promise<string> {
  return asOwner(context.db, async (tx) => {
    const ticket = await takeTicket(tx, {
      kind: 'add',
      hash: hashOf(proof.code),
      browserHash: hashOf(proof.browser ?? ''),
    })
    if (!ticket?.identity || ticket.userId !== principal.userId) throw stale()
    const { identity } = ticket
    await linkAndTell(context, tx, {
      userId: principal.userId,
      identity,
      device: deviceOf(proof.userAgent),
    })
    return labelOf(context, ticket.identity.provider)
  })
}

/** Takes a provider off; whoever came in by it elsewhere is signed out. */
export async function takeOff(
  context: Context,
  principal: Principal,
  wayIn: { id: string; password: string | undefined },
): Promise<void> {
  await proveOneself(context, principal, wayIn.password)
  await asOwner(context.db, async (tx) => {
    // Held, so that two at once cannot take the last two.
    const { password_hash } = await lockUser(tx, principal.userId)
    const others = (await findIdentities(tx, principal.userId)).filter(({ id }) => id !== wayIn.id)
    if (password_hash === null && others.length === 0)
      throw new Problem(
        'conflict',
        'This is your only way to sign in. Set a password or add another provider first.',
      )
    const removed = await removeIdentity(tx, { userId: principal.userId, id: wayIn.id })
    if (removed === null)
      throw new Problem('not_found', 'This way to sign in is not there any more.')
    const notice = { kind: 'provider_removed', provider: labelOf(context, removed) } as const
    await postNoticeTo(context, tx, { principal, notice, cause: wayIn.id })
    await revokeSessions(tx, principal.userId, { keep: principal.sessionId })
  })
}
