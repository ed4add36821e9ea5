// The proof that the sandbox is faithful: the provider's own client goes through every flow, with
// nothing of ours between.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connected, type Official, officialClient } from './testing/official.ts'
import { banksById, follow, type Opened, openBank } from './testing/open.ts'

let opened: Opened
let client: Official
let userId: string
let connectionId: string

beforeAll(async () => {
  opened = await openBank()
  client = await officialClient(opened)
  ;({ userId, connectionId } = await connected(client, banksById.northgate))
})
afterAll(() => opened.bank.close())

const renewal = { state: 's', nonce: 'n' }

test.each(['client_secret_basic', 'client_secret_post', 'client_secret_jwt', 'private_key_jwt'])(
  'a client that proves itself by %s is given a token, and its users',
  async (method) => {
    const other = await officialClient(opened, { token_endpoint_auth_method: method })
    const tokens = await other.getClientCredentialTokens({ scope: 'accounts:read', sub: userId })
    expect(tokens.token_type).toBe('Bearer')
    expect((await other.getUsers()).data.map((user) => user.userId)).toContain(userId)
  },
)

test('a wrong secret is no client', async () => {
  const other = await officialClient(opened, {
    token_endpoint_auth_method: 'client_secret_post',
    client_secret: 'guessed',
  })
  await expect(other.getUsers()).rejects.toMatchObject({ error: 'invalid_client' })
})

test('the banks are listed, one of them out of order', async () => {
  const banks = await client.listConnections()
  expect(banks.length).toBeGreaterThanOrEqual(6)
  expect(banks.map((bank) => bank.status.auth)).toContain('TEMPORARILY_UNAVAILABLE')
})

test('a connection has accounts, numbers on request, balances and transactions', async () => {
  const { data: connections } = await client.getUserConnections({ userId })
  expect(connections[0]).toMatchObject({ id: connectionId, status: 'ok' })
  const { data: accounts } = await client.getAccounts({ userId })
  expect(accounts.map((account) => account.type)).toEqual(['cash:current', 'savings', 'card'])
  expect(accounts[0]).not.toHaveProperty('details')
  const { data: detailed } = await client.getAccountsWithDetails({ userId })
  expect(detailed[0]?.details?.sortCodeAccountNumber).toBe('60161331926819')
  const accountId = accounts[0]?.id ?? ''
  const { data: balances } = await client.getAccountBalances({ userId, accountId })
  expect(balances[0]?.amount.value).toBe(accounts[0]?.balance.amount.value)
  expect(
    (await client.getAccountCounterparties({ userId, accountId })).data.length,
  ).toBeGreaterThan(5)
})

