// Which account of the books each account of a batch is, and the end of a batch.
import type { TenantTx } from '../../db/tenant.ts'
import type { AssignedAccount, Batch } from './batch.ts'

/** Records which account of the books each account of a batch is. */
export async function assignAccounts(
  tx: TenantTx,
  batch: Batch,
  accounts: readonly AssignedAccount[],
): Promise<void> {
  for (const { printed, currency, accountId } of accounts)
    await tx
      .insertInto('staged_account')
      .values({
        business_id: batch.businessId,
        batch_id: batch.batchId,
        printed,
        currency,
        account_id: accountId,
      })
      .execute()
}

/** Drops a batch that was posted and need not be kept. */
export async function dropBatch(tx: TenantTx, { businessId, batchId }: Batch): Promise<void> {
  for (const table of ['staged_row', 'staged_account'] as const)
    await tx
      .deleteFrom(table)
      .where('business_id', '=', businessId)
      .where('batch_id', '=', batchId)
      .execute()
}
