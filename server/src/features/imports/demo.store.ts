// The scratch upload through which rows of the demo company and of banks pass into the books, gone again before the
// transaction ends.
import type { TenantTx } from '../../db/tenant.ts'
import type { Of } from './books.store.ts'
import { dropRows } from './rows.store.ts'

/** Makes the scratch upload. */
export async function keepScratch(tx: TenantTx, of: Of): Promise<void> {
  await tx
    .insertInto('upload')
    .values({
      business_id: of.businessId,
      id: of.uploadId,
      filename: '',
      bytes: 0,
      sha256: Buffer.alloc(32),
      state: 'pending',
    })
    .execute()
}

/** Makes what passed through it stand by itself, and drops it. */
export async function dropScratch(tx: TenantTx, of: Of): Promise<void> {
  for (const table of ['transaction', 'balance_statement'] as const)
    await tx
      .updateTable(table)
      .set({ upload_id: null })
      .where('business_id', '=', of.businessId)
      .where('upload_id', '=', of.uploadId)
      .execute()
  await dropRows(tx, of.businessId, of.uploadId)
  await tx
    .deleteFrom('upload')
    .where('business_id', '=', of.businessId)
    .where('id', '=', of.uploadId)
    .execute()
}

/** Says that all rows of a scratch upload go to one account; they print its id. */
export async function keepScratchAccount(
  tx: TenantTx,
  of: Of,
  into: { accountId: string; currency: string },
): Promise<void> {
  await tx
    .insertInto('upload_account')
    .values({
      business_id: of.businessId,
      upload_id: of.uploadId,
      printed: into.accountId,
      currency: into.currency,
      account_id: into.accountId,
    })
    .execute()
}

/** Says where the transactions of a scratch upload come from. */
export async function markOrigin(tx: TenantTx, of: Of, origin: 'bank' | 'demo'): Promise<void> {
  await tx
    .updateTable('transaction')
    .set({ origin })
    .where('business_id', '=', of.businessId)
    .where('upload_id', '=', of.uploadId)
    .execute()
}
