// The words around a leak: what kind it is, what it costs, and where it leads.
import type { Leak } from '@plimsoll/contract/leaks'
import { grouped, money } from '../../../format/amount.ts'

/** The name of each kind, as it stands on a chip. */
export const kindWords: Readonly<Record<Leak['kind'], string>> = {
  price_rise: 'Price rise',
  duplicate: 'Paid twice?',
  forgotten_trial: 'Free trial now charging',
  missed_receipt: 'Expected payment missing',
  first_large_payee: 'New payee',
  overlap: 'Two suppliers for one service',
}

/** What it costs: `£303.12 a year`, or the amount alone of what happened once. */
export function costWords({ yearly, amount }: Pick<Leak, 'yearly' | 'amount'>): string {
  return yearly === null ? money(amount) : `${money(yearly)} a year`
}

/** The transaction behind a piece of evidence. */
export function evidenceHref(id: string): string {
  return `/cash-flow/edit-transaction?id=${id}`
}

/** `1 payment`, `1,204 payments`. */
export function paymentsWords(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'payment' : 'payments'}`
}
