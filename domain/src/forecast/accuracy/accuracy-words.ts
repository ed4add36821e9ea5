// What accuracy means, in sentences that a shopkeeper can use. Figures are made elsewhere.
import { rough } from '../../amount-words.ts'
import { type Minor, minor } from '../../money.ts'
import type { Coverage } from './coverage.ts'
import type { ErrorOf } from './error-of.ts'
import type { HorizonError } from './horizons.ts'
import { type NaiveMethod, naiveMethods } from './outcome.ts'

const hundred = 100
// Nobody could tell a smaller one from none.
const leanMin = 0.02
const skillMin = 0.02

const methodWords: Readonly<Record<NaiveMethod, string>> = {
  last_month: 'repeating last month',
  mean_of_three: 'the mean of three months',
  flat: 'a flat balance',
}

/**
 * "1 month ahead we were 12 % off on average (5 forecasts)." `null` where nothing has been met yet.
 */
export function errorWords({ label, count, wape }: HorizonError): string | null {
  if (count === 0 || wape === null) return null
  const forecasts = count === 1 ? '1 forecast' : `${count} forecasts`
  return `${label} ahead we were ${percent(wape)} off (${forecasts}).`
}

/** "We said 6 % too much." */
export function biasWords({ bias }: Pick<ErrorOf, 'bias'>): string | null {
  if (bias === null) return null
  if (Math.abs(bias) < leanMin) return 'We were too high as often as too low.'
  return `We said ${percent(Math.abs(bias))} too ${bias > 0 ? 'much' : 'little'}.`
}

/**
 * One sentence against each plain method that could be tried: "Our errors are 31 % smaller than
 * those of repeating last month."
 */
export function skillWords({ skill }: Pick<ErrorOf, 'skill'>): string[] {
  return naiveMethods.flatMap((method) => {
    const share = skill[method]
    return share === null ? [] : [skillSentence(share, methodWords[method])]
  })
}

function skillSentence(share: number, method: string): string {
  if (Math.abs(share) < skillMin) return `We did as well as ${method}.`
  return share > 0
    ? `Our errors are ${percent(share)} smaller than those of ${method}.`
    : `${method.charAt(0).toUpperCase()}${method.slice(1)} would have done better: our errors are ${percent(-share)} larger.`
}

/**
 * How near months closed to their forecast of a month before: "Of the last 12 months, 7 closed
 * within £10K of what we forecast." The amount is the smallest round one that holds at least half.
 */
export function nearWords(misses: readonly Minor[]): string | null {
  const recent = misses.slice(-12)
  const sorted = [...recent].sort((a, b) => a - b)
  const middle = sorted[Math.ceil(sorted.length / 2) - 1]
  if (middle === undefined) return null
  const within = roundUp(middle)
  const near = recent.filter((miss) => miss <= within).length
  return recent.length === 1
    ? `The last month closed within ${rough(within)} of what we forecast.`
    : `Of the last ${recent.length} months, ${near} closed within ${rough(within)} of what we forecast.`
}

/** The next 1, 2 or 5 of its size, from £100 on. */
function roundUp(amount: Minor): Minor {
  let size = 10_000
  for (;;) {
    for (const step of [1, 2, 5]) if (amount <= size * step) return minor(size * step)
    size *= 10
  }
}

/** "The balance stayed in our 80% range on 452 of 754 days (60%)." */
export function heldWords({ inRange, count }: Pick<Coverage, 'inRange' | 'count'>): string | null {
  if (count === 0) return null
  return `The balance stayed in our 80% range on ${inRange} of ${count} days (${Math.round((inRange / count) * hundred)}%).`
}

function percent(share: number): string {
  return `${Math.round(share * hundred)} %`
}
