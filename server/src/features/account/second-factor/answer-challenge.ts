// The second half of a log-in: the code that answers the challenge.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { asOwner } from '../../../db/effect.ts'
import { hashOf } from '../../../http/tokens.ts'
import { deviceOf } from '../device.ts'
import { linkAndTell } from '../identity/link.ts'
import { postNotice } from '../notices/notice.ts'
import { openSession } from '../sessions.ts'
import { findTicket, takeTicket } from '../tickets.store.ts'
import { readUser } from '../users.store.ts'
import { takeCodeTurn, useCode } from './check-code.ts'
import { countRecoveryCodes } from './second-factor.store.ts'

/** Opens the session that a log-in has begun. */
export async function answerChallenge(
  context: Context,
  said: { challenge: string; code: string },
  userAgent: string | undefined,
): Promise<string> {
  const ticket = { kind: 'second_factor', hash: hashOf(said.challenge), browserHash: null } as const
  const { userId } = (await findTicket(context.db, ticket)) ?? { userId: null }
  if (!userId) throw tooLate()
  const turn = await takeTurnOrTell(context, userId, userAgent)
  const token = await asOwner(context.db, async (tx) => {
    const used = await useCode(context, tx, { userId, typed: said.code })
    const taken = await takeTicket(tx, ticket)
    if (!taken) throw tooLate()
    const device = deviceOf(userAgent)
    if (taken.identity) await linkAndTell(context, tx, { userId, identity: taken.identity, device })
    if (used === 'recovery code') {
      const left = await countRecoveryCodes(tx, userId)
      await postNotice(context, tx, { userId, device, notice: { kind: 'recovery_used', left } })
    }
    return openSession(context, tx, { user: await readUser(tx, userId), userAgent })
  })
  await turn.forgive()
  return token
}

// Whoever guesses codes has come past the first step: the owner learns of it, once a day.
async function takeTurnOrTell(
  context: Context,
  userId: string,
  userAgent: string | undefined,
): ReturnType<typeof takeCodeTurn> {
  try {
    return await takeCodeTurn(context, userId)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too_many') throw error
    const device = deviceOf(userAgent)
    const cause = `${userId}:${context.today()}`
    await asOwner(context.db, (tx) =>
      postNotice(context, tx, { userId, device, notice: { kind: 'codes_guessed' }, cause }),
    )
    throw error
  }
}

function tooLate(): Problem {
  return new Problem('gone', 'This log-in was begun too long ago. Please log in again.')
}
