// Where a person comes back to: this machine has two names, and a session lives under one of them.
// The nonce of an attempt begins with the number of its address, so that the return is proved with
// the address that the request named.
import * as oc from 'openid-client'
import type { ProviderSettings } from './settings.ts'

type Addresses = Pick<ProviderSettings, 'redirectUris'>

/**
 * A nonce for somebody who uses Plimsoll at `from`; at an address that is none of ours the usual
 * one counts.
 */
export function nonceFor({ redirectUris }: Addresses, from: string | undefined): string {
  const origins = redirectUris.map((redirectUri) => new URL(redirectUri).origin)
  return `${Math.max(0, origins.indexOf(from ?? ''))}.${oc.randomNonce()}`
}

/** The address that a nonce was made for. */
export function redirectUriOf({ redirectUris }: Addresses, nonce: string): string {
  return redirectUris[Number(nonce.split('.')[0])] ?? redirectUris[0]
}
