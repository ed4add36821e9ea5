// Books for the tests of taxes: month totals of a made-up trade, and payments to HMRC on the days
// that a schedule sets.
import { addDays, type Day, type Month, monthOf, monthsFrom } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { type Nation, previousWorkingDay } from '../holidays.ts'
import { minor } from '../money.ts'
import type { TaxPaymentDate } from '../tax/tax-date.ts'
import { taxPaymentDates } from '../tax/tax-dates.ts'
import type { TaxPayment } from '../tax/tax-payment.ts'
import type { TaxSchedule } from '../tax/tax-schedule.ts'
import { sideOf } from '../taxonomy.ts'

/**
 * The same figures every month, in pence by sub-category, or what a function of the month's number
 * (0 first) says.
 */
export type Trade = Readonly<Record<string, number | ((index: number) => number)>>

/** The totals of a trade over months. */
export function tradeTotals(trade: Trade, first: Month, last: Month): MonthTotal[] {
  return monthsFrom(first, last).flatMap((month, index) =>
    Object.entries(trade).map(([subCategory, pence]) => {
      const amount = minor(typeof pence === 'number' ? pence : pence(index))
      return { month, side: sideOf({ subCategory, amount: minor(-1) }), subCategory, amount }
    }),
  )
}

/** The first month of totals, taken to be whole; the month of a day where there are none. */
export function firstMonthOf(totals: readonly MonthTotal[], asOf: Day): Month {
  return totals.reduce((first, { month }) => (month < first ? month : first), monthOf(asOf))
}

/**
 * How somebody pays: on the collection day, or so many days before the last day (late when
 * negative).
 */
export type Paying = 'direct_debit' | number

/** A payment for every date of a schedule that falls into a span, of so many pence each. */
export function taxPayments(input: {
  schedule: TaxSchedule
  subCategory: string
  from: Day
  to: Day
  paying?: Paying
  pence?: number | ((date: TaxPaymentDate, index: number) => number)
  nation?: Nation
}): TaxPayment[] {
  const { schedule, from, to, nation = 'england_and_wales', paying = 0, pence = 100_000 } = input
  // Who pays early pays before `to` what is due after it.
  return taxPaymentDates(schedule, { from, to: addDays(to, 40), nation })
    .map((date, index) => ({
      id: `${input.subCategory} ${date.due}`,
      day: dayPaid(date, paying, nation),
      amount: minor(-(typeof pence === 'number' ? pence : pence(date, index))),
      subCategory: input.subCategory,
    }))
    .filter(({ day, amount }) => day <= to && amount !== 0)
}

function dayPaid(date: TaxPaymentDate, paying: Paying, nation: Nation): Day {
  if (paying === 'direct_debit') return date.directDebit ?? date.payBy
  return paying === 0 ? date.payBy : previousWorkingDay(addDays(date.payBy, -paying), nation)
}
