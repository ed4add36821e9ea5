// Rows that are new by their id alone: known under an id from before it changed, or brought by a
// file before the bank reported them.
import { addDays } from '@plimsoll/domain/calendar'
import { groupBy } from '@plimsoll/domain/group'
import { likeDaysMax, pairPossibleDuplicates } from '@plimsoll/domain/matching/possible-duplicate'
import { readFileRows } from '../../../books/bank-rows/compared-rows.store.ts'
import {
  addKnown,
  type BankRowsAccount,
  type LinkedRow,
  readFormer,
  renameKnown,
} from '../../../books/bank-rows/known-rows.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { ProviderTransaction } from '../../../outside/open-banking/bank-provider.ts'

export function linkedOf(row: ProviderTransaction, transactionId: string): LinkedRow {
  return { providerId: row.id, transactionId, day: row.day, amount: row.amount, text: row.text }
}

/**
 * Rows that are known under an id from before it changed get their new one, whatever became of
 * them. The others come back.
 */
export async function matchExisting(
  tx: TenantTx,
  account: BankRowsAccount,
  fresh: readonly ProviderTransaction[],
): Promise<ProviderTransaction[]> {
  const former = await readFormer(tx, account)
  if (former.length === 0) return [...fresh]
  const keyOf = (day: string, amount: number, text: string) => `${day} ${amount} ${text}`
  const free = groupBy(former, (row) => keyOf(row.day, row.amount_minor, row.text))
  const renamed = fresh.flatMap((row) => {
    const match = free.get(keyOf(row.day, row.amount, row.text))?.shift()
    return match ? [{ from: match.provider_id, to: linkedOf(row, match.transaction_id) }] : []
  })
  const exactly = new Set(renamed.map((renaming) => renaming.to.providerId))
  const left = fresh.filter((row) => !exactly.has(row.id))
  // What a person removed is recognised by its exact facts alone: a guess must not swallow a
  // payment.
  const booked = [...free.values()].flat().filter((row) => row.state === 'booked')
  const nearly = pairByLikeness(
    left,
    booked.map((row) => ({
      id: row.provider_id,
      day: row.day,
      amount: row.amount_minor,
      text: row.text,
      balance: null,
    })),
  )
  const transactionOf = new Map(booked.map((row) => [row.provider_id, row.transaction_id]))
  for (const [row, providerId] of nearly)
    renamed.push({ from: providerId, to: linkedOf(row, transactionOf.get(providerId) ?? '') })
  await renameKnown(tx, account, renamed)
  const named = new Set(renamed.map((renaming) => renaming.to.providerId))
  return fresh.filter((row) => !named.has(row.id))
}

/**
 * Rows that a file brought before are that transaction: the file's words and the user's edits stay.
 */
export async function meetFileRows(
  tx: TenantTx,
  account: BankRowsAccount,
  fresh: readonly ProviderTransaction[],
): Promise<{ rest: ProviderTransaction[]; skipped: number }> {
  const days = fresh.map((row) => row.day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { rest: [], skipped: 0 }
  const inFiles = await readFileRows(tx, account, {
    amounts: [...new Set(fresh.map((row) => row.amount))],
    first: addDays(first, -likeDaysMax),
    last: addDays(last, likeDaysMax),
  })
  const met = pairByLikeness(fresh, inFiles)
  await addKnown(
    tx,
    account,
    met.map(([row, id]) => linkedOf(row, id)),
  )
  const twice = new Set(met.map(([row]) => row.id))
  return { rest: fresh.filter((row) => !twice.has(row.id)), skipped: met.length }
}

type Comparable = { id: string; day: string; amount: number; text: string; balance: number | null }

/**
 * Pairs rows with payments of the same amount, a few days apart at most, as the look-alikes of
 * files are paired.
 */
function pairByLikeness(
  rows: readonly ProviderTransaction[],
  payments: readonly Comparable[],
): [ProviderTransaction, string][] {
  const byAmount = groupBy(payments, (payment) => payment.amount)
  const likenesses = rows.flatMap((row, position) =>
    (byAmount.get(row.amount) ?? []).map((existing) => ({
      position,
      row: { day: row.day, text: row.text, balance: row.balance },
      existingId: existing.id,
      existing: existing as Comparable & { balance: typeof row.balance },
    })),
  )
  return pairPossibleDuplicates(likenesses).flatMap(({ position, existingId }) => {
    const row = rows[position]
    return row ? [[row, existingId] as [ProviderTransaction, string]] : []
  })
}
