// How much of today's balance already belongs to HMRC: of every tax what has built up in periods
// that are over and not yet paid, and in those under way, out of what has happened and nothing
// else.
import { addMonthsToDay, type Day, day, daysBetween } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { type Minor, minor, scale, sum, zero } from '../money.ts'
import { actualBook, type MonthBook } from './month-book.ts'
import { cashDay, pendingDates } from './pending-dates.ts'
import { amountParts } from './tax-amount.ts'
import type { TaxPaymentDate } from './tax-date.ts'
import type { TaxKind, TaxPeriod } from './tax-schedule.ts'
import type { LearnedTaxes, TaxStream } from './tax-stream.ts'
import { periodInWords } from './tax-words.ts'

/** What one period of a tax has come to so far. `amount` is positive: money to keep. */
type SetAsidePart = {
  readonly label: string
  readonly period: TaxPeriod
  readonly due: Day
  readonly amount: Minor
}

/** What one tax has come to so far. The parts add up to `amount`. */
type TaxSetAside = {
  readonly kind: TaxKind
  readonly amount: Minor
  readonly parts: readonly SetAsidePart[]
}

/**
 * What should be put aside for taxes. The taxes add up to `amount`; all are positive, and
 * estimates.
 */
export type SetAside = {
  readonly amount: Minor
  readonly taxes: readonly TaxSetAside[]
  readonly isEstimate: true
}

/**
 * What has built up by the end of a day. Refunds to come are not counted on. Refuses a day that
 * does not exist.
 */
export function setAside(input: {
  learned: LearnedTaxes
  asOf: Day
  totals: readonly MonthTotal[]
}): SetAside {
  day(input.asOf)
  const book = actualBook(input.totals)
  const taxes = input.learned.streams
    .map((stream) => setAsideFor(stream, { ...input, book }))
    .filter(({ amount }) => amount > 0)
  return { amount: sum(taxes.map(({ amount }) => amount)), taxes, isEstimate: true }
}

// A company's tax is due nine months after a year that has only begun.
const dueMonthsAheadMax = 22

function setAsideFor(
  stream: TaxStream,
  context: { learned: LearnedTaxes; asOf: Day; book: MonthBook },
): TaxSetAside {
  const { asOf, book } = context
  const { nation } = context.learned
  const until = addMonthsToDay(asOf, dueMonthsAheadMax)
  const begun = pendingDates(stream, { asOf, until, nation }).filter(
    (date) =>
      date.duty !== 'interim' &&
      beginsOn(date) <= asOf &&
      cashDay(stream, date, { asOf, nation, isRefund: false }) !== null,
  )
  const parts = begun.flatMap((date) => {
    const amount = accrued(stream, date, { asOf, book })
    const { period, due } = date
    return amount > 0 ? [{ label: periodInWords(period), period, due, amount }] : []
  })
  return { kind: stream.kind, amount: sum(parts.map(({ amount }) => amount)), parts }
}

/**
 * What has happened is measured as it stands; an amount that is only known as a whole builds up day
 * by day.
 */
function accrued(
  stream: TaxStream,
  date: TaxPaymentDate,
  context: { asOf: Day; book: MonthBook },
): Minor {
  // Of a VAT year only the instalments already paid count: those to come are part of what is put
  // aside.
  const parts = amountParts(stream, date, { book: context.book, yearDates: [] })
  const owed = minor(-sum(parts.map(({ amount }) => amount)))
  if (owed <= 0) return zero
  return stream.model.kind === 'measured' ? owed : scale(owed, shareOf(date, context.asOf))
}

/** The share of a period that has begun which is over. */
function shareOf(date: TaxPaymentDate, asOf: Day): number {
  const [from, to] = [beginsOn(date), endsOn(date)]
  return Math.min(1, (daysBetween(from, asOf) + 1) / (daysBetween(from, to) + 1))
}

/**
 * Payments on account have no period of their own that is over: each is saved for from the payment
 * before it, half a year earlier.
 */
function beginsOn({ kind, period, due }: TaxPaymentDate): Day {
  return kind === 'self_assessment' ? addMonthsToDay(due, -6) : period.from
}

function endsOn({ kind, period, due }: TaxPaymentDate): Day {
  return kind === 'self_assessment' ? due : period.to
}
