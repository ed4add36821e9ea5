// The open-banking adapter alone, connected to the sandbox bank of a test, with every call that it
// makes counted.
import { createPrivateKey, randomBytes } from 'node:crypto'
import { openLog } from '../log.ts'
import type { BankProvider } from '../outside/open-banking/bank-provider.ts'
import { openProvider } from '../outside/open-banking/provider.ts'
import { introduceTo } from '../outside/open-banking/sandbox.ts'
import type { ProviderSettings } from '../outside/open-banking/settings.ts'
import { makePrivateKey, publicJwkOf, signingKeyOf } from '../outside/open-banking/signing-key.ts'
import { type TestBank, testBanks, visitBank } from './bank-world.ts'

/** An adapter and the usual ways with it. `logged` holds its log. */
export type OpenedAdapter = {
  banks: BankProvider
  settings: ProviderSettings
  logged: string[]
  /** A new user with a connection. */
  connect(bankId?: string): Promise<{ user: string; connectionId: string }>
}

/** Where the person comes back to. */
const callbackAddress = 'http://127.0.0.1:4000/mhcb'

/** Opens an adapter that the bank knows; what differs between tests is handed in. */
export async function openAdapter(
  bank: Pick<TestBank, 'url'>,
  differing: Partial<ProviderSettings> = {},
): Promise<OpenedAdapter> {
  const key = createPrivateKey(makePrivateKey())
  const publicKey = await publicJwkOf(key)
  const logged: string[] = []
  const settings: ProviderSettings = {
    name: 'Sandbox bank',
    identityUrl: bank.url,
    resourceUrl: `${bank.url}/v3`,
    clientId: `tests-${randomBytes(6).toString('hex')}`,
    signingKey: await signingKeyOf({ key, kid: publicKey.kid }),
    redirectUris: [callbackAddress, 'http://localhost:4000/mhcb'],
    reauthAnswer: 'code id_token',
    accountSecret: randomBytes(32),
    pageRows: 50,
    today: () => '2026-11-18',
    log: openLog('debug', { write: (line) => void logged.push(line) }),
    ...differing,
  }
  await introduceTo(bank.url, {
    clientId: settings.clientId,
    publicKey,
    redirectUris: settings.redirectUris,
    webhookUrl: '',
  })
  const banks = openProvider(settings)
  return { banks, settings, logged, connect: (bankId) => connect(banks, bankId) }
}

async function connect(banks: BankProvider, bankId: string = testBanks.northgate) {
  const user = await banks.addUser('a business')
  const state = randomBytes(16).toString('base64url')
  const request = { user, institutionId: bankId, state, historyFrom: null }
  const attempt = await banks.beginConnect({ ...request, consentUntil: inDays(90) })
  const handedBack = await visitBank(attempt.url)
  return { user, ...(await banks.completeConnect({ user, state, attempt, handedBack })) }
}

/** So many days from now. */
export const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000)
