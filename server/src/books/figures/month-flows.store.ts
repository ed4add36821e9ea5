// The day totals that a variance is made of, never single transactions: they cost the same however
// many there are.

import type { Day, Month } from '@plimsoll/domain/calendar'
import { type Minor, zero } from '@plimsoll/domain/money'
import type { DayFlow, DaySpan, LineHistory } from '@plimsoll/domain/variance/flows'
import { sql } from 'kysely'
import { noId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'

type Line = { side: 'in' | 'out'; sub_category: string; merchant_id: string }

/** What each line came to on each day of a span. */
export async function readDayFlows(
  tx: TenantTx,
  businessId: string,
  span: DaySpan,
): Promise<DayFlow[]> {
  const { rows } = await sql<Line & { day: Day; amount: Minor; count: number }>`
    select day, side, sub_category, merchant_id, amount_minor as amount, count
    from total_day
    where business_id = ${businessId} and day between ${span.from} and ${span.to}`.execute(tx)
  return rows.map((row) => ({
    ...lineOf(row),
    day: row.day,
    amount: row.amount,
    count: row.count,
  }))
}

/** What each line did in a span: its payments, their sum and the largest. */
export async function readLineHistory(
  tx: TenantTx,
  businessId: string,
  span: DaySpan,
): Promise<LineHistory[]> {
  const { rows } = await sql<Line & { count: number; total: Minor; largest: Minor }>`
    select side, sub_category, merchant_id, sum(count)::int as count,
      sum(amount_minor)::bigint as total, max(amount_minor / greatest(count, 1))::bigint as largest
    from total_day
    where business_id = ${businessId} and day between ${span.from} and ${span.to}
    group by side, sub_category, merchant_id`.execute(tx)
  return rows.map((row) => ({
    ...lineOf(row),
    count: row.count,
    total: row.total,
    largest: row.largest,
  }))
}

/** A month of a line, for its trend. */
export type TrendMonth = {
  month: Month
  side: 'in' | 'out'
  subCategory: string
  amount: Minor
}

/** Each sub-category's months of a span. */
export async function readTrend(
  tx: TenantTx,
  businessId: string,
  span: DaySpan,
): Promise<TrendMonth[]> {
  const { rows } = await sql<TrendMonth>`
    select to_char(month, 'YYYY-MM') as month, side, sub_category as "subCategory",
      amount_minor as amount
    from total_month
    where business_id = ${businessId} and month between ${span.from} and ${span.to}`.execute(tx)
  return rows
}

/**
 * What payments that were excluded moved in a span; the cash-flow table shows them on a line of
 * their own.
 */
export async function readExcludedIn(
  tx: TenantTx,
  businessId: string,
  span: DaySpan,
): Promise<{ in: Minor; out: Minor }> {
  const { rows } = await sql<{ in: Minor; out: Minor }>`
    select coalesce(sum(amount_minor) filter (where side = 'in'), 0)::bigint as "in",
      coalesce(-sum(amount_minor) filter (where side = 'out'), 0)::bigint as "out"
    from booked_transaction
    where business_id = ${businessId} and excluded and transfer_id is null and counts
      and shown_day between ${span.from} and ${span.to}`.execute(tx)
  return rows[0] ?? { in: zero, out: zero }
}

/** What came in and went out in a week, magnitudes. */
type WeekTotal = { readonly monday: Day; readonly in: Minor; readonly out: Minor }

/** The weeks of a span in which money moved. */
export async function readWeekTotals(
  tx: TenantTx,
  businessId: string,
  span: DaySpan,
): Promise<WeekTotal[]> {
  const { rows } = await sql<WeekTotal>`
    select date_trunc('week', day)::date as monday,
      coalesce(sum(amount_minor) filter (where side = 'in'), 0)::bigint as "in",
      coalesce(sum(amount_minor) filter (where side = 'out'), 0)::bigint as "out"
    from total_day
    where business_id = ${businessId} and day between ${span.from} and ${span.to}
    group by 1`.execute(tx)
  return rows
}

function lineOf({ side, sub_category, merchant_id }: Line) {
  return {
    side,
    subCategory: sub_category,
    merchantId: merchant_id === noId ? null : merchant_id,
  }
}
