// The limits on attempts: how many within which window, and the refusal that says how long to wait.
import { createHash } from 'node:crypto'
import { Problem } from '@plimsoll/domain/problem'
import type pg from 'pg'
import { forgetTurns, giveTurnBack, takeTurn } from './attempts.store.ts'

/** What is limited: `max` turns within the window, counted for each `of` by itself. */
export type Limit = { name: string; max: number; windowSeconds: number }

const hourSeconds = 3600

/** Failures of one address from one place; the number is a setting. */
export const logInLimit = (max: number): Limit => ({ name: 'log-in', max, windowSeconds: 900 })
/** Failures from one place, whichever the address. */
export const logInPlaceLimit: Limit = { name: 'log-in-place', max: 50, windowSeconds: hourSeconds }
/** Sign-ups from one place; the number is a setting. */
export const registerLimit = (max: number): Limit => ({
  name: 'register',
  max,
  windowSeconds: hourSeconds,
})
/** Reset links asked for one address. */
export const forgotLimit: Limit = { name: 'forgot', max: 3, windowSeconds: hourSeconds }
/** Confirmation links asked for one address. */
export const confirmLimit: Limit = { name: 'confirm', max: 3, windowSeconds: hourSeconds }
/** Mails saying "you already have an account" to one address. */
export const knownLimit: Limit = { name: 'known', max: 3, windowSeconds: hourSeconds }
/** Links to a new address that one person asks for. */
export const addressLimit: Limit = { name: 'address', max: 5, windowSeconds: hourSeconds }
/** Mails saying "another account has this address" to one address. */
export const takenLimit: Limit = { name: 'taken', max: 3, windowSeconds: hourSeconds }
/** Reset links looked at from one place. */
export const validateLimit: Limit = { name: 'validate', max: 20, windowSeconds: hourSeconds }
/** Wrong current passwords of a signed-in user; the number is that of logging in. */
export const ownPasswordLimit = (max: number): Limit => ({
  name: 'own-password',
  max,
  windowSeconds: 900,
})

/** Codes of the second factor that one person gets wrong; the number is that of logging in. */
export const secondFactorLimit = (max: number): Limit => ({
  name: 'second-factor',
  max,
  windowSeconds: 900,
})
/** The same over a day: a million codes, three of them right at any time, must not be worth guessing at. */
export const secondFactorDayLimit = (max: number): Limit => ({
  name: 'second-factor-day',
  max: 10 * max,
  windowSeconds: 24 * hourSeconds,
})
/** Goings to an identity provider from one place. */
export const departLimit: Limit = { name: 'depart', max: 300, windowSeconds: hourSeconds }
/** Mails to an address that a provider has told without vouching for it. */
export const identityMailLimit: Limit = { name: 'identity', max: 3, windowSeconds: hourSeconds }

/** A turn that was taken. */
export type Taken = { giveBack(): Promise<void>; forgetAll(): Promise<void> }

/** Takes a turn, or refuses with the time to wait. `of` says whose turn it is; it is kept as a hash only. */
export async function limitTo(pool: pg.Pool, limit: Limit, of: readonly string[]): Promise<Taken> {
  const taken = await tryTurn(pool, limit, of)
  if ('waitSeconds' in taken) throw tooMany(taken.waitSeconds)
  return taken
}

/** Takes a turn and tells whether there was one, for work that is better left out than refused. */
export async function hasTurn(
  pool: pg.Pool,
  limit: Limit,
  of: readonly string[],
): Promise<boolean> {
  return !('waitSeconds' in (await tryTurn(pool, limit, of)))
}

/** Forgets the turns of a limit. */
export async function forgetLimit(
  pool: pg.Pool,
  limit: Limit,
  of: readonly string[],
): Promise<void> {
  await forgetTurns(pool, keyOf(limit, of))
}

async function tryTurn(
  pool: pg.Pool,
  limit: Limit,
  of: readonly string[],
): Promise<Taken | { waitSeconds: number }> {
  const key = keyOf(limit, of)
  const turn = await takeTurn(pool, { ...limit, key })
  if ('waitSeconds' in turn) return turn
  return {
    giveBack: () => giveTurnBack(pool, { key, taken: turn.taken }),
    forgetAll: () => forgetTurns(pool, key),
  }
}

function keyOf(limit: Limit, of: readonly string[]): string {
  const whose = createHash('sha256').update(JSON.stringify(of)).digest('base64url')
  return `${limit.name}:${whose}`
}

function tooMany(waitSeconds: number): Problem {
  const minutes = Math.ceil(waitSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new Problem('too_many', `Too many attempts. Please wait ${wait} and try again.`, {
    retryAfterSeconds: waitSeconds,
  })
}
