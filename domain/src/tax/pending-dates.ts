// Which due dates of a tax are still open on a day, and when the money for one will move.
import { addDays, type Day, daysBetween } from '../calendar.ts'
import { type Nation, nextWorkingDay, previousWorkingDay } from '../holidays.ts'
import { doneDates, lastDayFor } from './match-payments.ts'
import type { TaxPaymentDate } from './tax-date.ts'
import { taxPaymentDates } from './tax-dates.ts'
import { vatRules } from './tax-rules.ts'
import type { TaxStream } from './tax-stream.ts'

/**
 * A payment this late is still expected, on the next working day; past it, it was settled in a way
 * the account does not show.
 */
const lateDaysMax = 10
// Refunds are slower, and nobody but HMRC decides when.
const refundLateDaysMax = 60

/** The dates of a tax that are open: after the last one settled, not long past, due up to a day. */
export function pendingDates(
  stream: TaxStream,
  context: { asOf: Day; until: Day; nation: Nation },
): TaxPaymentDate[] {
  const lastSettled = doneDates(stream.settled, context.asOf).at(-1)
  const after = lastSettled?.date.due ?? ''
  const window = {
    from: addDays(context.asOf, -refundLateDaysMax),
    to: context.until,
    nation: context.nation,
  }
  return taxPaymentDates(stream.schedule, window).filter(({ due }) => due > after)
}

/**
 * The working day after `asOf` on which the money for a date will move; `null` when it is too late
 * to expect it.
 */
export function cashDay(
  stream: TaxStream,
  date: TaxPaymentDate,
  context: { asOf: Day; nation: Nation; isRefund: boolean },
): Day | null {
  const usual = context.isRefund
    ? refundDay(stream, date, context.nation)
    : paymentDay(stream, date, context.nation)
  if (usual > context.asOf) return usual
  const last = context.isRefund || usual > lastDayFor(date) ? usual : lastDayFor(date)
  const lateMax = context.isRefund ? refundLateDaysMax : lateDaysMax
  const isForgotten = daysBetween(last, context.asOf) > lateMax
  return isForgotten ? null : nextWorkingDay(addDays(context.asOf, 1), context.nation)
}

function paymentDay({ habit }: TaxStream, date: TaxPaymentDate, nation: Nation): Day {
  if (habit.directDebit && date.directDebit) return date.directDebit
  const isClosed = date.due !== date.payBy
  if (isClosed && habit.afterClosedDays && habit.leadDays === 0)
    return nextWorkingDay(date.due, nation)
  const usual = addDays(date.payBy, -habit.leadDays)
  return habit.leadDays < 0 ? nextWorkingDay(usual, nation) : previousWorkingDay(usual, nation)
}

/**
 * As long after the period as refunds came before; without one, when the law has HMRC repay at the
 * latest.
 */
function refundDay({ habit }: TaxStream, date: TaxPaymentDate, nation: Nation): Day {
  const day =
    habit.repaidDays === null
      ? addDays(date.due, vatRules.repaymentDays)
      : addDays(date.period.to, habit.repaidDays)
  return nextWorkingDay(day, nation)
}
