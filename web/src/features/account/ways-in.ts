// The ways into one's own account: the password, identity providers, the second factor. Read and
// changed in the account's window.
import * as identities from '@plimsoll/contract/identities'
import * as factor from '@plimsoll/contract/second-factor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { keepWanted } from '../../api/wanted.ts'
import { accountKeys, logOut } from './queries.ts'

/** Password, providers and second factor of the person. */
export type WaysIn = z.output<typeof identities.listWaysIn.reply>['data']

/**
 * What is sent to show that one is oneself; nothing where a sign-in shortly before stands for it.
 */
export type Proof = { password?: string }

const key = [...accountKeys.all, 'ways-in']

/** How the person comes in. */
export function useWaysIn() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(identities.listWaysIn, { signal }).then((reply) => reply.data),
    staleTime: 0,
  })
}

/** Fetches again how the user signs in. */
export function useRefreshWaysIn(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: accountKeys.all })
}

/** Leaves for a provider, to add it. */
export async function addProvider(id: string, proof: Proof): Promise<void> {
  const { data } = await call(identities.beginAddingProvider, { params: { id }, body: proof })
  keepWanted(thisWindow())
  location.assign(data.url)
}

/** The page below, with the window of how one signs in open again. */
function thisWindow(): string {
  const search = new URLSearchParams(location.search)
  search.set('account', 'sign-in')
  return `${location.pathname}?${search}`
}

/** Takes a provider off. */
export function removeIdentity(id: string, proof: Proof) {
  return call(identities.removeIdentity, { params: { id }, body: proof })
}

/** Signs out, and in again with a provider. */
export async function signInAgain(provider: string): Promise<void> {
  const back = thisWindow()
  await logOut()
  keepWanted(back)
  location.assign(`/api/auth/oidc/${encodeURIComponent(provider)}/start`)
}

/** A secret for the app. */
export function beginSecondFactor(proof: Proof) {
  return call(factor.beginSecondFactor, { body: proof }).then((reply) => reply.data)
}

/** Turns the second factor on; gives the recovery codes. */
export function confirmSecondFactor(code: string) {
  return call(factor.confirmSecondFactor, { body: { code } }).then(codesOf)
}

/** Ten new recovery codes. */
export function renewRecoveryCodes(code: string) {
  return call(factor.renewRecoveryCodes, { body: { code } }).then(codesOf)
}

/** Turns the second factor off. */
export function removeSecondFactor(proof: { password?: string; code?: string }) {
  return call(factor.removeSecondFactor, { body: proof })
}

function codesOf(reply: z.output<typeof factor.confirmSecondFactor.reply>): string[] {
  return reply.data.recovery_codes
}
