// Fetches the forecast: its lines, levels, settings, stats and occurrences. All cache keys of the word are here.
import * as api from '@plimsoll/contract/forecast'
import { syncPollMs } from '@plimsoll/contract/limits'
import { listCategories } from '@plimsoll/contract/transactions'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'

/** The keys of the word; `all` is what to invalidate when the forecast has changed. */
export const forecastKeys = {
  all: ['forecast'],
  lines: ['forecast', 'lines'],
  state: ['forecast', 'state'],
  base: ['forecast', 'base'],
  categories: ['forecast', 'categories'],
  level: (asked: LevelAsked) => ['forecast', 'level', asked],
  settings: (line: LineRef) => ['forecast', 'settings', line.seriesId],
  stats: (line: LineRef) => ['forecast', 'stats', line.seriesId],
  occurrences: (seriesId: string) => ['forecast', 'occurrences', seriesId],
} as const

/** What a level's forecast is asked for. */
export type LevelAsked = z.output<typeof api.categoryForecast.query>
/** What names a line and decides which calls are made for it. */
export type LineRef = Pick<api.ForecastLine, 'seriesId' | 'series_type'>
/** The settings of a line. */
export type LineSettings = z.output<typeof api.forecastSettings.reply>['data']
/** What a line has done so far. */
export type LineStats = z.output<typeof api.historicalStats.reply>['data']
/** The occurrences of a line, and what might yet belong to it. */
export type LineOccurrences = z.output<typeof api.savedTransactions.reply>['data']
/** One of them. */
export type Occurrence = LineOccurrences['occurrences'][number]
/** A sub-category that a new line may stand under. */
export type Category = z.output<typeof listCategories.reply>['data'][number]

/** After a change of the forecast every figure of every page may be another. The lines come first: what they no longer hold must not be asked for. */
export async function fetchAllAnew(client: QueryClient): Promise<void> {
  await client.refetchQueries({ queryKey: forecastKeys.lines })
  const [word, lines] = forecastKeys.lines
  await client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== word || queryKey[1] !== lines,
  })
}

/** Every line, hidden and ended ones too. */
export function useForecastLines() {
  return useQuery({
    queryKey: forecastKeys.lines,
    queryFn: ({ signal }) =>
      call(api.listForecastMerchants, { signal }).then((reply) => reply.data),
  })
}

/** Whether the forecast stands. Asks every 5 s while it is being computed, then has all of it fetched anew. */
export function useForecastState() {
  const client = useQueryClient()
  const wasComputing = useRef(false)
  const state = useQuery({
    queryKey: forecastKeys.state,
    staleTime: 0,
    queryFn: ({ signal }) => call(api.forecastState, { signal }).then((reply) => reply.data),
    refetchInterval: (query) => (query.state.data?.state === 'computing' ? syncPollMs : false),
  })
  const isComputing = state.data?.state === 'computing'
  useEffect(() => {
    if (wasComputing.current && !isComputing)
      void client.invalidateQueries({ queryKey: forecastKeys.all })
    wasComputing.current = isComputing
  }, [isComputing, client])
  return state
}

/** History and forecast by month of a level, with the parts of every figure. */
export function useLevel(asked: LevelAsked, enabled = true) {
  return useQuery({
    queryKey: forecastKeys.level(asked),
    enabled,
    queryFn: ({ signal }) =>
      call(api.categoryForecast, { query: asked, signal }).then((reply) => reply.data),
  })
}

/** The balance by month as the forecast stands: a changeset without changes. */
export function useBase(enabled = true) {
  return useQuery({
    queryKey: forecastKeys.base,
    enabled,
    queryFn: ({ signal }) =>
      call(api.changesetForecast, { body: {}, signal }).then((reply) => reply.data.before),
  })
}

/** The settings of a line, by the call of its type. */
export function useSettings(line: LineRef) {
  return useQuery({
    queryKey: forecastKeys.settings(line),
    queryFn: ({ signal }): Promise<LineSettings> =>
      callsOf(line, signal)
        .settings()
        .then((reply) => reply.data),
  })
}

/** What a line has done so far, by the call of its type. */
export function useStats(line: LineRef) {
  return useQuery({
    queryKey: forecastKeys.stats(line),
    queryFn: ({ signal }): Promise<LineStats> =>
      callsOf(line, signal)
        .stats()
        .then((reply) => reply.data),
  })
}

/** The occurrences of a line with the transactions behind them. */
export function useOccurrences(seriesId: string) {
  return useQuery({
    queryKey: forecastKeys.occurrences(seriesId),
    queryFn: ({ signal }): Promise<LineOccurrences> =>
      call(api.savedTransactions, { query: { series_id: seriesId }, signal }).then(
        (reply) => reply.data,
      ),
  })
}

/** The sub-categories that a new line may stand under. */
export function useCategories() {
  return useQuery({
    queryKey: forecastKeys.categories,
    queryFn: ({ signal }) => call(listCategories, { signal }).then((reply) => reply.data),
  })
}

/** A detected line has calls of its own; every other type uses the plain ones. */
function callsOf({ seriesId, series_type }: LineRef, signal: AbortSignal) {
  const query = { series_id: seriesId }
  const user = { ...query, type: 'user' } as const
  return series_type === 'detected'
    ? {
        settings: () => call(api.detectedSettings, { query: { ...user, series_type }, signal }),
        stats: () => call(api.detectedHistoricalStats, { query, signal }),
      }
    : {
        settings: () => call(api.forecastSettings, { query: user, signal }),
        stats: () => call(api.historicalStats, { query, signal }),
      }
}
