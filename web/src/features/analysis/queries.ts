// Fetches variance. All cache keys of the feature are here.
import { type AnalysisVariance, analysisVariance } from '@plimsoll/contract/analysis'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import type { VarianceFilter } from './filter.ts'

/** The keys of the feature; `all` is what to invalidate when the books have changed. */
export const analysisKeys = {
  all: ['analysis'],
  variance: (query: VarianceQuery) => ['analysis', 'variance', query],
} as const

type VarianceQuery = {
  timeframe: string
  compare: string
  flow_type: string
  from: string | null
  to: string | null
  category: string | null
  level: 'category' | 'merchant' | null
}

/** The variance of a period by category. Each row's category is prefetched, so that opening it is at once. */
export function useVariance(filter: VarianceFilter) {
  const client = useQueryClient()
  const query = useQuery(varianceOptions(client, wholeOf(filter)))
  const { data } = query
  useEffect(() => {
    if (!data) return
    for (const category of new Set(data.data.map((row) => row.category)))
      void client.prefetchQuery(
        varianceOptions(client, { ...wholeOf(filter), category, level: 'category' }),
      )
  }, [client, data, filter])
  return query
}

/** The merchants of a category; fetched only where a category is given. */
export function useMerchantVariance(filter: VarianceFilter, category: string | null) {
  const client = useQueryClient()
  return useQuery({
    ...varianceOptions(client, { ...wholeOf(filter), category, level: 'merchant' }),
    enabled: category !== null,
  })
}

function varianceOptions(client: QueryClient, query: VarianceQuery) {
  const queryKey = analysisKeys.variance(query)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<AnalysisVariance> => {
      try {
        return await call(analysisVariance, { query: withoutNulls(query), signal })
      } catch (error) {
        // A figure that could not be confirmed must not stay on the screen.
        client.getQueryCache().find({ queryKey })?.setState({ data: undefined })
        throw error
      }
    },
  })
}

function wholeOf(filter: VarianceFilter): VarianceQuery {
  const { timeframe, compare, flow, from, to } = filter
  return { timeframe, compare, flow_type: flow, from, to, category: null, level: null }
}

function withoutNulls(query: VarianceQuery) {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null))
}
