// What is sealed before it is kept: who we are at the provider, its names of connections, what an
// attempt must know again.
import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Attempt } from '../../../outside/open-banking/bank-provider.ts'

/** Each kind of secret opens as its own kind alone. */
type Kind = 'user' | 'connection' | 'attempt' | 'account'

/** Seals a secret of one kind. */
export function seal(context: Context, kind: Kind, text: string): string {
  return context.vault.seal(text, `bank ${kind}`)
}

/** Opens what was sealed as this kind. */
export function unseal(context: Context, kind: Kind, sealed: string): string {
  return context.vault.open(sealed, `bank ${kind}`)
}

/** What an attempt must know again at the return. */
type AttemptSecrets = Pick<Attempt, 'nonce' | 'codeVerifier'>

/** Seals the secrets of an attempt. */
export function sealAttempt(context: Context, { nonce, codeVerifier }: AttemptSecrets): string {
  return seal(context, 'attempt', JSON.stringify({ nonce, codeVerifier }))
}

/** Opens the secrets of an attempt. */
export function unsealAttempt(context: Context, sealed: string): AttemptSecrets {
  return JSON.parse(unseal(context, 'attempt', sealed)) as AttemptSecrets
}

/**
 * By which something sealed is found again. For long random names only: a short one could be
 * guessed.
 */
export function hashOfName(name: string): Buffer {
  return createHash('sha256').update(name).digest()
}
