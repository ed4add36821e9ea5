// Fetches sales projects: the list, one of them, and what they do to the forecast.
import {
  listCandidates,
  listProjects,
  projectSettings,
  readProject,
} from '@plimsoll/contract/sales'
import { salesCards, salesChance } from '@plimsoll/contract/sales-forecast'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { salesKeys } from './keys.ts'
import type { ListFilter } from './list/filter.ts'

const pageRows = '100'

/**
 * Projects that fit the filter, a page at a time; the previous ones stay while others are fetched.
 */
export function useProjects(filter: ListFilter) {
  return useInfiniteQuery({
    queryKey: salesKeys.list(filter),
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(listProjects, {
        query: { ...filter, limit: pageRows, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

/** The business day and the clients of all projects, for forms. */
export function useSalesBasis() {
  return useQuery({
    queryKey: salesKeys.basis,
    queryFn: async ({ signal }) => {
      const { today, clients } = await call(listProjects, { query: { limit: '1' }, signal })
      return { today, clients }
    },
  })
}

/** One project in whole. */
export function useProject(id: string) {
  return useQuery({
    queryKey: salesKeys.project(id),
    queryFn: ({ signal }) =>
      call(readProject, { params: { id }, signal }).then((reply) => reply.data),
  })
}

/** How a project stands in the forecast, as the settings of a series have it. */
export function useProjectSettings(id: string) {
  return useQuery({
    queryKey: salesKeys.settings(id),
    queryFn: ({ signal }) =>
      call(projectSettings, { params: { id }, signal }).then((reply) => reply.data),
  })
}

/** The figures on top of the list. */
export function useSalesCards() {
  return useQuery({
    queryKey: salesKeys.cards,
    queryFn: ({ signal }) => call(salesCards, { signal }).then((reply) => reply.data),
  })
}

/** The chance of running short; null without books. */
export function useChance() {
  return useQuery({
    queryKey: salesKeys.chance,
    queryFn: ({ signal }) => call(salesChance, { query: {}, signal }).then((reply) => reply.data),
  })
}

/** Transactions that could be the receipt of a milestone or the payment of a cost. */
export function useCandidates(id: string, itemId: string) {
  return useQuery({
    queryKey: salesKeys.candidates(id, itemId),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(listCandidates, { params: { id }, query: { item_id: itemId }, signal }).then(
        (reply) => reply.data,
      ),
  })
}
