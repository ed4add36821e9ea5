// What HMRC will take (or repay) up to a day: the open due dates of every tax learned, each with an
// estimate that shows its sum.
import { addDays, type Day, day, daysBetween, type Month } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { type Minor, sum } from '../money.ts'
import { compareText } from '../order.ts'
import type { SubCategoryCode } from '../taxonomy.ts'
import { expectedBook, type MonthBook } from './month-book.ts'
import { cashDay, pendingDates } from './pending-dates.ts'
import { amountParts } from './tax-amount.ts'
import type { TaxPart } from './tax-base.ts'
import type { TaxDuty, TaxPaymentDate } from './tax-date.ts'
import { measuredMonths } from './tax-months.ts'
import { taxSubCategoryOf } from './tax-payment.ts'
import type { TaxKind, TaxPeriod } from './tax-schedule.ts'
import type { LearnedTaxes, TaxStream } from './tax-stream.ts'
import { basisSentence } from './tax-words.ts'

/** What the estimate of coming taxes rests on. */
export type TaxOutlook = {
  readonly learned: LearnedTaxes
  /** The last day that is known; taxes are expected after it. */
  readonly asOf: Day
  /** The last day wanted. */
  readonly until: Day
  /** What happened, by month and sub-category, up to `asOf`. */
  readonly totals: readonly MonthTotal[]
  /**
   * What is forecast on top of it: of the month under way what is still to come, of later months
   * the whole. Rows of taxes are not looked at.
   */
  readonly forecast: readonly MonthTotal[]
  /** The first month that the books hold from its beginning. */
  readonly firstFullMonth: Month
}

/**
 * A tax payment (negative) or refund to come. Always an estimate for planning cash, never a tax
 * return.
 */
export type ExpectedTax = {
  readonly kind: TaxKind
  readonly duty: TaxDuty
  readonly subCategory: SubCategoryCode
  readonly period: TaxPeriod
  /** The statutory day. */
  readonly due: Day
  /** The working day on which the money is expected to move. */
  readonly day: Day
  readonly amount: Minor
  /** They add up to `amount`, signed as it is. */
  readonly parts: readonly TaxPart[]
  /** One or two sentences that show the sum. */
  readonly basis: string
  readonly isEstimate: true
  /**
   * Of VAT alone: what money that is not in the books yet, such as a sales project's, adds to it.
   */
  readonly follows?: VatFollows
  /**
   * 0 to 1: how sure the rhythm is, how close past estimates would have come, and how much of the
   * period has still to happen.
   */
  readonly confidence: number
}

/**
 * VAT follows the cash or the invoices of a business, each sale's VAT less each cost's; or it is a
 * flat share of what is received.
 */
export type VatFollows =
  | { readonly by: 'cash' | 'invoices' }
  | { readonly by: 'flat_share'; readonly share: number }

/**
 * The taxes that will move after `asOf` and up to `until`, by day. Refuses days that do not exist
 * and an end before its beginning.
 */
export function expectedTaxes(outlook: TaxOutlook): ExpectedTax[] {
  const { asOf, until, learned } = outlook
  if (day(until) < day(asOf)) throw new RangeError(`ends before it begins: ${asOf} to ${until}`)
  const book = expectedBook(outlook)
  return learned.streams
    .flatMap((stream) => expectedOf(stream, book, outlook))
    .sort((a, b) => compareText(a.day, b.day) || a.amount - b.amount)
}

function expectedOf(stream: TaxStream, book: MonthBook, outlook: TaxOutlook): ExpectedTax[] {
  const { asOf, until } = outlook
  const { nation } = outlook.learned
  // Who pays early pays within the window what is due after it.
  const yearDates = pendingDates(stream, {
    asOf,
    until: addDays(until, stream.habit.leadDays + 7),
    nation,
  })
  return yearDates.flatMap((date) => {
    const parts = amountParts(stream, date, { book, yearDates })
    const amount = sum(parts.map((part) => part.amount))
    if (amount === 0) return []
    const moves = cashDay(stream, date, { asOf, nation, isRefund: amount > 0 })
    if (!moves || moves > until) return []
    return [expectedOn({ stream, date, parts, amount, moves, book, asOf })]
  })
}

function expectedOn(input: {
  stream: TaxStream
  date: TaxPaymentDate
  parts: readonly TaxPart[]
  amount: Minor
  moves: Day
  book: MonthBook
  asOf: Day
}): ExpectedTax {
  const { stream, date, parts, amount } = input
  const { kind, duty, period, due } = date
  const { model } = stream
  const averaged =
    model.kind === 'measured' && input.book.isAveraged(measuredMonths(model.measure, date))
  return {
    kind,
    duty,
    subCategory: taxSubCategoryOf(kind, amount),
    period,
    due,
    day: input.moves,
    amount,
    parts,
    basis: basisSentence({ date, amount, parts, model, averaged }),
    isEstimate: true,
    ...(kind === 'vat' && duty !== 'interim' && { follows: vatFollows(stream) }),
    confidence: confidenceOf(stream, period, input.asOf),
  }
}

function vatFollows({ model }: TaxStream): VatFollows {
  if (model.kind !== 'measured') return { by: 'invoices' }
  const { measure, factor } = model
  if (measure.name === 'sales') return { by: 'flat_share', share: factor }
  return { by: measure.name === 'vat' && measure.lagMonths === 0 ? 'cash' : 'invoices' }
}

const errorWeight = 1.5
const errorLossMax = 0.7
const aheadLoss = 0.5

function confidenceOf({ confidence, model }: TaxStream, period: TaxPeriod, asOf: Day): number {
  const lost = Math.min(errorLossMax, errorWeight * model.error)
  const ahead = shareAhead(period, asOf)
  const raw = confidence * (1 - lost) * (1 - aheadLoss * ahead)
  return Math.round(Math.min(0.95, Math.max(0.05, raw)) * 1000) / 1000
}

/** How much of a period has still to happen, 0 to 1; a period that is over has it all behind it. */
function shareAhead({ from, to }: TaxPeriod, asOf: Day): number {
  const length = daysBetween(from, to) + 1
  return Math.min(1, Math.max(0, daysBetween(asOf, to) / length))
}
