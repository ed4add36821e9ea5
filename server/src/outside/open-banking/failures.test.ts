import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inDays, type OpenedAdapter, openAdapter } from '../../testing/bank-adapter.ts'
import { startBank, type TestBank } from '../../testing/bank-world.ts'
import type { ProviderProblem } from './bank-provider.ts'
import { problemOf, retryAtOf } from './failures.ts'

let bank: TestBank
let adapter: OpenedAdapter
let own: { user: string; connectionId: string }

beforeAll(async () => {
  bank = await startBank({ today: '2026-11-18' })
  adapter = await openAdapter(bank)
})
beforeEach(async () => {
  await bank.reset()
  own = await adapter.connect()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => bank.stop())

const pull = (differing: object = {}) =>
  adapter.banks.pullTransactions({
    ...own,
    accountId: 'any',
    from: null,
    modifiedSince: null,
    cursor: null,
    ...differing,
  })
const faults = (fault: string, faultTimes = 1) =>
  bank.control({ fault, faultTimes, faultPath: '/transactions' })

describe('each failure on its switch', () => {
  test('429 says when to ask again, and is not tried again', async () => {
    await faults('rate-limited', 0)
    await bank.control({ retryAfterSeconds: 90 })
    const before = Date.now()
    const calls = vi.spyOn(globalThis, 'fetch')
    const problem = await pull().catch((error) => error as ProviderProblem)
    expect(problem).toMatchObject({ failure: 'rate_limited' })
    const wait = ((problem as ProviderProblem).details.retryAt?.getTime() ?? 0) - before
    expect(Math.round(wait / 1_000)).toBeGreaterThanOrEqual(90)
    expect(Math.round(wait / 1_000)).toBeLessThan(120)
    expect(calls.mock.calls.filter(([url]) => String(url).includes('/transactions'))).toHaveLength(
      1,
    )
  })

  test('one 502 is read over; two are the bank’s fault, as the text says', async () => {
    await faults('bad-gateway', 1)
    await expect(pull()).resolves.toMatchObject({ next: null })
    await faults('bad-gateway', 2)
    await expect(pull()).rejects.toMatchObject({
      failure: 'bank_unavailable',
      details: { code: 'BadGateway' },
    })
  })

  test('what is cut short is unreadable', async () => {
    await faults('malformed')
    await expect(pull()).rejects.toMatchObject({ failure: 'unreadable' })
  })

  test('a token that was taken back is replaced once; then the provider is at fault, not the person', async () => {
    await faults('unauthorized', 1)
    await expect(pull()).resolves.toMatchObject({ next: null })
    await faults('unauthorized', 0)
    await expect(pull()).rejects.toMatchObject({ failure: 'unavailable' })
  })

  test('a slow answer is waited for, and given up when the caller gives up', async () => {
    await faults('slow')
    await expect(pull({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      failure: 'unavailable',
      details: { code: 'stopped' },
    })
    await expect(pull()).resolves.toMatchObject({ next: null })
  })

  test('an ended consent refuses updates, and an early one learns when to try again', async () => {
    const sync = () => adapter.banks.triggerSync({ ...own, customerIp: '203.0.113.9' })
    expect(await sync()).toBe('started')
    const tooEarly = await sync().catch((error) => error as ProviderProblem)
    expect(tooEarly).toMatchObject({ failure: 'rate_limited' })
    expect((tooEarly as ProviderProblem).details.retryAt?.getTime()).toBeGreaterThan(
      Date.now() + 1_700_000,
    )
    await bank.act('expire-consent')
    await expect(sync()).rejects.toMatchObject({ failure: 'consent_expired' })
  })

  test('an update that the bank will not start because it wants a sign-in says so', async () => {
    await bank.act('revoke-credentials')
    await expect(adapter.banks.triggerSync({ ...own, customerIp: null })).rejects.toMatchObject({
      failure: 'sign_in_needed',
      details: { code: 'credentials_error' },
    })
  })

  test.each([
    ['success', 'success', 'ok'],
    ['partial', 'partial', 'partial'],
    ['error', 'error', 'sync_failed'],
    ['mfa-required', 'sign_in_needed', 'sign_in_needed'],
    ['credentials-error', 'sign_in_needed', 'sign_in_needed'],
  ])(
    'an update that ends with %s is %s, and its connection %s',
    async (sync, state, connection) => {
      const first = await adapter.banks.newestSync(own)
      await bank.control({ sync })
      await adapter.banks.triggerSync({ ...own, customerIp: null }).catch(() => undefined)
      const newest = await adapter.banks.newestSync(own)
      expect(newest?.state).toBe(state)
      expect(newest?.createdAt.getTime()).toBeGreaterThanOrEqual(first?.createdAt.getTime() ?? 0)
      expect((await adapter.banks.listConnections(own.user))[0]?.state).toBe(connection)
    },
  )

  test('a connection that is gone is not found', async () => {
    await adapter.banks.revoke(own)
    const { banks } = adapter
    await expect(banks.newestSync(own)).rejects.toMatchObject({ failure: 'not_found' })
    await expect(banks.triggerSync({ ...own, customerIp: null })).rejects.toMatchObject({
      failure: 'not_found',
    })
    const request = { ...own, how: 'reauth' as const, state: 's', consentUntil: inDays(90) }
    await expect(banks.beginRenewal(request)).resolves.toHaveProperty('url')
  })
})

describe('statuses', () => {
  const reply = (status: number, text = '', headers = {}) =>
    problemOf('A call', { status, text, headers: new Headers(headers) })

  test.each([
    [400, 'unreadable'],
    [401, 'unavailable'],
    [403, 'consent_expired'],
    [404, 'not_found'],
    [429, 'rate_limited'],
    [500, 'unavailable'],
    [502, 'unavailable'],
    [503, 'unavailable'],
  ])('%s is %s', (status, failure) => expect(reply(status).failure).toBe(failure))

  test('a code that is no word stays out of the log', () => {
    expect(reply(400, '{"code":"BAD_REQUEST"}').details.code).toBe('BAD_REQUEST')
    for (const code of ['Bearer abc def', '60161331926819\n', 'x'.repeat(61), 7, null])
      expect(reply(400, JSON.stringify({ code })).details).toEqual({})
  })

  test('Retry-After is seconds or a date, and no more than a day', () => {
    const now = Date.parse('2026-11-18T12:00:00Z')
    const at = (retryAfter: string) =>
      retryAtOf(new Headers({ 'retry-after': retryAfter }), now)?.toISOString() ?? null
    expect(at('60')).toBe('2026-11-18T12:01:00.000Z')
    expect(at('Wed, 18 Nov 2026 12:30:00 GMT')).toBe('2026-11-18T12:30:00.000Z')
    expect(at('Wed, 18 Nov 2020 12:30:00 GMT')).toBe('2026-11-18T12:00:00.000Z')
    expect(at('999999999')).toBe('2026-11-19T12:00:00.000Z')
    expect(at('soon')).toBeNull()
  })
})
