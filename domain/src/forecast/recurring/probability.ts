// The chance that the next occurrence of a series appears: a logistic model on what its past looks like, then the shares that were
// really seen, bin by bin. Fitted by bench/src/fit-probability.ts, which says on what; to be fitted anew when detection changes.
import { type Day, epochDays } from '../../calendar.ts'
import type { Fit } from './fit-rule.ts'
import { median } from './sighted.ts'

/** What tells a series that goes on from one that does not, each about 0 to 1 or a few units. */
export type Features = readonly number[]

const recentSlots = 4
const likeShare = 0.2
const equalShare = 0.01

// On accounts, a named payee paid the same amount on the same date twice was paid again in 118 of 118 cases; the same of a yearly
// payment held in 12 of 100. So exactness is asked apart: of named ones, of unnamed ones, of those with long periods.
const longPeriodDays = 45

/** The features of a fit as of a day, for the model below. */
export function featuresOf(fit: Fit, at: { asOf: Day; named: boolean }): Features {
  const { met, slots, spread, jitter } = fit
  const { recent, overdue } = latelyOf(fit, epochDays(at.asOf))
  const sizes = met.slice(-6).map(({ sight }) => sight.size)
  const middle = median(sizes)
  const shareWithin = (reach: number) =>
    sizes.filter((size) => Math.abs(size / middle - 1) <= reach).length / sizes.length
  const lastThree = sizes.slice(-3)
  // A new price is as steady as the old one; a bonus in December does not make wages unsteady.
  const steady =
    Math.max(...lastThree) <= Math.min(...lastThree) * (1 + equalShare)
      ? 1
      : shareWithin(equalShare)
  const exact = steady * (1 - Math.min(jitter, 2) / 2)
  const isLong = slots.period > longPeriodDays
  const count = Math.log2(Math.min(met.length, 12))
  return [
    count * (1 - exact),
    isLong ? count * exact : 0,
    fit.fill,
    recent,
    fit.explained,
    Math.min(spread, 1),
    steady,
    Math.min(jitter, 5),
    shareWithin(likeShare),
    at.named && !isLong ? exact : 0,
    at.named || isLong ? 0 : exact,
    isLong ? exact : 0,
    Math.min(overdue, 1.5),
    Math.log2(slots.period / 30),
  ]
}

/** The share of the latest due days that were met, and how far past its day the next one is, in periods. */
function latelyOf({ met, slots }: Fit, asOf: number): { recent: number; overdue: number } {
  const last = met.at(-1)?.slot ?? 0
  const overdue = Math.max(0, (asOf - slots.at(last + 1)) / slots.period)
  const passed = overdue > 0 ? Math.floor(overdue) + 1 : 0
  const from = last + passed - recentSlots
  const seen = met.filter(({ slot }) => slot > from).length
  return { recent: seen / Math.min(recentSlots, met.length + passed), overdue }
}

const bias = -9.35
const weights: readonly number[] = [
  0.87, 1.14, 3.06, 1.1, 1.78, -0.45, 0.17, -0.3, 1.55, 3.67, 4.16, -1.47, -1.22, -0.03,
]

/** The shares seen, by the model's score in log-odds; straight lines between. */
const calibration: readonly (readonly [score: number, share: number])[] = [
  [-3.11, 0.083],
  [-2.37, 0.097],
  [-1.95, 0.132],
  [-1.47, 0.165],
  [-0.94, 0.287],
  [-0.62, 0.368],
  [-0.32, 0.433],
  [0.0, 0.492],
  [0.49, 0.494],
  [1.16, 0.632],
  [1.63, 0.909],
  [2.12, 0.918],
]

/** The chance, 0 to 1, that the next occurrence appears within its tolerance of day and a fifth of its amount. */
export function probabilityOf(features: Features): number {
  return calibrated(scoreOf(features))
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
