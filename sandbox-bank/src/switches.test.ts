// Every failure on its switch, seen through the provider's own client as the product would see it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connected, type Official, officialClient } from './testing/official.ts'
import { banksById, follow, type Opened, openBank } from './testing/open.ts'

let opened: Opened
let client: Official
let received: string[] = []
const listener = createServer((request, reply) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    received.push(body)
    reply.writeHead(204).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done))
  opened = await openBank({
    webhookUrl: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`,
  })
  client = await officialClient(opened)
})
beforeEach(async () => {
  await opened.act('reset')
  await opened.turn({ consent: 'approve' })
  received = []
})
afterAll(async () => {
  await opened.bank.close()
  listener.close()
})

const add = (bankId = banksById.northgate) => connected(client, bankId)
const rowsOf = async (userId: string) =>
  (await client.getTransactions({ userId, params: { limit: 1_000, startDate: '2026-10-01' } })).data
const connectionOf = async (userId: string) =>
  (await client.getUserConnections({ userId })).data[0] as unknown as { [name: string]: unknown }
const failing = (status: number) => ({ response: { statusCode: status } })
/** A call without the official client, whose own retries would hide the failure. */
const call = async (path: string, userId: string) => {
  const scope = 'accounts:read transactions:read:all'
  const { access_token } = await client.getClientCredentialTokens({ scope, sub: userId })
  return fetch(opened.origin + path, { headers: { authorization: `Bearer ${access_token}` } })
}

describe('consent', () => {
  test.each([
    ['cancel', banksById.northgate, 'access_denied'],
    ['bank-down', banksById.northgate, 'temporarily_unavailable'],
    ['approve', banksById.halcyon, 'temporarily_unavailable'],
  ])('%s is reported to the client, and connects nothing', async (consent, bankId, error) => {
    await opened.turn({ consent })
    const { userId } = await client.registerUser({ clientUserId: 'one' })
    const request = { bankId, userId, state: 's', nonce: 'n' }
    const { params } = await follow(await client.getAuthorizeUrlForCreatedUser(request))
    expect(params).toMatchObject({ error, state: 's' })
    expect((await client.getUserConnections({ userId })).data).toEqual([])
  })

  test('backing out of a renewal changes nothing, and answers in the fragment', async () => {
    const own = await add()
    const before = await connectionOf(own.userId)
    await opened.turn({ consent: 'cancel' })
    const hybrid = await officialClient(opened, { response_type: 'code id_token' })
    const request = { ...own, state: 's', nonce: 'n' }
    const { location } = await follow(await hybrid.getReauthAuthorizeUrlForCreatedUser(request))
    expect(location.hash).toContain('error=access_denied')
    expect(await connectionOf(own.userId)).toEqual(before)
  })

  test('an ended consent refuses updates and is renewed by signing in again alone', async () => {
    const own = await add()
    await opened.act('expire-consent')
    expect(await connectionOf(own.userId)).toMatchObject({
      status: 'error',
      extendedStatus: 'expired',
    })
    await expect(client.syncUserConnection(own)).rejects.toMatchObject(failing(403))
    const request = { ...own, expiresAt: '2026-12-24T00:00:00Z', state: 's', nonce: 'n' }
    const confirmed = await follow(await client.getReconsentAuthorizeUrlForCreatedUser(request))
    expect(confirmed.params.error).toBe('invalid_claims')
    await follow(await client.getReauthAuthorizeUrlForCreatedUser(request))
    expect(await connectionOf(own.userId)).toMatchObject({ id: own.connectionId, status: 'ok' })
  })

  test('more than ninety days are refused', async () => {
    const own = await add()
    const request = { ...own, expiresAt: '2027-06-01T00:00:00Z', state: 's', nonce: 'n' }
    const { params } = await follow(await client.getReconsentAuthorizeUrlForCreatedUser(request))
    expect(params.error).toBe('invalid_claims')
  })
})

describe('updates', () => {
  test('revoked credentials are an error that signing in again mends', async () => {
    const own = await add()
    await opened.act('revoke-credentials')
    expect((await client.syncUserConnection(own)).data.status).toBe('error')
    expect(await connectionOf(own.userId)).toMatchObject({ error: 'credentials_error' })
    await follow(
      await client.getReauthAuthorizeUrlForCreatedUser({ ...own, state: 's', nonce: 'n' }),
    )
    expect(await connectionOf(own.userId)).toMatchObject({ status: 'ok', error: null })
  })

  test.each([
    ['mfa-required', 'mfa_required', 'error'],
    ['error', 'sync_error', 'error'],
    ['partial', 'sync_partial', 'ok'],
  ])('an update can end in %s', async (sync, error, status) => {
    const own = await add()
    await opened.turn({ sync })
    await client.syncUserConnection(own)
    expect(await connectionOf(own.userId)).toMatchObject({ error, status })
    expect((await client.getConnectionSyncs(own)).data[0]?.fetchStatus).toBe(sync)
  })

  test('a second update within half an hour gets a time to come back', async () => {
    const own = await add()
    await client.syncUserConnection(own)
    const again = await client.syncUserConnection(own).catch((error) => error.response)
    expect(again.statusCode).toBe(429)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(1_700)
  })

  test('a slow update stands in the list only when it has ended', async () => {
    await opened.turn({ syncTakesMs: 600_000 })
    const own = await add()
    expect((await client.getConnectionSyncs(own)).data).toEqual([])
    expect(await rowsOf(own.userId)).toEqual([])
    await opened.act('hurry')
    await vi.waitFor(
      async () => expect((await rowsOf(own.userId)).length).toBeGreaterThan(50),
      30_000,
    )
  })

  test('the first three months come at once, the others later, the word of completion last', async () => {
    await opened.turn({ historyRestAfterMs: 600_000 })
    const { userId } = await add()
    const early = (await (await call('/v3/transactions?limit=1', userId)).json()) as Counted
    expect((await opened.state()).webhooks.map(({ event }) => event)).not.toContain(
      'sync-completed',
    )
    await opened.act('hurry')
    await vi.waitFor(
      async () => expect((await opened.state()).webhooks.at(-1)?.event).toBe('sync-completed'),
      30_000,
    )
    const all = (await (await call('/v3/transactions?limit=1', userId)).json()) as Counted
    expect(all.meta.count).toBeGreaterThan(early.meta.count * 4)
  })

  test('a bank of short history has three months and no more', async () => {
    const { userId } = await add(banksById.clyde)
    const { data } = await client.getTransactions({ userId, params: { endDate: '2026-08-17' } })
    expect(data).toEqual([])
  })
})

type Counted = { meta: { count: number } }

describe('calls', () => {
  test.each([
    ['rate-limited', 429],
    ['bad-gateway', 502],
    ['unauthorized', 401],
  ])('%s fails as often as its switch demands', async (fault, status) => {
    const { userId } = await add()
    await opened.turn({ fault, faultTimes: 2, retryAfterSeconds: 7 })
    const replies = [1, 2, 3].map(() => () => call('/v3/accounts', userId))
    const seen = []
    for (const next of replies) seen.push(await next())
    expect(seen.map((reply) => reply.status)).toEqual([status, status, 200])
    expect(seen[0]?.headers.get('retry-after')).toBe(status === 429 ? '7' : null)
  })

  test('the official client outlives one rate limit', async () => {
    const { userId } = await add()
    await opened.turn({ fault: 'rate-limited', faultPath: '/accounts' })
    expect((await client.getAccounts({ userId })).data).toHaveLength(3)
  })

  test('an answer may be cut short', async () => {
    const { userId } = await add()
    await opened.turn({ fault: 'malformed' })
    await expect((await call('/v3/accounts', userId)).json()).rejects.toThrow(SyntaxError)
  })

  test('a row inserted between two pages repeats one', async () => {
    const { userId } = await add()
    await opened.turn({ insertBetweenPages: true })
    const page = (offset: number) =>
      client.getTransactions({ userId, params: { limit: 50, offset } })
    const [first, second] = [(await page(0)).data, (await page(50)).data]
    expect(second[0]?.id).toBe(first.at(-1)?.id)
  })
})

describe('rows', () => {
  test.each([
    [banksById.northgate, true],
    [banksById.tamar, false],
  ])('at %s a posted row keeps the id of its pending one: %s', async (bankId, keeps) => {
    const { userId } = await add(bankId)
    const pending = (await rowsOf(userId)).filter(({ status }) => status === 'pending')
    expect(pending.length).toBeGreaterThan(1)
    await opened.act('post-pending')
    const posted = await rowsOf(userId)
    expect(posted.filter(({ status }) => status === 'pending')).toEqual([])
    expect(posted.some(({ id }) => id === pending[0]?.id)).toBe(keeps)
  })

  test('posting moves the booked balance by what was pending and no further', async () => {
    const { userId } = await add(banksById.tamar)
    const balances = async () => {
      const accountId = (await client.getAccounts({ userId })).data[0]?.id ?? ''
      return (await client.getAccountBalances({ userId, accountId })).data.map(
        (b) => b.amount.value,
      )
    }
    const [booked = 0, available = 0] = await balances()
    expect(available).toBeLessThan(booked)
    await opened.act('post-pending')
    expect(await balances()).toEqual([available, available])
  })

  test('a deleted transaction is gone, and comes back under its id', async () => {
    const { userId } = await add()
    const before = await rowsOf(userId)
    await opened.act('delete-transaction')
    expect(await rowsOf(userId)).toHaveLength(before.length - 1)
    await opened.act('restore-transactions')
    expect(await rowsOf(userId)).toHaveLength(before.length)
    await vi.waitFor(
      async () =>
        expect((await opened.state()).webhooks.at(-1)?.event).toBe('restored-transactions'),
      30_000,
    )
  })

  test('a renewal may change every id, and nothing else', async () => {
    const own = await add()
    const reported = (rows: { shortDescription: string; date: string }[]) =>
      rows.map(({ shortDescription, date }) => `${date} ${shortDescription}`).sort()
    const before = await rowsOf(own.userId)
    await opened.turn({ newAccountIdsOnRenewal: true })
    await follow(
      await client.getReauthAuthorizeUrlForCreatedUser({ ...own, state: 's', nonce: 'n' }),
    )
    const after = await rowsOf(own.userId)
    expect(reported(after)).toEqual(reported(before))
    expect(after.filter(({ id }) => before.some((row) => row.id === id))).toEqual([])
    expect((await client.getAccounts({ userId: own.userId })).data).toHaveLength(3)
  })

  test('days pass, and the next update brings them', async () => {
    const own = await add()
    const before = await rowsOf(own.userId)
    await opened.act('advance-clock', { days: 10 })
    await client.syncUserConnection(own)
    const after = await rowsOf(own.userId)
    expect(after.length).toBeGreaterThan(before.length + 15)
    expect(after[0]?.date.slice(0, 10)).toBe('2026-11-28')
  })
})

describe('webhooks', () => {
  test('they are signed for the client, one for each account', async () => {
    const { userId } = await add()
    await vi.waitFor(() => expect(received).toHaveLength(4), 30_000)
    const keys = createRemoteJWKSet(new URL(`${opened.origin}/oidc/certs`))
    const rules = { issuer: `${opened.origin}/oidc`, audience: 'tests', algorithms: ['RS256'] }
    for (const token of received)
      expect((await jwtVerify(token, keys, rules)).payload.sub).toBe(userId)
  })

  test('each may come twice, to the letter', async () => {
    await add()
    await vi.waitFor(() => expect(received).toHaveLength(4), 30_000)
    received = []
    await opened.turn({ duplicateWebhooks: true })
    await opened.act('delete-transaction')
    await vi.waitFor(() => expect(received).toHaveLength(2), 30_000)
    expect(received[0]).toBe(received[1])
  })
})

test('a switch that does not exist, and a value it does not have, are refused', async () => {
  expect((await opened.turn({ gravity: 'none' })).status).toBe(400)
  expect((await opened.turn({ sync: 'sometimes' })).status).toBe(400)
  expect((await opened.turn({ syncTakesMs: -1 })).status).toBe(400)
})
