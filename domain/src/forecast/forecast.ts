// What every forecaster is given and gives back, so that the first simple one can be replaced by a better one.
import type { Month } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import type { Minor } from '../money.ts'
import type { Side } from '../taxonomy.ts'

/** What is known: the totals of every month of the books, the month under way, and from when on months are whole. */
export type ForecastInput = {
  readonly totals: readonly MonthTotal[]
  /** The first month that the books hold from its beginning; earlier totals are left aside. */
  readonly firstFullMonth: Month
  /** The month under way: its totals are what has happened so far. */
  readonly currentMonth: Month
  /** How many months after the current one are wanted. */
  readonly monthsAhead: number
}

/** What one sub-category is expected to come to in the whole of one month, and how that was found, in words. */
export type ForecastLine = {
  readonly month: Month
  readonly side: Side
  readonly subCategory: string
  readonly amount: Minor
  readonly method: string
}

/** Makes a forecast from the books alone. Answers no lines where nothing honest can be said. */
export type Forecaster = (input: ForecastInput) => ForecastLine[]
