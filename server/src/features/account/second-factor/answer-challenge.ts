// The second half of a log-in: the code that answers the challenge.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { asOwner } from '../../../db/effect.ts'
import { hashOf } from '../../../http/tokens.ts'
import { linkIdentity } from '../identity/link.ts'
import { openSession } from '../sessions.ts'
import { findTicket, takeTicket } from '../tickets.store.ts'
import { readUser } from '../users.store.ts'
import { takeCodeTurn, useCode } from './check-code.ts'

/** Opens the session that a log-in has begun. */
export async function answerChallenge(
  context: Context,
  said: { challenge: string; code: string },
  userAgent: string | undefined,
): Promise<string> {
  const ticket = { kind: 'second_factor', hash: hashOf(said.challenge), browserHash: null } as const
  const { userId } = (await findTicket(context.db, ticket)) ?? { userId: null }
  if (!userId) throw tooLate()
  const turn = await takeCodeTurn(context, userId)
  const token = await asOwner(context.db, async (tx) => {
    await useCode(context, tx, { userId, typed: said.code })
    const taken = await takeTicket(tx, ticket)
    if (!taken) throw tooLate()
    if (taken.identity) await linkIdentity(tx, { userId, identity: taken.identity })
    return openSession(context, tx, { user: await readUser(tx, userId), userAgent })
  })
  await turn.forgive()
  return token
}

function tooLate(): Problem {
  return new Problem('gone', 'This log-in was begun too long ago. Please log in again.')
}
