// Fetches transactions, page after page. All cache keys of the word are here.
import { listTransactions } from '@plimsoll/contract/transactions'
import { useInfiniteQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'

/** Which transactions are asked for. */
export type TransactionFilters = Omit<z.output<typeof listTransactions.query>, 'cursor' | 'limit'>

/** The keys of the word; `all` is what to invalidate when the books have changed. */
export const transactionKeys = {
  all: ['transactions'],
  list: (filters: TransactionFilters) => ['transactions', 'list', filters],
} as const

const pageRows = 200

/** The transactions that match, newest first, a page at a time. */
export function useTransactions(filters: TransactionFilters) {
  const list = useInfiniteQuery({
    queryKey: transactionKeys.list(filters),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listTransactions, {
        query: {
          ...filters,
          limit: String(pageRows),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
  const pages = list.data?.pages
  return {
    rows: pages?.flatMap(({ data }) => data) ?? [],
    // The newest page knows best how many there are by now.
    total: pages?.at(-1)?.total ?? null,
    isLoading: list.isPending,
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  }
}
