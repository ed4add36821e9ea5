// The words of recurring payments: what a series is, what is known of it, and what is expected of
// it. No method, only shapes.
import type { Day, Month } from '../calendar.ts'
import type { Minor } from '../money.ts'

/**
 * How often a series comes. `instalments`: monthly with months that are always left out (ten
 * instalments April to January).
 */
export type SeriesCadence =
  | 'weekly'
  | 'fortnightly'
  | 'four_weekly'
  | 'twice_a_month'
  | 'monthly'
  | 'two_monthly'
  | 'quarterly'
  | 'half_yearly'
  | 'yearly'
  | 'instalments'

/** On which days a series falls due, before banks' days of rest move it. */
export type DayRule =
  /** Every so many days, counted from `anchor`. */
  | { readonly kind: 'every_days'; readonly days: number; readonly anchor: Day }
  /**
   * On dates of the month (1-31; 31 is the last day of every month), every so many months counted
   * from `anchor`, never in `monthsOff` (1-12).
   */
  | {
      readonly kind: 'dates'
      readonly dates: readonly number[]
      readonly everyMonths: number
      readonly anchor: Month
      readonly monthsOff: readonly number[]
    }
  /** On the last working day of every so many months. */
  | { readonly kind: 'last_working_day'; readonly everyMonths: number; readonly anchor: Month }
  /**
   * On the nth weekday (1 Monday - 7 Sunday; nth 1-4, or -1 for the last) of every so many months.
   */
  | {
      readonly kind: 'nth_weekday'
      readonly nth: number
      readonly weekday: number
      readonly everyMonths: number
      readonly anchor: Month
    }
  /**
   * On Lady Day, Midsummer, Michaelmas and Christmas, the English quarter days on which rent falls
   * due. The Scottish ones, the 28th of February, May, August and November, are a rule of dates.
   */
  | { readonly kind: 'quarter_days' }

/**
 * What happens to a due day on which banks rest: direct debits go on to the next working day, wages
 * back to the one before.
 */
export type Roll = 'next' | 'previous' | 'none'

/** How the amount of the next occurrence is found. All amounts signed. */
export type AmountModel = {
  readonly kind: 'fixed' | 'typical' | 'seasonal'
  /** The amount of the next occurrence. */
  readonly amount: Minor
  /** For `seasonal`: the amount by month of the year, January first. */
  readonly byMonth?: readonly Minor[]
  /** How amounts varied lately, as ratios to `amount`; for simulation. */
  readonly ratios: readonly number[]
  /**
   * The latest change of a fixed amount: what it was before, and from when on it is what it is now.
   */
  readonly step?: { readonly before: Minor; readonly since: Day }
}

/**
 * One sighting: the transactions (more than one when paid twice on a day or in parts) that met one
 * due day.
 */
export type Sighting = {
  readonly due: Day // the nominal day by the rule
  readonly day: Day // when it happened
  readonly amount: Minor
  readonly movementIds: readonly string[]
}

/** A payment that repeats. */
export type Series = {
  /** The id of the earliest movement of its evidence: stable while the past is, and unique. */
  readonly id: string
  readonly merchantId: string | null
  readonly subCategory: string
  readonly side: 'in' | 'out'
  readonly cadence: SeriesCadence
  readonly rule: DayRule
  readonly roll: Roll
  readonly amount: AmountModel
  /** Oldest first. */
  readonly evidence: readonly Sighting[]
  /** Share of due days between the first and the last sighting that were met, 0-1. */
  readonly regularity: number
  /**
   * Calibrated chance, 0-1, that the next occurrence appears (within tolerance of day and amount).
   */
  readonly probability: number
  /** How many days early or late a payment may be and still be that occurrence. */
  readonly toleranceDays: number
  /**
   * Past days of delay against the rolled due day, newest last; for simulation and for "usually two
   * days late".
   */
  readonly delays: readonly number[]
  readonly state: 'active' | 'ended'
}

export type OccurrenceState =
  | 'expected' // its day has not come
  | 'matched_early'
  | 'matched_on_time'
  | 'matched_late'
  | 'part' // less than expected has come; the rest is still expected
  | 'overdue' // its day has passed without it; still expected
  | 'missed' // it is too late to expect it
  | 'cancelled' // the user cancelled it

/** One due day of a series, past or future. */
export type Occurrence = {
  readonly seriesId: string
  /**
   * The nominal due day by the rule: with the series it names the occurrence, whatever becomes of
   * its day.
   */
  readonly due: Day
  /**
   * When cash is expected to move (rolled, re-dated by the user, or moved on because it is
   * overdue), or when it did.
   */
  readonly day: Day
  /** Expected in whole, signed. */
  readonly amount: Minor
  /** What has come of it so far, signed. */
  readonly matched: Minor
  /**
   * What is still expected to move cash after the as-of day: 0 when matched, missed or cancelled.
   */
  readonly open: Minor
  readonly movementIds: readonly string[]
  readonly state: OccurrenceState
}

/**
 * What a user decided about one occurrence. The latest decision about an occurrence counts; it
 * stays when series are detected again.
 */
export type OccurrenceDecision = {
  readonly seriesId: string
  readonly due: Day
  readonly decision:
    | { readonly kind: 'match'; readonly movementIds: readonly string[] }
    | { readonly kind: 'unmatch'; readonly movementIds: readonly string[] } // these are not it
    | { readonly kind: 'redate'; readonly day: Day }
    | { readonly kind: 'amount'; readonly amount: Minor }
    | { readonly kind: 'cancel' } // will not happen: counts as nothing and does not come back
}
