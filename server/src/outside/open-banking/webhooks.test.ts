// Webhooks: the bank's own, as they are sent; and every one that proves nothing, refused.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type OpenedAdapter, openAdapter } from '../../testing/bank-adapter.ts'
import { startBank, type TestBank, testBanks } from '../../testing/bank-world.ts'

describe('as the bank sends them', () => {
  let bank: TestBank
  let adapter: OpenedAdapter
  let own: { user: string; connectionId: string }

  beforeAll(async () => {
    bank = await startBank({ today: '2026-11-18' })
    adapter = await openAdapter(bank)
  })
  beforeEach(async () => {
    await bank.reset()
    own = await adapter.connect(testBanks.tamar)
  })
  afterAll(() => bank.stop())

  const deliver = async (event: string, count = 1) => {
    const sent = await bank.webhooksOf(event, count)
    return adapter.banks.verifyWebhook(sent.at(-1)?.token ?? '')
  }

  test('an update that is done names its connection and accounts', async () => {
    const event = await deliver('sync-completed')
    const ids = (await adapter.banks.listAccounts(own.user)).map(({ id }) => id)
    expect(event).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      providerUserId: own.user,
      issuedAt: expect.any(Date),
      kind: 'sync_completed',
      connectionId: own.connectionId,
      accountIds: ids,
      transactionIds: [],
    })
    expect(Math.abs(event.issuedAt.getTime() - Date.now())).toBeLessThan(60_000)
  })

  test('new, deleted and restored transactions are named', async () => {
    await bank.act('add-pending')
    const added = await deliver('new-transactions', 3)
    expect(added).toMatchObject({ kind: 'new_transactions', providerUserId: own.user })
    expect(added.transactionIds).toHaveLength(1)
    await bank.act('post-pending')
    const deleted = await deliver('deleted-transactions')
    expect(deleted).toMatchObject({ kind: 'deleted_transactions' })
    expect(deleted.transactionIds).toContain(added.transactionIds[0])
    await bank.act('delete-transaction')
    await bank.act('restore-transactions')
    const restored = await deliver('restored-transactions')
    expect(restored).toMatchObject({ kind: 'restored_transactions', connectionId: null })
    expect(restored.accountIds).toHaveLength(1)
  })

  test('updated transactions are named where the bank keeps the id', async () => {
    await bank.control({ newIdWhenPosted: 'never' })
    await bank.act('add-pending')
    await bank.act('post-pending')
    const added = await deliver('new-transactions', 3)
    const updated = await deliver('updated-transactions')
    expect(updated.kind).toBe('updated_transactions')
    expect(updated.transactionIds).toContain(added.transactionIds[0])
  })

  test('the same webhook again is the same event', async () => {
    await bank.webhooksOf('sync-completed')
    const [sent] = await bank.webhooksOf('sync-completed')
    const [first, again] = await Promise.all(
      [sent, sent].map((webhook) => adapter.banks.verifyWebhook(webhook?.token ?? '')),
    )
    expect(again).toEqual(first)
  })

  test('one for another client is refused', async () => {
    const [sent] = await bank.webhooksOf('sync-completed')
    const other = await openAdapter(bank)
    await expect(other.banks.verifyWebhook(sent?.token ?? '')).rejects.toMatchObject({
      failure: 'refused',
    })
  })
})

