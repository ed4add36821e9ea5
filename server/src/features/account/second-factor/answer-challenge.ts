// The second half of a log-in: the code that answers the challenge.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { asOwner } from '../../../db/effect.ts'
import { audit } from '../../../http/audit.ts'
import { hashOf } from '../../../http/tokens.ts'
import { deviceOf } from '../device.ts'
import type { Place } from '../enter.ts'
import { linkAndTell } from '../identity/link.ts'
import { rememberDevice } from '../known-devices.store.ts'
import { postNotice } from '../notices/notice.ts'
import { openSession } from '../sessions.ts'
import { findTicket, takeTicket } from '../tickets.store.ts'
import { readUser } from '../users.store.ts'
import { countCodeAttempt, useCode } from './check-code.ts'
import { countRecoveryCodes } from './second-factor.store.ts'

/** Opens the session that a log-in has begun. */
export async function answerChallenge(
  context: Context,
  typed: { challenge: string; code: string },
  from: Place,
): Promise<string> {
  const ticket = {
    kind: 'second_factor',
    hash: hashOf(typed.challenge),
    browserHash: null,
  } as const
  const { userId } = (await findTicket(context.db, ticket)) ?? { userId: null }
  if (!userId) throw tooLate()
  const attempt = await countCode(context, userId, from)
  const refused = (error: unknown): never => {
    const { ip } = from
    audit(context.log, { event: 'second_factor', outcome: 'refused', user: userId, ip })
    throw error
  }
  const token = await asOwner(context.db, async (tx) => {
    const used = await useCode(context, tx, { userId, typed: typed.code })
    await rememberDevice(tx, userId, from)
    const taken = await takeTicket(tx, ticket)
    if (!taken) throw tooLate()
    const device = deviceOf(from.userAgent)
    if (taken.identity) await linkAndTell(context, tx, { userId, identity: taken.identity, device })
    if (used === 'recovery code') {
      const left = await countRecoveryCodes(tx, userId)
      await postNotice(context, tx, { userId, device, notice: { kind: 'recovery_used', left } })
    }
    return openSession(context, tx, { user: await readUser(tx, userId), ...from })
  }).catch(refused)
  await attempt.forgive()
  audit(context.log, { event: 'second_factor', outcome: 'accepted', user: userId, ip: from.ip })
  return token
}

// Whoever guesses codes has passed the first step: the owner gets an email about it, once a day.
async function countCode(
  context: Context,
  userId: string,
  from: Place,
): ReturnType<typeof countCodeAttempt> {
  try {
    return await countCodeAttempt(context, userId)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too_many') throw error
    const { ip } = from
    const reason = 'too_many'
    audit(context.log, { event: 'second_factor', outcome: 'refused', reason, user: userId, ip })
    const device = deviceOf(from.userAgent)
    const cause = `${userId}:${context.today()}`
    await asOwner(context.db, (tx) =>
      postNotice(context, tx, { userId, device, notice: { kind: 'codes_guessed' }, cause }),
    )
    throw error
  }
}

function tooLate(): Problem {
  return new Problem('gone', 'This log-in was started too long ago. Please log in again.')
}
