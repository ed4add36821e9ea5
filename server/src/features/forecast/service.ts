// The current forecast of a business: made from its books when they have changed or the day has, and kept.
import { addDays, addMonthsToDay, type Day, monthOf } from '@plimsoll/domain/calendar'
import { asOfDay, firstFullMonth } from '@plimsoll/domain/cashflow/as-of'
import { forecastByCategory } from '@plimsoll/domain/forecast/by-category'
import type { ForecastLine } from '@plimsoll/domain/forecast/forecast'
import { expectedWithin, regularPayments } from '@plimsoll/domain/regular'
import type { TenantTx } from '../../db/tenant.ts'
import {
  type ExpectedItem,
  findRun,
  keepRun,
  readItems,
  readLines,
  readMerchantDays,
  readMonthTotals,
} from './store.ts'

export { readMonthTotals } from './store.ts'

/** The books a forecast is made of. Days are null while there are none. */
export type Books = { version: number; firstDay: Day | null; lastDay: Day | null }

/** A forecast as it stands: whole months by sub-category, and dated payments by habit. */
export type Forecast = { asOf: Day; lines: ForecastLine[]; items: ExpectedItem[] }

const monthsAhead = 24
const itemsAheadDays = 92
const habitMonths = 26

/** The forecast that fits these books and this day, made now if there is none yet. */
export async function currentForecast(
  tx: TenantTx,
  businessId: string,
  at: { books: Books; today: Day },
): Promise<Forecast> {
  const { books, today } = at
  const asOf = asOfDay({ today, lastDay: books.lastDay })
  if (!books.firstDay) return { asOf, lines: [], items: [] }
  const runId =
    (await findRun(tx, businessId, { version: books.version, asOf })) ??
    (await makeRun(tx, businessId, { version: books.version, asOf, firstDay: books.firstDay }))
  return {
    asOf,
    lines: await readLines(tx, businessId, runId, monthOf(asOf)),
    items: await readItems(tx, businessId, runId),
  }
}

async function makeRun(
  tx: TenantTx,
  businessId: string,
  of: { version: number; asOf: Day; firstDay: Day },
): Promise<string> {
  const lines = forecastByCategory({
    totals: await readMonthTotals(tx, businessId),
    firstFullMonth: firstFullMonth(of.firstDay),
    currentMonth: monthOf(of.asOf),
    monthsAhead,
  })
  const items = await expectedItems(tx, businessId, of.asOf)
  return keepRun(tx, businessId, { version: of.version, asOf: of.asOf, lines, items })
}

async function expectedItems(tx: TenantTx, businessId: string, asOf: Day): Promise<ExpectedItem[]> {
  const history = await readMerchantDays(tx, businessId, addMonthsToDay(asOf, -habitMonths))
  const regulars = regularPayments(
    history.filter(({ day }) => day <= asOf),
    asOf,
  )
  const window = { from: addDays(asOf, 1), to: addDays(asOf, itemsAheadDays) }
  return expectedWithin(regulars, window).map((item) => ({
    day: item.day,
    merchantId: item.merchantId,
    merchantName: item.merchantName,
    subCategory: item.subCategory,
    amount: item.amount,
    steady: item.steady,
    cadence: item.cadence,
  }))
}
