// What a user says about the future: configurations, each about one line, holding rules. Shapes
// only; `saveable.ts` refuses nonsense.
import type { Day } from '../../calendar.ts'
import type { Minor } from '../../money.ts'
import type { Side } from '../../taxonomy.ts'
import type { Roll } from '../series.ts'

/** How often a rule comes. */
export type RuleCadence =
  | 'once'
  | 'weekly'
  | 'fortnightly'
  | 'four_weekly'
  | 'twice_a_month'
  | 'monthly'
  | 'two_monthly'
  | 'quarterly'
  | 'half_yearly'
  | 'yearly'

/**
 * On which day a rule falls due. `weekday` (1 Monday - 7 Sunday) belongs to rules counted in weeks,
 * the others to rules counted in months.
 */
export type RuleDay =
  /**
   * One date of the month, two for a rule that comes twice a month: 1-31, where 31 is the last day
   * of every month.
   */
  | { readonly kind: 'dates'; readonly dates: readonly number[] }
  | { readonly kind: 'last_working_day' }
  /** `nth` 1-4, or -1 for the last one of the month. */
  | { readonly kind: 'nth_weekday'; readonly nth: number; readonly weekday: number }
  | { readonly kind: 'weekday'; readonly weekday: number }

/**
 * A line of the forecast that a percentage can be taken of: a whole side, a sub-category or a
 * merchant on one side.
 */
export type LineRef =
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'sub_category'; readonly side: Side; readonly subCategory: string }
  | { readonly kind: 'merchant'; readonly side: Side; readonly merchantId: string }

/**
 * How much: pence >= 0 each time, or a share (in hundredths of a percent: 500 is 5 %) of what
 * another line comes to in the same month, divided over the rule's days of that month.
 */
export type RuleAmount =
  | { readonly kind: 'fixed'; readonly amount: Minor }
  | { readonly kind: 'percentage'; readonly basisPoints: number; readonly base: LineRef }

/**
 * A change that comes again every so many months from the start on: by pence or by a share
 * (hundredths of a percent, compounding). Negative ones fall, never below nothing.
 */
export type RuleStep =
  | { readonly kind: 'amount'; readonly everyMonths: number; readonly amount: Minor }
  | { readonly kind: 'percentage'; readonly everyMonths: number; readonly basisPoints: number }

/**
 * One thing the user expects. Its parts land on the line of its own side, sub-category and
 * merchant; the side gives the sign.
 */
export type Rule = {
  readonly id: string
  readonly side: Side
  readonly amount: RuleAmount
  readonly cadence: RuleCadence
  readonly dayRule: RuleDay
  /** What happens to a due day on which banks rest. */
  readonly roll: Roll
  /** Always the first of a month once saved: the rule holds from this month on. */
  readonly start: Day
  /**
   * The first payment, within the month of the start, where the user named a day: nothing is paid
   * before it, and weeks are counted from it.
   */
  readonly paymentDay: Day | null
  /** The last day on which a payment may fall due. */
  readonly end: Day | null
  readonly step: RuleStep | null
  readonly subCategory: string
  readonly merchantId: string | null
}

/**
 * What a configuration is about: something found in the past, which it replaces, or a new line of
 * the user's own.
 */
export type Target =
  | { readonly kind: 'series'; readonly seriesId: string }
  | { readonly kind: 'merchant'; readonly merchantId: string }
  | { readonly kind: 'sub_category'; readonly subCategory: string }
  | { readonly kind: 'new_line'; readonly name: string; readonly subCategory: string }

/** The user's rules about one target. */
export type Configuration = {
  readonly id: string
  readonly target: Target
  readonly rules: readonly Rule[]
}
