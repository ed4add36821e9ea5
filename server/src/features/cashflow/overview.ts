// The cash-flow overview as the API shows it: month records with their six lists.

import {
  type CashflowOverview,
  excludedCategory,
  type MonthRecord,
  methodKey,
} from '@plimsoll/contract/cashflow'
import type { Month } from '@plimsoll/domain/calendar'
import { type CashLine, type CashMonth, isExcluded } from '@plimsoll/domain/cashflow/cash-months'
import { januaryWords } from '@plimsoll/domain/outlook/outlook-words'
import { categoryLabelOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { type CategoryNames, nameOfSubCategory } from '../../books/categories/names.ts'
import { noForecastOf } from '../forecast/service.ts'
import { bandOf } from './band.ts'
import { type Books, statementOf, usualSpan } from './statement.ts'

/** The whole reply for a span of months. */
export function overviewOf(
  books: Books,
  span: { from?: Month | undefined; to?: Month | undefined },
): CashflowOverview {
  const { facts, forecast, today } = books
  const { categoryNames } = forecast
  const { outlook } = forecast
  const unknown = noForecastOf(outlook)
  const usual = usualSpan(forecast.asOf)
  const statement = statementOf(books, { from: span.from ?? usual.from, to: span.to ?? usual.to })
  return {
    status: 'success',
    data: [
      {
        // Carried on without a forecast, the balance would look as if it were one.
        forecast: (unknown ? statement.forecast.slice(0, 1) : statement.forecast).map((month) =>
          withBand(recordOf(month, categoryNames), month.month, books),
        ),
        actuals: statement.actuals.map((month) => recordOf(month, categoryNames)),
      },
    ],
    meta: {
      today,
      as_of: forecast.asOf,
      first_day: facts.firstDay,
      last_day: facts.lastDay,
      cash_buffer: facts.buffer,
      balance_known: facts.balanceKnown,
      unknown,
      methods: Object.fromEntries(
        forecast.lines.map((line) => [
          methodKey(line.month, line.side, line.subCategory),
          line.method,
        ]),
      ),
    },
  }
}

/** The record of a month to come, with the range its closing balance is expected in. */
function withBand(record: MonthRecord, month: Month, { forecast }: Books): MonthRecord {
  const band = forecast.months.find((each) => each.month === month)
  if (!band) return record
  const note = januaryWords(forecast.wideJanuaries, { from: `${month}-01`, to: `${month}-28` })
  return {
    ...record,
    closing_band: bandOf(band),
    ...(note ? { closing_band_note: note } : {}),
  }
}

/** One month as a record of the contract. */
function recordOf(month: CashMonth, names: CategoryNames): MonthRecord {
  // Excluded payments follow the operating ones: only so do the six lists add up to their sides.
  const list = (side: CashLine['side'], ...activities: CashLine['activity'][]) =>
    month.lines
      .filter((line) => line.side === side && activities.includes(line.activity))
      .map((line) => itemOf(line, names))
  return {
    cf_month: Number(month.month.slice(5)),
    cf_year: Number(month.month.slice(0, 4)),
    opening_balance: month.opening,
    cash_in: month.cashIn,
    cash_out: month.cashOut,
    closing_balance: month.closing,
    co_op_activities: list('out', 'operating', 'excluded'),
    co_inv_activities: list('out', 'investing'),
    co_fin_activities: list('out', 'financing'),
    ci_op_activities: list('in', 'operating', 'excluded'),
    ci_inv_activities: list('in', 'investing'),
    ci_fin_activities: list('in', 'financing'),
  }
}

function itemOf(line: CashLine, names: CategoryNames): MonthRecord['co_op_activities'][number] {
  if (isExcluded(line))
    return {
      category: excludedCategory,
      category_label: 'Excluded',
      sub_category: line.subCategory,
      subcategory_label: 'Excluded',
      value: line.amount,
    }
  const row = subCategoryOf(line.subCategory)
  return {
    category: row.category,
    category_label: categoryLabelOf(row.category),
    sub_category: line.subCategory,
    subcategory_label: nameOfSubCategory(line.subCategory, names),
    value: line.amount,
  }
}
