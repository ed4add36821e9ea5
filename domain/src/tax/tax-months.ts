// Which months of totals stand for the period of a tax date. Totals know no days, and a tax month
// that ends on the 5th holds the pay days of the month before.
import { addMonths, type Month, monthOf, monthsFrom } from '../calendar.ts'
import type { TaxMeasure } from './tax-base.ts'
import type { TaxDate } from './tax-date.ts'

/** The months whose totals a tax date is measured by. */
export function monthsOf({ kind, period }: Pick<TaxDate, 'kind' | 'period'>): Month[] {
  const last = monthOf(period.to)
  const isTaxMonth = kind === 'paye' || kind === 'cis'
  return monthsFrom(monthOf(period.from), isTaxMonth ? addMonths(last, -1) : last)
}

/**
 * The months in which what a date is measured by moves as cash: later than the period where VAT
 * follows invoices.
 */
export function measuredMonths(
  measure: TaxMeasure,
  date: Pick<TaxDate, 'kind' | 'period'>,
): Month[] {
  const lag = measure.name === 'vat' ? measure.lagMonths : 0
  return monthsOf(date).map((month) => addMonths(month, lag))
}
