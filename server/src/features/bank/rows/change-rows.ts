// Booked rows that a bank changes or takes back: totals, transfer pairs and splits stay right. A
// user's edits of them stay.

import {
  changeFacts,
  type Facts,
  makeWhole,
  readBankBrought,
  readOtherLegs,
} from '../../../books/bank-rows/changed-rows.store.ts'
import {
  addKnown,
  type BankRowsAccount,
  readKnown,
} from '../../../books/bank-rows/known-rows.store.ts'
import { dropTransactions, markDeleted } from '../../../books/bank-rows/removed-rows.store.ts'
import { addTotals, subtractTotals } from '../../../books/totals/totals.store.ts'
import { pairAround } from '../../../books/transfers/pair-transfers.ts'
import { untieLegs } from '../../../books/transfers/transfers.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/**
 * Takes over a bank's corrections of rows it brought. Rows that a file brought keep the file's
 * words.
 */
export async function changeBooked(
  tx: TenantTx,
  account: BankRowsAccount,
  changed: readonly Facts[],
): Promise<void> {
  if (changed.length === 0) return
  const { businessId } = account
  const rows = await readKnown(
    tx,
    account,
    changed.map((row) => row.providerId),
  )
  const brought = new Set(
    await readBankBrought(
      tx,
      businessId,
      changed.map((row) => row.transactionId),
    ),
  )
  const own = changed.filter((row) => brought.has(row.transactionId))
  await addKnown(
    tx,
    account,
    changed.filter((row) => !brought.has(row.transactionId)),
  )
  if (own.length === 0) return
  const ids = own.map((row) => row.transactionId)
  const otherAmount = own
    .filter((row) => rows.get(row.providerId)?.amount_minor !== row.amount)
    .map((row) => row.transactionId)
  const freed = await readOtherLegs(tx, businessId, otherAmount)
  await subtractTotals(tx, businessId, { ids: [...ids, ...freed] })
  await untieLegs(tx, businessId, [...otherAmount, ...freed])
  await makeWhole(tx, businessId, otherAmount)
  await changeFacts(tx, account, own)
  await addTotals(tx, businessId, { ids: [...ids, ...freed] })
  await pairAround(tx, businessId, { ids: [...ids, ...freed], counted: true })
}

/** Takes rows out of the books that the bank took back. */
export async function takeOut(
  tx: TenantTx,
  account: BankRowsAccount,
  providerIds: readonly string[],
): Promise<void> {
  if (providerIds.length === 0) return
  const rows = await readKnown(tx, account, providerIds)
  await markDeleted(tx, account, providerIds)
  const named = [...rows.values()].map((row) => row.transaction_id)
  await removeFromBooks(
    tx,
    account.businessId,
    await readBankBrought(tx, account.businessId, named),
  )
}

/** Removes transactions with totals and other legs right. Balances are settled by the caller. */
export async function removeFromBooks(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const freed = await readOtherLegs(tx, businessId, ids)
  await subtractTotals(tx, businessId, { ids: [...ids, ...freed] })
  await dropTransactions(tx, businessId, ids)
  await untieLegs(tx, businessId, freed)
  await addTotals(tx, businessId, { ids: freed })
  await pairAround(tx, businessId, { ids: freed, counted: true })
}
