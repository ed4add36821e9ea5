// Posts rows into the books: the one way in, for files, banks and the demo company alike. Runs
// inside a change of the books; balances of accounts are the caller's to settle.
import { categorise } from '@plimsoll/domain/categorise'
import { minor } from '@plimsoll/domain/money'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { applyRules } from '../rules/apply-rules.ts'
import { addTotals } from '../totals/totals.store.ts'
import { pairAround } from '../transfers/pair-transfers.ts'
import { assignAccounts, dropBatch } from './batch.store.ts'
import type { AssignedAccount, Batch } from './batch.ts'
import {
  addMerchants,
  insertTransactions,
  type MemoryLabel,
  type Origin,
  type Remembered,
  readMemories,
} from './post.store.ts'
import { unlabelReceipts } from './receipts.store.ts'
import { RowWriter } from './row-writer.ts'
import type { StagedRow } from './staged-row.ts'

/**
 * Posts the staged rows of an upload: merchants, labels, transactions, rules, transfers, totals.
 * Returns how many were new. `isAllNew` where the plan found none of them in the books.
 */
export async function postUpload(
  tx: TenantTx,
  batch: Batch,
  { isAllNew }: { isAllNew: boolean },
): Promise<number> {
  return post(tx, batch, { origin: 'file', picked: { uploadId: batch.batchId }, isAllNew })
}

/**
 * Stages and posts rows that nobody looks at first; they stay in the books alone. Returns how many
 * were new.
 */
export async function postRows(
  tx: TenantTx,
  businessId: string,
  {
    origin,
    rows,
    accounts,
  }: {
    origin: Exclude<Origin, 'file'>
    rows: readonly StagedRow[]
    accounts: readonly AssignedAccount[]
  },
): Promise<number> {
  const batch: Batch = { businessId, batchId: newId() }
  await assignAccounts(tx, batch, accounts)
  const writer = new RowWriter(tx, batch)
  await writer.add(rows)
  await writer.finish()
  const picked = { ids: rows.map((row) => row.id) }
  const posted = await post(tx, batch, { origin, picked, isAllNew: false })
  await dropBatch(tx, batch)
  return posted
}

async function post(
  tx: TenantTx,
  batch: Batch,
  posting: {
    origin: Origin
    picked: { uploadId: string } | { ids: readonly string[] }
    isAllNew: boolean
  },
): Promise<number> {
  const { origin, picked, isAllNew } = posting
  const { businessId } = batch
  await addMerchants(tx, batch)
  await unlabelReceipts(tx, batch)
  const labels = (await readMemories(tx, batch)).flatMap(labelFrom)
  const posted = await insertTransactions(tx, batch, { labels, origin, isAllNew })
  await applyRules(tx, businessId, picked)
  await pairAround(tx, businessId, { ...picked, counted: false })
  await addTotals(tx, businessId, picked)
  return posted
}

// How much memory a label takes is the domain's rule. Memory is kept by side, so a pound of that
// side stands for every amount.
function labelFrom(remembered: Remembered): MemoryLabel[] {
  const { merchant_id, side, sub_category, count, share } = remembered
  const label = categorise({
    amount: minor(side === 'out' ? -100 : 100),
    text: '',
    merchantKey: '',
    fileCategory: null,
    memory: { subCategory: sub_category, count, share },
  })
  if (label.source !== 'memory') return []
  return [
    { merchantId: merchant_id, side, subCategory: label.subCategory, confidence: label.confidence },
  ]
}
