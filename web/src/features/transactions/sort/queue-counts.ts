// How many transactions wait to be sorted. Kept apart from the lists, because pages that show only
// the number pay for nothing else.
import { sumTransactions } from '@plimsoll/contract/transactions'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** How many have no category, and how many are unsure, those among them. Null until it is known. */
export function useQueueCounts(): { uncategorised: number | null; unsure: number | null } {
  return { uncategorised: useCount('uncategorised'), unsure: useCount('unsure') }
}

/** How many have a label of a kind. */
export function useCount(label: 'uncategorised' | 'unsure'): number | null {
  const count = useQuery({
    queryKey: ['transactions', 'count', label],
    queryFn: ({ signal }) =>
      call(sumTransactions, { query: { label, txnSource: 'actual' }, signal }).then(
        ({ data }) => data.count,
      ),
  })
  return count.data ?? null
}
