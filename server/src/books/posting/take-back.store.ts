// Takes an upload out of the books again, to where they would be without it.
import { sql } from 'kysely'
import { setWise } from '../../db/set-wise.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Batch } from './batch.ts'

/**
 * Hands over the rows of an upload that another stored upload holds too, to the oldest such upload:
 * they stay in the books with the user's edits, as if that one had brought them.
 */
export async function handOver(tx: TenantTx, batch: Batch): Promise<void> {
  const handing = sql`
    with heir as (
      select distinct on (t.id) t.id, r.batch_id as upload_id, r.position, r.line, r.balance_minor, r.file_category
      from transaction t
        join staged_account into_account on into_account.business_id = t.business_id
          and into_account.account_id = t.account_id and into_account.batch_id <> ${batch.batchId}
        join upload u on u.business_id = t.business_id and u.id = into_account.batch_id and u.state = 'stored'
        join staged_row r on r.business_id = t.business_id and r.batch_id = u.id
          and r.fingerprint = t.fingerprint and r.occurrence = t.occurrence and not r.left_out
          and coalesce(r.account, '') = into_account.printed and r.currency = into_account.currency
      where t.business_id = ${batch.businessId} and t.upload_id = ${batch.batchId}
      order by t.id, u.finished_at, u.id
    )
    update transaction t set upload_id = heir.upload_id, position = heir.position, line = heir.line,
      balance_minor = heir.balance_minor, file_category = heir.file_category, words_apart = null
    from heir where t.business_id = ${batch.businessId} and t.id = heir.id`
  await setWise(tx, () => handing.execute(tx))
  await handToBank(tx, batch)
}

// What a bank has reported too stays in the books, as the bank's.
async function handToBank(tx: TenantTx, batch: Batch): Promise<void> {
  await sql`update transaction t set upload_id = null, line = null, file_category = null, origin = 'bank', words_apart = null
    from bank_transaction k
    where t.business_id = ${batch.businessId} and t.upload_id = ${batch.batchId}
      and k.business_id = t.business_id and k.transaction_id = t.id and k.account_id = t.account_id
      and k.state = 'booked'`.execute(tx)
}

/** The other legs of the pairs in which an upload's rows stand. */
export async function readOtherLegs(tx: TenantTx, batch: Batch): Promise<string[]> {
  const rows = await tx
    .selectFrom('transaction as leg')
    .innerJoin('transaction as other', (join) =>
      join
        .onRef('other.business_id', '=', 'leg.business_id')
        .onRef('other.id', '=', 'leg.transfer_id'),
    )
    .where('leg.business_id', '=', batch.businessId)
    .where('leg.upload_id', '=', batch.batchId)
    .where((eb) =>
      eb.or([eb('other.upload_id', 'is', null), eb('other.upload_id', '<>', batch.batchId)]),
    )
    .select('other.id')
    .execute()
  return [...rows.map((row) => row.id), ...(await readLegsOfParts(tx, batch))]
}

// Parts of split rows are tied like rows; the leg that faces one points at its whole.
async function readLegsOfParts(tx: TenantTx, batch: Batch): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct leg.id from transaction_split s
      join transaction t on t.business_id = s.business_id and t.id = s.transaction_id and t.upload_id = ${batch.batchId}
      join transaction leg on leg.business_id = s.business_id and leg.id = s.transfer_id
    where s.business_id = ${batch.businessId} and leg.upload_id is distinct from ${batch.batchId}`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

/**
 * Deletes the rows that an upload brought, its stated balances, and the merchants and accounts that
 * nothing uses any more.
 */
export async function removeBrought(tx: TenantTx, batch: Batch): Promise<{ accountIds: string[] }> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id from staged_account
    where business_id = ${batch.businessId} and batch_id = ${batch.batchId}`.execute(tx)
  const accountIds = rows.map((row) => row.account_id)
  const merchants = await sql<{ merchant_id: string }>`
    select distinct merchant_id from transaction
    where business_id = ${batch.businessId} and upload_id = ${batch.batchId} and merchant_id is not null`.execute(
    tx,
  )
  await tx
    .deleteFrom('staged_account')
    .where('business_id', '=', batch.businessId)
    .where('batch_id', '=', batch.batchId)
    .execute()
  for (const table of ['transaction', 'removed_transaction', 'balance_statement'] as const)
    await tx
      .deleteFrom(table)
      .where('business_id', '=', batch.businessId)
      .where('upload_id', '=', batch.batchId)
      .execute()
  await setWise(tx, () =>
    dropUnused(tx, batch.businessId, {
      merchantIds: merchants.rows.map((row) => row.merchant_id),
      accountIds,
    }),
  )
  return { accountIds }
}

/** Deletes those of some merchants and accounts that nothing uses any more. */
export async function dropUnused(
  tx: TenantTx,
  businessId: string,
  ids: { merchantIds: readonly string[]; accountIds: readonly string[] },
): Promise<void> {
  await sql`delete from merchant m
    where m.business_id = ${businessId} and m.id = any(${ids.merchantIds}::uuid[])
      and not exists (select from transaction t where t.business_id = m.business_id and t.merchant_id = m.id)
      and not exists (select from transaction t where t.business_id = m.business_id and t.edited_merchant_id = m.id)
      and not exists (select from transaction_split s where s.business_id = m.business_id and s.merchant_id = m.id)
      and not exists (select from merchant_alias a where a.business_id = m.business_id and a.merchant_id = m.id)
      and not exists (select from transaction_rule r where r.business_id = m.business_id
        and r.conditions -> 'merchant_ids' ? m.id::text)
      and not exists (select from merchant_memory s where s.business_id = m.business_id and s.merchant_id = m.id)`.execute(
    tx,
  )
  await sql`delete from account a
    where a.business_id = ${businessId} and a.id = any(${ids.accountIds}::uuid[])
      and not exists (select from transaction t where t.business_id = a.business_id and t.account_id = a.id)
      and not exists (select from staged_account u where u.business_id = a.business_id and u.account_id = a.id)
      and not exists (select from bank_account l where l.business_id = a.business_id and l.account_id = a.id)`.execute(
    tx,
  )
}
