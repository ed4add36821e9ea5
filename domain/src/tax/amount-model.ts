// Learns how what was paid for a tax follows from what the account shows of its period. Few and
// simple models, each with its error on the past; the closest wins, and a model that assumes more
// must be closer.
import { type Minor, medianOf } from '../money.ts'
import type { TaxMeasure } from './tax-base.ts'

/**
 * How an amount is found. `measured`: a measure times a factor. `level`: as before. `on_account`:
 * half of the last Self Assessment bill. `error` is the past's mean error as a share of what was
 * paid; `sightings` how many payments taught it (0: none, by the rules alone).
 */
export type AmountModel =
  | {
      readonly kind: 'measured'
      readonly measure: TaxMeasure
      readonly factor: number
      readonly error: number
      readonly sightings: number
    }
  | {
      readonly kind: 'level'
      readonly amount: Minor
      readonly error: number
      readonly sightings: number
    }
  | {
      readonly kind: 'on_account'
      readonly half: Minor
      readonly error: number
      readonly sightings: number
    }

/**
 * What was owed for one period (positive; negative for a repayment), and what a measure came to in
 * it.
 */
export type Observation = { readonly owed: Minor; readonly base: Minor }

/** Few enough that a change of habit is learned within two years of quarters. */
const observationsMax = 8
const levelSightingsMax = 4
// Of an amount that one payment alone teaches: nothing is known of how it varies.
const errorOfOne = 0.25

/**
 * A measure times the factor that lies closest to the past (the weighted median of the ratios,
 * which least absolute deviations lead to).
 */
export function fitMeasured(
  measure: TaxMeasure,
  all: readonly Observation[],
): Extract<AmountModel, { kind: 'measured' }> | null {
  const past = all.slice(-observationsMax)
  const factor = weightedMedianRatio(past)
  if (factor === null || factor <= 0) return null
  const error = errorOf(past, ({ base }) => base * factor)
  return { kind: 'measured', measure, factor, error, sightings: past.length }
}

/**
 * The median of the last payments: right where an amount hardly varies, or where its measure does
 * not show in the account.
 */
export function fitLevel(
  owed: readonly Minor[],
  last = levelSightingsMax,
): Extract<AmountModel, { kind: 'level' }> | null {
  const past = owed.slice(-last)
  const amount = medianOf(past)
  if (amount === null) return null
  const error = errorOf(
    past.map((each) => ({ owed: each, base: each })),
    () => amount,
  )
  return { kind: 'level', amount, error, sightings: past.length }
}

/**
 * The mean error of a model on the past, as a share of what was owed; one sighting alone says
 * little, so it counts as a quarter off.
 */
function errorOf(
  past: readonly Observation[],
  predicted: (observation: Observation) => number,
): number {
  const owed = past.reduce((total, each) => total + Math.abs(each.owed), 0)
  if (past.length < 2 || owed === 0) return errorOfOne
  return past.reduce((total, each) => total + Math.abs(each.owed - predicted(each)), 0) / owed
}

function weightedMedianRatio(past: readonly Observation[]): number | null {
  const ratios = past
    .filter(({ base }) => base !== 0)
    .map(({ owed, base }) => ({ ratio: owed / base, weight: Math.abs(base) }))
    .sort((a, b) => a.ratio - b.ratio)
  const half = ratios.reduce((total, { weight }) => total + weight, 0) / 2
  let passed = 0
  for (const { ratio, weight } of ratios) {
    passed += weight
    if (passed >= half) return ratio
  }
  return null
}
