// A typed code held against the second factor of a person. Each code is taken once; wrong ones are
// counted.
import { Problem } from '@plimsoll/domain/problem'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Tables } from '../../../db/schema.ts'
import { SealBroken } from '../../../vault.ts'
import { limitTo, secondFactorDayLimit, secondFactorLimit } from '../limits.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import { findSecondFactor, useRecoveryCode, useStep } from './second-factor.store.ts'
import { stepOf } from './totp.ts'

type Tx = Transaction<Tables>

/** What the sealed secret is for; opens for this person alone. */
export const secretPurpose = (userId: string) => `second factor of ${userId}`

/**
 * Counts an attempt before a code is checked; `forgive` is for a right one. Parallel guesses gain
 * nothing.
 */
export async function countCodeAttempt(
  context: Context,
  userId: string,
): Promise<{ forgive(): Promise<void> }> {
  const max = context.env.LOGINS_PER_15_MINUTES
  const attempts = [
    await limitTo(context.pool, secondFactorLimit(max), [userId]),
    await limitTo(context.pool, secondFactorDayLimit(max), [userId]),
  ]
  return {
    forgive: async () => {
      for (const attempt of attempts) await attempt.release()
    },
  }
}

/**
 * Uses up a code of the app. For one that is being set up as well, so that the first code is not
 * taken again at a log-in.
 */
export async function useAppCode(
  context: Context,
  tx: Tx,
  attempt: { userId: string; typed: string; sealed: string },
): Promise<boolean> {
  const digits = attempt.typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(digits)) return false
  const secret = openSecret(context, attempt)
  const step = secret === null ? null : stepOf(secret, digits, Date.now())
  return step !== null && useStep(tx, { userId: attempt.userId, step })
}

// After a restore without its key no code of the app is right any more: the recovery codes and the
// password still are.
function openSecret(context: Context, secret: { userId: string; sealed: string }): string | null {
  try {
    return context.vault.open(secret.sealed, secretPurpose(secret.userId))
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    context.log.error({ reason: error.message }, 'the secret of a second factor does not open')
    return null
  }
}

/** Uses up a code of the app or a recovery code, and returns which it was; refuses any other. */
export async function useCode(
  context: Context,
  tx: Tx,
  attempt: { userId: string; typed: string },
): Promise<'app' | 'recovery code'> {
  const factor = await findSecondFactor(tx, attempt.userId)
  if (!factor?.confirmed_at) throw wrongCode()
  if (await useAppCode(context, tx, { ...attempt, sealed: factor.sealed })) return 'app'
  const hash = hashOfRecoveryCode(attempt.typed)
  if (!(await useRecoveryCode(tx, { userId: attempt.userId, hash }))) throw wrongCode()
  return 'recovery code'
}

/** The refusal of a code. */
export function wrongCode(): Problem {
  const message = 'This code is not right, or it was used already. Enter the newest one.'
  return new Problem('invalid', message, { details: [{ message, path: 'code' }] })
}
