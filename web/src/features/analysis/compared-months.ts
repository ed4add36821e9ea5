// Fetches the months that are over beside their forecasts. Apart from the other queries of the
// feature, because the cash-flow table needs nothing else of them.
import { analysisMonths, type ComparedMonth } from '@plimsoll/contract/analysis-months'
import type { Month } from '@plimsoll/domain/calendar'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** A span of months, both included. */
export type MonthSpan = { readonly from: Month; readonly to: Month }

/** The months of a span that are over. */
export function useComparedMonths(span: MonthSpan) {
  return useQuery(comparedMonthsOf(span))
}

/** Under the feature's key, so that changed books renew it. */
export function comparedMonthsOf(span: MonthSpan) {
  return queryOptions({
    queryKey: ['analysis', 'months', span],
    queryFn: async ({ signal }): Promise<ComparedMonth[]> =>
      (await call(analysisMonths, { query: span, signal })).data,
  })
}
