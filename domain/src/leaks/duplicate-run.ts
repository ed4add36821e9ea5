// Payments of one amount to one payee that stand close together: runs of two, or of more.
import { daysBetween } from '../calendar.ts'
import { median } from '../forecast/statistics/descriptive.ts'
import type { Payment } from './leak.ts'

/** Payments of one amount to one payee, each close to the one before: two at least. */
export type Run = readonly [Payment, Payment, ...Payment[]]

const daysApartMax = 4
// With the same invoice number on both, a later one counts too.
const daysApartSameInvoiceMax = 30
const regularMin = 25
const regularDriftDays = 6

/** The runs among payments of one amount, oldest first. */
export function runsOf(same: readonly Payment[]): Run[] {
  const runs: Payment[][] = []
  for (const payment of same) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isTwice(last, payment)) run.push(payment)
    else runs.push([payment])
  }
  return runs.flatMap(([first, second, ...more]): Run[] =>
    first && second ? [[first, second, ...more]] : [],
  )
}

/** Whether all of them name one and the same invoice. */
export function isSameInvoice([first, ...others]: Run): boolean {
  const invoice = invoiceOf(first)
  return invoice !== null && others.every((other) => invoiceOf(other) === invoice)
}

/** Whether payments come so seldom and so regularly that one more between them is a mistake. */
export function isSeldom(payments: readonly Payment[]): boolean {
  const gaps = payments
    .slice(1)
    .map(({ day }, at) => daysBetween((payments[at] as Payment).day, day))
  const usual = median(gaps)
  const isWhole = (gap: number) => {
    const periods = Math.max(1, Math.round(gap / usual))
    return Math.abs(gap - periods * usual) <= regularDriftDays + periods
  }
  return usual >= regularMin && gaps.every(isWhole)
}

function isTwice(first: Payment, second: Payment): boolean {
  const apart = daysBetween(first.day, second.day)
  return (
    apart <= daysApartMax || (apart <= daysApartSameInvoiceMax && isSameInvoice([first, second]))
  )
}

/** The invoice's number in a text, where one stands there. */
function invoiceOf({ text }: Payment): string | null {
  return /\b(?:INV(?:OICE)?|BILL|REF)[ .:#-]*([A-Z-]*\d{3,})\b/i.exec(text)?.[1] ?? null
}
