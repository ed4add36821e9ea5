// The forecast as a whole: what goes in, what comes out, and the parts every figure is made of.
// Shapes only.
import type { Day, Month } from '../calendar.ts'
import type { Nation } from '../holidays.ts'
import type { Minor } from '../money.ts'
import type { Movement } from './movement.ts'
import type { Occurrence, OccurrenceDecision, Series, SeriesCadence } from './series.ts'

/** What a forecast is made from. The same input gives the same forecast. */
export type EngineInput = {
  /** In any order; those after `asOf` are left aside. */
  readonly movements: readonly Movement[]
  /** The first day the books hold. */
  readonly opened: Day
  /** The last day that is known in whole; the forecast begins on the next. */
  readonly asOf: Day
  /** The last day of the forecast. */
  readonly until: Day
  /** The balance at the end of `asOf`. */
  readonly balance: Minor
  readonly nation: Nation
  readonly decisions: readonly OccurrenceDecision[]
  /** Series found before: one found again keeps its id. */
  readonly knownSeries?: readonly KnownSeries[]
  /**
   * Evidence of series that the user marked as not recurring: what is found mostly in one of them
   * is no series.
   */
  readonly notRecurring?: readonly (readonly string[])[]
  /**
   * Ids of movements that another layer forecasts (taxes): neither series nor remainder may count
   * on them again.
   */
  readonly explained?: ReadonlySet<string>
  /**
   * The side a movement counts on; by its sign where not given. A refund counts against the side it
   * reduces.
   */
  readonly sideOf?: (movement: Movement) => 'in' | 'out'
  /**
   * Whether money of a sub-category is expected again when no series says so; all is where not
   * given. A loan came once.
   */
  readonly comesAgain?: (subCategory: string) => boolean
}

/** A series as it was found before. */
export type KnownSeries = {
  readonly id: string
  readonly movementIds: readonly string[]
  readonly merchantId: string | null
  readonly subCategory: string
  readonly side: 'in' | 'out'
  readonly cadence: SeriesCadence
  readonly amount: Minor
}

/** Where a part of the forecast comes from. */
export type PartSource = 'series' | 'remainder' | 'tax' | 'rule' | 'one_off' | 'project' | 'invoice'

/** A piece of the forecast. Every figure shown is a sum of parts. */
export type Part = {
  readonly source: PartSource
  /** The series, rule, tax or project it belongs to; `null` for a remainder. */
  readonly sourceId: string | null
  readonly month: Month
  /** The day cash moves; `null` when it is spread over the month (remainders). */
  readonly day: Day | null
  /** The due day that names an occurrence of a series. */
  readonly due: Day | null
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly merchantId: string | null
  /** Signed: money out is negative. */
  readonly amount: Minor
}

/**
 * What no series explains, in one month: for the month under way only what is still to come.
 * Signed.
 */
export type RemainderLine = {
  readonly month: Month
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly merchantId: string | null
  readonly amount: Minor
  /** The method in words that a user can judge, without a full stop. */
  readonly method: string
}

/**
 * How the remainder of a month is spread over its dates: 31 weights for each side, date 1 first.
 */
export type DayProfile = {
  readonly in: readonly number[]
  readonly out: readonly number[]
  /**
   * How much moves on a day on which banks rest, as a share of what its date would bring: 0 where
   * nothing ever did, 1 for a trade that is open every day. Without it all days are alike.
   */
  readonly onRestDays?: { readonly nation: Nation; readonly in: number; readonly out: number }
}

/**
 * How far the closing balance may lie from the central path, by days ahead (index 0: the day after
 * `asOf`), in pence; low ones are <= 0. Widths never shrink with the horizon.
 */
export type BandOffsets = {
  readonly low50: readonly number[]
  readonly high50: readonly number[]
  readonly low80: readonly number[]
  readonly high80: readonly number[]
  readonly low95: readonly number[]
  readonly high95: readonly number[]
}

/** What the data alone says, before the user's rules, hides and scenarios are laid over it. */
export type BaseForecast = {
  readonly asOf: Day
  readonly until: Day
  readonly balance: Minor
  readonly series: readonly Series[]
  /**
   * Of active series that are counted on (a doubtful one is expected with the remainder): from 13
   * months back until `until`, by day.
   */
  readonly occurrences: readonly Occurrence[]
  readonly remainder: readonly RemainderLine[]
  /**
   * The lowest closing balance to expect and its likeliest day, of the data alone
   * (`cash/expected-low.ts` finds it in any path).
   */
  readonly low?: LowPoint
  readonly profile: DayProfile
  readonly bands: BandOffsets
  /** The Januaries whose ranges are clearly wider than those of other months would be. */
  readonly wideJanuaries: readonly Month[]
  /**
   * How the balance is forecast: by the engine, or flat (plus nothing) where that did better on
   * this business's own past.
   */
  readonly method: ServedMethod
}

/** Which method is served for the balance, and the result of the back-test. */
export type ServedMethod = {
  readonly served: 'engine' | 'flat' | 'last_month' | 'mean_of_three'
  /** One sentence for the user, in plain English, with figures where the past allows it. */
  readonly why: string
}

/** The lowest point of a path of closing balances. */
export type LowPoint = { readonly day: Day; readonly balance: Minor }

/** Where a balance is expected 50, 80 and 95 times in 100. */
export type Band = {
  readonly low50: Minor
  readonly high50: Minor
  readonly low80: Minor
  readonly high80: Minor
  readonly low95: Minor
  readonly high95: Minor
}

/** One day of the path that is shown. */
export type ForecastDay = Band & {
  readonly day: Day
  readonly in: Minor // by side, as in a month's lines: negative only where refunds exceed what they refund
  readonly out: Minor // likewise, positive is money out
  readonly closing: Minor
}
