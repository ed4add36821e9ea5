// Which tax month a payment of wages or to a subcontractor belongs to. A tax month runs from the
// 6th to the 5th, and pay that a weekend or bank holiday moves counts on its regular pay day: pay
// of 27 February that moves to 1 March is February's. HMRC, CWG2, 1.8 "Regular payment dates".
import { addMonths, type Day, daysBetween, lastDayOf, type Month, monthOf } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { groupBy } from '../group.ts'
import { type Minor, negate } from '../money.ts'
import { payeRules } from './tax-rules.ts'

/** Pay with its day. The amount is signed as cash; `payee` is whoever is paid at once. */
export type Pay = {
  readonly day: Day
  readonly subCategory: string
  readonly payee: string
  readonly amount: Minor
}

const paid: ReadonlySet<string> = new Set(['net_wages', 'directors_salary', 'subcontractors'])
// Four days of Easter or Christmas are the longest that a pay day is moved by.
const movedDaysMax = 4

/** Whether PAYE or CIS is measured by payments of a sub-category. */
export function isPay(subCategory: string): boolean {
  return paid.has(subCategory)
}

/** The date of the month that each payee is paid on most often; of equal ones the later. */
export function payDates(pays: readonly Pay[]): Map<string, number> {
  const byPayee = groupBy(pays, ({ payee }) => payee)
  return new Map(
    [...byPayee].map(([payee, each]) => {
      const dates = groupBy(each, ({ day }) => dateOf(day))
      const [usual = 1] = [...dates.keys()].sort(
        (a, b) => (dates.get(b)?.length ?? 0) - (dates.get(a)?.length ?? 0) || b - a,
      )
      return [payee, usual]
    }),
  )
}

/**
 * The month that the tax month of a payment begins in, by the regular pay day where the payment is
 * within four days of it.
 */
export function taxMonthOf(day: Day, usualDate: number | undefined): Month {
  const month = monthOf(day)
  const regular = [addMonths(month, -1), month, addMonths(month, 1)]
    .map((each) => dayIn(each, usualDate ?? dateOf(day)))
    .find((each) => Math.abs(daysBetween(each, day)) <= movedDaysMax)
  const counted = regular ?? day
  const own = monthOf(counted)
  return dateOf(counted) <= payeRules.periodEndsOn ? addMonths(own, -1) : own
}

/**
 * What turns totals by calendar month into totals by tax month: pay is taken out of the month it
 * was made in and added to the one it belongs to.
 */
export function payShifts(pays: readonly Pay[], dates: ReadonlyMap<string, number>): MonthTotal[] {
  return pays.flatMap(({ day, subCategory, payee, amount }) => {
    const [made, belongs] = [monthOf(day), taxMonthOf(day, dates.get(payee))]
    if (made === belongs) return []
    const shift = { side: 'out', subCategory } as const
    return [
      { ...shift, month: made, amount },
      { ...shift, month: belongs, amount: negate(amount) },
    ]
  })
}

function dateOf(day: Day): number {
  return Number(day.slice(8))
}

function dayIn(month: Month, date: number): Day {
  const last = lastDayOf(month)
  return date > dateOf(last) ? last : `${month}-${String(date).padStart(2, '0')}`
}
