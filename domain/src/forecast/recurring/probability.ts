// The chance that the next occurrence of a series appears: a logistic model on what its past looks
// like, then the shares that were really seen, bin by bin. Fitted by bench/src/fit-probability.ts,
// which says on what; to be fitted again when detection changes.
import { type Day, epochDays } from '../../calendar.ts'
import type { Movement } from '../movement.ts'
import type { Fit } from './fit-rule.ts'
import { median } from './sighted.ts'

/**
 * What distinguishes a series that goes on from one that ended, each about 0 to 1 or a few units.
 */
type Features = readonly number[]

/**
 * Somebody with a name, nobody in particular, or the bank itself: its interest is sure to come but
 * its amount follows the balance.
 */
export type PayeeKind = 'named' | 'unnamed' | 'interest'

/** The kind of payee behind a movement. */
export function payeeKindOf({ merchantId, subCategory }: Movement): PayeeKind {
  if (merchantId !== null) return 'named'
  return /interest/.test(subCategory) ? 'interest' : 'unnamed'
}

const recentSlots = 4
const likeShare = 0.2
const equalShare = 0.01
const mostShare = 0.6
const unsteadySpread = 0.3
const longPeriodDays = 45

// Each speaks for the series the more, the larger it is; the fit holds the weights to that, lest a
// council's odd suppliers teach that keeping one's day is a bad sign. On accounts, a named payee
// paid the same amount on the same date twice was paid again in 118 of 118 cases: there the count
// says nothing more, so it is asked only of those that are less exact.
/** The features of a fit as of a day, for the model below. */
export function featuresOf(fit: Fit, at: { asOf: Day; payee: PayeeKind }): Features {
  const { met, slots, spread, jitter } = fit
  const { recent, overdue } = latelyOf(fit, epochDays(at.asOf))
  const sizes = met.slice(-6).map(({ sight }) => sight.size)
  const middle = median(sizes)
  const shareWithin = (reach: number) =>
    sizes.filter((size) => Math.abs(size / middle - 1) <= reach).length / sizes.length
  const alike = spread <= likeShare / 2 ? 1 : shareWithin(likeShare)
  const steady = Math.max(steadinessOf(sizes, shareWithin(equalShare)), 1 - spread / unsteadySpread)
  // Two days off is much for a monthly payment and little for a yearly one.
  const onDay = Math.max(0, 1 - jitter / (slots.period > longPeriodDays ? 6 : 2))
  const exact = steady * onDay
  const count = Math.log2(Math.min(met.length, 12))
  return [
    count * (1 - exact),
    fit.fill,
    recent,
    fit.explained,
    -Math.min(spread, 1),
    steady,
    onDay,
    alike,
    alike * onDay,
    at.payee === 'named' ? exact : 0,
    at.payee === 'unnamed' ? exact : 0,
    -Math.min(overdue, 1.5),
    -Math.log2(slots.period / 30) * (1 - onDay),
  ]
}

/**
 * A new price is as steady as the old one, and a bonus in December does not make wages unsteady.
 */
function steadinessOf(sizes: readonly number[], shareEqual: number): number {
  const lastThree = sizes.slice(-3)
  const agree = Math.max(...lastThree) <= Math.min(...lastThree) * (1 + equalShare)
  return agree || shareEqual >= mostShare ? 1 : shareEqual
}

/**
 * The share of the latest due days that were met, and how far past its day the next one is, in
 * periods. A payment on a due day that is no evidence, such as a bonus, meets it too.
 */
function latelyOf(
  { met, slots, seenUntil }: Fit,
  asOf: number,
): { recent: number; overdue: number } {
  const lastMet = met.at(-1)?.slot ?? 0
  const last = Math.max(lastMet, slots.near(seenUntil))
  const metSlots = [...met.map(({ slot }) => slot), ...(last > lastMet ? [last] : [])]
  const overdue = Math.max(0, (asOf - slots.at(last + 1)) / slots.period)
  const passed = overdue > 0 ? Math.floor(overdue) + 1 : 0
  const from = last + passed - recentSlots
  const seen = metSlots.filter((slot) => slot > from).length
  return { recent: seen / Math.min(recentSlots, metSlots.length + passed), overdue }
}

const bias = -14.06
const weights: readonly number[] = [
  1.41, 4.06, 0.86, 3.13, 0.56, 0.0, 0.0, 2.08, 0.0, 5.68, 6.72, 2.01, 0.87,
]

/** The shares seen, by the model's score in log-odds; straight lines between. */
const calibration: readonly (readonly [score: number, share: number])[] = [
  [-3.88, 0.065],
  [-2.71, 0.103],
  [-1.73, 0.14],
  [-0.99, 0.239],
  [-0.05, 0.326],
  [1.0, 0.602],
  [1.7, 0.883],
  [2.07, 0.924],
]

// The bank's interest came every month, but within a fifth of its usual amount only so often,
// whatever its past looked like.
const interestShare = 0.58

/**
 * The chance, 0 to 1, that the next occurrence appears within its tolerance of day and a fifth of
 * its amount.
 */
export function probabilityOf(fit: Fit, at: { asOf: Day; payee: PayeeKind }): number {
  return at.payee === 'interest' ? interestShare : calibrated(scoreOf(featuresOf(fit, at)))
}

/** The score of the logistic model, in log-odds, before calibration. */
function scoreOf(features: Features): number {
  return features.reduce((score, feature, i) => score + feature * (weights[i] ?? 0), bias)
}

function calibrated(score: number): number {
  const first = calibration[0]
  if (!first || score <= first[0]) return first?.[1] ?? 0
  for (const [i, [at, share]] of calibration.entries()) {
    const before = calibration[i - 1]
    if (!before || score > at) continue
    return before[1] + ((share - before[1]) * (score - before[0])) / (at - before[0])
  }
  return calibration.at(-1)?.[1] ?? 0
}
