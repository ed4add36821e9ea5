// The sandbox bank, started for tests on a port of its own and reached over HTTP; and somebody who
// presses its buttons.
import { setTimeout as sleep } from 'node:timers/promises'
import type { HandedBack } from '../outside/open-banking/bank-provider.ts'

/** A connection as the bank itself holds it. */
type BankConnection = {
  id: string
  userId: string
  bankId: string
  accountIds: string[]
  expiresAt: number
  error: string | null
}

/**
 * A webhook that the bank has sent, or would have sent: in tests the server does not listen, so
 * hand `token` in yourself.
 */
type SentWebhook = {
  event: string
  userId: string
  payload: unknown
  token: string
  answered: number | null
}

/** The bank of a test. */
export type TestBank = {
  url: string
  /** For `startTestServer({ env: bank.env })`: a server that is connected to this bank. */
  env: Record<string, string>
  /** Turns switches: `{ sync: 'error' }`. They are listed in sandbox-bank/src/switches.ts. */
  control(switches: Record<string, unknown>): Promise<void>
  /**
   * Makes something happen: `act('expire-consent')`, `act('advance-clock', { days: 3 })`. See
   * sandbox-bank/src/control/actions.ts.
   */
  act(name: string, wanted?: Record<string, unknown>): Promise<void>
  /** How many updates, or rests of a history, are still to come; `act('hurry')` brings them now. */
  waiting(): Promise<number>
  connections(): Promise<BankConnection[]>
  webhooks(): Promise<SentWebhook[]>
  /** The webhooks of a kind, once there are `count` of them: `'new-transactions'`. */
  webhooksOf(event: string, count?: number): Promise<SentWebhook[]>
  /**
   * Forgets users, connections, webhooks and switches; the clients stay. Its consent page agrees by
   * itself afterwards.
   */
  reset(): Promise<void>
  stop(): Promise<void>
}

/** The banks of the sandbox by short names. */
export const testBanks = {
  /** Current, savings and card accounts. */
  northgate: 'sandboxnorthgate000000000000000001',
  /** Posted transactions get new ids. */
  tamar: 'sandboxtamar0000000000000000000002',
  /** Three months of history; a euro account. */
  clyde: 'sandboxclyde0000000000000000000003',
  /** Asks for a one-time code. */
  marlowe: 'sandboxmarlowe00000000000000000004',
  /** Down for repairs. */
  halcyon: 'sandboxhalcyon00000000000000000005',
} as const

/**
 * Starts a bank whose consent page agrees by itself until `control({ consent: … })`; `today` sets
 * its clock.
 */
export async function startBank(options: { today?: string } = {}): Promise<TestBank> {
  const { createSandboxBank } = await import('@plimsoll/sandbox-bank/src/app.ts')
  const app = await createSandboxBank({ seed: 'tests', ...options })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const bank = bankAt(url)
  await bank.control({ consent: 'approve' })
  return { ...bank, stop: () => app.close() }
}

/** A bank that runs already. */
function bankAt(url: string): Omit<TestBank, 'stop'> {
  const control = (switches: object) => send(`${url}/control/switches`, 'PATCH', switches)
  const act = (name: string, wanted: object = {}) =>
    send(`${url}/control/actions/${name}`, 'POST', wanted)
  const state = async () => (await fetch(`${url}/control/state`)).json() as Promise<State>
  return {
    url,
    env: { BANK_SANDBOX_URL: url },
    control,
    act,
    waiting: async () => (await state()).waiting,
    connections: async () => (await state()).connections,
    webhooks: async () => (await state()).webhooks,
    webhooksOf: (event, count = 1) => webhooksOf(state, { event, count }),
    reset: async () => {
      await act('reset')
      await control({ consent: 'approve' })
    },
  }
}

/**
 * Goes where an attempt leads, as the browser would, and returns what the bank's page hands back.
 */
export async function visitBank(url: string): Promise<HandedBack> {
  const reply = await fetch(url, { redirect: 'manual' })
  const location = new URL(reply.headers.get('location') ?? 'about:blank')
  const returned = location.hash
    ? new URLSearchParams(location.hash.slice(1))
    : location.searchParams
  return Object.fromEntries(returned)
}

type State = { connections: BankConnection[]; webhooks: SentWebhook[]; waiting: number }
const waitMs = 20
const waitsMax = 500

async function webhooksOf(
  state: () => Promise<State>,
  { event, count }: { event: string; count: number },
): Promise<SentWebhook[]> {
  for (let waits = 0; waits < waitsMax; waits++) {
    const found = (await state()).webhooks.filter((webhook) => webhook.event === event)
    if (found.length >= count) return found
    await sleep(waitMs)
  }
  throw new Error(`The bank sent ${event} fewer than ${count} times.`)
}

async function send(url: string, method: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`)
}
