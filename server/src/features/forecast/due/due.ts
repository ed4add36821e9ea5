// What cash management draws from the forecast, read once: what is due, who pays how, taxes, and the path by day.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import type { ForecastDay } from '@plimsoll/domain/forecast/engine'
import type { Minor } from '@plimsoll/domain/money'
import type { TenantTx } from '../../../db/tenant.ts'
import { lowOf } from '../lines/low.ts'
import { readView } from '../standing/view.ts'
import { dueItems } from './due-items.ts'
import { payersOf } from './payers.ts'
import { taxCalendar } from './tax-calendar.ts'

/** Thirteen weeks of dated payments and days. */
export type Due = {
  asOf: Day
  balance: Minor
  buffer: Minor
  low: CashManagement['cash']['low']
  days: readonly ForecastDay[]
  items: DueItem[]
  paid: DueItem[]
  payers: CashManagement['payers']
} & Pick<CashManagement, 'taxes' | 'set_aside' | 'tax_notes'>

const daysAhead = 91

/** Reads it; `null` while there are no books. */
export async function readDue(tx: TenantTx, businessId: string, today: Day): Promise<Due | null> {
  const view = await readView(tx, businessId, { today })
  if (!view) return null
  const { asOf, books } = view.standing
  const { items, paid } = await dueItems(tx, businessId, { view, until: addDays(asOf, daysAhead) })
  return {
    asOf,
    balance: view.base.balance,
    buffer: books.buffer,
    low: lowOf(view),
    days: view.forecast.days.slice(0, daysAhead),
    items,
    paid,
    payers: payersOf(view, items),
    ...taxCalendar(view),
  }
}
