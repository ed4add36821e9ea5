// The cash-flow statement of a business over a span of months: what happened, what is expected, and
// the two joined.
import { addMonths, type Day, type Month, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import {
  type CashMonth,
  cashMonths,
  type MonthTotal,
  netBefore,
  openingOf,
} from '@plimsoll/domain/cashflow/cash-months'
import { type Minor, plus } from '@plimsoll/domain/money'
import { type BooksFacts, readBooksFacts } from '../../books/figures/cash.store.ts'
import { readExcludedTotals, readMonthTotals } from '../../books/figures/months.store.ts'
import { readBalance } from '../../books/figures/movements.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { currentForecast, type Forecast } from '../forecast/service.ts'

/**
 * Everything that figures by month are drawn from. `opening` is before all totals, `balance` what
 * is in the bank on the as-of day.
 */
export type Books = {
  facts: BooksFacts
  balance: Minor
  opening: Minor
  totals: MonthTotal[]
  forecast: Forecast
  today: Day
}

/**
 * The months of a statement. The current month stands in both: what has happened so far, and the
 * whole month expected.
 */
export type Statement = { actuals: CashMonth[]; forecast: CashMonth[] }

/** Reads the books and the forecast that fits them. */
export async function readBooks(
  tx: TenantTx,
  businessId: string,
  at: { today: Day; scenario?: string | undefined },
): Promise<Books> {
  const facts = await readBooksFacts(tx, businessId)
  const forecast = await currentForecast(tx, businessId, at)
  const totals = [
    ...(await readMonthTotals(tx, businessId, forecast.asOf)),
    ...(await readExcludedTotals(tx, businessId, forecast.asOf)),
  ]
  const balance = await readBalance(tx, businessId, forecast.asOf)
  return {
    facts,
    forecast,
    totals,
    balance,
    opening: openingOf({ closing: balance, totals }),
    today: at.today,
  }
}

/** The statement from one month to another, both included. */
export function statementOf(books: Books, span: { from: Month; to: Month }): Statement {
  const current = monthOf(books.forecast.asOf)
  return {
    actuals: actualMonths(books, { from: span.from, to: earlier(span.to, current) }),
    forecast: forecastMonths(books, { from: later(span.from, current), to: span.to }),
  }
}

/**
 * Whether there is a forecast at all; without one, months to come say nothing but the balance
 * carried on.
 */
export function hasForecast(books: Books): boolean {
  return books.forecast.lines.length > 0
}

function actualMonths(books: Books, span: { from: Month; to: Month }): CashMonth[] {
  const { totals } = books
  const opening = plus(books.opening, netBefore(span.from, totals))
  return cashMonths({ opening, months: monthsFrom(span.from, span.to), totals })
}

function forecastMonths(books: Books, span: { from: Month; to: Month }): CashMonth[] {
  const { totals, forecast } = books
  const current = monthOf(forecast.asOf)
  const expected = wholeMonths(books, current)
  const opening = plus(books.opening, netBefore(current, totals))
  const months = cashMonths({ opening, months: monthsFrom(current, span.to), totals: expected })
  return months.filter(({ month }) => month >= span.from)
}

/**
 * The forecast's lines, and whatever has been booked in months that the forecast says nothing of.
 */
function wholeMonths({ totals, forecast }: Books, current: Month): MonthTotal[] {
  const known = new Set(forecast.lines.map(keyOf))
  const booked = totals.filter((total) => total.month >= current && !known.has(keyOf(total)))
  return [...forecast.lines, ...booked]
}

function keyOf(total: Pick<MonthTotal, 'month' | 'side' | 'subCategory'>): string {
  return `${total.month} ${total.side} ${total.subCategory}`
}

function earlier(a: Month, b: Month): Month {
  return a < b ? a : b
}

function later(a: Month, b: Month): Month {
  return a > b ? a : b
}

/** The span shown by default: twelve months back to twelve ahead. */
export function usualSpan(asOf: Day): { from: Month; to: Month } {
  return { from: addMonths(monthOf(asOf), -12), to: addMonths(monthOf(asOf), 12) }
}
