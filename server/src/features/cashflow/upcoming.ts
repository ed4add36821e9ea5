// The dated payments that are expected, within the span and on the side that are asked for.

import type { upcomingCashflows } from '@plimsoll/contract/cashflow'
import { addDays, type Day, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { isSubCategory } from '@plimsoll/domain/taxonomy'
import type * as z from 'zod/mini'
import { nameOfSubCategory } from '../../http/category-names.ts'
import type { Forecast } from '../forecast/service.ts'

type Asked = z.output<typeof upcomingCashflows.query>
type Upcoming = z.output<typeof upcomingCashflows.reply>['data']

/** By day; money out of the month under way unless something else is asked for. */
export function upcomingOf({ asOf, items }: Forecast, asked: Asked): Upcoming {
  const until = lastDay(asOf, asked.dateFilter ?? 'current_month')
  const type = asked.cashflowType ?? 'outflows'
  return items
    .filter(({ day }) => day <= until)
    .filter(({ amount }) => type === 'all' || (type === 'outflows') === amount < 0)
    .map((item) => ({
      day: item.day,
      merchant: item.merchantName,
      merchant_id: item.merchantId,
      sub_category: item.subCategory,
      subcategory_label: isSubCategory(item.subCategory)
        ? nameOfSubCategory(item.subCategory)
        : item.subCategory,
      amount: item.amount,
      steady: item.steady,
      words: item.words,
      overdue: item.overdue,
      series_id: item.lineId,
    }))
}

function lastDay(asOf: Day, filter: NonNullable<Asked['dateFilter']>): Day {
  if (filter === 'current_month') return lastDayOf(monthOf(asOf))
  return addDays(asOf, filter === 'next_30_days' ? 30 : 91)
}