describe('what proves nothing', () => {
  let provider: Server
  let url: string
  let privateKey: CryptoKey
  let adapter: OpenedAdapter
  let keyRequests = 0

  beforeAll(async () => {
    const pair = await generateKeyPair('RS256')
    privateKey = pair.privateKey
    const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }]
    provider = createServer((request, reply) => {
      const issuer = `${url}/oidc`
      const discovery = {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/certs`,
        pushed_authorization_request_endpoint: `${issuer}/request`,
      }
      if (request.url?.endsWith('/certs')) keyRequests++
      reply.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
      reply.end(JSON.stringify(request.url?.endsWith('/certs') ? { keys } : discovery))
    })
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    adapter = await openAdapter({ url }, { clientId: 'us' })
  })
  afterAll(() => provider.close())

  const now = () => Math.floor(Date.now() / 1_000)
  const payload = (differing: JWTPayload = {}): JWTPayload => ({
    iss: `${url}/oidc`,
    aud: 'us',
    sub: 'user-1',
    jti: 'event-1',
    iat: now(),
    events: { 'urn:com:moneyhub:events:deleted-account': { accountId: 'a' } },
    ...differing,
  })
  const sign = (claims: JWTPayload, header: object = {}, key: CryptoKey = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k', ...header }).sign(key)
  const verify = (body: string) => adapter.banks.verifyWebhook(body)
  const refused = { failure: 'refused' }

  test('a good one is read', async () => {
    expect(await verify(await sign(payload()))).toEqual({
      id: 'event-1',
      providerUserId: 'user-1',
      issuedAt: expect.any(Date),
      kind: 'deleted_account',
      connectionId: null,
      accountIds: ['a'],
      transactionIds: [],
    })
  })

  test.each<[string, () => JWTPayload]>([
    ['of another issuer', () => payload({ iss: 'https://other.example/oidc' })],
    ['for another client', () => payload({ aud: 'them' })],
    ['of long ago', () => payload({ iat: now() - 700 })],
    ['of the future', () => payload({ iat: now() + 700 })],
    ['without a time', () => ({ ...payload(), iat: undefined as never })],
    ['without a name', () => ({ ...payload(), jti: undefined as never })],
    ['that ran out', () => payload({ exp: now() - 700 })],
    ['without an event, as an id token is', () => ({ ...payload(), events: undefined })],
  ])('one %s is refused', async (_, claims) => {
    await expect(verify(await sign(claims()))).rejects.toMatchObject(refused)
  })

  test('one signed by another key is refused, under our key’s name or another', async () => {
    const other = (await generateKeyPair('RS256')).privateKey
    for (const kid of ['k', 'other'])
      await expect(verify(await sign(payload(), { kid }, other))).rejects.toMatchObject(refused)
  })

  test('one without a signature, or signed with the public key as a secret, is refused', async () => {
    const unsigned = new UnsecuredJWT(payload()).encode()
    await expect(verify(unsigned)).rejects.toMatchObject(refused)
    const secret = new TextEncoder().encode('a secret of at least thirty-two bytes!')
    const symmetric = await new SignJWT(payload())
      .setProtectedHeader({ alg: 'HS256', kid: 'k' })
      .sign(secret)
    await expect(verify(symmetric)).rejects.toMatchObject(refused)
  })

  test.each([
    '',
    '{}',
    '{"id":"1","eventType":"newTransactions","userId":"u","payload":{}}',
    'a.b.c',
    'x'.repeat(2_000_000),
  ])('what is no signed token is refused', async (body) => {
    await expect(verify(body)).rejects.toMatchObject(refused)
  })

  test('one that was changed on the way is refused', async () => {
    const [header, , signature] = (await sign(payload())).split('.')
    const changed = Buffer.from(JSON.stringify(payload({ sub: 'user-2' }))).toString('base64url')
    await expect(verify([header, changed, signature].join('.'))).rejects.toMatchObject(refused)
  })

  test('unknown keys do not make us ask the provider again and again', async () => {
    await verify(await sign(payload()))
    const before = keyRequests
    for (let times = 0; times < 5; times++)
      await verify(await sign(payload(), { kid: `other-${times}` })).catch(() => undefined)
    expect(keyRequests - before).toBeLessThanOrEqual(1)
  })

  test('an event that we do not know is another event, one in a wrong shape is unreadable', async () => {
    const events = (name: string, content: unknown) =>
      sign(payload({ events: { [`urn:com:moneyhub:events:${name}`]: content } }))
    expect(await verify(await events('post-connection-enrichment-completed', 7))).toMatchObject({
      kind: 'other',
      accountIds: [],
    })
    await expect(verify(await events('new-transactions', { accounts: 7 }))).rejects.toMatchObject({
      failure: 'unreadable',
    })
    const none = await sign(payload({ events: { 'urn:other': {} } }))
    expect(await verify(none)).toMatchObject({ kind: 'other' })
  })

  test('while the provider’s keys cannot be had nothing is decided', async () => {
    const fresh = await openAdapter({ url }, { clientId: 'us' })
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
    await expect(fresh.banks.verifyWebhook(await sign(payload()))).rejects.toMatchObject({
      failure: 'unavailable',
    })
    vi.restoreAllMocks()
  })
})
