// What the forecast is made from and what was forecast: month totals, payments by merchant and day, and the runs kept.
import type { Day, Month } from '@plimsoll/domain/calendar'
import type { MonthTotal } from '@plimsoll/domain/cashflow/cash-months'
import type { ForecastLine } from '@plimsoll/domain/forecast/forecast'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** A payment expected on a day, by a merchant's habit. The amount is signed. */
export type ExpectedItem = {
  day: Day
  merchantId: string | null
  merchantName: string
  subCategory: string
  amount: Minor
  steady: boolean
  cadence: string
}

/** What a merchant moved on one day. The amount is signed. */
export type MerchantDay = {
  merchantId: string
  merchantName: string
  subCategory: string
  day: Day
  amount: Minor
}

// Merchants seen on more days than this within the window are trade, not a regular payment.
const merchantDaysMax = 120

/** Every month total of the business. */
export async function readMonthTotals(tx: TenantTx, businessId: string): Promise<MonthTotal[]> {
  const rows = await tx
    .selectFrom('total_month')
    .select(['month', 'side', 'sub_category', 'amount_minor'])
    .where('business_id', '=', businessId)
    .orderBy('month')
    .execute()
  return rows.map((row) => ({
    month: row.month.slice(0, 7),
    side: row.side,
    subCategory: row.sub_category,
    amount: row.amount_minor as Minor,
  }))
}

/** The days on which merchants were paid or paid us since a day, for those seen often enough to have a habit and not so often that they are trade. */
export async function readMerchantDays(
  tx: TenantTx,
  businessId: string,
  since: Day,
): Promise<MerchantDay[]> {
  const { rows } = await sql<{
    merchant_id: string
    name: string
    sub_category: string
    day: Day
    amount: Minor
  }>`
    with habit as (
      select merchant_id, sub_category from total_day
      where business_id = ${businessId} and day >= ${since}
      group by merchant_id, sub_category
      having count(*) between 2 and ${merchantDaysMax}
    )
    select d.merchant_id, m.name, d.sub_category, d.day,
      case when d.side = 'in' then d.amount_minor else -d.amount_minor end as amount
    from total_day d
      join habit h on h.merchant_id = d.merchant_id and h.sub_category = d.sub_category
      join merchant m on m.business_id = d.business_id and m.id = d.merchant_id
    where d.business_id = ${businessId} and d.day >= ${since}
    order by d.day`.execute(tx)
  return rows.map((row) => ({
    merchantId: row.merchant_id,
    merchantName: row.name,
    subCategory: row.sub_category,
    day: row.day,
    amount: row.amount,
  }))
}

/** The newest run, if it was made of these books and for this day. */
export async function findRun(
  tx: TenantTx,
  businessId: string,
  fits: { version: number; asOf: Day },
): Promise<string | null> {
  const row = await tx
    .selectFrom('forecast_run')
    .select('id')
    .where('business_id', '=', businessId)
    .where('books_version', '=', fits.version)
    .where('as_of', '=', fits.asOf)
    .orderBy('made_at', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Keeps a run. Of several made for one day the last one stands; those of other days are kept for measuring. */
export async function keepRun(
  tx: TenantTx,
  businessId: string,
  run: {
    version: number
    asOf: Day
    lines: readonly ForecastLine[]
    items: readonly ExpectedItem[]
  },
): Promise<string> {
  const id = newId()
  await tx
    .deleteFrom('forecast_run')
    .where('business_id', '=', businessId)
    .where('as_of', '=', run.asOf)
    .execute()
  await tx
    .insertInto('forecast_run')
    .values({ business_id: businessId, id, as_of: run.asOf, books_version: run.version })
    .execute()
  await keepLines(tx, businessId, id, run.lines)
  await keepItems(tx, businessId, id, run.items)
  return id
}

/** The lines of a run from a month on. */
export async function readLines(
  tx: TenantTx,
  businessId: string,
  runId: string,
  from: Month,
): Promise<ForecastLine[]> {
  const rows = await tx
    .selectFrom('forecast_month')
    .select(['month', 'side', 'sub_category', 'amount_minor', 'method'])
    .where('business_id', '=', businessId)
    .where('run_id', '=', runId)
    .where('month', '>=', `${from}-01`)
    .execute()
  return rows.map((row) => ({
    month: row.month.slice(0, 7),
    side: row.side,
    subCategory: row.sub_category,
    amount: row.amount_minor as Minor,
    method: row.method,
  }))
}

/** The dated items of a run, in order. */
export async function readItems(
  tx: TenantTx,
  businessId: string,
  runId: string,
): Promise<ExpectedItem[]> {
  const rows = await tx
    .selectFrom('forecast_item')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    day: row.day,
    merchantId: row.merchant_id,
    merchantName: row.merchant_name,
    subCategory: row.sub_category,
    amount: row.amount_minor as Minor,
    steady: row.steady,
    cadence: row.cadence,
  }))
}

async function keepLines(
  tx: TenantTx,
  businessId: string,
  runId: string,
  lines: readonly ForecastLine[],
): Promise<void> {
  await sql`insert into forecast_month (business_id, run_id, month, side, sub_category, amount_minor, method)
    select ${businessId}, ${runId}, * from unnest(
      ${lines.map((line) => `${line.month}-01`)}::date[], ${lines.map((line) => line.side)}::text[],
      ${lines.map((line) => line.subCategory)}::text[], ${lines.map((line) => line.amount)}::bigint[],
      ${lines.map((line) => line.method)}::text[])`.execute(tx)
}

async function keepItems(
  tx: TenantTx,
  businessId: string,
  runId: string,
  items: readonly ExpectedItem[],
): Promise<void> {
  await sql`insert into forecast_item
      (business_id, run_id, position, day, merchant_id, merchant_name, sub_category, amount_minor, steady, cadence)
    select ${businessId}, ${runId}, * from unnest(
      ${items.map((_, position) => position)}::int[], ${items.map((item) => item.day)}::date[],
      ${items.map((item) => item.merchantId)}::uuid[], ${items.map((item) => item.merchantName)}::text[],
      ${items.map((item) => item.subCategory)}::text[], ${items.map((item) => item.amount)}::bigint[],
      ${items.map((item) => item.steady)}::boolean[], ${items.map((item) => item.cadence)}::text[])`.execute(
    tx,
  )
}
