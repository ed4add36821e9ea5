// What a forecast is made from: the transactions that count as cash, the balance they lead to, and
// the names of merchants.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import type { Movement } from '@plimsoll/domain/forecast/movement'
import type { Nation } from '@plimsoll/domain/holidays'
import type { Minor } from '@plimsoll/domain/money'
import type { TaxPayment } from '@plimsoll/domain/tax/tax-payment'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { CategoryNames } from '../categories/names.ts'
import { readPayNames, shownText } from './pay-names.store.ts'

/**
 * What stands around the books when a forecast is made of them. Days are null while there are none.
 */
export type Books = {
  version: number
  decisionsVersion: number
  forecastVersion: number
  salesVersion: number
  /** How sales projects count in the forecast. */
  salesCounting: 'off' | 'expected' | 'won'
  firstDay: Day | null
  lastDay: Day | null
  opening: Minor
  nation: Nation
  buffer: Minor
  /** Whether every account that counts has a balance. */
  balanceKnown: boolean
  /** How many whole months the outlook covers. */
  outlookMonths: number
  hidePay: boolean
  /** What the business calls its sub-categories. */
  categoryNames: CategoryNames
  /** `limited_company`, `sole_trader` …; null until it was entered. */
  kind: string | null
  yearEnd: string | null
  vatRegistered: boolean | null
  vatStagger: string | null
}

/** The books' extent, versions and settings in one statement. */
export async function readForecastBooks(tx: TenantTx, businessId: string): Promise<Books> {
  const { rows } = await sql<Books>`
    select b.books_version as version, b.decisions_version as "decisionsVersion",
      b.forecast_version as "forecastVersion", b.sales_version as "salesVersion",
      b.sales_counting as "salesCounting", b.nation, b.cash_buffer_minor as buffer,
      b.outlook_months as "outlookMonths", b.hide_pay as "hidePay",
      b.category_names as "categoryNames",
      coalesce((select bool_and(anchor_day is not null) from account
        where business_id = b.id and counts), false) as "balanceKnown",
      b.kind, b.year_end as "yearEnd", b.vat_registered as "vatRegistered", b.vat_stagger as "vatStagger",
      d.first_day as "firstDay", d.last_day as "lastDay",
      (select coalesce(sum(opening_minor), 0)::bigint from account
        where business_id = b.id and counts) as opening
    from business b left join lateral (select min(day) as first_day, max(day) as last_day
      from total_account_day where business_id = b.id) d on true
    where b.id = ${businessId}`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('The business is gone.')
  return row
}

/**
 * The first day of a span from which on there are no more than so many rows (more only on the last
 * day alone); the span's own first day where all fit.
 */
export async function firstDayWithin(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day; rowsMax: number },
): Promise<Day> {
  const { rows } = await sql<{ day: Day }>`
    select day from (
      select day, sum(sum(count)) over (order by day desc) as rows from total_account_day
      where business_id = ${businessId} and day between ${span.from} and ${span.to} group by day) d
    where rows > ${span.rowsMax} order by day desc limit 1`.execute(tx)
  const [tooFar] = rows
  if (!tooFar) return span.from
  return tooFar.day < span.to ? addDays(tooFar.day, 1) : span.to
}

/**
 * The movements of cash of a span of days, oldest first; within a day by what they are, so that one
 * file or three report the same.
 */
