// What the adapter has to know about a provider and about us: addresses, our client and its key.
// Held in memory, never logged.
import type { Day } from '@plimsoll/domain/calendar'
import type { CryptoKey } from 'jose'
import type { Log } from '../../log.ts'

/**
 * How the provider answers a sign-in that is renewed: with a code beside the id token, or with the
 * id token alone.
 */
type ReauthAnswer = 'code id_token' | 'id_token'

/** The settings of one provider. Addresses have no trailing slash. */
export type ProviderSettings = {
  readonly name: string
  readonly identityUrl: string
  readonly resourceUrl: string
  readonly clientId: string
  readonly signingKey: { readonly key: CryptoKey; readonly kid?: string }
  /** Where a person may come back to, the usual one first. */
  readonly redirectUris: readonly [string, ...string[]]
  readonly reauthAnswer: ReauthAnswer
  /**
   * With which full account numbers are hashed: whoever reads the hashes alone cannot try numbers
   * out.
   */
  readonly accountSecret: Buffer
  /** How many transactions are fetched at a time. */
  readonly pageRows: number
  /** How often a bank may be polled, where that is not the usual half hour. */
  readonly newsEveryMs?: () => Promise<number>
  /** The business day. */
  readonly today: () => Day
  readonly log: Log
}

/** Transactions per call. */
export const usualPageRows = 250

/** How often the provider lets a bank be polled. */
export const usualNewsEveryMs = 30 * 60_000
