// The forecast as it stands, kept for calls that come in quick succession over books that do not
// change meanwhile: a project computed with every key pressed, the questions of one conversation.
import type { Day } from '@plimsoll/domain/calendar'
import { readForecastBooks } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { readMeasuredRange } from './backtest.store.ts'
import { readView, type View } from './view.ts'

const viewsMax = 4
const views = new Map<string, View | null>()

/**
 * Reads the view, or the one that was read last over the same books; `null` while there are none.
 * Only for transactions that change nothing a forecast is made of: what they might roll back would
 * be kept.
 */
export async function readKeptView(
  tx: TenantTx,
  businessId: string,
  { today }: { today: Day },
): Promise<View | null> {
  const books = await readForecastBooks(tx, businessId)
  const key = JSON.stringify([businessId, today, books, await readMeasuredRange(tx, businessId)])
  const known = views.get(key)
  if (known !== undefined) return known
  const view = await readView(tx, businessId, { today })
  views.set(key, view)
  const [oldest] = views.keys()
  if (views.size > viewsMax && oldest) views.delete(oldest)
  return view
}
