// What is settled with a provider by hand when one signs its contract, and with the sandbox bank
// over its control endpoint: our public key, where its customers return to, where webhooks go; and
// how often a bank may be polled.
import type { JWK } from 'jose'
import * as z from 'zod/mini'
import { ProviderProblem } from './bank-provider.ts'
import { guardFetch } from './guarded-fetch.ts'
import { usualNewsEveryMs } from './settings.ts'

/**
 * What a provider learns by hand when its contract is signed, and the sandbox over its control
 * endpoint.
 */
type Introduction = {
  readonly clientId: string
  readonly publicKey: JWK
  readonly redirectUris: readonly string[]
  readonly webhookUrl: string
}

/** Introduces our client to the sandbox at this address; the same client again replaces itself. */
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

const switches = z.object({ switches: z.object({ syncEverySeconds: z.number() }) })

/** How often the sandbox may be polled, as its switch stands now. */
export async function readNewsEveryMs(sandboxUrl: string): Promise<number> {
  const reply = await guardFetch([sandboxUrl])(`${sandboxUrl}/control/state`).catch(() => null)
  const switched = switches.safeParse(await reply?.json().catch(() => null))
  return switched.success ? switched.data.switches.syncEverySeconds * 1_000 : usualNewsEveryMs
}
