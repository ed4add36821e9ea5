// Lays past payments onto the due dates of a schedule, and says how badly they fit: the schedule
// that fits best is the business's own.
import { addDays, addMonthsToDay, type Day, epochDays } from '../calendar.ts'
import { groupBy } from '../group.ts'
import type { Nation } from '../holidays.ts'
import { type Minor, magnitude, medianOf, sum } from '../money.ts'
import { compareText } from '../order.ts'
import type { TaxPaymentDate } from './tax-date.ts'
import { taxPaymentDates } from './tax-dates.ts'
import type { TaxPayment } from './tax-payment.ts'
import type { TaxSchedule } from './tax-schedule.ts'

/**
 * A due date with what was paid for it: `paid` is signed, negative where more was paid than
 * refunded.
 */
export type SettledDate = {
  readonly date: TaxPaymentDate
  readonly paid: Minor
  readonly payments: readonly TaxPayment[]
}

/**
 * How payments fit a schedule. `cost` is 0 for a perfect fit and about 1 for none; `missed` counts
 * the due dates since the last one settled.
 */
export type PaymentFit = {
  readonly schedule: TaxSchedule
  readonly settled: readonly SettledDate[]
  readonly cost: number
  readonly missed: number
}

// Costs per payment or date, chosen so that a late payment fits better than an early one of the
// next period only when it is nearer.
const earlyCost = 0.6
const lateCost = 0.6
const strayCost = 1
const missedCost = 0.6
const extraCost = 0.4
const refundCost = 0.3
const weightMin = 0.1
const doneShareMin = 0.25
const refundDaysMax = 90
const overpaidDaysMax = 730
const onAccountOpensDays = 150
const interimOpensDays = 20

/** Fits payments, at least one, oldest first, to a schedule, as known on a day. */
export function fitPayments(
  schedule: TaxSchedule,
  payments: readonly TaxPayment[],
  context: { asOf: Day; nation: Nation },
): PaymentFit {
  const first = payments[0]?.day ?? context.asOf
  const dates = taxPaymentDates(schedule, {
    from: addMonthsToDay(first, -4),
    to: addMonthsToDay(context.asOf, 10),
    nation: context.nation,
  })
  const lateMax = lateDaysMaxOf(schedule)
  const slots = dates.map(slotOf)
  const laid = payments.map((payment) => ({ payment, ...bestDateFor(payment, slots, lateMax) }))
  const settled = settledDates(laid)
  const { within, after } = missedDates(dates, settled, { ...context, lateMax })
  const missed = schedule.kind === 'self_assessment' ? 0 : within + after
  return { schedule, settled, cost: costOfFit(laid, settled, missed), missed: after }
}

/**
 * The mean cost of the payments: how far each lies from its date, more than one for a date, and
 * dates without any.
 */
function costOfFit(laid: readonly Laid[], settled: readonly SettledDate[], missed: number): number {
  const weigh = weightOf(laid.map(({ payment }) => payment))
  const misfit = laid.reduce((total, { payment, cost }) => total + cost * weigh(payment), 0)
  const whole = laid.reduce((total, { payment }) => total + weigh(payment), 0)
  const extra = settled.reduce((total, { payments }) => {
    const weights = payments.map(weigh)
    return total + weights.reduce((a, b) => a + b, 0) - Math.max(...weights)
  }, 0)
  return (misfit + extra * extraCost + missed * missedCost) / whole
}

/**
 * A penalty or some interest says little of the rhythm: what is small beside the larger payments
 * weighs little.
 */
function weightOf(payments: readonly TaxPayment[]): (payment: TaxPayment) => number {
  const sizes = payments.map(({ amount }) => Math.abs(amount)).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length * 0.75)] ?? 0
  return ({ amount }) => Math.min(1, Math.max(weightMin, Math.abs(amount) / usual))
}

/** How many days after its last day a payment still counts for a date. */
function lateDaysMaxOf(schedule: TaxSchedule): number {
  const isMonthly =
    ('every' in schedule && schedule.every === 'month') ||
    (schedule.kind === 'vat' && schedule.rhythm.every !== 'quarter')
  return isMonthly ? 14 : 30
}

/** The last day on which the money for a date should have moved. */
export function lastDayFor(date: TaxPaymentDate): Day {
  return date.directDebit && date.directDebit > date.due ? date.directDebit : date.due
}

