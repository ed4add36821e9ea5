// Stores what was read: the one way into the books, for files and for the demo company. Runs inside a change of the books.
import assert from 'node:assert/strict'
import { categorise } from '@plimsoll/domain/categorise'
import { minor } from '@plimsoll/domain/money'
import { settleAccounts, stateBalanceOf } from '../../books/accounts/balances.store.ts'
import { applyRules } from '../../books/rules/apply-rules.ts'
import { addTotals } from '../../books/totals/totals.store.ts'
import { pairAround } from '../../books/transfers/pair-transfers.ts'
import type { TenantTx } from '../../db/tenant.ts'
import {
  insertTransactions,
  keepMerchants,
  keepTargets,
  type MemoryLabel,
  type Of,
  type Remembered,
  readMemories,
} from './books.store.ts'
import type { Plan, Reading } from './plan.ts'
import { unlabelReceipts } from './receipts.store.ts'

/** Runs a plan: accounts, merchants, transactions, transfers, totals, stated balances. */
export async function runPlan(
  tx: TenantTx,
  of: Of,
  planned: { plan: Plan; reading: Reading },
): Promise<void> {
  const { plan, reading } = planned
  const targets = await keepTargets(tx, of, { layout: reading.layout, targets: plan.targets })
  await keepMerchants(tx, of)
  await unlabelReceipts(tx, of)
  const labels = (await readMemories(tx, of)).flatMap(labelFrom)
  const inserted = await insertTransactions(tx, of, labels)
  assert.equal(inserted, plan.report.transactions, 'the plan run is the plan made')
  await applyRules(tx, of.businessId, { uploadId: of.uploadId })
  await pairAround(tx, of.businessId, { uploadId: of.uploadId, counted: false })
  await addTotals(tx, of.businessId, { uploadId: of.uploadId })
  for (const [at, account] of reading.accounts.entries()) {
    const target = targets[at]
    if (!target || account.closing === null) continue
    await stateBalanceOf(tx, of.businessId, {
      accountId: target.accountId,
      uploadId: of.uploadId,
      day: account.lastDay,
      balance: account.closing,
      source: 'statement',
    })
  }
  const accountIds = targets.map((target) => target.accountId)
  await settleAccounts(tx, of.businessId, accountIds)
}

/** What the user said of a merchant as a label. The rule of how much memory it takes is the domain's; memory is kept by side, so a pound of that side stands for all. */
export function labelFrom(said: Remembered): MemoryLabel[] {
  const label = categorise({
    amount: minor(said.side === 'out' ? -100 : 100),
    text: '',
    merchantKey: '',
    fileCategory: null,
    memory: { subCategory: said.sub_category, count: said.count, share: said.share },
  })
  if (label.source !== 'memory') return []
  return [
    {
      merchantId: said.merchant_id,
      side: said.side,
      subCategory: label.subCategory,
      confidence: label.confidence,
    },
  ]
}
