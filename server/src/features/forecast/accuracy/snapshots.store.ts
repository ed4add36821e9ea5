// The forecast as it was each day: whole months by line and the balance by day. Written once a day,
// never changed.

import type { Day, Month } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { noId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/**
 * A month of a line as it was forecast, a magnitude in the sense of its side, with the user's
 * changes and without.
 */
export type MonthSnapshot = {
  month: Month
  side: 'in' | 'out'
  subCategory: string
  merchantId: string | null
  amount: Minor
  unchanged: Minor
}

/** The balance of a day as it was forecast. */
export type DaySnapshot = {
  day: Day
  closing: Minor
  unchanged: Minor
  low50: Minor
  high50: Minor
  low80: Minor
  high80: Minor
  low95: Minor
  high95: Minor
}

/** Whether the day's snapshot exists already. */
export async function hasSnapshot(tx: TenantTx, businessId: string, on: Day): Promise<boolean> {
  const row = await tx
    .selectFrom('forecast_snapshot_day')
    .select('day')
    .where('business_id', '=', businessId)
    .where('made_on', '=', on)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a day's snapshot; one that exists already is not changed. */
export async function keepSnapshot(
  tx: TenantTx,
  businessId: string,
  snapshot: { on: Day; months: readonly MonthSnapshot[]; days: readonly DaySnapshot[] },
): Promise<void> {
  const months = snapshot.months.map((row) => ({
    month: `${row.month}-01`,
    side: row.side,
    sub_category: row.subCategory,
    merchant_id: row.merchantId ?? noId,
    amount: row.amount,
    unchanged: row.unchanged,
  }))
  await sql`insert into forecast_snapshot (business_id, made_on, month, side, sub_category, merchant_id, amount_minor, unchanged_minor)
    select ${businessId}, ${snapshot.on}, r.* from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as r
      (month date, side text, sub_category text, merchant_id uuid, amount bigint, unchanged bigint)
    on conflict do nothing`.execute(tx)
  await sql`insert into forecast_snapshot_day (business_id, made_on, day, closing_minor, unchanged_minor,
      low50_minor, high50_minor, low80_minor, high80_minor, low95_minor, high95_minor)
    select ${businessId}, ${snapshot.on}, r.* from jsonb_to_recordset(${JSON.stringify(snapshot.days)}::jsonb) as r
      (day date, closing bigint, unchanged bigint, low50 bigint, high50 bigint, low80 bigint, high80 bigint,
       low95 bigint, high95 bigint)
    on conflict do nothing`.execute(tx)
}

/** Snapshots of months that are over, by the day they were made. */
export async function readMonthSnapshots(
  tx: TenantTx,
  businessId: string,
  before: Month,
): Promise<(MonthSnapshot & { madeOn: Day })[]> {
  const { rows } = await sql<{
    made_on: Day
    month: Day
    side: 'in' | 'out'
    sub_category: string
    merchant_id: string
    amount: Minor
    unchanged: Minor
  }>`
    select made_on, month, side, sub_category, merchant_id, amount_minor as amount, unchanged_minor as unchanged
    from forecast_snapshot
    where business_id = ${businessId} and month < ${`${before}-01`} and made_on < month
    order by made_on, month`.execute(tx)
  return rows.map((row) => ({
    madeOn: row.made_on,
    month: row.month.slice(0, 7),
    side: row.side,
    subCategory: row.sub_category,
    merchantId: row.merchant_id === noId ? null : row.merchant_id,
    amount: row.amount,
    unchanged: row.unchanged,
  }))
}

/** Snapshots of days that are over, by the day they were made. */
export async function readDaySnapshots(
  tx: TenantTx,
  businessId: string,
  until: Day,
): Promise<(DaySnapshot & { madeOn: Day })[]> {
  const { rows } = await sql<DaySnapshot & { madeOn: Day }>`
    select made_on as "madeOn", day, closing_minor as closing, unchanged_minor as unchanged,
      low50_minor as low50, high50_minor as high50, low80_minor as low80, high80_minor as high80,
      low95_minor as low95, high95_minor as high95
    from forecast_snapshot_day
    where business_id = ${businessId} and day <= ${until} and made_on < day
    order by made_on, day`.execute(tx)
  return rows
}
