// Nothing secret leaves by the log, the address or the message of a problem: tokens, keys, codes,
// account numbers, names of users.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inDays, openAdapter } from '../../testing/bank-adapter.ts'
import { startBank, type TestBank, testBanks, visitBank } from '../../testing/bank-world.ts'
import type { ProviderProblem } from './bank-provider.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await startBank({ today: '2026-11-18' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => bank.stop())

test('a whole life of a connection, with its failures, writes nothing secret to the log', async () => {
  const sent = watchFetch()
  const opened = await openAdapter(bank)
  const { banks } = opened
  const problems: ProviderProblem[] = []
  const attempt = (call: Promise<unknown>) =>
    call.catch((error: ProviderProblem) => void problems.push(error))

  const own = await opened.connect(testBanks.northgate)
  const accounts = await banks.listAccounts(own.user)
  const accountId = accounts[0]?.id ?? ''
  const pull = { ...own, accountId, from: null, modifiedSince: null, cursor: null }
  await banks.pullTransactions(pull)
  const renewal = {
    ...own,
    how: 'reauth' as const,
    state: 'a-secret-state',
    consentUntil: inDays(90),
  }
  const begun = await banks.beginRenewal(renewal)
  const handedBack = await visitBank(begun.url)
  await banks.completeRenewal({ ...renewal, attempt: begun, handedBack })
  await attempt(banks.completeRenewal({ ...renewal, attempt: begun, handedBack }))
  for (const fault of ['rate-limited', 'bad-gateway', 'malformed', 'unauthorized']) {
    await bank.control({ fault, faultTimes: 0 })
    await attempt(banks.pullTransactions(pull))
    await attempt(banks.listConnections(own.user))
  }
  await bank.control({ fault: 'none' })
  await attempt(banks.verifyWebhook((await bank.webhooks())[0]?.token.slice(0, -4) ?? ''))
  await bank.act('expire-consent')
  await attempt(banks.triggerSync({ ...own, customerIp: null }))
  await banks.revoke(own)

  expect(problems).toHaveLength(11)
  expect(opened.logged.length).toBeGreaterThan(15)
  const secrets = [
    ...sent.secrets(),
    own.user,
    own.connectionId,
    accountId,
    begun.nonce,
    begun.codeVerifier,
    ...Object.values(handedBack).filter((value) => value !== undefined),
    '31926819',
    'PRIVATE KEY',
    'a-secret-state',
  ]
  expect(secrets.length).toBeGreaterThan(15)
  const texts = [
    opened.logged.join(''),
    ...problems.map((problem) => JSON.stringify([problem, problem.message, problem.stack])),
    ...problems.map(({ cause }) => String(cause)),
  ].join('\n')
  for (const secret of secrets) expect(texts.includes(secret), secret).toBe(false)
  // Nor do tokens stand in an address.
  for (const secret of sent.secrets())
    for (const url of sent.urls) expect(url.includes(secret)).toBe(false)
})

/** Listens to all that is sent, and collects what must not be seen anywhere else. */
function watchFetch() {
  const urls: string[] = []
  const secrets = new Set<string>()
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    urls.push(String(to))
    const bearer = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '')
    if (bearer) secrets.add(bearer)
    const form = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams()
    for (const name of ['client_assertion', 'request', 'code', 'code_verifier'])
      if (form.get(name)) secrets.add(form.get(name) ?? '')
    const reply = await real(to, init)
    if (String(to).endsWith('/oidc/token')) {
      const granted = (await reply.clone().json()) as { access_token?: string; id_token?: string }
      for (const token of [granted.access_token, granted.id_token]) if (token) secrets.add(token)
    }
    return reply
  })
  return { urls, secrets: () => [...secrets] }
}
