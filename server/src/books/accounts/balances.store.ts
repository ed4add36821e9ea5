// Bank accounts as the books know them: stated balances anchor them, everything else is counted
// from there.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { type RawBuilder, sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** A balance at the end of a day, and who says so. */
type StatedBalance = {
  readonly accountId: string
  readonly uploadId: string | null
  readonly day: Day
  readonly balance: Minor
  readonly source: 'statement' | 'user'
}

/** An account with its balance today; null where nothing has reported a balance. */
type AccountBalance = {
  id: string
  name: string
  kind: 'current' | 'savings' | 'card' | 'cash'
  currency: string
  balance: Minor | null
  balance_day: Day | null
  first_day: Day | null
  last_day: Day | null
  transactions: number
  included: boolean
  buffer: Minor
  overdraft: Minor
  institution: string | null
  fresh_at: Date | null
}

/** Keeps a stated balance; `settleAccounts` must follow. */
export async function stateBalanceOf(
  tx: TenantTx,
  businessId: string,
  stated: StatedBalance,
): Promise<void> {
  await tx
    .insertInto('balance_statement')
    .values({
      business_id: businessId,
      id: newId(),
      account_id: stated.accountId,
      upload_id: stated.uploadId,
      day: stated.day,
      balance_minor: stated.balance,
      source: stated.source,
    })
    .execute()
}

/**
 * Anchors accounts at the newest balance that was stated for them and counts the opening balance
 * back from it: the anchor less everything booked up to the end of its day, by the bank's own day.
 * Without an anchor it is 0.
 */
export async function settleAccounts(
  tx: TenantTx,
  businessId: string,
  accountIds: readonly string[],
): Promise<void> {
  await sql`
    with newest as (
      select distinct on (account_id) account_id, day, balance_minor, source from balance_statement
      where business_id = ${businessId} and account_id = any(${accountIds}::uuid[])
      order by account_id, day desc, stated_at desc, id desc
    ), booked as (
      select newest.account_id, ${bookedUntil({ businessId, accountId: sql.ref('newest.account_id'), day: sql.ref('newest.day') })} as net
      from newest
    )
    update account set anchor_day = newest.day, anchor_minor = newest.balance_minor, anchor_source = newest.source,
      opening_minor = coalesce(newest.balance_minor - booked.net, 0)
    from account same
      left join newest on newest.account_id = same.id
      left join booked on booked.account_id = same.id
    where same.business_id = ${businessId} and same.id = any(${accountIds}::uuid[])
      and account.business_id = same.business_id and account.id = same.id`.execute(tx)
}

/**
 * What an account had moved by the end of a day, by the bank's own days: its totals by shown day,
 * and the difference that rows make which a user moved across that day.
 */
export function bookedUntil(cell: {
  businessId: string
  accountId: RawBuilder<unknown>
  day: RawBuilder<unknown>
}): RawBuilder<Minor> {
  const { businessId, accountId, day } = cell
  return sql<Minor>`((select coalesce(sum(d.net_minor), 0) from total_account_day d
      where d.business_id = ${businessId} and d.account_id = ${accountId} and d.day <= ${day})
    + (select coalesce(sum(case when moved.day <= ${day} then moved.amount_minor else -moved.amount_minor end), 0)
      from transaction moved
      where moved.business_id = ${businessId} and moved.account_id = ${accountId} and moved.edited_day is not null
        and (moved.day <= ${day}) <> (moved.edited_day <= ${day})))::bigint`
}

/**
 * The newest day for which a statement has the balance of an account; undefined where there is no
 * such account.
 */
export async function lastStatementDay(
  tx: TenantTx,
  businessId: string,
  accountId: string,
): Promise<Day | null | undefined> {
  const row = await tx
    .selectFrom('account')
    .where('account.business_id', '=', businessId)
    .where('account.id', '=', accountId)
    .select((eb) =>
      eb
        .selectFrom('balance_statement')
        .whereRef('balance_statement.business_id', '=', 'account.business_id')
        .whereRef('balance_statement.account_id', '=', 'account.id')
        .where('source', '=', 'statement')
        .select(({ fn }) => fn.max('day').as('day'))
        .as('day'),
    )
    .executeTakeFirst()
  return row === undefined ? undefined : row.day
}

/** Every account with its balance at the end of today. */
export async function readBalances(
  tx: TenantTx,
  businessId: string,
  today: Day,
): Promise<AccountBalance[]> {
  const { rows } = await sql<AccountBalance>`
    select a.id, a.name, a.kind, a.currency,
      case when a.anchor_day is not null then a.opening_minor + coalesce(moved.net, 0) end as balance,
      case when a.anchor_day is not null then greatest(a.anchor_day, moved.last_past) end as balance_day,
      moved.first_day, moved.last_day, coalesce(moved.count, 0)::int as transactions,
      a.included, a.buffer_minor as buffer, a.overdraft_minor as overdraft, bank.institution, bank.fresh_at
    from account a left join lateral (
      select c.institution, l.told_at as fresh_at from bank_account l
        join bank_connection c on c.business_id = l.business_id and c.id = l.connection_id and c.disconnected_at is null
      where l.business_id = a.business_id and l.account_id = a.id) bank on true
    left join lateral (
      select sum(net_minor) filter (where day <= ${today})::bigint as net, min(day) as first_day, max(day) as last_day,
        max(day) filter (where day <= ${today}) as last_past, sum(count) as count
      from total_account_day d where d.business_id = a.business_id and d.account_id = a.id) moved on true
    where a.business_id = ${businessId}
    order by a.created_at, a.id`.execute(tx)
  return rows
}

/**
 * Drops the balance that a bank stated for a day, before it states it again: one a day is enough.
 */
export async function dropStatedOn(
  tx: TenantTx,
  businessId: string,
  { accountId, day }: { accountId: string; day: Day },
): Promise<void> {
  await tx
    .deleteFrom('balance_statement')
    .where('business_id', '=', businessId)
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .where('source', '=', 'statement')
    .where('upload_id', 'is', null)
    .execute()
}

/** Drops every balance that banks stated for accounts. */
export async function dropBankStated(
  tx: TenantTx,
  businessId: string,
  accountIds: readonly string[],
): Promise<void> {
  await sql`delete from balance_statement where business_id = ${businessId} and account_id = any(${accountIds}::uuid[])
    and source = 'statement' and upload_id is null`.execute(tx)
}
