// A forecast beside what happened: the one shape that accuracy is worked out from,
// whether forecasts were kept at night or are made now from the past as it was then.
import type { Minor } from '../../money.ts'

/** The plain methods that a forecast has to beat. */
export const naiveMethods = ['last_month', 'mean_of_three', 'flat'] as const

/**
 * `last_month` repeats the last whole month, `mean_of_three` the mean of the last three; `flat` is
 * a balance that stays as it is.
 */
export type NaiveMethod = (typeof naiveMethods)[number]

/**
 * What plain methods would have forecast; `null` or absent where one has no such figure, or
 * the past was too short.
 */
export type NaiveForecast = { readonly [method in NaiveMethod]?: Minor | null }

/** One forecast figure and its outcome: in pence, all in the same sense. */
export type Outcome = {
  /** Days from the day the forecast was made to the day (the last of a month) it was made for. */
  readonly horizonDays: number
  readonly expected: Minor
  readonly happened: Minor
  readonly naive: NaiveForecast
}

/** An outcome of one line of the forecast, in the sense of its side. */
export type LineOutcome = Outcome & {
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly merchantId: string | null
}
