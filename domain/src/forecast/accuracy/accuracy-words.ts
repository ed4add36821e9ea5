// The three statements about how good forecasts have been, in sentences that a shopkeeper can use.
// Every figure comes from `statements.ts`; nothing is worked out here but rounding.
import { pounds, rough } from '../../amount-words.ts'
import { magnitude } from '../../money.ts'
import type { HeldStatement, LeanStatement, NearStatement } from './statements.ts'

const hundred = 100

/** "Of the last 12 months, 7 closed within £10K of what we forecast." */
export function nearWords({ months, near, within }: NearStatement): string {
  return months === 1
    ? `The last month closed within ${rough(within)} of what we forecast.`
    : `Of the last ${months} months, ${near} closed within ${rough(within)} of what we forecast.`
}

/** "The balance stayed in our 80% range on 452 of 754 days (60%)." */
export function heldWords({ promised, inRange, count }: HeldStatement): string {
  const share = Math.round((inRange / count) * hundred)
  return `The balance stayed in our ${promised}% range on ${inRange} of ${count} days (${share}%).`
}

/** "On average we forecast £426 too low: 3 months closed above our forecast and 3 below." */
export function leanWords({ months, mean, above, below }: LeanStatement): string {
  const size = pounds(magnitude(mean))
  const lean = size === '£0' ? 'exactly right' : `${size} too ${mean > 0 ? 'high' : 'low'}`
  if (months === 1) return `We forecast it ${lean}.`
  return `On average we forecast ${lean}: ${above} ${above === 1 ? 'month' : 'months'} closed above our forecast and ${below} below.`
}