/**
 * The dates that are done with: a penalty, or a part paid early, leaves a date open until its last
 * day.
 */
export function doneDates(settled: readonly SettledDate[], asOf: Day): SettledDate[] {
  return settled.filter((each) => {
    if (lastDayFor(each.date) < asOf) return true
    const others = settled.filter(({ date }) => date.due !== each.date.due)
    const usual = medianOf(others.map(({ paid }) => magnitude(paid)))
    return usual === null || magnitude(each.paid) >= usual * doneShareMin
  })
}

type Laid = { payment: TaxPayment; date: TaxPaymentDate | null; cost: number }

/** A date with its days as numbers: they are compared thousands of times. */
type Slot = {
  readonly date: TaxPaymentDate
  readonly opens: number
  readonly payBy: number
  readonly due: number
  readonly last: number
  /** From when on a refund may come. */
  readonly repayable: number
}

function slotOf(date: TaxPaymentDate): Slot {
  return {
    date,
    opens: epochDays(opensOn(date)),
    payBy: epochDays(date.payBy),
    due: epochDays(date.due),
    last: epochDays(lastDayFor(date)),
    repayable: epochDays(date.kind === 'vat' ? date.period.to : date.payBy),
  }
}

function bestDateFor(
  payment: TaxPayment,
  slots: readonly Slot[],
  lateMax: number,
): Pick<Laid, 'date' | 'cost'> {
  const day = epochDays(payment.day)
  let best: Pick<Laid, 'date' | 'cost'> = { date: null, cost: strayCost }
  for (const slot of slots) {
    const cost = payment.amount > 0 ? costOfRefund(day, slot) : costOf(day, slot, lateMax)
    if (cost < best.cost) best = { date: slot.date, cost }
  }
  return best
}

/**
 * What it costs to believe that a payment was for a date; as much as a stray one when it cannot
 * have been.
 */
function costOf(day: number, { opens, payBy, due, last }: Slot, lateMax: number): number {
  if (day < opens || day > last + lateMax) return strayCost
  if (day > last) return (lateCost * (day - last)) / lateMax
  return day >= payBy ? 0 : (earlyCost * (payBy - day)) / (due - opens)
}

/**
 * VAT is repaid some weeks after its period; of the other taxes, what was paid too much comes back
 * at any time.
 */
function costOfRefund(day: number, { date, repayable }: Slot): number {
  const days = day - repayable
  const daysMax = date.kind === 'vat' ? refundDaysMax : overpaidDaysMax
  return days < 1 || days > daysMax ? strayCost : refundCost * (1 + days / daysMax)
}

/**
 * The first day on which somebody would pay: when the period is over, or some time before a payment
 * on account.
 */
function opensOn(date: TaxPaymentDate): Day {
  if (date.duty === 'interim') return addDays(date.due, -interimOpensDays)
  if (date.duty === 'july') return addDays(date.due, -onAccountOpensDays)
  return addDays(date.period.to, 1)
}

function settledDates(laid: readonly Laid[]): SettledDate[] {
  const withDate = laid.flatMap(({ payment, date }) => (date ? [{ payment, date }] : []))
  return [...groupBy(withDate, ({ date }) => date)]
    .map(([date, rows]) => ({
      date,
      paid: sum(rows.map(({ payment }) => payment.amount)),
      payments: rows.map(({ payment }) => payment),
    }))
    .sort((a, b) => compareText(a.date.due, b.date.due))
}

/**
 * Dates without a payment, between those settled and after the last; one that may still be paid
 * late is none.
 */
function missedDates(
  dates: readonly TaxPaymentDate[],
  settled: readonly SettledDate[],
  context: { asOf: Day; lateMax: number },
): { within: number; after: number } {
  const first = settled[0]?.date.due
  const last = settled.at(-1)?.date.due
  if (!first || !last) return { within: 0, after: 0 }
  const paid = new Set(settled.map(({ date }) => date.due))
  const missed = dates.filter(
    (date) =>
      !paid.has(date.due) &&
      date.due > first &&
      addDays(lastDayFor(date), context.lateMax) < context.asOf,
  )
  const after = missed.filter(({ due }) => due > last).length
  return { within: missed.length - after, after }
}
