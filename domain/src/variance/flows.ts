// What a variance is made from: payments by day and line, estimates without a day, and what a line
// usually does. Shapes only.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'
import type { Side } from '../taxonomy.ts'

/** The line a payment counts on. `merchantId` is null where no merchant is known. */
export type FlowLine = {
  readonly side: Side
  readonly subCategory: string
  readonly merchantId: string | null
}

/**
 * What a line came to on one day, in the sense of its side (positive is money out on side `out`),
 * and in how many payments.
 */
export type DayFlow = FlowLine & {
  readonly day: Day
  readonly amount: Minor
  readonly count: number
}

/**
 * Money of a line without a day of its own, in the sense of its side: what is expected of a whole
 * period.
 */
export type UndatedFlow = FlowLine & { readonly amount: Minor }

/**
 * What a line did in the year before: its payments, what they came to, the largest, and the days of
 * the first and last.
 */
export type LineHistory = FlowLine & {
  readonly count: number
  readonly total: Minor
  readonly largest: Minor
}

/** A span of days, both included. */
export type DaySpan = { readonly from: Day; readonly to: Day }

/** Names a line for look-ups. */
export function lineKey({ side, subCategory, merchantId }: FlowLine): string {
  return `${side} ${subCategory} ${merchantId ?? ''}`
}

/** Whether a day lies in a span. */
export function isWithin(day: Day, { from, to }: DaySpan): boolean {
  return day >= from && day <= to
}
