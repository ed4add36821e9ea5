// Fetches the weekly report and the list of weeks. All cache keys of the feature are here.
import { listPastWeeks, readWeeklyReport } from '@plimsoll/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The keys of the feature. */
export const reportKeys = {
  all: ['reports'],
  weekly: (date: string | null) => ['reports', 'weekly', date],
  weeks: ['reports', 'weeks'],
} as const

/** The report on the week of a date; this week without one. Waits while the date isn't readable. */
export function useWeeklyReport(date: string | null, isReadable: boolean) {
  return useQuery({
    queryKey: reportKeys.weekly(date),
    queryFn: ({ signal }) =>
      call(readWeeklyReport, { query: date === null ? {} : { date }, signal }).then(
        (reply) => reply.data,
      ),
    enabled: isReadable,
    retry: false,
  })
}

/** The weeks that have a report, the newest first. */
export function usePastWeeks() {
  return useQuery({
    queryKey: reportKeys.weeks,
    queryFn: ({ signal }) => call(listPastWeeks, { signal }).then((reply) => reply.data),
    retry: false,
  })
}
