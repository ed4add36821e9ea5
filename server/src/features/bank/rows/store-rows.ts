// Brings what a bank reports about one account into the books: new rows, changed facts, rows that
// were booked at last, taken back or restored. Telling the same again changes nothing.
import { normaliseMerchant } from '@plimsoll/domain/merchant/normalise-merchant'
import type { Facts } from '../../../books/bank-rows/changed-rows.store.ts'
import { addKnown, type BankRowsAccount } from '../../../books/bank-rows/known-rows.store.ts'
import { restoreEdits } from '../../../books/bank-rows/removed-rows.store.ts'
import { postBankRows } from '../../../books/posting/post-bank-rows.ts'
import { addTotals, subtractTotals } from '../../../books/totals/totals.store.ts'
import { newId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { ProviderTransaction } from '../../../outside/open-banking/bank-provider.ts'
import { changeBooked, takeOut } from './change-rows.ts'
import { type Difference, differ, type ReportedRows } from './difference.ts'
import { linkedOf, matchExisting, meetFileRows } from './match-existing.ts'
import { dropPending, keepPending, markPendingGone, type PendingRow } from './pending-rows.store.ts'
import { idsWaitedFor } from './waited-rows.ts'

/** What was made of it. `skipped`: in the books from a file already. */
type Stored = { stored: number; skipped: number }

/** Whether telling changes anything; looked at before the books are held. */
export async function isNews(
  tx: TenantTx,
  account: BankRowsAccount,
  reported: ReportedRows,
): Promise<boolean> {
  const { waiting: _, ...found } = await differ(tx, account, reported)
  return Object.values(found).some((rows) => rows.length > 0)
}

/** Brings the reported rows into the books. Runs inside a change of them. */
export async function storeReported(
  tx: TenantTx,
  account: BankRowsAccount,
  reported: ReportedRows,
): Promise<Stored> {
  const found = await differ(tx, account, reported)
  await markPendingGone(tx, account, found.pendingGone)
  await takeOut(tx, account, found.gone)
  await changeBooked(tx, account, found.changed)
  await restore(tx, account, { reported, rows: found.restored })
  const stored = await bringFresh(tx, account, found)
  await keepPending(
    tx,
    account,
    found.pending.map((row) => pendingOf(row, found.waiting)),
  )
  return stored
}

function pendingOf(row: ProviderTransaction, waiting: readonly PendingRow[]) {
  const kept = waiting.find((pending) => pending.provider_id === row.id)
  const { text, counterparty, reference, bankType } = row
  return {
    provider_id: row.id,
    id: kept?.id ?? newId(),
    day: row.day,
    amount_minor: row.amount,
    text,
    merchant_name: normaliseMerchant({ text, counterparty, reference, bankType }).name,
  }
}

// A restored row comes back under its own id, with the user's edits of it.
async function restore(
  tx: TenantTx,
  account: BankRowsAccount,
  batch: { reported: ReportedRows; rows: readonly Facts[] },
): Promise<void> {
  if (batch.rows.length === 0) return
  const ids = batch.rows.map((row) => row.transactionId)
  const back = new Set(batch.rows.map((row) => row.providerId))
  const rows = batch.reported.rows.filter((row) => back.has(row.id))
  const idOf = new Map(batch.rows.map((row) => [row.providerId, row.transactionId]))
  await bring(
    tx,
    account,
    rows.map((row) => ({ row, id: idOf.get(row.id) ?? newId() })),
  )
  await subtractTotals(tx, account.businessId, { ids })
  await restoreEdits(tx, account, [...back])
  await addTotals(tx, account.businessId, { ids })
  await addKnown(tx, account, batch.rows)
}

async function bringFresh(
  tx: TenantTx,
  account: BankRowsAccount,
  found: Difference,
): Promise<Stored> {
  if (found.fresh.length === 0) return { stored: 0, skipped: 0 }
  const unnamed = await matchExisting(tx, account, found.fresh)
  const { rest, skipped } = await meetFileRows(tx, account, unnamed)
  const waited = idsWaitedFor(rest, found)
  const fresh = rest.map((row) => ({ row, id: waited.get(row.id)?.id ?? newId() }))
  await bring(tx, account, fresh)
  await addKnown(
    tx,
    account,
    fresh.map(({ row, id }) => linkedOf(row, id)),
  )
  await dropPending(
    tx,
    account,
    [...waited.values()].map((row) => row.providerId),
  )
  return { stored: fresh.length, skipped }
}

async function bring(
  tx: TenantTx,
  account: BankRowsAccount,
  rows: readonly { row: ProviderTransaction; id: string }[],
): Promise<void> {
  // Providers list the newest first; within a day the books keep the order of events.
  const inOrder = [...rows]
    .reverse()
    .sort((a, b) => (a.row.day < b.row.day ? -1 : a.row.day > b.row.day ? 1 : 0))
  await postBankRows(tx, account.businessId, {
    accountId: account.accountId,
    rows: inOrder.map(({ row, id }) => ({
      id,
      day: row.day,
      amount: row.amount,
      currency: row.currency,
      text: row.text,
      balance: row.balance,
      bankId: null,
      bankType: row.bankType,
      counterparty: row.counterparty,
      reference: row.reference,
    })),
  })
}
