// The query cache by the specification: fresh for ten minutes, no retries, no refetch on focus or reconnect.
import { cacheFreshMs } from '@plimsoll/contract/limits'
import { QueryClient } from '@tanstack/react-query'

/** The one cache. An entry outlives its freshness, so that a page left and entered again within ten minutes asks nothing. */
export const cache = new QueryClient({
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
