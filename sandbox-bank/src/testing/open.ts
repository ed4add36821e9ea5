// For tests: a bank on a free port, a client of its own with keys, and somebody to press its
// buttons.
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { createSandboxBank } from '../app.ts'

export const redirectUri = 'http://127.0.0.1:22099/mhcb'
export const clientSecret = 'a-secret-of-the-tests-with-thirty-two-bytes'
export const banksById = {
  northgate: 'sandboxnorthgate000000000000000001',
  tamar: 'sandboxtamar0000000000000000000002',
  clyde: 'sandboxclyde0000000000000000000003',
  marlowe: 'sandboxmarlowe00000000000000000004',
  halcyon: 'sandboxhalcyon00000000000000000005',
}

export type Opened = Awaited<ReturnType<typeof openBank>>

/** Opens a bank whose consent page agrees automatically, unless a test sets otherwise. */
export async function openBank(
  options: { webhookUrl?: string; file?: string; today?: string } = {},
) {
  const { webhookUrl, file, today = '2026-11-18' } = options
  const bank = await createSandboxBank({ seed: 'tests', today, file })
  const origin = await bank.listen({ port: 0, host: '127.0.0.1' })
  const { publicKey, privateKey } = await generateKeyPair('PS256', { extractable: true })
  const named = { kid: 'client-1', alg: 'PS256', use: 'sig' }
  const key: JWK = { ...(await exportJWK(privateKey)), ...named }
  const send = async (method: string, path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
    return { status: reply.status, body: JSON.parse(await reply.text()) }
  }
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), ...named }] }
  const client = { clientId: 'tests', clientSecret, redirectUris: [redirectUri], jwks, webhookUrl }
  await send('POST', '/control/clients', client)
  await send('PATCH', '/control/switches', { consent: 'approve' })
  return {
    bank,
    origin,
    key,
    turn: (switches: object) => send('PATCH', '/control/switches', switches),
    act: (name: string, wanted: object = {}) => send('POST', `/control/actions/${name}`, wanted),
    state: async () => (await fetch(`${origin}/control/state`)).json() as Promise<BankState>,
  }
}

type BankState = {
  day: string
  connections: { id: string }[]
  webhooks: { event: string; payload: unknown; token: string }[]
}

/** Where the bank sends the browser, and what it hands over there. */
export async function follow(url: string) {
  const reply = await fetch(url, { redirect: 'manual' })
  const location = new URL(reply.headers.get('location') ?? 'about:blank')
  const params = location.hash ? new URLSearchParams(location.hash.slice(1)) : location.searchParams
  return { location, params: Object.fromEntries(params) as Record<string, string> }
}