test('pages of transactions follow one another to the end without a gap', async () => {
  const { data: accounts } = await client.getAccounts({ userId })
  const accountId = accounts[0]?.id ?? ''
  const ids: string[] = []
  for (let offset = 0, more = true; more; offset += 500) {
    const page = await client.getTransactions({ userId, params: { accountId, limit: 500, offset } })
    ids.push(...page.data.map(({ id }) => id))
    more = page.links?.next !== undefined
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(
    (accounts[0] as { transactionData?: { count: number } }).transactionData?.count,
  )
  const some = await client.getTransactions({ userId, params: { ids: ids.slice(0, 3) } as object })
  expect(some.data.map(({ id }) => id)).toEqual(ids.slice(0, 3))
})

test('a single transaction bears a known category', async () => {
  const { data } = await client.getTransactions({ userId, params: { limit: 1 } })
  const transaction = await client.getTransaction({ userId, transactionId: data[0]?.id ?? '' })
  const { data: categories } = await client.getCategories({ userId })
  expect(categories.map(({ categoryId }) => categoryId)).toContain(transaction.data.categoryId)
  expect((await client.getStandardCategories({})).data).toEqual(categories)
  expect((await client.getCategoryGroups({ userId })).data.length).toBeGreaterThan(3)
})

test('a requested update appears in the list of updates', async () => {
  expect((await client.syncUserConnection({ userId, connectionId })).data.status).toBe('ok')
  const { data: syncs } = await client.getConnectionSyncs({ userId, connectionId })
  expect(syncs.map(({ method, fetchStatus }) => `${method} ${fetchStatus}`)).toEqual([
    'UPDATE success',
    'ADD success',
  ])
  expect((await client.getSync({ userId, syncId: syncs[0]?.id ?? '' })).data.id).toBe(syncs[0]?.id)
})

test('a consent is confirmed in place by a code in the query', async () => {
  const expiresAt = new Date(Date.parse('2026-11-20T12:00:00Z') + 80 * 86_400_000).toISOString()
  const renewalRequest = { userId, connectionId, expiresAt, ...renewal }
  const { params } = await follow(
    await client.getReconsentAuthorizeUrlForCreatedUser(renewalRequest),
  )
  const tokens = await client.exchangeCodeForTokens({
    paramsFromCallback: params,
    localParams: { ...renewal, sub: userId },
  })
  expect(tokens.claims()['mh:con_id']).toBe(connectionId)
  const { data } = await client.getUserConnections({ userId })
  expect(data.map(({ id, expiresAt: until }) => [id, until])).toEqual([[connectionId, expiresAt]])
})

test.each(['Reauth', 'Refresh'] as const)(
  '%s answers in the fragment, with a code and an id token',
  async (kind) => {
    const hybrid = await officialClient(opened, { response_type: 'code id_token' })
    const renewalRequest = { userId, connectionId, ...renewal }
    const url = await hybrid[`get${kind}AuthorizeUrlForCreatedUser`](renewalRequest)
    const { location, params } = await follow(url)
    expect(location.search).toBe('')
    const tokens = await hybrid.exchangeCodeForTokens({
      paramsFromCallback: params,
      localParams: { ...renewal, sub: userId, response_type: 'code id_token' },
    })
    expect(tokens.claims().sub).toBe(userId)
  },
)

test('a request object pushed the older way is taken once', async () => {
  const request = await client.requestObject({
    scope: `openid id:${banksById.tamar}`,
    state: 's',
    nonce: 'n',
    claims: {},
  } as Parameters<Official['requestObject']>[0])
  const requestUri = await client.getRequestUri(request)
  const url = client.getAuthorizeUrlFromRequestUri({ requestUri })
  expect((await follow(url)).params.code).toBeTruthy()
  expect((await fetch(url)).status).toBe(400)
})

test('a code is good once, a refresh token again and again', async () => {
  const url = await client.getAuthorizeUrl({
    scope: `openid offline_access id:${banksById.tamar}`,
    ...renewal,
  })
  const { params } = await follow(url)
  const exchange = { paramsFromCallback: params, localParams: renewal }
  const tokens = await client.exchangeCodeForTokens(exchange)
  await expect(client.exchangeCodeForTokens(exchange)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
  for (let time = 0; time < 2; time++)
    expect(
      (await client.refreshTokens({ refreshToken: tokens.refresh_token ?? '' })).access_token,
    ).toBeTruthy()
})

test('a client vouches for its user by an assertion', async () => {
  const tokens = await client.getJWTBearerToken({ scope: 'accounts:read', sub: userId })
  expect(tokens.access_token).toBeTruthy()
})

test('a connection is extended, then ended; its data and its user go', async () => {
  const own = await connected(client, banksById.clyde)
  const expiresAt = '2027-01-05T00:00:00.000Z'
  expect(await client.updateUserConnection({ ...own, expiresAt })).toBe(204)
  expect(await client.deleteUserConnection(own)).toBe(204)
  expect((await client.getAccounts({ userId: own.userId })).data).toEqual([])
  expect(await client.deleteUser(own)).toBe(204)
  await expect(client.getUser(own)).rejects.toMatchObject({ response: { statusCode: 404 } })
})
