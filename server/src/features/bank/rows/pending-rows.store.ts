// The rows of banks that wait to be booked. They stand beside the books, never in them.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { BankRowsAccount } from '../../../books/bank-rows/known-rows.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** A payment that a bank has reported and not booked yet. */
export type PendingRow = {
  provider_id: string
  id: string
  day: Day
  amount_minor: Minor
  text: string
  merchant_name: string
  gone: boolean
}

/** Everything of an account that waits to be booked, also what is no longer reported. */
export async function readPending(tx: TenantTx, account: BankRowsAccount): Promise<PendingRow[]> {
  const rows = await tx
    .selectFrom('bank_pending')
    .where('business_id', '=', account.businessId)
    .where('account_id', '=', account.accountId)
    .select(['provider_id', 'id', 'day', 'amount_minor', 'text', 'merchant_name'])
    .select(sql<boolean>`gone_at is not null`.as('gone'))
    .orderBy('day')
    .orderBy('id')
    .execute()
  return rows as PendingRow[]
}

/** Keeps rows that wait to be booked, as the bank reports them now. */
export async function keepPending(
  tx: TenantTx,
  account: BankRowsAccount,
  rows: readonly Omit<PendingRow, 'gone'>[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into bank_pending as kept (business_id, account_id, provider_id, id, day, amount_minor, text, merchant_name)
    select ${account.businessId}::uuid, ${account.accountId}::uuid, * from unnest(${rows.map((row) => row.provider_id)}::text[],
      ${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.day)}::date[],
      ${rows.map((row) => row.amount_minor)}::bigint[], ${rows.map((row) => row.text)}::text[],
      ${rows.map((row) => row.merchant_name)}::text[])
    on conflict (business_id, account_id, provider_id) do update set day = excluded.day,
      amount_minor = excluded.amount_minor, text = excluded.text, merchant_name = excluded.merchant_name, gone_at = null`.execute(
    tx,
  )
}

/** Forgets rows that waited, now that they are booked. */
export async function dropPending(
  tx: TenantTx,
  account: BankRowsAccount,
  providerIds: readonly string[],
): Promise<void> {
  await sql`delete from bank_pending where business_id = ${account.businessId} and account_id = ${account.accountId}
    and provider_id = any(${providerIds}::text[])`.execute(tx)
}

/**
 * Marks rows that waited as no longer reported; after a week nothing is booked of them any more,
 * and they go.
 */
export async function markPendingGone(
  tx: TenantTx,
  account: BankRowsAccount,
  providerIds: readonly string[],
): Promise<void> {
  await sql`update bank_pending set gone_at = coalesce(gone_at, now())
    where business_id = ${account.businessId} and account_id = ${account.accountId} and provider_id = any(${providerIds}::text[])`.execute(
    tx,
  )
  await sql`delete from bank_pending where business_id = ${account.businessId} and account_id = ${account.accountId}
    and gone_at < now() - interval '8 days'`.execute(tx)
}

/** A row that waits to be booked, as it is reported. */
type PendingView = {
  id: string
  day: Day
  amount: Minor
  text: string
  merchant_name: string
  account_id: string
  account_name: string
  currency: string
}

/** What waits to be booked in all accounts, newest first. */
export async function readPendingViews(
  tx: TenantTx,
  businessId: string,
  rowsMax: number,
): Promise<PendingView[]> {
  const { rows } = await sql<PendingView>`
    select p.id, p.day, p.amount_minor as amount, p.text, p.merchant_name, a.id as account_id, a.name as account_name, a.currency
    from bank_pending p
      join bank_account l on l.business_id = p.business_id and l.account_id = p.account_id
      join bank_connection c on c.business_id = l.business_id and c.id = l.connection_id and c.disconnected_at is null
      join account a on a.business_id = p.business_id and a.id = p.account_id
    where p.business_id = ${businessId} and p.gone_at is null
    order by p.day desc, p.id desc limit ${rowsMax}`.execute(tx)
  return rows
}
