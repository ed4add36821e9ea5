// Fetches the audit trail: every change of transactions, merchants, categories and rules.
import { listChanges } from '@plimsoll/contract/changes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { transactionKeys } from '../queries.ts'

const pageRows = '50'

/** Newest first, a page at a time. */
export function useChanges() {
  return useInfiniteQuery({
    queryKey: [...transactionKeys.all, 'changes'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listChanges, {
        query: { limit: pageRows, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}
