// Completes returns from banks whose process died between the bank's proof and the keeping of it:
// the person has agreed, so the connection must stand in the books, and no consent may live at the
// bank that nobody here knows of.
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { findAttemptById, retakeAttempt } from './attempts.store.ts'
import { recoverAdd } from './complete-add.ts'
import { recoverRenewal } from './complete-renewal.ts'
import { type Recovery, recoverQueue } from './recover-queue.ts'
import { hold } from './take-attempt.ts'

/** Registers the job. */
export function handleRecoveries(context: Context): void {
  context.jobs.handle<Recovery>(recoverQueue, (recovery) => recover(context, recovery))
}

/**
 * Completes a return that nobody holds any more; nothing where it has ended. Fails, to be tried
 * again, while somebody is at it.
 */
export async function recover(
  context: Context,
  { businessId, attemptId }: Recovery,
): Promise<void> {
  const attempt = await asTenant(context.db, businessId, (tx) =>
    retakeAttempt(tx, businessId, attemptId),
  )
  if (attempt) {
    const work = attempt.kind === 'add' ? recoverAdd : recoverRenewal
    const attempted = { attempt, isFinal: false, work: () => work(context, businessId, attempt) }
    await hold(context, businessId, attempted).catch((error) => {
      if (!(error instanceof Problem)) throw error
    })
  }
  const found = await asTenant(context.db, businessId, (tx) =>
    findAttemptById(tx, businessId, attemptId),
  )
  // An attempt that has failed for good is recorded, so that a repeated return gets the same
  // answer.
  if (found?.ended === null) throw new Error('The return is not completed; looked at later.')
}
