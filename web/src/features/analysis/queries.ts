// Fetches variance, breakdown, commentary and settings. All cache keys of the feature are here.
import {
  type AnalysisVariance,
  analysisVariance,
  type CommentaryReply,
  rateCommentary,
  readCommentary,
  rewriteCommentary,
} from '@plimsoll/contract/analysis'
import { analysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import {
  type AnalysisSettings,
  readAnalysisSettings,
  saveAnalysisSettings,
} from '@plimsoll/contract/analysis-settings'
import type { Timeframe } from '@plimsoll/domain/variance/timeframe'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import type { VarianceFilter } from './filter.ts'

/** The keys of the feature; `all` is what to invalidate when the books have changed. */
export const analysisKeys = {
  all: ['analysis'],
  variance: (query: VarianceQuery) => ['analysis', 'variance', query],
  breakdown: (period: CommentaryPeriod) => ['analysis', 'breakdown', period],
  settings: ['analysis', 'settings'],
  commentary: (period: CommentaryPeriod) => ['analysis', 'commentary', period],
} as const

type VarianceQuery = {
  timeframe: string
  compare: string | null
  flow_type: string
  from: string | null
  to: string | null
  category: string | null
  level: 'category' | 'merchant' | null
}

/** A period as the queries for commentary and breakdown take it. */
export type CommentaryPeriod = { timeframe: Timeframe; from: string | null; to: string | null }

/** How often commentary that is being written is called for, and how many times at most. */
const commentaryPollMs = 5000
const commentaryPollsMax = 30

/**
 * The commentary on a period, called for while it is being written. `gaveUp`: it takes too long.
 */
export function useCommentary(period: CommentaryPeriod) {
  const client = useQueryClient()
  const queryKey = analysisKeys.commentary(period)
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<CommentaryState> => {
      const before = client.getQueryData<CommentaryState>(queryKey)
      try {
        const reply = await call(readCommentary, { query: withoutNulls(period), signal })
        return { reply, polls: before?.reply.status === 'pending' ? before.polls + 1 : 0 }
      } catch (error) {
        // Text that could not be confirmed must not stay on the screen.
        client.getQueryCache().find({ queryKey })?.setState({ data: undefined })
        throw error
      }
    },
    // Kept text is confirmed whenever the page opens: the books may have changed since.
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.status !== 'error' && isPolled(state.data) ? commentaryPollMs : false,
  })
  const reply = data?.reply ?? null
  return { reply, error, gaveUp: reply?.status === 'pending' && !isPolled(data) }
}

/**
 * The last reply, and how many times in a row it has been called for since the first that was
 * pending.
 */
type CommentaryState = { reply: CommentaryReply; polls: number }

function isPolled(state: CommentaryState | undefined): boolean {
  return state?.reply.status === 'pending' && state.polls < commentaryPollsMax
}

/** Has the commentary on a period written again. */
export function useRewriteCommentary(period: CommentaryPeriod) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(rewriteCommentary, { body: withoutNulls(period) }),
    onSuccess: (reply) =>
      client.setQueryData<CommentaryState>(analysisKeys.commentary(period), { reply, polls: 0 }),
  })
}

/** Keeps what the reader thinks of the text, or takes it back. */
export function useRateCommentary(period: CommentaryPeriod) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rating: CommentaryReply['rating']) =>
      call(rateCommentary, { body: { ...withoutNulls(period), rating } }),
    onSuccess: (reply) =>
      client.setQueryData<CommentaryState>(analysisKeys.commentary(period), { reply, polls: 0 }),
  })
}

/** What has happened in a period apart from any comparison. */
export function useBreakdown(period: CommentaryPeriod) {
  return useQuery({
    queryKey: analysisKeys.breakdown(period),
    queryFn: async ({ signal }) =>
      (await call(analysisBreakdown, { query: withoutNulls(period), signal })).data,
  })
}

/** The settings of the analysis. */
export function useAnalysisSettings() {
  return useQuery({
    queryKey: analysisKeys.settings,
    queryFn: async ({ signal }) => (await call(readAnalysisSettings, { signal })).data,
  })
}

/** Saves them; everything that depends on them is fetched again. */
export function useSaveSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (settings: AnalysisSettings) => call(saveAnalysisSettings, { body: settings }),
    onSuccess: () => client.invalidateQueries({ queryKey: analysisKeys.all }),
  })
}

/**
 * The variance of a period by category. Each row's category is prefetched, so that opening it is at
 * once.
 */
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

/** What the variance on screen is called for with, for its files as well. */
export function varianceInput(filter: VarianceFilter) {
  return withoutNulls(wholeOf(filter))
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

function withoutNulls(query: Readonly<Record<string, string | null>>) {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null))
}
