// Counts wrong passwords so that guessing is slow for a guesser and nobody else. A browser that has
// signed in to the account before has a count of its own; everyone else is counted by network and,
// over all networks, by account.
import type { Context } from '../../context.ts'
import { networkOf } from '../../http/network.ts'
import type { Familiarity } from './known-devices.store.ts'
import {
  type Attempt,
  delayTo,
  forgetLimit,
  isWithin,
  limitTo,
  logInAccountDelay,
  logInDeviceLimit,
  logInLimit,
  logInNetworkLimit,
  logInPairLimit,
} from './limits.ts'

/** Who tries a password for an address, and from where. */
type Guess = {
  readonly email: string
  readonly ip: string
  readonly device: string | null
  readonly familiarity: Familiarity
}

/**
 * Counts a try before the password is checked, so that parallel tries gain nothing. Call `right` if
 * it was.
 */
export async function countGuess(
  context: Context,
  guess: Guess,
): Promise<{ right(): Promise<void> }> {
  const max = context.env.LOGINS_PER_15_MINUTES
  if (guess.familiarity.device) {
    const own = await limitTo(context.pool, logInDeviceLimit(max), [
      guess.email,
      guess.device ?? '',
    ])
    return { right: () => own.forgetAll() }
  }
  const pair = [guess.email, networkOf(guess.ip)]
  const own = await limitTo(context.pool, logInLimit(max), pair)
  const account = await orRelease(
    () => delayTo(context.pool, logInAccountDelay(max), [guess.email]),
    [own],
  )
  const network = await orRelease(() => countNetwork(context, guess, pair), [own, account])
  return {
    right: async () => {
      await own.forgetAll()
      await account.forgetAll()
      if (network) {
        await network.release()
        await forgetLimit(context.pool, logInPairLimit, pair)
      }
    },
  }
}

/** Forgets what was counted against a user who has just set a new password by a mailed link. */
export async function forgiveGuesses(
  context: Context,
  from: { email: string; ip: string },
): Promise<void> {
  const max = context.env.LOGINS_PER_15_MINUTES
  await forgetLimit(context.pool, logInLimit(max), [from.email, networkOf(from.ip)])
  await forgetLimit(context.pool, logInAccountDelay(max), [from.email])
}

/**
 * An account counts once an hour, and not at all where its user has signed in before: an office
 * isn't one guesser.
 */
async function countNetwork(
  context: Context,
  guess: Guess,
  pair: readonly string[],
): Promise<Attempt | null> {
  if (guess.familiarity.network) return null
  if (!(await isWithin(context.pool, logInPairLimit, pair))) return null
  try {
    return await limitTo(context.pool, logInNetworkLimit, [networkOf(guess.ip)])
  } catch (error) {
    await forgetLimit(context.pool, logInPairLimit, pair)
    throw error
  }
}

async function orRelease<T>(work: () => Promise<T>, counted: readonly Attempt[]): Promise<T> {
  try {
    return await work()
  } catch (error) {
    for (const attempt of counted) await attempt.release()
    throw error
  }
}
