// One date of the tax calendar: its shape, and how it is made. Which dates there are is the
// business of `tax-dates.ts`.
import {
  addMonths,
  addMonthsToDay,
  type Day,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
} from '../calendar.ts'
import { type Nation, previousWorkingDay } from '../holidays.ts'
import type { TaxPeriod, TaxSchedule } from './tax-schedule.ts'

/**
 * What a date asks for. Accounts go to Companies House and returns to HMRC, without money; the
 * others are payments.
 */
export type TaxDuty =
  | 'payment'
  | 'interim' // on account of a VAT year
  | 'balance' // of a VAT year
  | 'january' // Self Assessment: the balance of the year and the first payment on account of the next
  | 'july' // Self Assessment: the second payment on account
  | 'return'
  | 'accounts'

/**
 * One date of the tax calendar. `due` is the statutory day, on whatever weekday; `payBy` the last
 * working day up to it, when money other than a Faster Payment must have arrived; `directDebit` the
 * working day on which HMRC collects, `null` where it does not; `byPost` the day for a cheque,
 * where it differs. The last three are `null` where nothing is paid.
 */
export type TaxDate = {
  readonly kind: TaxSchedule['kind']
  readonly duty: TaxDuty
  readonly period: TaxPeriod
  readonly due: Day
  readonly payBy: Day | null
  readonly directDebit: Day | null
  readonly byPost: Day | null
}

/** A date on which money is due. */
export type TaxPaymentDate = TaxDate & { readonly payBy: Day }

/**
 * The day `count` months after the end of a period: month ends stay month ends (Companies Act 2006,
 * s. 443).
 */
export function monthsAfterEnd(end: Day, count: number): Day {
  if (end === lastDayOf(monthOf(end))) return lastDayOf(addMonths(monthOf(end), count))
  return addMonthsToDay(end, count)
}

/** The period of whole months that ends with this one. */
export function monthsUpTo(month: Month, length: number): TaxPeriod {
  return { from: firstDayOf(addMonths(month, 1 - length)), to: lastDayOf(month) }
}

/** A date on which money is due, with the working day up to it. */
export function paymentDate(
  input: Pick<TaxDate, 'kind' | 'duty' | 'period' | 'due' | 'directDebit'> & {
    byPost?: Day
    nation: Nation
  },
): TaxPaymentDate {
  const { nation, byPost = null, ...date } = input
  return { ...date, byPost, payBy: previousWorkingDay(date.due, nation) }
}

/** A date on which papers are due, and no money. */
export function filingDate(date: Pick<TaxDate, 'kind' | 'duty' | 'period' | 'due'>): TaxDate {
  return { ...date, payBy: null, directDebit: null, byPost: null }
}
