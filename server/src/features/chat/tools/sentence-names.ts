// Categories as they stand in a sentence: "in VAT", where a list has "VAT payment". A label that a
// business has given itself stands as it is.
import type { Subject } from '@plimsoll/domain/question/subject'
import { isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import type { Due } from '../../forecast/service.ts'

const inSentences: Readonly<Record<string, string>> = {
  rent_received: 'Rent',
  commission_received: 'Commission',
  interest_received: 'Bank interest',
  insurance_received: 'Insurance payouts',
  vat_refund: 'VAT repayments',
  tax_refund: 'Corporation tax and PAYE refunds',
  vat_payment: 'VAT',
  cis_payment: 'CIS',
  loan_received: 'Loans and finance',
  directors_loan_in: 'Director’s loans',
  directors_loan_out: 'Director’s loan repayments',
  uncategorised_in: 'Uncategorised money',
  uncategorised_out: 'Uncategorised payments',
}

/** The name of a subject within a sentence. */
export function nameInSentence(subject: Subject): string {
  return subject.kind === 'sub_category' ? ofCode(subject.code, subject.name) : subject.name
}

function ofCode(code: string, name: string): string {
  const isOwn = !isSubCategory(code) || subCategoryOf(code).label !== name
  return isOwn ? name : (inSentences[code] ?? name)
}

/** "To Adobe", "from Stripe", but "for VAT": whom a payment to come is with, or what it is for. */
export function withWhom({ side, merchant, sub_category: code }: Due['items'][number]): {
  readonly joint: 'to' | 'from' | 'for'
  readonly name: string
} {
  const isCategory = isSubCategory(code) && subCategoryOf(code).label === merchant
  if (isCategory) return { joint: 'for', name: ofCode(code, merchant) }
  return { joint: side === 'in' ? 'from' : 'to', name: merchant }
}
