// A kept invoice or bill with what a list, a line or a person now says of it. Pure.
import type { Invoice, KeptInvoice } from '@plimsoll/contract/invoices'
import { plus } from '@plimsoll/domain/money'
import { keptOf } from './queries.ts'

/**
 * With an entry of the same number or payee. Its amount is what is left, beside payments that have
 * come; or still the whole, where a program has recorded none.
 */
export function updatedInvoice(
  before: Invoice,
  entry: Omit<KeptInvoice, 'id' | 'since' | 'paid_on' | 'source'>,
): KeptInvoice {
  const isWhole = entry.amount === before.amount
  const amount = isWhole ? before.amount : plus(before.matched, entry.amount)
  const { issued, email } = entry
  return {
    ...keptOf(before),
    ...entry,
    amount,
    issued: issued ?? before.issued,
    email: email ?? before.email,
    paid_on: null,
  }
}

/** As a person corrects it: its amount is what is still unpaid. */
export function editedInvoice(
  before: Invoice,
  entry: Pick<KeptInvoice, 'party' | 'number' | 'due' | 'amount' | 'email'>,
): KeptInvoice {
  const { party, number, due, amount, email } = entry
  return { ...keptOf(before), party, number, due, email, amount: plus(before.matched, amount) }
}
