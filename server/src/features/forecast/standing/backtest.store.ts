// The latest back-test of a business: how often the 80 % range held on past days, and by how much ranges are widened because of it.
import type { Day } from '@plimsoll/domain/calendar'
import type { Backtest } from '@plimsoll/domain/outlook/outlook'
import type { TenantTx } from '../../../db/tenant.ts'

/** What a back-test measured. */
export type MeasuredRange = Backtest & {
  /** How many times as wide the ranges are made, 1 or more. */
  readonly widening: number
}

/** Which books a back-test was made of. */
export type BacktestKey = { readonly asOf: Day; readonly version: number; readonly engine: string }

/** The measured range; `null` while there is none. */
export async function readMeasuredRange(
  tx: TenantTx,
  businessId: string,
): Promise<MeasuredRange | null> {
  const row = await tx
    .selectFrom('forecast_backtest')
    .select(['in_range', 'days', 'widening'])
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  return row ? { inRange: row.in_range, days: row.days, widening: row.widening } : null
}
