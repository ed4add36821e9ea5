// Fetches transactions, page after page, and the details of one. All cache keys of the word are
// here.

import { listCategories } from '@plimsoll/contract/categories'
import { readTransaction } from '@plimsoll/contract/edits'
import { accountBalances } from '@plimsoll/contract/sources'
import { type Suggestion, suggestLabels } from '@plimsoll/contract/suggestions'
import {
  listTransactions,
  sumTransactions,
  type Transaction,
} from '@plimsoll/contract/transactions'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'

/** Which transactions to fetch. */
export type TransactionFilters = z.output<typeof sumTransactions.query>

/** One page of the list as it is cached. */
export type ListPage = z.output<typeof listTransactions.reply>

/** One transaction with everything that is known of it. */
export type TransactionRecord = z.output<typeof readTransaction.reply>['data']

/** The keys of the word; `all` is what to invalidate when the books have changed. */
export const transactionKeys = {
  all: ['transactions'],
  lists: ['transactions', 'list'],
  list: (filters: TransactionFilters) => ['transactions', 'list', filters],
  total: (filters: TransactionFilters) => ['transactions', 'total', filters],
  byId: (id: string) => ['transactions', 'one', id],
  suggestions: (ids: readonly string[]) => ['transactions', 'suggestions', ...ids],
  categories: ['transactions', 'categories'],
  accounts: ['transactions', 'accounts'],
} as const

const pageRows = 200
// Who goes on looks at many.
const furtherRows = 500

/**
 * The transactions that match, newest first, a page at a time. With `keep`, those before stay while
 * others are fetched; with
 * `apart`, rows do not wait for their total, which may take longer among a million.
 */
export function useTransactions(filters: TransactionFilters, keep = false, apart = false) {
  const list = useInfiniteQuery({
    queryKey: transactionKeys.list(filters),
    initialPageParam: '',
    ...(keep ? { placeholderData: keepPreviousData } : {}),
    queryFn: ({ pageParam, signal }) =>
      call(listTransactions, {
        query: {
          ...filters,
          ...(apart ? { rows: 'only' } : {}),
          limit: String(pageParam ? furtherRows : pageRows),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
  const sum = useQuery({
    queryKey: transactionKeys.total(filters),
    enabled: apart,
    queryFn: ({ signal }) =>
      call(sumTransactions, { query: filters, signal }).then((reply) => reply.data),
  })
  const pages = list.data?.pages
  const { fetchNextPage } = list
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const rows = useMemo(() => pages?.flatMap(({ data }) => data) ?? noRows, [pages])
  return {
    rows,
    // The newest page knows best how many there are by now.
    total: sum.data ?? pages?.at(-1)?.total ?? null,
    hasNoTotal: sum.isError,
    isLoading: list.isPending,
    isStale: list.isPlaceholderData,
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore,
    retry: () => void list.refetch(),
  }
}

const noRows: Transaction[] = []

/** One transaction with the bank's own facts, its parts, suggestions and history. */
export function useTransaction(id: string) {
  return useQuery({
    queryKey: transactionKeys.byId(id),
    // Someone else may have changed it since it was last looked at.
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(readTransaction, { params: { id }, signal }).then((reply) => reply.data),
  })
}

/** Suggestions for some transactions, by their ids. */
export function useSuggestions(ids: readonly string[]) {
  return useQuery<Record<string, Suggestion[]>>({
    queryKey: transactionKeys.suggestions(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(suggestLabels, { query: { ids: ids.join(',') }, signal }).then((reply) => reply.data),
  })
}

/** All sub-categories, in the order in which tables list them. */
export function useCategories() {
  return useQuery({
    queryKey: transactionKeys.categories,
    queryFn: ({ signal }) => call(listCategories, { signal }).then((reply) => reply.data),
  })
}

/** The accounts of the business. */
export function useAccounts(isWanted = true) {
  return useQuery({
    enabled: isWanted,
    queryKey: transactionKeys.accounts,
    queryFn: ({ signal }) => call(accountBalances, { signal }).then((reply) => reply.data),
  })
}
