// Compares what a bank reports about one account with what it reported before. Finds the
// difference; changes nothing.

import type { Facts } from '../../../books/bank-rows/changed-rows.store.ts'
import {
  type BankRowsAccount,
  type KnownRow,
  readKnown,
} from '../../../books/bank-rows/known-rows.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { ProviderTransaction } from '../../../outside/open-banking/bank-provider.ts'
import { type PendingRow, readPending } from './pending-rows.store.ts'

/** What a bank reports about one account: rows, and the ids of those that are gone. */
export type ReportedRows = {
  readonly rows: readonly ProviderTransaction[]
  readonly gone: readonly string[]
}

/** What telling would change, laid out before anything is changed. */
export type Difference = {
  fresh: ProviderTransaction[]
  restored: Facts[]
  changed: Facts[]
  gone: string[]
  pending: ProviderTransaction[]
  pendingGone: string[]
  waiting: PendingRow[]
}

export async function differ(
  tx: TenantTx,
  account: BankRowsAccount,
  reported: ReportedRows,
): Promise<Difference> {
  // A row that moved from one page to the next arrives twice; the last one counts.
  const rows = [...new Map(reported.rows.map((row) => [row.id, row])).values()]
  const knownRows = await readKnown(tx, account, [...rows.map((row) => row.id), ...reported.gone])
  const waiting = await readPending(tx, account)
  const waitingById = new Map(waiting.map((row) => [row.provider_id, row]))
  const booked = rows.filter((row) => row.status === 'posted')
  const inState = (state: KnownRow['state']) =>
    booked.flatMap((row) => {
      const kept = knownRows.get(row.id)
      return kept?.state === state ? [{ row, kept }] : []
    })
  return {
    fresh: booked.filter((row) => !knownRows.has(row.id)),
    restored: [...inState('deleted'), ...inState('lost')].map(({ row, kept }) =>
      factsOf(row, kept.transaction_id),
    ),
    changed: inState('booked')
      .filter(({ row, kept }) => isChanged(row, kept))
      .map(({ row, kept }) => factsOf(row, kept.transaction_id)),
    gone: reported.gone.filter((id) => knownRows.get(id)?.state === 'booked'),
    pending: rows.filter(
      (row) =>
        row.status === 'pending' &&
        !knownRows.has(row.id) &&
        isChangedPending(row, waitingById.get(row.id)),
    ),
    pendingGone: reported.gone.filter((id) => waitingById.get(id)?.gone === false),
    waiting,
  }
}

function isChanged(row: ProviderTransaction, kept: KnownRow): boolean {
  return row.day !== kept.day || row.amount !== kept.amount_minor || row.text !== kept.text
}

function isChangedPending(row: ProviderTransaction, kept: PendingRow | undefined): boolean {
  if (!kept || kept.gone) return true
  return row.day !== kept.day || row.amount !== kept.amount_minor || row.text !== kept.text
}

function factsOf(row: ProviderTransaction, transactionId: string): Facts {
  const { id, day, amount, text, counterparty, reference, bankType, balance } = row
  return {
    providerId: id,
    transactionId,
    day,
    amount,
    text,
    counterparty,
    reference,
    bankType,
    balance,
  }
}
