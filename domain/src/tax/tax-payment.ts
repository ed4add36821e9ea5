// Payments to and from HMRC, as far as taxes look at them: to which tax each belongs, and which
// came straight back.
import { addMonthsToDay, type Day, day, daysBetween } from '../calendar.ts'
import { hmrcNameOf } from '../merchant/hmrc.ts'
import type { Minor } from '../money.ts'
import { compareText } from '../order.ts'
import type { SubCategoryCode } from '../taxonomy.ts'
import type { TaxKind } from './tax-schedule.ts'

/**
 * A transaction that may be a tax payment (money out, negative) or a refund. `text` is the bank's
 * wording, reference included.
 */
export type TaxPayment = {
  readonly id: string
  readonly day: Day
  readonly amount: Minor
  readonly subCategory: string
  readonly text?: string
}

const kindBySubCategory: Readonly<Record<string, TaxKind>> = {
  vat_payment: 'vat',
  vat_refund: 'vat',
  paye_ni: 'paye',
  cis_payment: 'cis',
  corporation_tax: 'corporation_tax',
  self_assessment: 'self_assessment',
}

const kindByName: Readonly<Record<string, TaxKind>> = {
  'HMRC VAT': 'vat',
  'HMRC PAYE': 'paye',
  'HMRC CIS': 'cis',
  'HMRC Corporation Tax': 'corporation_tax',
  'HMRC Self Assessment': 'self_assessment',
}

const subCategoriesOf: Readonly<Record<TaxKind, { out: SubCategoryCode; in: SubCategoryCode }>> = {
  vat: { out: 'vat_payment', in: 'vat_refund' },
  paye: { out: 'paye_ni', in: 'tax_refund' },
  cis: { out: 'cis_payment', in: 'tax_refund' },
  corporation_tax: { out: 'corporation_tax', in: 'tax_refund' },
  self_assessment: { out: 'self_assessment', in: 'tax_refund' },
}

/**
 * The tax that a transaction belongs to; `null` when it is none, or when nobody can tell (a refund
 * without words, plain "HMRC").
 */
export function taxKindOf(payment: Pick<TaxPayment, 'subCategory' | 'text'>): TaxKind | null {
  const kind = kindBySubCategory[payment.subCategory]
  if (kind) return kind
  const isOpen = payment.subCategory === 'tax_refund' || payment.subCategory === 'other_tax'
  return isOpen ? (kindByName[hmrcNameOf(payment.text ?? '')] ?? null) : null
}

/** The sub-category under which a tax's payment (negative) or refund is booked. */
export function taxSubCategoryOf(kind: TaxKind, amount: Minor): SubCategoryCode {
  return subCategoriesOf[kind][amount > 0 ? 'in' : 'out']
}

/**
 * The payments of one tax in the six years up to a day, in order; those that came straight back
 * stand apart. Refuses days that do not exist.
 */
export function paymentsOf(
  kind: TaxKind,
  payments: readonly TaxPayment[],
  asOf: Day,
): { made: TaxPayment[]; returned: TaxPayment[] } {
  const from = addMonthsToDay(asOf, -pastMonthsMax)
  const own = payments
    .filter((each) => taxKindOf(each) === kind && each.amount !== 0)
    .filter((each) => day(each.day) <= asOf && each.day >= from)
    .sort((a, b) => compareText(a.day, b.day) || a.amount - b.amount)
  const returned = returnedOf(own)
  return { made: own.filter((each) => !returned.has(each)), returned: [...returned] }
}

// Habits and rates of long ago teach nothing, and a row with a wrong date must not stretch the
// calendar.
const pastMonthsMax = 72
const returnDaysMax = 5

/**
 * A direct debit that fails comes back within days, to the penny: neither the payment nor its
 * return has settled anything.
 */
function returnedOf(payments: readonly TaxPayment[]): Set<TaxPayment> {
  const returned = new Set<TaxPayment>()
  for (const back of payments.filter(({ amount }) => amount > 0)) {
    const failed = payments.find(
      (each) =>
        each.amount === -back.amount &&
        !returned.has(each) &&
        each.day <= back.day &&
        daysBetween(each.day, back.day) <= returnDaysMax,
    )
    if (failed) returned.add(failed).add(back)
  }
  return returned
}
