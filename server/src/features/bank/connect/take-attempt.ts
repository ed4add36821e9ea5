// What a bank handed back meets the attempt that it belongs to: the person's own, of the right kind, in time, and once.
import type { AttemptKind, Connection } from '@plimsoll/contract/bank'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { type Asker, hashOf } from '../../../http/tokens.ts'
import type { HandedBack } from '../../../outside/open-banking/bank-provider.ts'
import { refusalOf } from '../connection/failures.ts'
import { tellConnection } from '../told/tell.ts'
import { type AttemptRow, endAttempt, findAttempt, useAttempt } from './attempts.store.ts'
import { kindOfState } from './begin.ts'

const unknown = 'This return from your bank is not known. Please start again from Integrations.'
const late = 'You were away for more than ten minutes. Please start again from Integrations.'
const failed = 'This try has failed already. Please start again from Integrations.'
const busy = 'Another tab is completing this already. Look at Integrations in a moment.'

/**
 * Completes an attempt with `work`, once. Whoever comes second is told what came of it. A failure marks the attempt alone:
 * a connection that works goes on working.
 */
export async function completeOnce(
  context: Context,
  asker: Asker,
  given: { kind: AttemptKind; handedBack: HandedBack },
  work: (attempt: AttemptRow, state: string) => Promise<string>,
): Promise<Connection> {
  const state = given.handedBack.state ?? ''
  if (kindOfState(state) !== given.kind) throw new Problem('invalid', unknown)
  const { businessId } = asker
  const by = { stateHash: hashOf(state), userId: asker.userId }
  const attempt = await asTenant(context.db, businessId, (tx) => useAttempt(tx, businessId, by))
  const id = attempt
    ? await run(context, businessId, { attempt, state, work })
    : await resultOf(context, businessId, by)
  return asTenant(context.db, businessId, (tx) =>
    tellConnection(tx, businessId, { id, today: context.today() }),
  )
}

async function run(
  context: Context,
  businessId: string,
  given: {
    attempt: AttemptRow
    state: string
    work: (attempt: AttemptRow, state: string) => Promise<string>
  },
): Promise<string> {
  const { attempt } = given
  const end = (ended: 'done' | 'failed', connectionId?: string) =>
    asTenant(context.db, businessId, (tx) =>
      endAttempt(tx, businessId, {
        id: attempt.id,
        ended,
        ...(connectionId ? { connectionId } : {}),
      }),
    )
  try {
    const connectionId = await given.work(attempt, given.state)
    await end('done', connectionId)
    return connectionId
  } catch (error) {
    await end('failed')
    throw refusalOf(context, error)
  }
}

async function resultOf(
  context: Context,
  businessId: string,
  by: { stateHash: Buffer; userId: string },
): Promise<string> {
  const found = await asTenant(context.db, businessId, (tx) => findAttempt(tx, businessId, by))
  if (!found) throw new Problem('conflict', unknown)
  if (found.ended === 'done' && found.connection_id) return found.connection_id
  if (found.ended === 'failed') throw new Problem('conflict', failed)
  throw new Problem('conflict', found.used_at ? busy : late)
}
