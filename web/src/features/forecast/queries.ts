// Fetches the forecast: its state, its lines and their levels. The calls for a single line are in
// evidence/queries.ts.
import { forecastState, listForecastMerchants } from '@plimsoll/contract/forecast'
import { changesetForecast } from '@plimsoll/contract/forecast-changes'
import { categoryForecast } from '@plimsoll/contract/forecast-levels'
import { syncPollMs } from '@plimsoll/contract/limits'
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
  level: (query: LevelQuery) => ['forecast', 'level', query],
} as const

/** The query for the forecast of a level. */
type LevelQuery = z.output<typeof categoryForecast.query>

/**
 * A change of the forecast may change every figure of every page. The lines come first, because
 * what they no longer hold must not be requested. Resolves once they are there; the rest follows by
 * itself.
 */
export async function fetchAllAnew(client: QueryClient): Promise<void> {
  await client.refetchQueries({ queryKey: forecastKeys.lines })
  const [word, lines] = forecastKeys.lines
  void client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== word || queryKey[1] !== lines,
  })
}

/** Every line, hidden and ended ones too. */
export function useForecastLines() {
  return useQuery({
    queryKey: forecastKeys.lines,
    queryFn: ({ signal }) => call(listForecastMerchants, { signal }).then((reply) => reply.data),
  })
}

/**
 * Whether the forecast stands. Asks every 5 s while it is being computed, then has all of it
 * fetched again.
 */
export function useForecastState() {
  const client = useQueryClient()
  const wasComputing = useRef(false)
  const state = useQuery({
    queryKey: forecastKeys.state,
    staleTime: 0,
    queryFn: ({ signal }) => call(forecastState, { signal }).then((reply) => reply.data),
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
export function useLevel(query: LevelQuery, enabled = true) {
  return useQuery({
    queryKey: forecastKeys.level(query),
    enabled,
    queryFn: ({ signal }) => call(categoryForecast, { query, signal }).then((reply) => reply.data),
  })
}

/** The balance by month as the forecast stands: a changeset without changes. */
export function useBase(enabled = true) {
  return useQuery({
    queryKey: forecastKeys.base,
    enabled,
    queryFn: ({ signal }) =>
      call(changesetForecast, { body: {}, signal }).then((reply) => reply.data.before),
  })
}
