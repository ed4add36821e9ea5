// The bank's pages as a person uses them, and the flows that the official client cannot speak.
import { createHash } from 'node:crypto'
import { createRemoteJWKSet, importJWK, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSandboxBank } from './app.ts'
import { readSettings } from './env.ts'
import {
  banksById,
  clientSecret,
  follow,
  type Opened,
  openBank,
  redirectUri,
} from './testing/open.ts'

let opened: Opened
beforeAll(async () => {
  opened = await openBank()
})
beforeEach(async () => {
  await opened.turn({ consent: 'ask' })
})
afterAll(() => opened.bank.close())

/** The address of a page that asks for consent, by a pushed request. */
async function authorize(scope: string, differing: object = {}): Promise<string> {
  const claims = { client_id: 'tests', scope, state: 's', nonce: 'n', redirect_uri: redirectUri }
  const request = await new SignJWT({ ...claims, response_type: 'code', ...differing })
    .setProtectedHeader({ alg: 'PS256', kid: 'client-1' })
    .setIssuer('tests')
    .setAudience(`${opened.origin}/oidc`)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importJWK(opened.key, 'PS256'))
  const pushed = await post('/oidc/request', { request })
  expect(pushed.status).toBe(201)
  const { request_uri } = (await pushed.json()) as { request_uri: string }
  return `${opened.origin}/oidc/auth?request_uri=${request_uri}`
}

const post = (path: string, form: Record<string, string> | string[][], headers = {}) =>
  fetch(new URL(path, opened.origin), {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams([
      ...(Array.isArray(form) ? form : Object.entries(form)),
      ['client_id', 'tests'],
      ['client_secret', clientSecret],
    ] as [string, string][]),
  })

async function pageFor(bankId: string) {
  const { location } = await follow(await authorize(`openid id:${bankId}`))
  return { location, text: await (await fetch(location)).text() }
}

test('the page names the bank, the end of the consent, and the accounts', async () => {
  const { text } = await pageFor(banksById.northgate)
  for (const words of ['Northgate Business', 'Business Reserve', 'ends 4417', 'February 2027'])
    expect(text).toContain(words)
  expect(text).not.toContain('<script')
})

test('only the accounts that were ticked are shared, and none is a mistake', async () => {
  const { location } = await pageFor(banksById.northgate)
  const none = await post(location.pathname, { answer: 'approve', accounts: '' })
  expect(none.status).toBe(422)
  const ticked = [
    ['answer', 'approve'],
    ['accounts', ''],
    ['accounts', 'savings'],
  ]
  const agreed = await post(location.pathname, ticked)
  expect(agreed.status).toBe(303)
  expect(agreed.headers.get('location')).toContain('code=')
  const again = await post(location.pathname, ticked)
  expect(again.status).toBe(400)
})

test('a bank that wants a one-time code does not go on without it', async () => {
  const { location } = await pageFor(banksById.marlowe)
  const answer = { answer: 'approve', accounts: 'current' }
  expect((await post(location.pathname, { ...answer, passcode: '1' })).status).toBe(422)
  expect((await post(location.pathname, { ...answer, passcode: '246810' })).status).toBe(303)
})

test('without a bank named, the user chooses one', async () => {
  const { location } = await follow(await authorize('openid id:all'))
  expect(await (await fetch(location)).text()).toContain('Choose your bank')
  const page = await fetch(`${location.href}?bank=${banksById.tamar}`)
  expect(await page.text()).toContain('Tamar Bank')
})

test('an id token alone comes in the fragment', async () => {
  await opened.turn({ consent: 'approve' })
  const url = await authorize(`openid id:${banksById.tamar}`, { response_type: 'id_token' })
  const { location, params } = await follow(url)
  expect(location.search).toBe('')
  const keys = createRemoteJWKSet(new URL(`${opened.origin}/oidc/certs`))
  const { payload } = await jwtVerify(params.id_token ?? '', keys, { audience: 'tests' })
  expect(payload).toMatchObject({
    nonce: 'n',
    'mh:con_id': expect.stringContaining(banksById.tamar),
  })
})

test('a code bound to a verifier is worth nothing without it', async () => {
  await opened.turn({ consent: 'approve' })
  const verifier = 'v'.repeat(43)
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const bound = { code_challenge, code_challenge_method: 'S256' }
  const exchange = async (code_verifier: string) => {
    const { params } = await follow(await authorize(`openid id:${banksById.tamar}`, bound))
    const grant = { grant_type: 'authorization_code', redirect_uri: redirectUri, code_verifier }
    return (await post('/oidc/token', { ...grant, code: params.code ?? '' })).status
  }
  expect(await exchange('w'.repeat(43))).toBe(400)
  expect(await exchange(verifier)).toBe(200)
})

test.each([
  ['openid reauth accounts:read', 'invalid_scope'],
  ['openid', 'invalid_scope'],
  ['openid reauth', 'invalid_claims'],
])('the scope %s is refused with %s', async (scope, error) => {
  expect((await follow(await authorize(scope))).params.error).toBe(error)
})

test('nobody is sent to an address that was not registered', async () => {
  await expect(
    authorize('openid id:all', { redirect_uri: 'https://evil.example/' }),
  ).rejects.toThrow()
})

test('the control page sets switches, but not for another site', async () => {
  expect(await (await fetch(`${opened.origin}/control`)).text()).toContain('expire-consent')
  const from = (origin: string) => post('/control', { sync: 'partial' }, { origin })
  expect((await from('https://evil.example')).status).toBe(403)
  expect((await from(opened.origin)).status).toBe(303)
  const act = (origin: string) => post('/control/actions/reset', {}, { origin })
  expect((await act('https://evil.example')).status).toBe(403)
})

test('it refuses production', async () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('production')
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await expect(createSandboxBank({ seed: 'x' })).rejects.toThrow('production')
  process.env.NODE_ENV = before
})