export async function readMovements(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day },
): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select id, shown_day as day, amount_minor as amount, shown_merchant_id as "merchantId",
      shown_sub_category as "subCategory"
    from booked_transaction
    where business_id = ${businessId} and in_cash and amount_minor <> 0
      and shown_day between ${span.from} and ${span.to}
    order by shown_day, amount_minor, text, id`.execute(tx)
  return rows
}

/** What accounts in pounds held together at the end of a day. */
export async function readBalance(tx: TenantTx, businessId: string, at: Day): Promise<Minor> {
  const { rows } = await sql<{ balance: Minor }>`
    select (coalesce(sum(a.opening_minor), 0) + coalesce((select sum(t.net_minor)
        from total_account_day t join account b on b.business_id = t.business_id and b.id = t.account_id
        where t.business_id = ${businessId} and b.counts and t.day <= ${at}), 0))::bigint as balance
    from account a where a.business_id = ${businessId} and a.counts`.execute(tx)
  return rows[0]?.balance ?? (0 as Minor)
}

/** The names of all merchants of the business as they are shown, by id. */
export async function readMerchantNames(
  tx: TenantTx,
  businessId: string,
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('merchant')
    .select(['id', 'name'])
    .where('business_id', '=', businessId)
    .execute()
  return new Map([
    ...rows.map(({ id, name }) => [id, name] as const),
    ...(await readPayNames(tx, businessId)),
  ])
}

/** A transaction as it stands behind an occurrence. */
export type MovementText = { id: string; day: Day; amount: Minor; text: string }

/** Transactions by their ids. */
export async function readMovementTexts(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, MovementText>> {
  const { rows } = await sql<MovementText>`
    select id, shown_day as day, amount_minor as amount, ${shownText(businessId)} as text
    from booked_transaction
    where business_id = ${businessId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether all of these are transactions of the business. */
export async function hasTransactions(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<boolean> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return true
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booked_transaction
    where business_id = ${businessId} and in_cash and id = any(${[...wanted]}::uuid[])`.execute(tx)
  return rows[0]?.count === wanted.size
}

/**
 * The latest transactions of a merchant, or of a sub-category where noId is named, on one side
 * since a day.
 */
export async function readOpenMovements(
  tx: TenantTx,
  businessId: string,
  search: {
    merchantId: string | null
    subCategory: string | null
    negative: boolean
    from: Day
    limit: number
  },
): Promise<MovementText[]> {
  const { rows } = await sql<MovementText>`
    select id, shown_day as day, amount_minor as amount, ${shownText(businessId)} as text
    from booked_transaction
    where business_id = ${businessId} and in_cash and shown_day >= ${search.from}
      and (amount_minor < 0) = ${search.negative}
      and case when ${search.merchantId}::uuid is not null
          then shown_merchant_id = ${search.merchantId}::uuid
        else ${search.subCategory}::text is null or shown_sub_category = ${search.subCategory} end
    order by shown_day desc, id limit ${search.limit}`.execute(tx)
  return rows
}

/** Movements of some merchants since a day, and some others by their ids. */
export async function readPartyMovements(
  tx: TenantTx,
  businessId: string,
  wanted: { merchantIds: readonly string[]; ids: readonly string[]; from: Day; to: Day },
): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select id, shown_day as day, amount_minor as amount, shown_merchant_id as "merchantId",
      shown_sub_category as "subCategory"
    from booked_transaction
    where business_id = ${businessId} and in_cash and amount_minor <> 0 and shown_day <= ${wanted.to}
      and ((shown_merchant_id = any(${[...wanted.merchantIds]}::uuid[]) and shown_day >= ${wanted.from})
        or id = any(${[...wanted.ids]}::uuid[]))
    order by shown_day, amount_minor, text, id`.execute(tx)
  return rows
}

/** Everything that may be a tax: payments to and from HMRC, with the bank's own words. */
export async function readTaxPayments(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day; subCategories: readonly string[] },
): Promise<TaxPayment[]> {
  const { rows } = await sql<{
    id: string
    day: Day
    amount: Minor
    sub_category: string
    text: string
  }>`
    select id, shown_day as day, amount_minor as amount, shown_sub_category as sub_category,
      concat_ws(' ', text, reference) as text
    from booked_transaction
    where business_id = ${businessId} and in_cash
      and shown_sub_category = any(${[...span.subCategories]}::text[])
      and shown_day between ${span.from} and ${span.to}
    order by shown_day, amount_minor, text, id`.execute(tx)
  return rows.map(({ sub_category, ...row }) => ({ ...row, subCategory: sub_category }))
}

/** How transactions travelled, by id; those of which noId knows are left out. */
export async function readRails(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; rail: string }>`
    select id, rail from booked_transaction
    where business_id = ${businessId} and id = any(${[...ids]}::uuid[]) and rail is not null`.execute(
    tx,
  )
  return new Map(rows.map(({ id, rail }) => [id, rail]))
}

/** When, how much, and with whom; null where there is no such transaction. */
export async function readMovement(
  tx: TenantTx,
  businessId: string,
  id: string,
): Promise<{ day: Day; amount: Minor; merchantId: string | null } | null> {
  const { rows } = await sql<{ day: Day; amount: Minor; merchantId: string | null }>`
    select shown_day as day, amount_minor as amount, shown_merchant_id as "merchantId" from transaction
    where business_id = ${businessId} and id = ${id}`.execute(tx)
  return rows[0] ?? null
}
