// The rows that a bank has reported, and the transaction that each of them became.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** Which account of which business. */
export type BankRowsAccount = { readonly businessId: string; readonly accountId: string }

/**
 * A row that a bank has reported before: in the books, excluded by a user, withdrawn by the bank,
 * or lost with the file that brought it.
 */
export type KnownRow = {
  provider_id: string
  transaction_id: string
  state: 'booked' | 'removed' | 'deleted' | 'lost'
  former: boolean
  day: Day
  amount_minor: Minor
  text: string
}

const knownRow = sql`k.provider_id, k.transaction_id, k.former, k.day, k.amount_minor, k.text,
  case when k.state = 'deleted' then 'deleted'
    when exists (select from removed_transaction r where r.business_id = k.business_id and r.id = k.transaction_id) then 'removed'
    when exists (select from transaction t where t.business_id = k.business_id and t.id = k.transaction_id) then 'booked'
    else 'lost' end as state`

/** Those of the ids that are known. */
export async function readKnown(
  tx: TenantTx,
  account: BankRowsAccount,
  providerIds: readonly string[],
): Promise<Map<string, KnownRow>> {
  const { rows } = await sql<KnownRow>`select ${knownRow} from bank_transaction k
    where k.business_id = ${account.businessId} and k.account_id = ${account.accountId}
      and k.provider_id = any(${providerIds}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.provider_id, row]))
}

/** Known rows whose ids are from before they changed. */
export async function readFormer(tx: TenantTx, account: BankRowsAccount): Promise<KnownRow[]> {
  const { rows } = await sql<KnownRow>`select ${knownRow} from bank_transaction k
    where k.business_id = ${account.businessId} and k.account_id = ${account.accountId} and k.former
    order by k.day, k.provider_id`.execute(tx)
  return rows
}

/** The ids of booked rows since a day that the bank should still report. */
export async function readBookedIds(
  tx: TenantTx,
  account: BankRowsAccount,
  from: Day | null,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('bank_transaction')
    .where('business_id', '=', account.businessId)
    .where('account_id', '=', account.accountId)
    .where('state', '=', 'booked')
    .where('former', '=', false)
    .$if(from !== null, (query) => query.where('day', '>=', from as Day))
    .select('provider_id')
    .execute()
  return rows.map((row) => row.provider_id)
}

/** How many rows of an account the provider should hold, if nothing came or went unheard. */
export async function countHeld(tx: TenantTx, account: BankRowsAccount): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
      (select count(*) from bank_transaction where business_id = ${account.businessId} and account_id = ${account.accountId}
        and state <> 'deleted' and not former)
      + (select count(*) from bank_pending where business_id = ${account.businessId} and account_id = ${account.accountId}
        and gone_at is null))::int as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** A row of a bank and the transaction it is. */
export type LinkedRow = {
  providerId: string
  transactionId: string
  day: Day
  amount: Minor
  text: string
}

/** Writes down which transactions the rows of a bank are. */
export async function addKnown(
  tx: TenantTx,
  account: BankRowsAccount,
  rows: readonly LinkedRow[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into bank_transaction as kept (business_id, account_id, provider_id, transaction_id, day, amount_minor, text)
    select ${account.businessId}::uuid, ${account.accountId}::uuid, * from unnest(${rows.map((row) => row.providerId)}::text[],
      ${rows.map((row) => row.transactionId)}::uuid[], ${rows.map((row) => row.day)}::date[],
      ${rows.map((row) => row.amount)}::bigint[], ${rows.map((row) => row.text)}::text[])
    on conflict (business_id, account_id, provider_id) do update set transaction_id = excluded.transaction_id,
      state = 'booked', former = false, day = excluded.day, amount_minor = excluded.amount_minor, text = excluded.text, edits = null`.execute(
    tx,
  )
}

/** Gives renamed rows their new ids and keeps what became of them. */
export async function renameKnown(
  tx: TenantTx,
  account: BankRowsAccount,
  renamed: readonly { from: string; to: LinkedRow }[],
): Promise<void> {
  if (renamed.length === 0) return
  await sql`
    update bank_transaction kept set provider_id = reported.id, former = false, day = reported.day, amount_minor = reported.amount, text = reported.text
    from unnest(${renamed.map((renaming) => renaming.from)}::text[], ${renamed.map((renaming) => renaming.to.providerId)}::text[],
      ${renamed.map((renaming) => renaming.to.day)}::date[], ${renamed.map((renaming) => renaming.to.amount)}::bigint[],
      ${renamed.map((renaming) => renaming.to.text)}::text[]) as reported (former_id, id, day, amount, text)
    where kept.business_id = ${account.businessId} and kept.account_id = ${account.accountId} and kept.provider_id = reported.former_id`.execute(
    tx,
  )
}
