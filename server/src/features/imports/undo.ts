// Undoes an upload: the books become what they would be without it. The upload itself stays in the
// history.
import { Problem } from '@plimsoll/domain/problem'
import { settleAccounts } from '../../books/accounts/balances.store.ts'
import { changeBooks } from '../../books/change-books.ts'
import { dropRows } from '../../books/posting/staged-rows.store.ts'
import { handOver, readOtherLegs, removeBrought } from '../../books/posting/take-back.store.ts'
import { addTotals, subtractTotals } from '../../books/totals/totals.store.ts'
import { pairAround } from '../../books/transfers/pair-transfers.ts'
import { untieLegs } from '../../books/transfers/transfers.store.ts'
import type { Context } from '../../context.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { takeBackMemory } from './layout-memory.store.ts'
import { nameSource } from './name-source.ts'
import { removeFile } from './upload-file.ts'
import { batchOf, type UploadKey } from './upload-key.ts'
import { changeUpload, findUpload, lastStored } from './uploads.store.ts'

/**
 * Undoes an upload, or discards one that never reached the books. Done twice it does no more than
 * once.
 */
export async function undoUpload(context: Context, key: UploadKey): Promise<void> {
  await changeBooks(context, key.businessId, async (tx) => {
    const upload = await findUpload(tx, key.businessId, key.uploadId)
    if (!upload) throw new Problem('not_found', 'There is no such upload.')
    if (upload.state === 'stored') await takeOut(tx, key)
    await dropRows(tx, batchOf(key))
    await takeBackMemory(tx, key)
    await changeUpload(tx, key.businessId, {
      id: key.uploadId,
      from: ['pending', 'planned', 'stored', 'failed'],
      set: { state: 'undone', plan: null, plan_id: null, finished_at: new Date() },
    })
    if (upload.state === 'stored') await nameSource(tx, key.businessId)
  })
  await removeFile(context.env, key)
}

async function takeOut(tx: TenantTx, key: UploadKey): Promise<void> {
  const { businessId, uploadId } = key
  const batch = batchOf(key)
  await handOver(tx, batch)
  const freed = await readOtherLegs(tx, batch)
  await subtractTotals(tx, businessId, { ids: freed })
  await subtractTotals(tx, businessId, { uploadId })
  const { accountIds } = await removeBrought(tx, batch)
  await untieLegs(tx, businessId, freed)
  await addTotals(tx, businessId, { ids: freed })
  // A leg that has lost its other half may face another row that came later. Earlier rows have had
  // their chance.
  const last = await lastStored(tx, businessId)
  if (freed.length > 0 && last && last.id > uploadId)
    await pairAround(tx, businessId, { ids: freed, counted: true })
  await settleAccounts(tx, businessId, accountIds)
}
