// Lines that the user left out of the forecast.
import type { TenantTx } from '../../../db/tenant.ts'
import type { Saver } from './saver.ts'

/** The ids of the hidden lines. */
export async function readHidden(tx: TenantTx, businessId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('forecast_hidden')
    .select('line_id')
    .where('business_id', '=', businessId)
    .orderBy('line_id')
    .execute()
  return rows.map((row) => row.line_id)
}

/** Leaves lines out of the forecast, or takes them in again. */
export async function keepHidden(
  tx: TenantTx,
  businessId: string,
  hidden: readonly { seriesId: string; hide: boolean }[],
  by: Saver,
): Promise<void> {
  const ids = hidden.map(({ seriesId }) => seriesId)
  if (ids.length === 0) return
  await tx
    .deleteFrom('forecast_hidden')
    .where('business_id', '=', businessId)
    .where('line_id', 'in', ids)
    .execute()
  const rows = hidden
    .filter(({ hide }) => hide)
    .map(({ seriesId }) => ({ business_id: businessId, line_id: seriesId, hidden_by: by.userId }))
  if (rows.length > 0)
    await tx
      .insertInto('forecast_hidden')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
