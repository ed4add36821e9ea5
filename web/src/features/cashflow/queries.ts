// Fetches cash flow, and watches whether the figures are up to date with the books. All cache keys
// of the word are here.
import { cashflowOverview, type Dashboard, dashboardAnalytics } from '@plimsoll/contract/cashflow'
import { syncPollMs } from '@plimsoll/contract/limits'
import { checkAnalyticsSync } from '@plimsoll/contract/sources'
import type { Month } from '@plimsoll/domain/calendar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CallError, call } from '../../api/call.ts'

/** The keys of the word; `all` is what to invalidate when the books have changed. */
export const cashflowKeys = {
  all: ['cashflow'],
  dashboard: ['cashflow', 'dashboard'],
  overview: (query: OverviewQuery) => ['cashflow', 'overview', query],
  sync: ['analytics-sync'],
} as const

/** The sentence of the specification for an overview that could not be had. */
export const overviewFailed = 'Failed to fetch cash flow data'

/**
 * The query of the overview: a span other than the usual one, and the bank's variant where the data
 * is a bank's.
 */
type OverviewQuery = { from?: Month; to?: Month; source?: 'bank' }

/** A reply of `failure` with status 200; its message is the server's own words. */
class OverviewFailure extends Error {}

/** The overview; an answer of `failure` is an error like a call that fails. */
export function useOverview(query: OverviewQuery, enabled = true) {
  return useQuery({
    queryKey: cashflowKeys.overview(query),
    enabled,
    queryFn: async ({ signal }) => {
      const reply = await call(cashflowOverview, { query, signal })
      if (reply.status === 'failure') throw new OverviewFailure(reply.message ?? '')
      return reply
    },
  })
}

/** What the dashboard shows, in one call. */
export function useDashboard() {
  return useQuery({
    queryKey: cashflowKeys.dashboard,
    queryFn: ({ signal }): Promise<Dashboard> =>
      call(dashboardAnalytics, { signal }).then((reply) => reply.data),
  })
}

/** The server's own words about a failed overview, for the line below the sentence. */
export function failureDetail(error: unknown): string | undefined {
  const words = error instanceof OverviewFailure || error instanceof CallError ? error.message : ''
  return words && words !== overviewFailed ? words : undefined
}

/**
 * Whether figures lag behind the books. Polls every 5 s until they do not, then fetches all cash
 * flow again.
 */
export function useAnalyticsSync(enabled = true): { isWorking: boolean } {
  const client = useQueryClient()
  const wasWorking = useRef(false)
  const sync = useQuery({
    queryKey: cashflowKeys.sync,
    enabled,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await call(checkAnalyticsSync, { signal })).data.analytics_sync === 1,
    refetchInterval: ({ state }) => (state.data === true ? false : syncPollMs),
  })
  const isWorking = sync.data === false
  useEffect(() => {
    if (wasWorking.current && !isWorking)
      void client.invalidateQueries({ queryKey: cashflowKeys.all })
    wasWorking.current = isWorking
  }, [isWorking, client])
  return { isWorking }
}
