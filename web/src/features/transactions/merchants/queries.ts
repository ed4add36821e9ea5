// Fetches merchants and what the books hold of them; renames and merges them.
import {
  listMerchants,
  mergeMerchants,
  recentOfMerchant,
  renameMerchant,
} from '@plimsoll/contract/merchants'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { type Changed, refreshAll, toastChanged, useUndo } from '../edits.ts'
import { transactionKeys } from '../queries.ts'

/** A merchant as the books know it. */
export type Merchant = z.output<typeof listMerchants.reply>['data'][number]

const pageRows = '50'

/**
 * Merchants by how often they appear, a page at a time; the ones before stay while others are
 * looked for.
 */
export function useMerchants(q: string, enabled = true) {
  return useInfiniteQuery({
    queryKey: [...transactionKeys.all, 'merchants', q],
    enabled,
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(listMerchants, {
        query: {
          limit: pageRows,
          ...(q ? { q } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

/** The latest transactions of a merchant, and what it usually comes to. */
export function useRecent(id: string) {
  return useQuery({
    queryKey: [...transactionKeys.all, 'recent', id],
    queryFn: ({ signal }) =>
      call(recentOfMerchant, { params: { id }, signal }).then((reply) => reply.data),
  })
}

/** Gives a merchant another name. */
export function useRename() {
  return useChange(
    ({ id, name }: { id: string; name: string }) =>
      call(renameMerchant, { params: { id }, body: { name } }).then((reply) => reply.data),
    ({ name }) => `Merchant renamed to ${name}.`,
  )
}

/** Makes several merchants one. */
export function useMerge() {
  return useChange(
    ({ into, from }: { into: Merchant; from: readonly Merchant[] }) =>
      call(mergeMerchants, { body: { into: into.id, from: from.map(({ id }) => id) } }).then(
        (reply) => reply.data,
      ),
    ({ into, from }) => `${from.map(({ name }) => name).join(', ')} merged into ${into.name}.`,
  )
}

function useChange<T>(send: (input: T) => Promise<Changed>, words: (input: T) => string) {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: send,
    onSuccess: (changed, input) => {
      toastChanged(changed, words(input), undo.mutate)
      return void refreshAll(client)
    },
  })
}
