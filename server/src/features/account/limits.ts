// Rate limits: how many attempts within which window, and the refusal that says how long to wait.
// Callers count by network (http/network.ts): a whole IPv6 /64 is one caller.
import { createHash } from 'node:crypto'
import { Problem } from '@plimsoll/domain/problem'
import type pg from 'pg'
import {
  type Acquired,
  forgetAttempts,
  release,
  tryAcquire,
  tryAcquireWithDelay,
} from './attempts.store.ts'

/** A limit of `max` attempts within the window, counted separately for each subject. */
type Limit = { name: string; max: number; windowSeconds: number }

const hourSeconds = 3600

/** Failed log-ins to one account from one network; the number is a setting. */
export const logInLimit = (max: number): Limit => ({ name: 'log-in', max, windowSeconds: 900 })
/** Failed log-ins to one account from a browser that has signed in to it before. */
export const logInDeviceLimit = (max: number): Limit => ({
  name: 'log-in-device',
  max,
  windowSeconds: 900,
})
/**
 * Whether an account has failed from this network within the hour; the limit below counts each
 * account once.
 */
export const logInPairLimit: Limit = { name: 'log-in-pair', max: 1, windowSeconds: hourSeconds }
/**
 * Accounts that failed from one network: somebody who tries many accounts there, not a colleague
 * with a bad memory.
 */
export const logInNetworkLimit: Limit = {
  name: 'log-in-network',
  max: 50,
  windowSeconds: hourSeconds,
}

/**
 * Failed log-ins to one account from anywhere: the first ones are free, then each waits twice as
 * long, up to half an hour.
 */
type DelayLimit = {
  name: string
  free: number
  firstSeconds: number
  maxSeconds: number
  windowSeconds: number
}
export const logInAccountDelay = (max: number): DelayLimit => ({
  name: 'log-in-account',
  free: 2 * max,
  firstSeconds: 30,
  maxSeconds: 1800,
  windowSeconds: 24 * hourSeconds,
})
/** Sign-ups from one network; the number is a setting. */
export const registerLimit = (max: number): Limit => ({
  name: 'register',
  max,
  windowSeconds: hourSeconds,
})
/** Reset links for one address, requested from one network. */
export const forgotLimit: Limit = { name: 'forgot', max: 3, windowSeconds: hourSeconds }
/**
 * Reset links for one address from anywhere. Beyond it no more are sent: the newest of those sent
 * still works.
 */
export const forgotMailboxLimit: Limit = {
  name: 'forgot-mailbox',
  max: 6,
  windowSeconds: hourSeconds,
}
/** Confirmation links for one address. */
export const confirmLimit: Limit = { name: 'confirm', max: 3, windowSeconds: hourSeconds }
/** The same from anywhere; beyond it no more are sent. */
export const confirmMailboxLimit: Limit = {
  name: 'confirm-mailbox',
  max: 6,
  windowSeconds: hourSeconds,
}
/** Wrong passwords of one user's confirmation link; the number is that of logging in. */
export const confirmPasswordLimit = (max: number): Limit => ({
  name: 'confirm-password',
  max,
  windowSeconds: 900,
})
/** Emails saying "you already have an account" to one address. */
export const knownLimit: Limit = { name: 'known', max: 3, windowSeconds: hourSeconds }
/** Links to a new address that one user requests. */
export const addressLimit: Limit = { name: 'address', max: 5, windowSeconds: hourSeconds }
/** Emails saying "another account has this address" to one address. */
export const takenLimit: Limit = { name: 'taken', max: 3, windowSeconds: hourSeconds }
/** Reset links checked from one network. */
export const validateLimit: Limit = { name: 'validate', max: 20, windowSeconds: hourSeconds }
/** Wrong current passwords of a signed-in user; the number is that of logging in. */
export const ownPasswordLimit = (max: number): Limit => ({
  name: 'own-password',
  max,
  windowSeconds: 900,
})

/** Wrong codes of one user's second factor; the number is that of logging in. */
export const secondFactorLimit = (max: number): Limit => ({
  name: 'second-factor',
  max,
  windowSeconds: 900,
})
/**
 * The same over a day: a million codes, three of them right at any time, must not be worth guessing
 * at.
 */
export const secondFactorDayLimit = (max: number): Limit => ({
  name: 'second-factor-day',
  max: 10 * max,
  windowSeconds: 24 * hourSeconds,
})
/** Sign-ins with an identity provider begun from one network. */
export const beginSignInLimit: Limit = {
  name: 'begin-sign-in',
  max: 300,
  windowSeconds: hourSeconds,
}
/** Emails to an address that a provider reports without vouching for it. */
export const identityMailLimit: Limit = { name: 'identity', max: 3, windowSeconds: hourSeconds }

/** An attempt that was counted. */
export type Attempt = { release(): Promise<void>; forgetAll(): Promise<void> }

/**
 * Counts an attempt, or refuses with the time to wait. `subject` says what is counted; only its
 * hash is stored.
 */
export async function limitTo(
  pool: pg.Pool,
  limit: Limit,
  subject: readonly string[],
): Promise<Attempt> {
  const key = keyOf(limit, subject)
  return attemptOf(pool, key, await tryAcquire(pool, { ...limit, key }))
}

/** The same for a limit by growing delays. */
export async function delayTo(
  pool: pg.Pool,
  limit: DelayLimit,
  subject: readonly string[],
): Promise<Attempt> {
  const key = keyOf(limit, subject)
  return attemptOf(pool, key, await tryAcquireWithDelay(pool, { ...limit, key }))
}

/**
 * Counts an attempt and returns whether it was within the limit, for work that is left out rather
 * than refused.
 */
export async function isWithin(
  pool: pg.Pool,
  limit: Limit,
  subject: readonly string[],
): Promise<boolean> {
  return 'at' in (await tryAcquire(pool, { ...limit, key: keyOf(limit, subject) }))
}

/** Forgets the attempts of a limit. */
export async function forgetLimit(
  pool: pg.Pool,
  limit: { name: string },
  subject: readonly string[],
): Promise<void> {
  await forgetAttempts(pool, keyOf(limit, subject))
}

function attemptOf(pool: pg.Pool, key: string, acquired: Acquired): Attempt {
  if ('waitSeconds' in acquired) throw tooMany(acquired.waitSeconds)
  return {
    release: () => release(pool, { key, at: acquired.at }),
    forgetAll: () => forgetAttempts(pool, key),
  }
}

function keyOf(limit: { name: string }, subject: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(subject)).digest('base64url')
  return `${limit.name}:${hash}`
}

function tooMany(waitSeconds: number): Problem {
  const minutes = Math.ceil(waitSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new Problem('too_many', `Too many attempts. Please wait ${wait} and try again.`, {
    retryAfterSeconds: waitSeconds,
  })
}
