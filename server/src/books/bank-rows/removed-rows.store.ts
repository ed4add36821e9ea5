// Rows of banks that leave the books: taken back by the bank, restored by it, or deleted with their
// connection.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { editedColumns } from '../edits/edits.store.ts'
import type { BankRowsAccount } from './known-rows.store.ts'

const editColumns = [...Object.values(editedColumns), { name: 'edited_at', type: 'timestamptz' }]

/** Deletes transactions. Their totals and other legs are the caller's. */
export async function dropTransactions(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from transaction where business_id = ${businessId} and id = any(${ids}::uuid[])`.execute(
    tx,
  )
}

/** Records the rows that a bank withdrew with the user's edits, in case the bank restores them. */
export async function markDeleted(
  tx: TenantTx,
  account: BankRowsAccount,
  providerIds: readonly string[],
): Promise<void> {
  const edits = editColumns.map(({ name }) => sql`${sql.lit(name)}, ${sql.ref(`t.${name}`)}`)
  await sql`
    update bank_transaction kept set state = 'deleted', edits = (
      select jsonb_build_object(${sql.join(edits)})
      from transaction t where t.business_id = kept.business_id and t.id = kept.transaction_id)
    where kept.business_id = ${account.businessId} and kept.account_id = ${account.accountId}
      and kept.provider_id = any(${providerIds}::text[]) and kept.state = 'booked'`.execute(tx)
}

/**
 * Repeats a user's edits on rows that the bank has restored, before the totals count them again.
 */
export async function restoreEdits(
  tx: TenantTx,
  account: BankRowsAccount,
  providerIds: readonly string[],
): Promise<void> {
  const sets = editColumns.map(({ name, type }) => {
    const edit = sql`(kept.edits->>${sql.lit(name)})::${sql.raw(type)}`
    return name === editedColumns.merchantId.name
      ? sql`${sql.ref(name)} = (select m.id from merchant m
          where m.business_id = t.business_id and m.id = ${edit})`
      : // An edit that was kept before the column existed leaves it as it is on a new row.
        sql`${sql.ref(name)} = coalesce(${edit}, ${sql.ref(`t.${name}`)})`
  })
  await sql`
    update transaction t set ${sql.join(sets)}
    from bank_transaction kept
    where kept.business_id = ${account.businessId} and kept.account_id = ${account.accountId}
      and kept.provider_id = any(${providerIds}::text[]) and kept.edits is not null
      and t.business_id = kept.business_id and t.id = kept.transaction_id`.execute(tx)
}

/** The transactions of accounts that a bank brought. */
export async function readRowsOfBank(
  tx: TenantTx,
  businessId: string,
  accountIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from transaction where business_id = ${businessId} and account_id = any(${accountIds}::uuid[])
      and origin = 'bank'`.execute(tx)
  return rows.map((row) => row.id)
}

/** The merchants that accounts' transactions name. */
export async function readMerchantsOf(
  tx: TenantTx,
  businessId: string,
  accountIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct merchant_id as id from transaction
    where business_id = ${businessId} and account_id = any(${accountIds}::uuid[]) and merchant_id is not null`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

/** Forgets what a person took out of accounts whose rows go anyway. */
export async function dropRemoved(
  tx: TenantTx,
  businessId: string,
  accountIds: readonly string[],
): Promise<void> {
  await sql`delete from removed_transaction r where r.business_id = ${businessId} and r.account_id = any(${accountIds}::uuid[])
    and exists (select from bank_transaction k where k.business_id = r.business_id and k.transaction_id = r.id)`.execute(
    tx,
  )
}
