// Rows that a person adds to the books, and rows that a person takes out.
import { randomBytes } from 'node:crypto'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/**
 * Adds a row typed by hand. Its fingerprint is chance: two alike by hand are two, and no file
 * brings it again.
 */
export async function insertManual(
  tx: TenantTx,
  businessId: string,
  row: {
    id: string
    account: string
    day: string
    amount: Minor
    text: string
    subCategory: string
    merchantId: string
    note: string | null
  },
): Promise<void> {
  await tx
    .insertInto('transaction')
    .values({
      business_id: businessId,
      id: row.id,
      account_id: row.account,
      day: row.day,
      position: 0,
      amount_minor: row.amount,
      text: row.text,
      fingerprint: randomBytes(32),
      occurrence: 1,
      merchant_id: row.merchantId,
      sub_category: row.subCategory,
      label_source: 'user',
      label_confidence: 1,
      note: row.note,
      edited_at: sql<Date>`now()`,
      origin: 'manual',
    })
    .execute()
}

/**
 * Removes a row; `returns` if a file or a bank may report it again, which is then remembered as
 * taken out.
 */
export async function removeRow(
  tx: TenantTx,
  businessId: string,
  removal: { id: string; returns: boolean },
): Promise<void> {
  if (removal.returns)
    await sql`insert into removed_transaction (business_id, id, account_id, fingerprint, occurrence, upload_id, bank_id)
      select business_id, id, account_id, fingerprint, occurrence, upload_id, bank_id from transaction
      where business_id = ${businessId} and id = ${removal.id}`.execute(tx)
  await sql`delete from transaction_split where business_id = ${businessId} and transaction_id = ${removal.id}`.execute(
    tx,
  )
  await sql`delete from transaction where business_id = ${businessId} and id = ${removal.id}`.execute(
    tx,
  )
}
