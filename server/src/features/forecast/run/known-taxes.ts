// What the business entered about its taxes at sign-up, in the terms of the tax rules.
import type { TaxProfile } from '@plimsoll/domain/tax/tax-rhythm'
import type { Books } from '../../../books/figures/movements.store.ts'

const rhythms: Readonly<Record<string, NonNullable<TaxProfile['vat']>>> = {
  '1': { every: 'quarter', stagger: 1 },
  '2': { every: 'quarter', stagger: 2 },
  '3': { every: 'quarter', stagger: 3 },
  monthly: { every: 'month' },
}

// Their profits are taxed as their owners' income.
const withoutCorporationTax = ['sole_trader', 'partnership']

/** What was entered; the rest is learned from past payments. */
export function knownTaxesOf(
  books: Pick<Books, 'kind' | 'vatRegistered' | 'vatStagger' | 'yearEnd'>,
): TaxProfile {
  const vat = books.vatRegistered === false ? 'none' : rhythms[books.vatStagger ?? '']
  const isTaxed = !withoutCorporationTax.includes(books.kind ?? '')
  return {
    ...(vat && { vat }),
    ...(books.yearEnd && isTaxed && { yearEnd: books.yearEnd }),
  }
}
