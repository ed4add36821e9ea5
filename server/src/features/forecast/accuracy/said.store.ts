// What was said each day: whole months by line and the balance by day. Written once a day, never changed.
import type { Day, Month } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'

/** A month of a line as it was said, a magnitude in the sense of its side, with the user's changes and without. */
export type SaidMonth = {
  month: Month
  side: 'in' | 'out'
  subCategory: string
  merchantId: string | null
  amount: Minor
  unchanged: Minor
}

/** A day as it was said. */
export type SaidDay = {
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

const nobody = '00000000-0000-0000-0000-000000000000'

/** Whether something was kept on a day already. */
export async function isSaid(tx: TenantTx, businessId: string, on: Day): Promise<boolean> {
  const row = await tx
    .selectFrom('forecast_said_day')
    .select('day')
    .where('business_id', '=', businessId)
    .where('made_on', '=', on)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps what is said on a day; a day that is kept already stays as it was. */
export async function keepSaid(
  tx: TenantTx,
  businessId: string,
  said: { on: Day; months: readonly SaidMonth[]; days: readonly SaidDay[] },
): Promise<void> {
  const months = said.months.map((row) => ({
    month: `${row.month}-01`,
    side: row.side,
    sub_category: row.subCategory,
    merchant_id: row.merchantId ?? nobody,
    amount: row.amount,
    unchanged: row.unchanged,
  }))
  await sql`insert into forecast_said (business_id, made_on, month, side, sub_category, merchant_id, amount_minor, unchanged_minor)
    select ${businessId}, ${said.on}, r.* from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as r
      (month date, side text, sub_category text, merchant_id uuid, amount bigint, unchanged bigint)
    on conflict do nothing`.execute(tx)
  await sql`insert into forecast_said_day (business_id, made_on, day, closing_minor, unchanged_minor,
      low50_minor, high50_minor, low80_minor, high80_minor, low95_minor, high95_minor)
    select ${businessId}, ${said.on}, r.* from jsonb_to_recordset(${JSON.stringify(said.days)}::jsonb) as r
      (day date, closing bigint, unchanged bigint, low50 bigint, high50 bigint, low80 bigint, high80 bigint,
       low95 bigint, high95 bigint)
    on conflict do nothing`.execute(tx)
}

/** Months that were said and have been met since, by the day they were said. */
export async function readSaidMonths(
  tx: TenantTx,
  businessId: string,
  before: Month,
): Promise<(SaidMonth & { madeOn: Day })[]> {
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
    from forecast_said
    where business_id = ${businessId} and month < ${`${before}-01`} and made_on < month
    order by made_on, month`.execute(tx)
  return rows.map((row) => ({
    madeOn: row.made_on,
    month: row.month.slice(0, 7),
    side: row.side,
    subCategory: row.sub_category,
    merchantId: row.merchant_id === nobody ? null : row.merchant_id,
    amount: row.amount,
    unchanged: row.unchanged,
  }))
}

/** Days that were said and have been met since. */
export async function readSaidDays(
  tx: TenantTx,
  businessId: string,
  until: Day,
): Promise<(SaidDay & { madeOn: Day })[]> {
  const { rows } = await sql<SaidDay & { madeOn: Day }>`
    select made_on as "madeOn", day, closing_minor as closing, unchanged_minor as unchanged,
      low50_minor as low50, high50_minor as high50, low80_minor as low80, high80_minor as high80,
      low95_minor as low95, high95_minor as high95
    from forecast_said_day
    where business_id = ${businessId} and day <= ${until} and made_on < day
    order by made_on, day`.execute(tx)
  return rows
}
