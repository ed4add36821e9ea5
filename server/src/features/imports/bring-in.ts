// Brings a bank's rows into the books the way statements go: merchants, memories, labels, transfers, totals. Which rows are
// new is for the caller to know; balances of accounts are settled by the caller too.
import { hash } from 'node:crypto'
import type { StatementTransaction } from '@plimsoll/domain/statement/statement'
import { applyRules } from '../../books/rules/apply-rules.ts'
import { addTotals } from '../../books/totals/totals.store.ts'
import { pairAround } from '../../books/transfers/pair-transfers.ts'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { insertTransactions, keepMerchants, type Of, readMemories } from './books.store.ts'
import { dropScratch, keepScratch, keepScratchAccount, markOrigin } from './demo.store.ts'
import { unlabelReceipts } from './receipts.store.ts'
import { RowWriter } from './row-writer.ts'
import { Stager } from './staged-row.ts'
import { labelFrom } from './store-upload.ts'
import { readBusinessName } from './uploads.store.ts'

/** A row of a bank that is new to the books, under the id that it is to have there. */
export type BankRow = Omit<StatementTransaction, 'sheet' | 'line' | 'category' | 'account'> & {
  readonly id: string
}

/** Puts new rows of one account into the books, in the order given. Runs inside a change of the books. */
export async function bringIn(
  tx: TenantTx,
  businessId: string,
  given: { accountId: string; rows: readonly BankRow[] },
): Promise<void> {
  const [first] = given.rows
  if (!first) return
  const of: Of = { businessId, uploadId: newId() }
  await keepScratch(tx, of)
  await keepScratchAccount(tx, of, { accountId: given.accountId, currency: first.currency })
  await stage(tx, of, given)
  await keepMerchants(tx, of)
  await unlabelReceipts(tx, of)
  await insertTransactions(tx, of, (await readMemories(tx, of)).flatMap(labelFrom))
  await markOrigin(tx, of, 'bank')
  await applyRules(tx, businessId, { uploadId: of.uploadId })
  await pairAround(tx, businessId, { uploadId: of.uploadId, counted: false })
  await addTotals(tx, businessId, { uploadId: of.uploadId })
  await dropScratch(tx, of)
}

async function stage(
  tx: TenantTx,
  of: Of,
  given: { accountId: string; rows: readonly BankRow[] },
): Promise<void> {
  const stager = new Stager(await readBusinessName(tx, of.businessId))
  const writer = new RowWriter(tx, of)
  for (const { id, ...row } of given.rows) {
    const unlabelled = { sheet: '', line: 0, category: null, account: given.accountId }
    const staged = stager.next({ ...row, ...unlabelled })
    // The bank's own id tells its rows apart, so two alike are two; a fingerprint of their words would make them one.
    const fingerprint = hash('sha256', `bank\n${id}`, 'buffer')
    await writer.add({ ...staged, id, fingerprint, occurrence: 1 })
  }
  await writer.finish()
}
