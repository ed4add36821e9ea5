// Making ourselves known to the sandbox bank: our public key, where its customers return to, and where webhooks go.
import type { JWK } from 'jose'
import { ProviderProblem } from './bank-provider.ts'
import { guardFetch } from './guarded-fetch.ts'

/** What a provider is told by hand when one signs its contract, and the sandbox over its control endpoint. */
export type Introduction = {
  readonly clientId: string
  readonly publicKey: JWK
  readonly redirectUris: readonly string[]
  readonly webhookUrl: string
}

/** Tells the sandbox at this address who we are; the same client again replaces itself. */
export async function introduceTo(sandboxUrl: string, who: Introduction): Promise<void> {
  const { clientId, publicKey, redirectUris, webhookUrl } = who
  const reply = await guardFetch([sandboxUrl])(`${sandboxUrl}/control/clients`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientId,
      redirectUris,
      jwks: { keys: [publicKey] },
      webhookUrl,
    }),
  })
  if (!reply.ok) throw new ProviderProblem('unavailable', 'The sandbox bank does not know us.')
}
