// Updates of connected banks: asking how one goes until it has ended, and starting one.
import { syncDone, syncSteps, syncTransactions } from '@plimsoll/contract/bank'
import { syncPollMs } from '@plimsoll/contract/limits'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../api/call.ts'
import { poll } from '../../api/poll.ts'
import { toastError } from '../../ui/toast.ts'
import { awaitSync } from './awaited.ts'
import { clockOf } from './connection-words.ts'
import { bankKeys, type Connection, type SyncState } from './queries.ts'

/**
 * Asks every 5 s until the update has ended. There is no limit of tries: the server ends every
 * update in time, and leaving the page ends the asking.
 */
export async function waitForSync(client: QueryClient, signal: AbortSignal): Promise<SyncState> {
  // Not removed: its observers would go on watching what is no longer there.
  await client.resetQueries({ queryKey: bankKeys.sync })
  const polled = await poll({
    ask: () => call(syncDone, { signal }).then((reply) => reply.data),
    isDone: ({ status }) => status === 'success' || status === 'error',
    everyMs: syncPollMs,
    triesMax: Number.POSITIVE_INFINITY,
    signal,
    onAnswer: (state) => client.setQueryData<SyncState>(bankKeys.sync, state),
  })
  if (polled.kind === 'gave_up') throw new Error('A poll without a limit has given up.')
  return polled.answer
}

/** The figures have caught up with an update that went well: its last steps are done too. */
export function tickAll(client: QueryClient): void {
  client.setQueryData<SyncState>(bankKeys.sync, (state) =>
    state?.status === 'success' ? { ...state, steps_done: [...syncSteps] } : state,
  )
}

/**
 * Starts an update of one connection, or of all. If it is too early, the error names when the bank
 * allows the next.
 */
export function useSyncNow() {
  const client = useQueryClient()
  const fetchConnections = () => client.refetchQueries({ queryKey: bankKeys.connections })
  return useMutation({
    mutationFn: (connection?: string) =>
      call(syncTransactions, { query: connection ? { connection } : {} }),
    onSuccess: (_, connection) => {
      awaitSync()
      client.setQueryData<Connection[]>(bankKeys.connections, (known) =>
        known?.map((each) => (isMeant(each, connection) ? { ...each, status: 'syncing' } : each)),
      )
      return fetchConnections()
    },
    onError: async (error, connection) => {
      if (!(error instanceof CallError)) return
      if (error.status === 429) await fetchConnections()
      toastError(error.status === 429 ? tooEarly(client, error, connection) : error.message)
    },
  })
}

function tooEarly(client: QueryClient, error: CallError, connection: string | undefined): string {
  const known = client.getQueryData<Connection[]>(bankKeys.connections) ?? []
  const next = known
    .filter((each) => !connection || each.id === connection)
    .flatMap(({ next_sync_at }) => next_sync_at ?? [])
    .sort()[0]
  return next ? `Your bank allows the next update ${clockOf(next, Date.now())}.` : error.message
}

/** Without a name all that can be updated are meant. */
function isMeant({ id, status }: Connection, connection: string | undefined): boolean {
  return connection ? id === connection : status !== 'disconnected' && status !== 'sign_in_needed'
}
