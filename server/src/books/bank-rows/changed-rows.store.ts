// Changes of the bank's facts of booked rows, and what hangs on them: parts of split rows and other
// legs of transfers.
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { addKnown, type BankRowsAccount, type LinkedRow } from './known-rows.store.ts'

/** A booked row as a bank reports it now. */
export type Facts = LinkedRow & {
  counterparty: string | null
  reference: string | null
  bankType: string | null
  balance: Minor | null
}

/**
 * Updates what the bank reports of its transactions and leaves a user's edits alone. The caller
 * updates the totals.
 */
export async function changeFacts(
  tx: TenantTx,
  account: BankRowsAccount,
  rows: readonly Facts[],
): Promise<void> {
  await sql`
    update transaction t set day = reported.day, amount_minor = reported.amount, text = reported.text,
      counterparty = reported.counterparty, reference = reported.reference, bank_type = reported.bank_type, balance_minor = reported.balance
    from unnest(${rows.map((row) => row.transactionId)}::uuid[], ${rows.map((row) => row.day)}::date[],
      ${rows.map((row) => row.amount)}::bigint[], ${rows.map((row) => row.text)}::text[],
      ${rows.map((row) => row.counterparty)}::text[], ${rows.map((row) => row.reference)}::text[],
      ${rows.map((row) => row.bankType)}::text[], ${rows.map((row) => row.balance)}::bigint[])
      as reported (id, day, amount, text, counterparty, reference, bank_type, balance)
    where t.business_id = ${account.businessId} and t.account_id = ${account.accountId} and t.id = reported.id and t.origin = 'bank'`.execute(
    tx,
  )
  await addKnown(tx, account, rows)
}

/**
 * Makes split transactions whole again, where a bank changed the amount that their parts added up
 * to.
 */
export async function makeWhole(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from transaction_split where business_id = ${businessId} and transaction_id = any(${ids}::uuid[])`.execute(
    tx,
  )
  await sql`update transaction set split = false
    where business_id = ${businessId} and id = any(${ids}::uuid[]) and split`.execute(tx)
}

/** The transactions tied to these as transfers: in other rows, or in parts of split ones. */
export async function readOtherLegs(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select transfer_id as id from transaction
    where business_id = ${businessId} and id = any(${ids}::uuid[]) and transfer_id is not null
      and not transfer_id = any(${ids}::uuid[])
    union select transfer_id from transaction_split
    where business_id = ${businessId} and transaction_id = any(${ids}::uuid[]) and transfer_id is not null`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

/** Which of the transactions a bank brought and the books still hold. */
export async function readBankBrought(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from transaction where business_id = ${businessId} and id = any(${ids}::uuid[]) and origin = 'bank'`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}
