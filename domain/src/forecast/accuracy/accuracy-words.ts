// The three statements about how good forecasts have been, in sentences that a shopkeeper can use.
// Every figure comes from `statements.ts`; nothing is worked out here but rounding.
import { pounds, rough } from '../../amount-words.ts'
import type { Month } from '../../calendar.ts'
import { monthNameOf } from '../../date-words.ts'
import { magnitude } from '../../money.ts'
import type { HeldStatement, LeanStatement, NearStatement } from './statements.ts'

const hundred = 100

/**
 * What the sentences are about: closing balances, or net cash while no balance is known; `until` is
 * the last month of books that ended long ago.
 */
type AccuracySubject = { readonly balanceKnown: boolean; readonly until: Month | null }

/** "Of the last 12 months, 7 closed within £10K of what we forecast." */
export function nearWords(
  { months, near, within }: NearStatement,
  { balanceKnown, until }: AccuracySubject,
): string {
  const came = `${balanceKnown ? 'closed within' : 'came within'} ${rough(within)} of ${balanceKnown ? 'what' : 'the net cash'} we forecast`
  if (months === 1) return `${until ? monthWords(until) : 'The last month'} ${came}.`
  const span = until ? `${months} months to ${monthWords(until)}` : `last ${months} months`
  return `Of the ${span}, ${near} ${came}.`
}

function monthWords(month: Month): string {
  return `${monthNameOf(month)} ${month.slice(0, 4)}`
}

/**
 * "The balance was in our 80% range in 452 of 754 daily checks (60%).": a day is checked once for
 * each forecast that was made of it.
 */
export function heldWords(
  { promised, inRange, count }: HeldStatement,
  { balanceKnown }: AccuracySubject,
): string {
  const share = Math.round((inRange / count) * hundred)
  return `${balanceKnown ? 'The balance' : 'Net cash'} was in our ${promised}% range in ${checkWords(inRange, count)} (${share}%).`
}

/** `452 of 754 daily checks`. */
export function checkWords(inRange: number, count: number): string {
  return `${inRange} of ${count} daily ${count === 1 ? 'check' : 'checks'}`
}

/** "On average we forecast £426 too low: 3 months closed above our forecast and 3 below." */
export function leanWords(
  { months, mean, above, below }: LeanStatement,
  { balanceKnown }: AccuracySubject,
): string {
  const size = pounds(magnitude(mean))
  const lean = size === '£0' ? 'exactly right' : `${size} too ${mean > 0 ? 'high' : 'low'}`
  if (months === 1) return `We forecast it ${lean}.`
  const came = balanceKnown ? 'closed' : 'came out'
  return `On average we forecast ${lean}: ${above} ${above === 1 ? 'month' : 'months'} ${came} above our forecast and ${below} below.`
}
