// The scratch upload through which demo rows pass into the books, gone again before the transaction ends.
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
