// What the account says and does: every call, key and refresh of the word in one place.
import * as api from '@plimsoll/contract/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { clearSession, keepToken } from '../../api/session.ts'

/** The person and the business behind the account. */
export type Profile = z.output<typeof api.readAccount.reply>['data']
/** The business as onboarding asks for it. */
export type Business = z.output<typeof api.business>
/** How far onboarding has come. */
export type OnboardingStatus = z.output<typeof api.onboardingStatus>

/** Keys of the cache; whoever changes the account invalidates `all`. */
export const accountKeys = {
  all: ['account'],
  profile: ['account', 'profile'],
  sessions: ['account', 'sessions'],
  providers: ['account', 'providers'],
} as const

/** The signed-in person and the business. */
export function useProfile() {
  return useQuery({
    queryKey: accountKeys.profile,
    queryFn: ({ signal }) => call(api.readAccount, { signal }).then((reply) => reply.data),
  })
}

/** The identity providers one can sign in with; none while the server offers none. */
export function useProviders() {
  return useQuery({
    queryKey: accountKeys.providers,
    queryFn: ({ signal }) =>
      call(api.listProviders, { signal, quiet: true }).then((reply) => reply.data),
  })
}

/** Logs in and keeps the token. */
export async function logIn(typed: z.output<typeof api.login.body>): Promise<void> {
  const { data } = await call(api.login, { body: typed, quiet: true })
  keepToken(data.token)
}

/** Signs up; true when the address must be confirmed first, otherwise the person is logged in with what was typed. */
export async function signUp(typed: z.output<typeof api.register.body>): Promise<boolean> {
  const { data } = await call(api.register, { body: typed, quiet: true })
  if (data.confirmation_required) return true
  await logIn(typed)
  return false
}

/** Ends the session here and on the server. What the browser keeps goes even when the server does not answer. */
export async function logOut(): Promise<void> {
  await call(api.logout, { quiet: true }).catch(() => null)
  clearSession()
}

/** Confirms an address by the token of its mail and keeps the session that follows. */
export async function confirmEmail(token: string): Promise<void> {
  const { data } = await call(api.confirmEmail, { body: { token }, quiet: true })
  keepToken(data.token)
}

/** Asks for another confirmation mail. */
export function resendConfirmation(email: string) {
  return call(api.resendConfirmation, { body: { email }, quiet: true })
}

/** Asks for a reset link. */
export function forgetPassword(email: string) {
  return call(api.forgotPassword, { body: { email }, quiet: true })
}

/** Whether a reset link still works. */
export function useResetToken(token: string) {
  return useQuery({
    queryKey: [...accountKeys.all, 'reset-token', token],
    queryFn: () =>
      call(api.validatePasswordToken, { body: { token }, quiet: true }).then(
        (reply) => reply.data.valid,
      ),
    enabled: token !== '',
    staleTime: 0,
    gcTime: 0,
  })
}

/** Sets a new password by a reset link; every session ends, also the one of this browser. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await call(api.resetPassword, { body: { token, newPassword }, quiet: true })
  clearSession()
}

/** Changes the person's name or any part of the business. */
export function useUpdateAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: z.output<typeof api.updateAccount.body>) =>
      call(api.updateAccount, { body }).then((reply) => reply.data),
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
    mutationFn: (body: z.output<typeof api.onboard.body>) => call(api.onboard, { body }),
    onSuccess: async ({ onboarding_status, data }) => {
      cache.setQueryData<Profile>(
        accountKeys.profile,
        (before) => before && { ...before, onboarding_status, business: data.business },
      )
      if (onboarding_status === 'complete') await cache.invalidateQueries()
    },
  })
}

/** Changes the password; every other session ends. */
export function changePassword(body: z.output<typeof api.changePassword.body>) {
  return call(api.changePassword, { body })
}

/** The open sessions of the person. */
export function useSessions() {
  return useQuery({
    queryKey: accountKeys.sessions,
    queryFn: ({ signal }) => call(api.listSessions, { signal }).then((reply) => reply.data),
    staleTime: 0,
  })
}

/** Signs out the other devices, or all of them and this one. */
export function useEndSessions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ keepCurrent }: { keepCurrent: boolean }) =>
      call(api.endOtherSessions, { query: { keep_current: keepCurrent ? 'true' : 'false' } }),
    onSuccess: (_, { keepCurrent }) => {
      if (!keepCurrent) return clearSession()
      return cache.invalidateQueries({ queryKey: accountKeys.sessions })
    },
  })
}

/** Deletes the account and everything in it. */
export async function deleteAccount(password: string): Promise<void> {
  await call(api.deleteAccount, { body: { password } })
  clearSession()
}
