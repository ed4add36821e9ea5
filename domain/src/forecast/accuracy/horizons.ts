// Errors by how far ahead something was forecast.

import { type ErrorOf, errorOf } from './error-of.ts'
import type { Outcome } from './outcome.ts'

/** A distance ahead, and the days that count as it. */
type Horizon = {
  readonly label: string
  readonly days: number
  readonly from: number
  readonly to: number
}

/** For balances of single days: a week ahead, to the day. */
export const weekHorizons: readonly Horizon[] = [{ label: '1 week', days: 7, from: 7, to: 7 }]

/**
 * For figures of months, counted to the last day of the month: 1, 2, 3 and 6 months, half a month
 * about.
 */
export const monthHorizons: readonly Horizon[] = [
  { label: '1 month', days: 30, from: 16, to: 45 },
  { label: '2 months', days: 61, from: 46, to: 75 },
  { label: '3 months', days: 91, from: 76, to: 106 },
  { label: '6 months', days: 182, from: 167, to: 197 },
]

/** The errors of one horizon. */
type HorizonError = ErrorOf & Pick<Horizon, 'label' | 'days'>

/**
 * The errors at each horizon; those of none have a count of 0. Outcomes between horizons are left
 * aside.
 */
export function errorByHorizon(
  outcomes: readonly Outcome[],
  horizons: readonly Horizon[],
): HorizonError[] {
  return horizons.map(({ label, days, from, to }) => ({
    label,
    days,
    ...errorOf(outcomes.filter(({ horizonDays }) => horizonDays >= from && horizonDays <= to)),
  }))
}
