// Fetches, makes and ends links to frozen copies, and the preference for the report by email.
import { readWeeklyEmail, saveWeeklyEmail } from '@plimsoll/contract/reports'
import { createShare, listShares, readSnapshot, revokeShare } from '@plimsoll/contract/shares'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { toastError } from '../../ui/toast.ts'
import { reportKeys } from './queries.ts'

/** What to share, and for how many days. */
export type ShareRequest = z.input<typeof createShare.body>

const keys = {
  shares: [...reportKeys.all, 'shares'],
  email: [...reportKeys.all, 'email'],
  snapshot: (token: string) => [...reportKeys.all, 'snapshot', token],
} as const

/** The links made lately, the newest first. */
export function useShares() {
  return useQuery({
    queryKey: keys.shares,
    queryFn: ({ signal }) => call(listShares, { signal }).then((reply) => reply.data),
    staleTime: 0,
    retry: false,
  })
}

/** Makes a link; its address is in the result and nowhere else. */
export function useCreateShare() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: ShareRequest) => call(createShare, { body }).then((reply) => reply.data),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.shares }),
  })
}

/** Ends a link. */
export function useRevokeShare() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(revokeShare, { params: { id } }),
    onError: (error) => toastError(error.message),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.shares }),
  })
}

/** What a link shows. Read once: each reading counts as a view. */
export function useSnapshot(token: string) {
  return useQuery({
    queryKey: keys.snapshot(token),
    queryFn: ({ signal }) =>
      call(readSnapshot, { params: { token }, signal, quiet: true }).then((reply) => reply.data),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Whether the person gets the report by email. */
export function useWeeklyEmail() {
  return useQuery({
    queryKey: keys.email,
    queryFn: ({ signal }) => call(readWeeklyEmail, { signal }).then((reply) => reply.data),
    retry: false,
  })
}

/** Starts or stops the report by email. */
export function useSaveWeeklyEmail() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (subscribed: boolean) =>
      call(saveWeeklyEmail, { body: { subscribed } }).then((reply) => reply.data),
    onSuccess: (preference) => cache.setQueryData(keys.email, preference),
    onError: (error) => toastError(error.message),
  })
}
