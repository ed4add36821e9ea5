// The signed-in person and the business: what the shell and every page inside of it read. All keys
// of the word are here.
import {
  type business,
  logout,
  type onboardingStatus,
  readAccount,
} from '@plimsoll/contract/account'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { cache } from '../../api/cache.ts'
import { call } from '../../api/call.ts'
import { clearSession } from '../../api/session.ts'

/** The person and the business behind the account. */
export type Profile = z.output<typeof readAccount.reply>['data']
/** The business as onboarding asks for it. */
export type Business = z.output<typeof business>
/** How far onboarding has come. */
export type OnboardingStatus = z.output<typeof onboardingStatus>

/** Keys of the cache; a change of the user invalidates `all`. */
export const accountKeys = {
  all: ['account'],
  profile: ['account', 'profile'],
  sessions: ['account', 'sessions'],
  providers: ['account', 'providers'],
  plan: ['account', 'plan'],
} as const

/** The signed-in person and the business. */
export function useProfile() {
  return useQuery({
    queryKey: accountKeys.profile,
    queryFn: ({ signal }) => call(readAccount, { signal }).then((reply) => reply.data),
  })
}

/**
 * Ends the session here and on the server. What the browser keeps goes even when the server does
 * not answer. Calls still under way are aborted first: they would come to a session that has ended.
 */
export async function logOut(): Promise<void> {
  await cache.cancelQueries()
  await call(logout, { quiet: true }).catch(() => null)
  clearSession()
}
