// How large the errors of forecasts are, which way they lean, and whether a plain method would have
// done as well.
import { type Minor, minor } from '../../money.ts'
import { type NaiveMethod, naiveMethods, type Outcome } from './outcome.ts'

/**
 * The errors of some outcomes. Shares: 0.12 is 12 %; `null` where there is nothing to divide by.
 */
export type ErrorOf = {
  readonly count: number
  /** The mean distance from what happened, in pence. */
  readonly meanError: Minor
  /** The mean of forecast less actual, in pence: above 0 where too much was forecast. */
  readonly meanLean: Minor
  /**
   * The weighted error (WAPE): all distances together as a share of all that happened. 0 is
   * perfect.
   */
  readonly wape: number | null
  /**
   * All errors together, with their sign, as a share of all that happened: above 0 the
   * forecast was too high.
   */
  readonly bias: number | null
  /**
   * By plain method: how much smaller the errors are than its own on the same figures. 0.3 is a
   * third less, below 0 it would have been better.
   */
  readonly skill: Readonly<Record<NaiveMethod, number | null>>
}

/**
 * The errors of a list of outcomes (Kolassa and Schütz, "Advantages of the MAD/Mean ratio over the
 * MAPE", Foresight 6, 2007).
 */
export function errorOf(outcomes: readonly Outcome[]): ErrorOf {
  const distance = total(outcomes, ({ expected, happened }) => Math.abs(expected - happened))
  const size = total(outcomes, ({ happened }) => Math.abs(happened))
  const lean = total(outcomes, ({ expected, happened }) => expected - happened)
  const skills = naiveMethods.map((method) => [method, skillAgainst(outcomes, method)] as const)
  return {
    count: outcomes.length,
    meanError: minor(outcomes.length === 0 ? 0 : Math.round(distance / outcomes.length)),
    meanLean: minor(outcomes.length === 0 ? 0 : Math.round(lean / outcomes.length) || 0),
    wape: ratio(distance, size),
    bias: ratio(lean, size),
    skill: Object.fromEntries(skills) as Record<NaiveMethod, number | null>,
  }
}

/**
 * On the figures of which the plain method says something. Where its errors are zero, it cannot
 * be beaten: `null`.
 */
function skillAgainst(outcomes: readonly Outcome[], method: NaiveMethod): number | null {
  const both = outcomes.filter(({ naive }) => typeof naive[method] === 'number')
  const ours = total(both, ({ expected, happened }) => Math.abs(expected - happened))
  const theirs = total(both, ({ naive, happened }) => Math.abs((naive[method] ?? 0) - happened))
  const share = ratio(ours, theirs)
  return share === null ? null : 1 - share
}

function total(outcomes: readonly Outcome[], amountOf: (outcome: Outcome) => number): number {
  return outcomes.reduce((sum, outcome) => sum + amountOf(outcome), 0)
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}
