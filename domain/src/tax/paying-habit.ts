// How a business pays a tax: whether HMRC collects by direct debit, how early it pays itself, and
// how long refunds take.
import { daysBetween } from '../calendar.ts'
import type { SettledDate } from './match-payments.ts'
import type { TaxPayment } from './tax-payment.ts'
import type { PayingHabit } from './tax-stream.ts'

const recentMax = 6
const leadSightingsMin = 2
const lateSightingsMin = 3
const closedSightingsMin = 2

/**
 * The habit of the last six payments. Who always pays late is expected to pay late: a forecast says
 * what will happen, `due` what should.
 */
export function habitOf(settled: readonly SettledDate[]): PayingHabit {
  const paid = settled.flatMap(({ date, payments }) =>
    payments.filter(({ amount }) => amount < 0).map((payment) => ({ date, payment })),
  )
  const recent = paid.slice(-recentMax)
  const collected = recent.filter(isCollected)
  const directDebit = collected.length * 2 > recent.length
  const leads = recent.map(({ date, payment }) => daysBetween(payment.day, date.payBy))
  const leadDays = directDebit ? 0 : leadOf(leads)
  const repaid = settled.flatMap(({ date, payments }) =>
    payments
      .filter(({ amount }) => amount > 0)
      .map((each) => daysBetween(date.period.to, each.day)),
  )
  return {
    directDebit,
    leadDays,
    afterClosedDays: !directDebit && paysAfterClosedDays(paid),
    repaidDays: repaid.length > 0 ? middle(repaid) : null,
  }
}

type Paid = { readonly date: SettledDate['date']; readonly payment: TaxPayment }

/**
 * HMRC wants the money by the working day before, but a standing order or a person may move it to
 * the one after; most of the last six show which, two at least.
 */
function paysAfterClosedDays(paid: readonly Paid[]): boolean {
  const closed = paid.filter(({ date }) => date.due !== date.payBy).slice(-recentMax)
  const after = closed.filter(({ date, payment }) => payment.day > date.due)
  return closed.length >= closedSightingsMin && after.length * 2 > closed.length
}

/** Collected on the very day that direct debits are, or by the bank's own words. */
function isCollected({ date, payment }: Paid): boolean {
  if (date.directDebit === null) return false
  return payment.day === date.directDebit || /\bNDDS\b|\bDDR?\b|\bD\/D\b/i.test(payment.text ?? '')
}

function leadOf(leads: readonly number[]): number {
  const lead = leads.length < leadSightingsMin ? 0 : middle(leads)
  return lead < 0 && leads.length < lateSightingsMin ? 0 : lead
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
