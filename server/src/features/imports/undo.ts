// Undoes an upload: the books become what they would be without it. The upload itself stays in the history.
import { Problem } from '@plimsoll/domain/problem'
import { settleAccounts } from '../../books/accounts/balances.store.ts'
import { changeBooks } from '../../books/change-books.ts'
import { addTotals, subtractTotals } from '../../books/totals/totals.store.ts'
import { pairAround } from '../../books/transfers/pair-transfers.ts'
import { untieLegs } from '../../books/transfers/transfers.store.ts'
import type { Context } from '../../context.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Of } from './books.store.ts'
import { takeBackMemory } from './layout-memory.store.ts'
import { nameSource } from './name-source.ts'
import { dropRows } from './rows.store.ts'
import { handOver, readOtherLegs, removeBrought } from './undo.store.ts'
import { removeFile } from './upload-file.ts'
import { changeUpload, findUpload, lastStored } from './uploads.store.ts'

/** Undoes an upload, or discards one that never reached the books. Done twice it does no more than once. */
export async function undoUpload(context: Context, of: Of): Promise<void> {
  await changeBooks(context, of.businessId, async (tx) => {
    const upload = await findUpload(tx, of.businessId, of.uploadId)
    if (!upload) throw new Problem('not_found', 'There is no such upload.')
    if (upload.state === 'stored') await takeOut(tx, of)
    await dropRows(tx, of.businessId, of.uploadId)
    await takeBackMemory(tx, of)
    await changeUpload(tx, of.businessId, {
      id: of.uploadId,
      from: ['pending', 'planned', 'stored', 'failed'],
      set: { state: 'undone', plan: null, plan_id: null, finished_at: new Date() },
    })
    if (upload.state === 'stored') await nameSource(tx, of.businessId)
  })
  await removeFile(context.env, of)
}

async function takeOut(tx: TenantTx, of: Of): Promise<void> {
  const { businessId, uploadId } = of
  await handOver(tx, of)
  const freed = await readOtherLegs(tx, of)
  await subtractTotals(tx, businessId, { ids: freed })
  await subtractTotals(tx, businessId, { uploadId })
  const { accountIds } = await removeBrought(tx, of)
  await untieLegs(tx, businessId, freed)
  await addTotals(tx, businessId, { ids: freed })
  // A leg that has lost its other half may face another row that came later. Earlier rows have had their chance.
  const last = await lastStored(tx, businessId)
  if (freed.length > 0 && last && last.id > uploadId)
    await pairAround(tx, businessId, { ids: freed, counted: true })
  await settleAccounts(tx, businessId, accountIds)
}
