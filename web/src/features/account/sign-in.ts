// Coming in and keeping others out: log in, sign up, confirm, passwords, sessions. Apart from
// queries.ts, which every page pays for.
import * as api from '@plimsoll/contract/sign-in'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { clearSession, readUser, userOf } from '../../api/session.ts'
import { keepEntered } from './entered.ts'
import { accountKeys } from './queries.ts'

/** The identity providers one can sign in with; none while the server offers none. */
export function useProviders() {
  return useQuery({
    queryKey: accountKeys.providers,
    queryFn: ({ signal }) =>
      call(api.listProviders, { signal, quiet: true }).then((reply) => reply.data),
  })
}

/**
 * Logs in and keeps the token. Where a second factor is set there is none yet: then it gives the
 * challenge, else null.
 */
export async function logIn(typed: z.output<typeof api.login.body>): Promise<string | null> {
  const { data } = await call(api.login, { body: typed, quiet: true })
  return keepEntered(data)
}

/**
 * What follows signing up: the address must be confirmed, the person is in, or (an account of
 * before) must log in by hand.
 */
export type SignedUp = 'unconfirmed' | 'in' | 'known'

/** Signs up, and logs in with what was typed where nothing has to be confirmed first. */
export async function signUp(typed: z.output<typeof api.register.body>): Promise<SignedUp> {
  const { data } = await call(api.register, { body: typed, quiet: true })
  if (data.confirmation_required) return 'unconfirmed'
  return (await logIn(typed)) ? 'known' : 'in'
}

/**
 * The outcome of confirming an address: signed in, a second factor is needed first, or somebody
 * else is signed in here and stays.
 */
export type Confirmed = 'in' | 'code' | 'other'

/**
 * Confirms an address by the token of its email and the password of the sign-up, and keeps the
 * session that follows.
 */
export async function confirmEmail(body: { token: string; password?: string }): Promise<Confirmed> {
  const here = readUser()
  const { data } = await call(api.confirmEmail, { body, quiet: true })
  // A link from a stranger must not silently sign the person who opens it in as the stranger.
  if (here && data.token && userOf(data.token)?.sub !== here.sub) return 'other'
  return keepEntered(data) === null ? 'in' : 'code'
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

/** Deletes the account and everything in it. */
export async function deleteAccount(password: string | undefined): Promise<void> {
  await call(api.deleteAccount, { body: password === undefined ? {} : { password } })
  clearSession()
}
