// What a bank handed back meets the attempt that it belongs to: the person's own, of the right
// kind, in time, and once.
import { setTimeout as sleep } from 'node:timers/promises'
import type { AttemptKind, Connection } from '@plimsoll/contract/bank'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { hashOf, type Principal } from '../../../http/tokens.ts'
import { type HandedBack, ProviderProblem } from '../../../outside/open-banking/bank-provider.ts'
import { refusalOf } from '../connection/failures.ts'
import { viewConnection } from '../view/connection-view.ts'
import {
  type AttemptRow,
  endAttempt,
  findAttempt,
  holdAttempt,
  releaseAttempt,
  useAttempt,
} from './attempts.store.ts'
import { kindOfState } from './begin.ts'
import { recoverLater } from './recover-queue.ts'

const unknown = 'This return from your bank is not known. Please start again from Integrations.'
const late = 'You were away for more than ten minutes. Please start again from Integrations.'
const failed = 'This try has failed already. Please start again from Integrations.'
const busy = 'Your bank takes long to answer. Try again in a minute.'

// A call that comes second waits for the first, and takes over from one whose process has died.
const waitMs = 500
const waitsMax = 40
const holdMs = 3_000

/**
 * Completes an attempt and marks it done in the transaction that keeps its results. Returns the
 * connection.
 */
type Completing = (attempt: AttemptRow, state: string) => Promise<string>

/**
 * Completes an attempt with `work`, once. A second caller gets the same outcome. A failure marks
 * the attempt alone: a connection that works goes on working.
 */
export async function completeOnce(
  context: Context,
  principal: Principal,
  expected: { kind: AttemptKind; handedBack: HandedBack },
  work: Completing,
): Promise<Connection> {
  const state = expected.handedBack.state ?? ''
  if (kindOfState(state) !== expected.kind) throw new Problem('invalid', unknown)
  const { businessId } = principal
  const id = await settle(context, principal, { handedBack: expected.handedBack, work })
  return asTenant(context.db, businessId, (tx) =>
    viewConnection(tx, businessId, { id, today: context.today() }),
  )
}

async function settle(
  context: Context,
  { businessId, userId }: Principal,
  { handedBack, work }: { handedBack: HandedBack; work: Completing },
): Promise<string> {
  const state = handedBack.state ?? ''
  const by = { stateHash: hashOf(state), userId }
  for (let waits = 0; ; waits++) {
    const attempt = await asTenant(context.db, businessId, async (tx) => {
      const taken = await useAttempt(tx, businessId, by)
      if (taken) await recoverLater(context, tx, { businessId, attemptId: taken.id })
      return taken
    })
    if (attempt) {
      const isFinal = handedBack.error !== undefined
      return hold(context, businessId, { attempt, isFinal, work: () => work(attempt, state) })
    }
    const done = await resultOf(context, businessId, by)
    if (done) return done
    if (waits >= waitsMax) throw new Problem('unavailable', busy)
    await sleep(waitMs)
  }
}

/**
 * Works while holding an attempt. One that fails is over, unless the provider does not answer just
 * now: then it may be tried again as it is, where the bank's own answer was not `final`.
 */
export async function hold(
  context: Context,
  businessId: string,
  attempted: { attempt: AttemptRow; isFinal: boolean; work: () => Promise<string> },
): Promise<string> {
  const { attempt, isFinal, work } = attempted
  const within = <T>(act: (tx: TenantTx) => Promise<T>) => asTenant(context.db, businessId, act)
  const keep = () => within((tx) => holdAttempt(tx, businessId, attempt.id))
  const timer = setInterval(() => void keep().catch(() => undefined), holdMs)
  try {
    return await work()
  } catch (error) {
    await within((tx) =>
      isPassing(error) && !isFinal
        ? releaseAttempt(tx, businessId, attempt.id)
        : endAttempt(tx, businessId, { id: attempt.id, ended: 'failed' }),
    )
    throw refusalOf(context, error)
  } finally {
    clearInterval(timer)
  }
}

function isPassing(error: unknown): boolean {
  const passing = ['unavailable', 'bank_unavailable', 'rate_limited', 'unreadable']
  return error instanceof ProviderProblem && passing.includes(error.failure)
}

/** What came of an attempt; null while somebody is at it. */
async function resultOf(
  context: Context,
  businessId: string,
  by: { stateHash: Buffer; userId: string },
): Promise<string | null> {
  const found = await asTenant(context.db, businessId, (tx) => findAttempt(tx, businessId, by))
  if (!found) throw new Problem('conflict', unknown)
  if (found.ended === 'done' && found.connection_id) return found.connection_id
  if (found.ended === 'failed') throw new Problem('conflict', failed)
  if (!found.used_at) throw new Problem('conflict', late)
  return null
}
