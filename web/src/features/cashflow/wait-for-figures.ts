// After a bank's update: waits until figures and forecast have caught up with the books, then
// fetches the cash flow of the bank again.
import { cashflowOverview } from '@plimsoll/contract/cashflow'
import { syncPollMs } from '@plimsoll/contract/limits'
import { checkAnalyticsSync } from '@plimsoll/contract/sources'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { poll } from '../../api/poll.ts'
import { cashflowKeys } from './queries.ts'

/**
 * Polls every 5 s without a limit, as the specification has it; the server ends the work in time,
 * leaving the page ends the polling.
 */
export async function waitForFigures(client: QueryClient, signal: AbortSignal): Promise<void> {
  await poll({
    ask: () => call(checkAnalyticsSync, { signal }).then((reply) => reply.data),
    isDone: ({ analytics_sync }) => analytics_sync === 1,
    everyMs: syncPollMs,
    triesMax: Number.POSITIVE_INFINITY,
    signal,
  })
  await client.invalidateQueries()
  const query = { source: 'bank' } as const
  await client
    .fetchQuery({
      queryKey: cashflowKeys.overview(query),
      queryFn: () => call(cashflowOverview, { query, signal }),
    })
    // The page that shows it fetches again and shows what is wrong.
    .catch(() => null)
}
