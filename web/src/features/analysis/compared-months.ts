// Fetches the months that are over beside their forecasts. Apart from the other queries of the
// feature, because the cash-flow table needs nothing else of them.
import { analysisMonths, type ComparedMonth } from '@plimsoll/contract/analysis-months'
import type { Month } from '@plimsoll/domain/calendar'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'

/** A span of months, both included. */
export type MonthSpan = { readonly from: Month; readonly to: Month }

/** The months of a span that are over. */
export function useComparedMonths(span: MonthSpan) {
  return useQuery(comparedMonthsOf(span))
}

const prefetchAfterMs = 1500

/**
 * Fetches a comparison ahead, once the page has stood for a moment: the first one of busy books
 * takes the server seconds.
 */
export function useComparedAhead(span: MonthSpan, isWanted: boolean): void {
  const client = useQueryClient()
  const { from, to } = span
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(
      () => void client.prefetchQuery(comparedMonthsOf({ from, to })),
      prefetchAfterMs,
    )
    return () => clearTimeout(timer)
  }, [client, from, to, isWanted])
}

/** Under the feature's key, so that changed books renew it. */
function comparedMonthsOf(span: MonthSpan) {
  return queryOptions({
    queryKey: ['analysis', 'months', span],
    queryFn: async ({ signal }): Promise<ComparedMonth[]> =>
      (await call(analysisMonths, { query: span, signal })).data,
  })
}
