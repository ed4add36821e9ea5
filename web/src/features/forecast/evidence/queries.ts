// The calls for a single line: its settings, its history, its occurrences. By the type of the line,
// one function chooses the calls.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import * as api from '@plimsoll/contract/forecast-line-facts'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { forecastKeys } from '../queries.ts'

/** What names a line and decides which calls are made for it. */
export type LineRef = Pick<ForecastLine, 'seriesId' | 'series_type'>
/** The settings of a line. */
export type LineSettings = z.output<typeof api.forecastSettings.reply>['data']
/** What a line has done so far. */
export type LineStats = z.output<typeof api.historicalStats.reply>['data']
/** The occurrences of a line, and what might yet belong to it. */
export type LineOccurrences = z.output<typeof api.savedTransactions.reply>['data']
/** One of them. */
export type Occurrence = LineOccurrences['occurrences'][number]

const keyOf = (what: string, lineId: string) => [...forecastKeys.all, what, lineId]

/** The settings of a line, by the call of its type. */
export function useSettings(line: LineRef) {
  return useQuery({
    queryKey: keyOf('settings', line.seriesId),
    queryFn: ({ signal }): Promise<LineSettings> =>
      callsOf(line, signal)
        .settings()
        .then((reply) => reply.data),
  })
}

/** What a line has done so far, by the call of its type. */
export function useStats(line: LineRef) {
  return useQuery({
    queryKey: keyOf('stats', line.seriesId),
    queryFn: ({ signal }): Promise<LineStats> =>
      callsOf(line, signal)
        .stats()
        .then((reply) => reply.data),
  })
}

/** The occurrences of a line with the transactions behind them. */
export function useOccurrences(lineId: string) {
  return useQuery({
    queryKey: keyOf('occurrences', lineId),
    queryFn: ({ signal }): Promise<LineOccurrences> =>
      call(api.savedTransactions, { query: { series_id: lineId }, signal }).then(
        (reply) => reply.data,
      ),
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
