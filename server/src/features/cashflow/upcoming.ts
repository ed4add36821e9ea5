// The dated payments that are expected: those of a span and side, and as the rows of a list.

import type { upcomingCashflows } from '@plimsoll/contract/cashflow'
import { addDays, type Day, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { payrollName, payrollRows } from '@plimsoll/domain/outlook/payment-groups'
import type * as z from 'zod/mini'
import { type CategoryNames, nameOfSubCategory } from '../../books/categories/names.ts'
import type { ExpectedItem, Forecast } from '../forecast/service.ts'

type Query = z.output<typeof upcomingCashflows.query>
type Upcoming = z.output<typeof upcomingCashflows.reply>['data']

/** By day; money out of the current month unless something else is wanted. */
export function upcomingOf(forecast: Forecast, query: Query): Upcoming {
  const { asOf, items } = forecast
  const until = lastDay(asOf, query.dateFilter ?? 'current_month')
  const type = query.cashflowType ?? 'outflows'
  return upcomingRows(
    items
      .filter(({ day }) => day <= until)
      .filter(({ amount }) => type === 'all' || (type === 'outflows') === amount < 0),
    forecast,
  )
}

/**
 * Payments as the rows of a list: three people or more who are paid on one day are one row. Their
 * names are left out where single pay is hidden.
 */
export function upcomingRows(
  items: readonly ExpectedItem[],
  { hidesPay, categoryNames }: Pick<Forecast, 'hidesPay' | 'categoryNames'>,
): Upcoming {
  const rowOf = (item: ExpectedItem) => rowUnder(item, categoryNames)
  return payrollRows(items, (item) => item).map((row) => {
    if (row.kind === 'single') return { ...rowOf(row.payment), people: null }
    const [first] = row.payments
    return {
      ...rowOf(first as ExpectedItem),
      merchant: payrollName(row.payments.length),
      merchant_id: null,
      amount: row.amount,
      steady: row.payments.every(({ steady }) => steady),
      overdue: row.payments.some(({ overdue }) => overdue),
      line_id: null,
      people: hidesPay
        ? null
        : row.payments.map(({ merchantName, amount }) => ({ name: merchantName, amount })),
    }
  })
}

function rowUnder(item: ExpectedItem, names: CategoryNames): Omit<Upcoming[number], 'people'> {
  return {
    day: item.day,
    merchant: item.merchantName,
    merchant_id: item.merchantId,
    sub_category: item.subCategory,
    subcategory_label: nameOfSubCategory(item.subCategory, names),
    amount: item.amount,
    steady: item.steady,
    words: item.words,
    overdue: item.overdue,
    line_id: item.lineId,
  }
}

function lastDay(asOf: Day, filter: NonNullable<Query['dateFilter']>): Day {
  if (filter === 'current_month') return lastDayOf(monthOf(asOf))
  return addDays(asOf, filter === 'next_30_days' ? 30 : 91)
}
