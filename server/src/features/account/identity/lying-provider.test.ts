// A provider that lies or breaks, as a hostile or a badly kept one would: its word is not taken.
import { type CryptoKey, generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestBrowser } from '../../../testing/browser.ts'
import {
  type IdentityProviderThere,
  startIdentityProvider,
} from '../../../testing/identity-provider.ts'
import { someEmail, startTestServer, type TestServer } from '../../../testing/test-server.ts'

const origin = 'https://cash.example.co.uk'
const redirectUris = [`${origin}/api/auth/oidc/acme/callback`]

let server: TestServer
let acme: IdentityProviderThere
let browser: TestBrowser
beforeAll(async () => {
  acme = await startIdentityProvider({ id: 'acme', redirectUris, claimsInToken: true })
  server = await startTestServer({
    env: { PUBLIC_ORIGIN: origin, OIDC_PROVIDERS: JSON.stringify([acme.entry]) },
  })
})
afterAll(async () => {
  await server.stop()
  await acme.stop()
})
let people = 0
beforeEach(() => {
  browser = new TestBrowser(server)
  acme.person = { sub: `person-${++people}`, email: someEmail(), email_verified: true }
})

const refused = { login_error: 'refused' }
type Claims = Record<string, unknown>
const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
/**
 * The provider signs other claims than the true ones, with its own key unless the test passes
 * another.
 */
const signs = (change: (claims: Claims) => Claims, key?: CryptoKey) => {
  acme.tamper = async (answer) => {
    answer.id_token = await acme.sign(change(claimsOf(answer.id_token)), key)
  }
}

test('an id token that the provider signs again without a change is taken: what follows is about the change', async () => {
  signs((claims) => claims)
  expect(Object.keys(await browser.goThrough('acme'))).toEqual(['login'])
})

test.each<[string, (claims: Claims) => Claims]>([
  ['for another client', (claims) => ({ ...claims, aud: 'someone-else' })],
  [
    'for several, acting for another',
    (claims) => ({ ...claims, aud: ['plimsoll', 'x'], azp: 'x' }),
  ],
  ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
  ['that has run out', (claims) => ({ ...claims, exp: 1_000_000_000 })],
  ['of another going', (claims) => ({ ...claims, nonce: 'another' })],
  ['without a nonce', ({ nonce: _, ...claims }) => claims],
  ['without a subject', ({ sub: _, ...claims }) => claims],
])('R-035 an id token %s is refused although the provider has signed it', async (_, change) => {
  signs(change)
  expect(await browser.goThrough('acme')).toEqual(refused)
})

test('R-035 an id token signed with another key is refused', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  signs((claims) => claims, privateKey)
  expect(await browser.goThrough('acme')).toEqual(refused)
})

test('R-035 an id token whose claims were changed after signing is refused', async () => {
  acme.tamper = (answer) => {
    const [head, , signature] = answer.id_token.split('.')
    const claims = { ...claimsOf(answer.id_token), sub: 'the-victim' }
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
    answer.id_token = [head, body, signature].join('.')
  }
  expect(await browser.goThrough('acme')).toEqual(refused)
})

test('R-035 an id token without a signature is refused', async () => {
  acme.tamper = (answer) => {
    const head = Buffer.from('{"alg":"none"}').toString('base64url')
    answer.id_token = `${head}.${answer.id_token.split('.')[1]}.`
  }
  expect(await browser.goThrough('acme')).toEqual(refused)
})

test('R-035 an answer without an id token is refused', async () => {
  acme.tamper = (answer) => {
    Reflect.deleteProperty(answer, 'id_token')
  }
  expect(await browser.goThrough('acme')).toEqual(refused)
})

test('R-035 a provider that is down is reported as such', async () => {
  const down = await startIdentityProvider({ id: 'acme', redirectUris })
  await down.stop()
  const alone = await startTestServer({
    env: { PUBLIC_ORIGIN: origin, OIDC_PROVIDERS: JSON.stringify([down.entry]) },
  })
  const reply = await new TestBrowser(alone).call('GET', '/api/auth/oidc/acme/start')
  await alone.stop()
  expect(reply.headers.location).toBe(`${origin}/#login_error=unavailable`)
})
