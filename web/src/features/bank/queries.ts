// Connected banks: what is fetched of them, and its keys in the cache.
import {
  type Connection,
  type Institution,
  listBanks,
  listConnections,
  listPending,
  type syncDone,
} from '@plimsoll/contract/bank'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'

export type { Connection, Institution }

/** An account that a connection brings. */
export type ConnectedAccount = Connection['accounts'][number]

/** How the update under way stands. */
export type SyncState = z.output<(typeof syncDone)['reply']>['data']

/** Keys of the cache. */
export const bankKeys = {
  all: ['bank'],
  banks: ['bank', 'banks'],
  connections: ['bank', 'connections'],
  sync: ['bank', 'sync'],
  pending: ['bank', 'pending'],
} as const

/** The banks that can be connected, business banks first. */
export function useBanks() {
  return useQuery({
    queryKey: bankKeys.banks,
    queryFn: ({ signal }) => call(listBanks, { signal }).then((reply) => reply.data),
  })
}

/** The connections of the business. */
export function useConnections(enabled = true) {
  return useQuery({
    queryKey: bankKeys.connections,
    enabled,
    queryFn: ({ signal }) => call(listConnections, { signal }).then((reply) => reply.data),
  })
}

/** The state of the update under way when the shell last polled; fetches nothing itself. */
export function useSyncState(): SyncState | null {
  const { data } = useQuery<SyncState>({ queryKey: bankKeys.sync, enabled: false })
  return data ?? null
}

/** Transactions that banks have reported and not booked yet. */
export function usePending() {
  return useQuery({
    queryKey: bankKeys.pending,
    queryFn: ({ signal }) => call(listPending, { signal }).then((reply) => reply.data),
  })
}

/** Caches a connection as the server just returned it, so that every page has it at once. */
export function keepConnection(client: QueryClient, connection: Connection): void {
  client.setQueryData<Connection[]>(bankKeys.connections, (known = []) =>
    known.some(({ id }) => id === connection.id)
      ? known.map((each) => (each.id === connection.id ? connection : each))
      : [...known, connection],
  )
}
