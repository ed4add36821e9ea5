// What a tax is measured by, as far as a bank account shows it: VAT in prices, wages, payments to
// subcontractors, sales, surplus. Works on the month totals of a period; which factor leads from
// the measure to the tax is learned in `amount-model.ts`.
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { signedAmount } from '../cashflow/cash-months.ts'
import { type Minor, scale, sum } from '../money.ts'
import { type SubCategory, subCategoryOf, type VatTreatment } from '../taxonomy.ts'
import { vatInPrice } from './tax-rules.ts'

/**
 * A piece of a sum with its words, without a full stop. In a measure, what raises the tax is
 * positive.
 */
export type TaxPart = { readonly label: string; readonly amount: Minor }

/**
 * A measure. For VAT: which share (0 to 1) of money whose VAT is unknown ("mixed") is taken to
 * carry the standard rate, in and out; and by how many months cash lags behind the VAT return, none
 * where VAT follows cash, one where it follows invoices.
 */
export type TaxMeasure =
  | {
      readonly name: 'vat'
      readonly mixedIn: number
      readonly mixedOut: number
      readonly lagMonths: 0 | 1
    }
  | { readonly name: 'sales' }
  | { readonly name: 'wages' }
  | { readonly name: 'subcontractors' }
  | { readonly name: 'surplus' }

/**
 * The parts of a measure over the totals of a period; they add up to the measure. Parts of nothing
 * are left out.
 */
export function measureParts(measure: TaxMeasure, totals: readonly MonthTotal[]): TaxPart[] {
  return partsOf(measure, totals).filter(({ amount }) => amount !== 0)
}

function partsOf(measure: TaxMeasure, totals: readonly MonthTotal[]): TaxPart[] {
  switch (measure.name) {
    case 'vat':
      return vatParts(measure, totals)
    case 'sales':
      return [{ label: 'Sales, VAT included', amount: flatTurnoverOf(totals) }]
    case 'wages':
      return [
        { label: 'Wages paid', amount: paid(totals, 'net_wages') },
        { label: 'Director’s salary paid', amount: paid(totals, 'directors_salary') },
      ]
    case 'subcontractors':
      return [{ label: 'Paid to subcontractors', amount: paid(totals, 'subcontractors') }]
    case 'surplus':
      return [{ label: 'Cash surplus before tax', amount: surplusOf(totals) }]
  }
}

/**
 * The VAT in what was received and paid, by the treatment of each sub-category (cash accounting).
 */
function vatParts(
  { mixedIn, mixedOut }: Extract<TaxMeasure, { name: 'vat' }>,
  totals: readonly MonthTotal[],
): TaxPart[] {
  const totalOf = (side: 'in' | 'out', treatment: VatTreatment) =>
    sumOf(totals, (row, each) => each.side === side && row.vat === treatment)
  const vat = (side: 'in' | 'out', factor: number) =>
    sum([
      scale(totalOf(side, 'S'), factor * vatInPrice.S),
      scale(totalOf(side, 'R'), factor * vatInPrice.R),
    ])
  const mixed = (side: 'in' | 'out', share: number) =>
    scale(totalOf(side, 'M'), share * vatInPrice.S)
  return [
    { label: 'VAT in sales', amount: vat('in', 1) },
    { label: 'VAT in receipts of mixed rates', amount: mixed('in', mixedIn) },
    { label: 'VAT in costs', amount: vat('out', -1) },
    { label: 'VAT in costs of mixed rates', amount: mixed('out', -mixedOut) },
  ]
}

/**
 * Turnover as the flat rate scheme counts it, VAT included: all sales, commission and rent, exempt
 * ones too.
 */
export function flatTurnoverOf(totals: readonly MonthTotal[]): Minor {
  return sumOf(totals, isTurnover)
}

/**
 * Turnover as the registration threshold counts it: what is not exempt. Mixed receipts count in
 * whole.
 */
export function taxableTurnoverOf(totals: readonly MonthTotal[]): Minor {
  return sumOf(totals, (row) => isTurnover(row) && row.vat !== 'E' && row.vat !== 'O')
}

function isTurnover({ category, subCategory }: SubCategory): boolean {
  return (
    category === 'sales_income' || ['commission_received', 'rent_received'].includes(subCategory)
  )
}

/**
 * Operating money in less out, before all tax: PAYE is left out too, because a forecast takes it
 * from here and not from totals.
 */
function surplusOf(totals: readonly MonthTotal[]): Minor {
  const counted = totals.filter(({ subCategory }) => {
    const row = subCategoryOf(subCategory)
    const isTax = ['taxes', 'tax_refunds'].includes(row.category) || subCategory === 'paye_ni'
    return row.activity === 'operating' && !isTax
  })
  return sum(counted.map(signedAmount))
}

function paid(totals: readonly MonthTotal[], subCategory: string): Minor {
  return sumOf(totals, (row) => row.subCategory === subCategory)
}

function sumOf(
  totals: readonly MonthTotal[],
  counts: (row: SubCategory, total: MonthTotal) => boolean,
): Minor {
  return sum(
    totals
      .filter((total) => counts(subCategoryOf(total.subCategory), total))
      .map(({ amount }) => amount),
  )
}
