// The figures behind cash flow and dashboard: the books' extent, what is in the bank, and month
// totals. Nothing is summed row by row.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { type RawBuilder, sql } from 'kysely'
import { setWise } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** What stands around the books. */
export type BooksFacts = {
  company: string
  version: number
  buffer: Minor
  balanceKnown: boolean
  firstDay: Day | null
  lastDay: Day | null
  source: 'bank' | 'excel' | null
  provider: string | null
  freshAt: Date | null
}

/** Reads the facts in one statement. */
export async function readBooksFacts(tx: TenantTx, businessId: string): Promise<BooksFacts> {
  const { rows } = await sql<{
    name: string
    books_version: number
    cash_buffer_minor: Minor
    known: boolean
    first_day: Day | null
    last_day: Day | null
    kind: 'bank' | 'excel' | null
    provider: string | null
    updated_at: Date | null
  }>`
    select b.name, b.books_version, b.cash_buffer_minor, s.kind, s.provider, s.updated_at,
      coalesce(a.known, false) as known,
      d.first_day, d.last_day
    from business b
      left join source s on s.business_id = b.id
      left join lateral (select bool_and(anchor_day is not null) as known
        from account where business_id = b.id and counts) a on true
      left join lateral (select min(day) as first_day, max(day) as last_day
        from total_account_day where business_id = b.id) d on true
    where b.id = ${businessId}`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('The business is gone.')
  return {
    company: row.name,
    version: row.books_version,
    buffer: row.cash_buffer_minor,
    balanceKnown: row.known,
    firstDay: row.first_day,
    lastDay: row.last_day,
    source: row.kind,
    provider: row.provider,
    freshAt: row.updated_at,
  }
}

/**
 * What an account, or without one all accounts in pounds, held at the end of each day of a span, by
 * the days on which anything moved; the first day includes everything before.
 */
export async function readBalanceTrend(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day; account?: string | undefined },
): Promise<{ day: Day; balance: Minor }[]> {
  const chosen = span.account === undefined ? sql`counts` : sql`id = ${span.account}`
  const { rows } = await sql<{ day: Day; balance: Minor }>`
    with cash as (select id, opening_minor from account where business_id = ${businessId} and ${chosen}),
    moved as (
      select greatest(t.day, ${span.from}::date) as day, sum(t.net_minor) as net
      from total_account_day t join cash c on c.id = t.account_id
      where t.business_id = ${businessId} and t.day <= ${span.to}
      group by 1)
    select day, ((select coalesce(sum(opening_minor), 0) from cash) + sum(net) over (order by day))::bigint as balance
    from moved order by day`.execute(tx)
  return rows
}

/** An account as of a day. */
type AccountCash = {
  readonly id: string
  readonly name: string
  readonly kind: 'current' | 'savings' | 'card' | 'cash'
  readonly currency: string
  readonly included: boolean
  readonly counts: boolean
  readonly buffer: Minor
  readonly overdraft: Minor
  /** Null where nothing has reported a balance; `booked` is then counted from zero. */
  readonly balance: Minor | null
  readonly booked: Minor
  readonly lastDay: Day | null
}

/** Each account with its balance at the end of a day. */
export async function readAccounts(
  tx: TenantTx,
  businessId: string,
  at: Day,
): Promise<AccountCash[]> {
  const { rows } = await sql<AccountCash>`
    select a.id, a.name, a.kind, a.currency, a.included, a.counts, a.buffer_minor as buffer,
      a.overdraft_minor as overdraft, (a.opening_minor + coalesce(t.net, 0))::bigint as booked,
      case when a.anchor_day is null then null
        else (a.opening_minor + coalesce(t.net, 0))::bigint end as balance,
      t.last_day as "lastDay"
    from account a left join lateral (
      select sum(net_minor) as net, max(day) as last_day from total_account_day
      where business_id = a.business_id and account_id = a.id and day <= ${at}) t on true
    where a.business_id = ${businessId}
    order by a.created_at, a.id`.execute(tx)
  return rows
}

/**
 * How many transactions need a category: the rows that the list shows as uncategorised, and no
 * other count anywhere.
 */
export async function countUncategorised(tx: TenantTx, businessId: string): Promise<number> {
  return await countUncategorisedWhere(tx, businessId, sql`true`)
}

/** The same count, of the transactions that one upload added. */
export async function countUncategorisedOf(
  tx: TenantTx,
  businessId: string,
  uploadId: string,
): Promise<number> {
  return setWise(tx, () => countUncategorisedWhere(tx, businessId, sql`upload_id = ${uploadId}`))
}

async function countUncategorisedWhere(
  tx: TenantTx,
  businessId: string,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booked_transaction
    where business_id = ${businessId} and ${condition}
      and shown_sub_category in ('uncategorised_in', 'uncategorised_out')`.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * Who was paid, or paid, by way of which account: the last day, and how much went through of late.
 */
export type AccountHabit = {
  readonly accountId: string
  readonly merchantId: string | null
  readonly subCategory: string
  readonly side: 'in' | 'out'
  readonly lastDay: Day
  readonly volume: Minor
}

/** The habits of a span, the latest first. */
export async function readAccountHabits(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day },
): Promise<AccountHabit[]> {
  const { rows } = await sql<AccountHabit>`
    select account_id as "accountId", shown_merchant_id as "merchantId",
      shown_sub_category as "subCategory", case when amount_minor < 0 then 'out' else 'in' end as side,
      max(shown_day) as "lastDay",
      sum(abs(amount_minor))::bigint as volume
    from booked_transaction
    where business_id = ${businessId} and in_cash and shown_day between ${span.from} and ${span.to}
    group by 1, 2, 3, 4 order by max(shown_day) desc, account_id`.execute(tx)
  return rows
}
