// The query cache by the specification: fresh for ten minutes, no retries, no refetch on focus or
// reconnect.
import { cacheFreshMs } from '@plimsoll/contract/limits'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { logFailure } from './log-failure.ts'

/**
 * The one cache. An entry outlives its freshness, so that a page left and entered again within ten
 * minutes asks nothing.
 */
export const cache = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => logFailure(`Query “${queryKey[0]}”`, error),
  }),
  mutationCache: new MutationCache({ onError: (error) => logFailure('Change', error) }),
  defaultOptions: {
    queries: {
      staleTime: cacheFreshMs,
      gcTime: 2 * cacheFreshMs,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
