// What a question may name in one business's books: its merchants with their other names, its
// categories, its accounts.
import type { Day } from '@plimsoll/domain/calendar'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { readPayNames } from './pay-names.store.ts'

/** A merchant with which way its money mostly goes. */
export type NamedMerchant = {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly side: 'in' | 'out'
  /** Money went out to it, however much came in. */
  readonly isPaid?: boolean
  /** The sub-categories of its payments. */
  readonly codes: readonly string[]
}

/** Merchants of the books, those with most payments first. */
export async function readNamedMerchants(
  tx: TenantTx,
  businessId: string,
  rowsMax: number,
): Promise<NamedMerchant[]> {
  const { rows } = await sql<NamedMerchant>`
    select m.id, m.name,
      array(select a.name from merchant_alias a where a.business_id = m.business_id and a.merchant_id = m.id) as aliases,
      case when t.into > t.out then 'in' else 'out' end as side, t.out > 0 as "isPaid", t.codes
    from merchant m join (
      select merchant_id, sum(count) as count, array_agg(distinct sub_category) as codes,
        coalesce(sum(amount_minor) filter (where side = 'in'), 0) as into,
        coalesce(sum(amount_minor) filter (where side = 'out'), 0) as out
      from total_day where business_id = ${businessId} group by merchant_id) t on t.merchant_id = m.id
    where m.business_id = ${businessId}
    order by t.count desc, m.name limit ${rowsMax}`.execute(tx)
  // A name that isn't shown can't be asked for either.
  const hidden = await readPayNames(tx, businessId)
  return rows.map((row) => {
    const name = hidden.get(row.id)
    return name === undefined ? row : { ...row, name, aliases: [] }
  })
}

/** The sub-categories that any payment has. */
export async function readUsedCodes(tx: TenantTx, businessId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct sub_category as code from total_month where business_id = ${businessId}`.execute(
    tx,
  )
  return rows.map(({ code }) => code)
}

/** The part of sales and of money in without a category that has none, of one. */
export async function readSalesWithoutCategory(
  tx: TenantTx,
  businessId: string,
  salesCodes: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ part: number }>`
    select coalesce(sum(amount_minor) filter (where sub_category = 'uncategorised_in')::float8 / nullif(sum(amount_minor), 0), 0) as part
    from total_month
    where business_id = ${businessId} and side = 'in' and sub_category in ('uncategorised_in', ${sql.join(salesCodes)})`.execute(
    tx,
  )
  return rows[0]?.part ?? 0
}

/** The extent of the books, what they are called, and when they were last brought up to date. */
export type BooksExtent = {
  readonly company: string
  readonly version: number
  readonly firstDay: Day | null
  readonly lastDay: Day | null
  readonly yearEnd: string | null
  readonly vatRegistered: boolean | null
  readonly updatedAt: Date | null
}

/** Reads it in one statement. */
export async function readBooksExtent(tx: TenantTx, businessId: string): Promise<BooksExtent> {
  const { rows } = await sql<BooksExtent>`
    select b.name as company, b.books_version as version, b.year_end as "yearEnd",
      b.vat_registered as "vatRegistered", s.updated_at as "updatedAt",
      (select min(day) from total_account_day where business_id = b.id) as "firstDay",
      (select max(day) from total_account_day where business_id = b.id) as "lastDay"
    from business b left join source s on s.business_id = b.id
    where b.id = ${businessId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The business is gone.')
  return row
}

/** Accounts that count towards cash, in the order in which they were added. */
export async function readCashAccounts(
  tx: TenantTx,
  businessId: string,
): Promise<{ id: string; name: string; kind: string }[]> {
  const { rows } = await sql<{ id: string; name: string; kind: string }>`
    select id, name, kind from account where business_id = ${businessId} and counts order by created_at, id`.execute(
    tx,
  )
  return rows
}
