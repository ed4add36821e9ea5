// Brings what a bank tells of one account into the books: new rows, changed facts, rows that were booked at last, taken back
// or restored. Telling the same again changes nothing.
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
import { type Difference, differ, type Told } from './difference.ts'
import { linkedOf, matchExisting, meetFileRows } from './match-existing.ts'
import { dropPending, keepPending, markPendingGone, type PendingRow } from './pending-rows.store.ts'
import { idsWaitedFor } from './waited-rows.ts'

/** What was made of it. `skipped`: in the books from a file already. */
export type Stored = { stored: number; skipped: number }

/** Whether telling changes anything; looked at before the books are held. */
export async function isNews(tx: TenantTx, of: BankRowsAccount, told: Told): Promise<boolean> {
  const { waiting: _, ...found } = await differ(tx, of, told)
  return Object.values(found).some((rows) => rows.length > 0)
}

/** Brings what is told into the books. Runs inside a change of them. */
export async function storeReported(
  tx: TenantTx,
  of: BankRowsAccount,
  told: Told,
): Promise<Stored> {
  const found = await differ(tx, of, told)
  await markPendingGone(tx, of, found.pendingGone)
  await takeOut(tx, of, found.gone)
  await changeBooked(tx, of, found.changed)
  await restore(tx, of, { told, rows: found.restored })
  const stored = await bringFresh(tx, of, found)
  await keepPending(
    tx,
    of,
    found.pending.map((row) => pendingOf(row, found.waiting)),
  )
  return stored
}

function pendingOf(row: ProviderTransaction, waiting: readonly PendingRow[]) {
  const kept = waiting.find((one) => one.provider_id === row.id)
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

// A restored row comes back under its own id, with what the user had said of it.
async function restore(
  tx: TenantTx,
  of: BankRowsAccount,
  given: { told: Told; rows: readonly Facts[] },
): Promise<void> {
  if (given.rows.length === 0) return
  const ids = given.rows.map((row) => row.transactionId)
  const back = new Set(given.rows.map((row) => row.providerId))
  const rows = given.told.rows.filter((row) => back.has(row.id))
  const idOf = new Map(given.rows.map((row) => [row.providerId, row.transactionId]))
  await bring(
    tx,
    of,
    rows.map((row) => ({ row, id: idOf.get(row.id) ?? newId() })),
  )
  await subtractTotals(tx, of.businessId, { ids })
  await restoreEdits(tx, of, [...back])
  await addTotals(tx, of.businessId, { ids })
  await addKnown(tx, of, given.rows)
}

async function bringFresh(tx: TenantTx, of: BankRowsAccount, found: Difference): Promise<Stored> {
  if (found.fresh.length === 0) return { stored: 0, skipped: 0 }
  const unnamed = await matchExisting(tx, of, found.fresh)
  const { rest, skipped } = await meetFileRows(tx, of, unnamed)
  const waited = idsWaitedFor(rest, found)
  const fresh = rest.map((row) => ({ row, id: waited.get(row.id)?.id ?? newId() }))
  await bring(tx, of, fresh)
  await addKnown(
    tx,
    of,
    fresh.map(({ row, id }) => linkedOf(row, id)),
  )
  await dropPending(
    tx,
    of,
    [...waited.values()].map((one) => one.providerId),
  )
  return { stored: fresh.length, skipped }
}

async function bring(
  tx: TenantTx,
  of: BankRowsAccount,
  rows: readonly { row: ProviderTransaction; id: string }[],
): Promise<void> {
  // Providers tell the newest first; within a day the books stand in the order of events.
  const inOrder = [...rows]
    .reverse()
    .sort((a, b) => (a.row.day < b.row.day ? -1 : a.row.day > b.row.day ? 1 : 0))
  await postBankRows(tx, of.businessId, {
    accountId: of.accountId,
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
