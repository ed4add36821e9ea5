// How late invoices of one payee are usually paid.
import { daysBetween } from '../../calendar.ts'
import type { SettledInvoice } from './settle-invoices.ts'

/**
 * The usual delay of settled invoices in days (the median), or `null` where none has been paid by a
 * bank payment.
 */
export function usualDelay(settledBefore: readonly SettledInvoice[]): number | null {
  const delays = settledBefore
    .filter(({ state, payments }) => state.startsWith('matched') && payments.length > 0)
    .map(({ invoice, day }) => daysBetween(invoice.due, day))
    .sort((a, b) => a - b)
  return delays[Math.floor((delays.length - 1) / 2)] ?? null
}
