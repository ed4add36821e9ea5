// The shape of a trial: small payments first, then charges in a rhythm, at one price or a little
// more. Whose they are is not asked here.

import { type Day, daysBetween } from '../calendar.ts'
import { magnitude } from '../money.ts'
import type { Payment } from './leak.ts'

/** How often a charge comes, and the words for it. */
type Rhythm = { readonly times: number; readonly words: string }

/**
 * The small payments at the beginning and the charges since; `rhythm` null where there was one
 * charge so far.
 */
export type Trial = {
  readonly small: readonly Payment[]
  readonly charges: readonly Payment[]
  readonly rhythm: Rhythm | null
}

const smallPenceMax = 200
const smallShareMax = 0.25
const smallCountMax = 3
const trialDays = { min: 2, max: 65 } as const
const sameShare = 0.02
const dearerMax = 0.35
const rhythms = [
  { times: 52, words: 'a week', min: 6, max: 8, stillDays: 12, charges: 3 },
  { times: 12, words: 'a month', min: 25, max: 35, stillDays: 40, charges: 2 },
  { times: 4, words: 'a quarter', min: 85, max: 97, stillDays: 105, charges: 2 },
] as const
// One charge after a trial says little: only what offers commonly cost and last is believed.
const teasers = new Set([0, 1, 99, 100])
const teaserDays = [3, 7, 14, 30] as const
const onceDaysMax = 370
const onceChargeMin = 1_000

/**
 * What a payee's payments are as a trial, `null` for none. They are oldest first and all there ever
 * were.
 */
export function trialOf(own: readonly Payment[], asOf: Day): Trial | null {
  const charge = own.find(({ amount }, at) => at > 0 && !isSmall(own[0] as Payment, amount))
  if (!charge) return null
  const at = own.indexOf(charge)
  const [small, charges] = [own.slice(0, at), own.slice(at)]
  const begun = daysBetween((small.at(-1) as Payment).day, charge.day)
  if (small.length > smallCountMax || begun < trialDays.min || begun > trialDays.max) return null
  if (charges.length === 1) return once(small, charges, asOf)
  if (!charges.slice(1).every((charge, i) => isSamePrice(charges[i] as Payment, charge)))
    return null
  const gaps = charges.slice(1).map(({ day }, i) => daysBetween((charges[i] as Payment).day, day))
  const rhythm = rhythms.find(
    ({ min, max, charges: least }) =>
      charges.length >= least && gaps.every((days) => days >= min && days <= max),
  )
  const last = charges.at(-1) as Payment
  if (!rhythm || daysBetween(last.day, asOf) > rhythm.stillDays) return null
  return { small, charges, rhythm }
}

/**
 * The charge is at least twice what the trial was, and four times where that was more than next to
 * nothing.
 */
function isSmall(first: Payment, amount: number): boolean {
  if (amount === 0) return true
  const share = first.amount / amount
  const isNothing = magnitude(first.amount) <= smallPenceMax
  return !((isNothing && share < 1 / 2) || share <= smallShareMax)
}

function isSamePrice(before: Payment, after: Payment): boolean {
  const share = after.amount / before.amount - 1
  return share >= -sameShare && share <= dearerMax
}

function once(small: readonly Payment[], charges: readonly Payment[], asOf: Day): Trial | null {
  const [trial, ...more] = small
  const [charge] = charges
  if (!trial || !charge || more.length > 0 || !teasers.has(magnitude(trial.amount))) return null
  const begun = daysBetween(trial.day, charge.day)
  const isOffer = teaserDays.some((days) => Math.abs(days - begun) <= 1)
  const isSeen = daysBetween(charge.day, asOf) <= onceDaysMax
  return isOffer && isSeen && -charge.amount >= onceChargeMin
    ? { small, charges, rhythm: null }
    : null
}
