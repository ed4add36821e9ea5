// The forecast that is shown: the base with everything laid over it, as parts, days and months.
// Shapes only.
import type { Day, Month } from '../../calendar.ts'
import type { Minor } from '../../money.ts'
import type { Side } from '../../taxonomy.ts'
import type { Band, DayProfile, ForecastDay, Part } from '../engine.ts'

/** The lowest closing balance of some days, and the first day on which it stands. */
export type LowPoint = { readonly day: Day; readonly balance: Minor }

/**
 * One line of a month, in the sense of its side (positive is money out on side `out`): amount =
 * actual + expected, and expected is what its parts add up to.
 */
export type ForecastMonthLine = {
  readonly side: Side
  readonly subCategory: string
  readonly merchantId: string | null
  readonly actual: Minor
  readonly expected: Minor
  readonly amount: Minor
  readonly parts: readonly Part[]
}

/**
 * A whole month: for the month under way what happened so far and the rest. closing = opening + in
 * - out; the bands are those of the closing.
 */
export type ForecastMonth = Band & {
  readonly month: Month
  readonly in: Minor
  readonly out: Minor
  readonly opening: Minor
  readonly closing: Minor
  readonly lines: readonly ForecastMonthLine[]
  /** Among the days still to come; the as-of day where none is. */
  readonly lowPoint: LowPoint
}

/**
 * Why parts are not in the forecast: hidden by the user, or replaced by a configuration, a tax
 * estimate or the invoices of the same payee.
 */
export type LeftOutReason =
  | { readonly kind: 'hidden_series'; readonly seriesId: string }
  | { readonly kind: 'hidden_merchant'; readonly merchantId: string }
  | { readonly kind: 'configuration'; readonly configurationId: string }
  | { readonly kind: 'tax'; readonly subCategory: string }
  | { readonly kind: 'invoices' }

/**
 * What one reason keeps out of the forecast: the parts as they would have been, and what they come
 * to, signed.
 */
export type LeftOut = {
  readonly reason: LeftOutReason
  readonly parts: readonly Part[]
  readonly amount: Minor
  /** The day of the last of them, or the last day of its month where it has none. */
  readonly until: Day
}

/** The forecast. Every figure is a sum of `parts`, and of what has happened already. */
export type Forecast = {
  readonly asOf: Day
  readonly until: Day
  /** The balance at the end of `asOf`. */
  readonly balance: Minor
  /** How parts without a day are spread over their month. */
  readonly profile: DayProfile
  readonly parts: readonly Part[]
  /** From the day after `asOf` until the last one, each of them. */
  readonly days: readonly ForecastDay[]
  /** From the month under way until the last one, each of them. */
  readonly months: readonly ForecastMonth[]
  readonly leftOut: readonly LeftOut[]
}
