// Runs a plan: opens the accounts that are new, posts the rows, and states the balances that the
// file closes with.
import assert from 'node:assert/strict'
import { bankOf, kindOf, type Target } from '@plimsoll/domain/matching/account-target'
import { addAccount } from '../../books/accounts/accounts.store.ts'
import { settleAccounts, stateBalanceOf } from '../../books/accounts/balances.store.ts'
import { assignAccounts } from '../../books/posting/batch.store.ts'
import type { AssignedAccount } from '../../books/posting/batch.ts'
import { postUpload } from '../../books/posting/post.ts'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Plan, Reading } from './plan.ts'
import { batchOf, type UploadKey } from './upload-key.ts'

/** Runs a plan within a change of the books. */
export async function runPlan(
  tx: TenantTx,
  key: UploadKey,
  { plan, reading }: { plan: Plan; reading: Reading },
): Promise<void> {
  const { businessId, uploadId } = key
  const batch = batchOf(key)
  const accounts: AssignedAccount[] = []
  for (const target of plan.targets)
    accounts.push({
      printed: target.printed,
      currency: target.currency,
      accountId: target.accountId ?? (await openAccount(tx, businessId, target, reading.layout)),
    })
  await assignAccounts(tx, batch, accounts)
  assert.equal(
    await postUpload(tx, batch, { isAllNew: isAllNew(plan) }),
    plan.report.transactions,
    'the plan run is the plan made',
  )
  for (const [at, account] of reading.accounts.entries()) {
    const accountId = accounts[at]?.accountId
    if (!accountId || account.closing === null) continue
    await stateBalanceOf(tx, businessId, {
      accountId,
      uploadId,
      day: account.lastDay,
      balance: account.closing,
      source: 'statement',
    })
  }
  const accountIds = accounts.map(({ accountId }) => accountId)
  await settleAccounts(tx, businessId, accountIds)
}

// Two accounts of a file may be one of the books and hold the same row; then each has to be looked
// for.
function isAllNew({ targets, figures }: Plan): boolean {
  return targets.length === 1 && figures.every(({ duplicates }) => duplicates === 0)
}

async function openAccount(
  tx: TenantTx,
  businessId: string,
  target: Target,
  layout: string | null,
): Promise<string> {
  const id = newId()
  await addAccount(tx, businessId, {
    id,
    name: target.name,
    printed_name: target.printed || null,
    layout: bankOf(layout),
    kind: kindOf(target.name),
    currency: target.currency,
  })
  return id
}
