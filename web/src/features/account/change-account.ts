// Changes of the account that must refresh what is on screen: the profile, onboarding, other
// sessions.
import { onboard, updateAccount } from '@plimsoll/contract/account'
import { endOtherSessions } from '@plimsoll/contract/sign-in'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { clearSession } from '../../api/session.ts'
import { accountKeys, type Profile } from './queries.ts'

/** Changes the person's name or any part of the business. */
export function useUpdateAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: z.output<typeof updateAccount.body>) =>
      call(updateAccount, { body }).then((reply) => reply.data),
    onSuccess: async (profile) => {
      cache.setQueryData(accountKeys.profile, profile)
      // The buffer, the nation and VAT stand in the figures of every page.
      await cache.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== accountKeys.all[0],
      })
    },
  })
}

/** Stores a step of onboarding; completing it refreshes everything. */
export function useOnboard() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: z.output<typeof onboard.body>) => call(onboard, { body }),
    onSuccess: async ({ onboarding_status, data }) => {
      cache.setQueryData<Profile>(
        accountKeys.profile,
        (before) =>
          before && {
            ...before,
            onboarding_status,
            business: { ...before.business, ...data.business },
          },
      )
      if (onboarding_status === 'complete') await cache.invalidateQueries()
    },
  })
}

/** Signs out the other devices, or all of them and this one. */
export function useEndSessions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ keepCurrent }: { keepCurrent: boolean }) =>
      call(endOtherSessions, { query: { keep_current: keepCurrent ? 'true' : 'false' } }),
    onSuccess: (_, { keepCurrent }) => {
      if (!keepCurrent) return clearSession()
      return cache.invalidateQueries({ queryKey: accountKeys.sessions })
    },
  })
}
