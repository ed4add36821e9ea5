// Follows an update of a bank to its end: polls every 5 s, then fetches everything again, waits for
// the figures and announces the end once. Mixes the bank with the cash flow that follows from it.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { wasNotified } from '../api/notify-cookie.ts'
import { resetConversation } from '../api/reset-chat.ts'
import { awaited, forgetAwaited } from '../features/bank/awaited.ts'
import type { SyncState } from '../features/bank/queries.ts'
import { tickAll, waitForSync } from '../features/bank/sync.ts'
import { notifySynced } from '../features/bank/synced-notice.ts'
import { waitForFigures } from '../features/cashflow/wait-for-figures.ts'
import { grouped } from '../format/amount.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

/** `onSynced` is called where the notice is shown in place, without a reload. */
export function useFollowSync(input: {
  isSyncing: boolean
  path: string
  onSynced: () => void
}): void {
  const client = useQueryClient()
  const [rounds, setRounds] = useState(0)
  const isFollowing = useRef(false)
  const left = useRef<AbortController | null>(null)
  const onSynced = useRef(input.onSynced)
  onSynced.current = input.onSynced
  const { isSync, isReconnect } = awaited()
  // At the return itself a renewal is still being made.
  const isWanted = input.isSyncing || isSync || (isReconnect && input.path !== '/mhcb')

  useEffect(() => () => left.current?.abort(), [])
  // A round that has ended may be followed by another.
  useEffect(() => {
    if (!isWanted || isFollowing.current) return
    isFollowing.current = true
    left.current = new AbortController()
    follow(client, left.current.signal, () => onSynced.current())
      .catch(rethrowUnlessLeft)
      .finally(() => {
        isFollowing.current = false
        setRounds((before) => before + 1)
      })
  }, [isWanted, rounds, client])
}

async function follow(client: QueryClient, left: AbortSignal, onSynced: () => void): Promise<void> {
  const end = await waitForSync(client, left)
  void resetConversation()
  await client.invalidateQueries({ refetchType: 'active' })
  notifyEnd(end)
  await waitForFigures(client, left)
  tickAll(client)
  if (end.status === 'success') notifySynced(onSynced)
}

/** Either end leaves the account connected; an error is shown beside it. */
function notifyEnd({ status, message, transactions }: SyncState): void {
  const { isReconnect } = awaited()
  forgetAwaited()
  if (isReconnect) toastSuccess('Your bank account is connected')
  if (status === 'error') toastError(message ?? 'The update from your bank didn’t finish.')
  // The first time, the notice across the page says so.
  else if (!isReconnect && wasNotified('bank'))
    toastSuccess(newsOf(transactions), message ? { detail: message } : {})
}

function newsOf(transactions: number): string {
  if (transactions === 0) return 'No new transactions from your bank.'
  return transactions === 1
    ? '1 new transaction from your bank.'
    : `${grouped(transactions)} new transactions from your bank.`
}

function rethrowUnlessLeft(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}
