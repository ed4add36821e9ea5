// Access tokens by scope and user, kept in memory until shortly before they end: one call for many
// reads.
import * as oc from 'openid-client'
import { ProviderProblem } from './bank-provider.ts'
import { problemThrown } from './failures.ts'

type Kept = { readonly token: Promise<string>; until: number }
/** What a token is for; without a user it is our own. */
export type TokenFor = { readonly scope: string; readonly user?: string | undefined }

const sparedMs = 30_000
const keptMax = 5_000

/** The tokens of one client. */
export class Tokens {
  readonly #config: () => Promise<oc.Configuration>
  readonly #kept = new Map<string, Kept>()

  constructor(config: () => Promise<oc.Configuration>) {
    this.#config = config
  }

  /** A token that is good for a while yet; those who ask at the same time share one. */
  get(wanted: TokenFor): Promise<string> {
    const key = keyOf(wanted)
    const kept = this.#kept.get(key)
    if (kept && kept.until > Date.now()) return kept.token
    const pending: Kept = { token: this.#ask(wanted, key), until: Number.POSITIVE_INFINITY }
    this.#makeRoom()
    this.#kept.set(key, pending)
    return pending.token
  }

  /** Forgets a token that the provider no longer accepts. */
  forget(wanted: TokenFor): void {
    this.#kept.delete(keyOf(wanted))
  }

  async #ask({ scope, user }: TokenFor, key: string): Promise<string> {
    try {
      const config = await this.#config()
      const parameters = { scope, ...(user !== undefined && { sub: user }) }
      const granted = await oc.clientCredentialsGrant(config, parameters)
      const kept = this.#kept.get(key)
      if (kept) kept.until = Date.now() + (granted.expires_in ?? 0) * 1_000 - sparedMs
      return granted.access_token
    } catch (error) {
      this.#kept.delete(key)
      // The user is all in which this grant differs from those that work.
      if (user !== undefined && error instanceof oc.ResponseBodyError && error.status === 400)
        throw new ProviderProblem('not_found', 'The provider does not know this user.', {
          code: error.error,
        })
      throw problemThrown('The token', error, 'unreadable')
    }
  }

  #makeRoom(): void {
    for (const [key, { until }] of this.#kept)
      if (until <= Date.now() || this.#kept.size >= keptMax) this.#kept.delete(key)
  }
}

const keyOf = ({ scope, user }: TokenFor) => JSON.stringify([scope, user ?? null])
