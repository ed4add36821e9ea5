// What an attacker may try with a sign-in by a provider, each against a real one: nobody gets in,
// and nothing is linked.

import type { DestinationStream } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLog } from '../../../log.ts'
import { TestBrowser } from '../../../testing/browser.ts'
import {
  type IdentityProviderThere,
  startIdentityProvider,
} from '../../../testing/identity-provider.ts'
import {
  callerOf,
  someEmail,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'

const origin = 'https://cash.example.co.uk'
const callback = (id: string) => `${origin}/api/auth/oidc/${id}/callback`

const lines: string[] = []
const written: DestinationStream = { write: (line) => void lines.push(line) }

let server: TestServer
let acme: IdentityProviderThere
let other: IdentityProviderThere
let browser: TestBrowser
beforeAll(async () => {
  const redirectUris = [callback('acme'), callback('other')]
  acme = await startIdentityProvider({ id: 'acme', redirectUris, claimsInToken: true })
  other = await startIdentityProvider({ id: 'other', redirectUris, claimsInToken: true })
  server = await startTestServer({
    env: { PUBLIC_ORIGIN: origin, OIDC_PROVIDERS: JSON.stringify([acme.entry, other.entry]) },
    log: openLog('debug', written),
  })
})
afterAll(async () => {
  await server.stop()
  await acme.stop()
  await other.stop()
})
let people = 0
beforeEach(() => {
  browser = new TestBrowser(server)
  acme.tamper = null
  const person = {
    sub: `person-${++people}`,
    email: someEmail(),
    email_verified: true,
    name: 'Amara',
  }
  acme.person = person
  other.person = person
})

const refused = { login_error: 'refused' }
const stale = { login_error: 'stale' }
const returned = async (id = 'acme') => browser.visit(await browser.start(id))
const withQuery = (address: URL, change: Record<string, string>) => {
  const changed = new URL(address)
  for (const [name, value] of Object.entries(change)) changed.searchParams.set(name, value)
  return changed
}
/** Changes what the server remembers of the last going. */
const remember = async (change: string) =>
  server.context.pool.query(`update sign_in_attempt set ${change}`)

test('R-035 a return that was used is refused the second time, and its code at the provider too', async () => {
  const back = await returned()
  expect(Object.keys(await browser.comeBack(back))).toEqual(['login'])
  expect(await browser.comeBack(back)).toEqual(stale)
})

test('R-035 a code of the provider that was used is refused under a state of one’s own', async () => {
  const used = await returned()
  await browser.comeBack(used)
  const fresh = await returned()
  const mixed = withQuery(fresh, { code: used.searchParams.get('code') ?? '' })
  expect(await browser.comeBack(mixed)).toEqual(refused)
})

test('R-035 a state that nobody was given is refused', async () => {
  expect(await browser.comeBack(withQuery(await returned(), { state: 'x'.repeat(43) }))).toEqual(
    stale,
  )
  const without = await returned()
  without.searchParams.delete('state')
  expect(await browser.comeBack(without)).toEqual(stale)
})

test('R-035 two returns with their codes exchanged are refused: the nonce and the verifier belong to one going', async () => {
  const [mine, theirs] = [
    await returned(),
    await new TestBrowser(server).visit(await browser.start('acme')),
  ]
  const swapped = withQuery(mine, { code: theirs.searchParams.get('code') ?? '' })
  expect(await browser.comeBack(swapped)).toEqual(refused)
})

test('R-035 an id token with another nonce is refused', async () => {
  // The provider is made to sign for a nonce that we have not sent.
  const there = new URL(await browser.start('acme'))
  there.searchParams.set('nonce', 'another')
  expect(await browser.comeBack(await browser.visit(there.href))).toEqual(refused)
})

test('R-035 another verifier than the one that was announced is refused by the provider', async () => {
  const there = new URL(await browser.start('acme'))
  there.searchParams.set('code_challenge', 'A'.repeat(43))
  expect(await browser.comeBack(await browser.visit(there.href))).toEqual(refused)
})

test('R-035 a return that names another issuer is refused', async () => {
  expect(await browser.comeBack(withQuery(await returned(), { iss: other.issuer }))).toEqual(
    refused,
  )
  const without = await returned()
  without.searchParams.delete('iss')
  expect(await browser.comeBack(without)).toEqual(refused)
})

test('R-035 a return from one provider is refused at the address of another', async () => {
  const back = await returned('acme')
  back.pathname = new URL(callback('other')).pathname
  expect(await browser.comeBack(back)).toEqual(stale)
})

test('R-035 whoever says no at the provider comes back to that', async () => {
  acme.person = null
  expect(await browser.goThrough('acme')).toEqual({ login_error: 'cancelled' })
})

test('R-035 a no under somebody else’s state is not believed', async () => {
  await browser.start('acme')
  const back = new URL(`${callback('acme')}?error=access_denied&state=made-up`)
  expect(await browser.comeBack(back)).toEqual(stale)
})

test('R-035 the address to come back to is the configured one, whatever host a request names', async () => {
  const reply = await server.app.inject({
    method: 'GET',
    url: '/api/auth/oidc/acme/start?here',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  const there = new URL(String(reply.headers.location))
  expect(there.origin).toBe(acme.issuer)
  expect(there.searchParams.get('redirect_uri')).toBe(callback('acme'))
})

test('R-035 a browser that reached us by another name is first sent to the configured one, once', async () => {
  const start = (url: string) =>
    server.app.inject({ method: 'GET', url, headers: { host: 'localhost:4000' } })
  const reply = await start('/api/auth/oidc/acme/start')
  expect(reply.headers.location).toBe(`${origin}/api/auth/oidc/acme/start?here`)
  expect(reply.headers['set-cookie']).toBeUndefined()
  const again = await start('/api/auth/oidc/acme/start?here')
  expect(again.headers.location).toMatch(acme.issuer)
})

test('R-035 the provider sends to no other host than the one it learned at the start', async () => {
  const there = new URL(await browser.start('acme'))
  there.searchParams.set('redirect_uri', 'https://evil.example/api/auth/oidc/acme/callback')
  await expect(browser.visit(there.href)).rejects.toThrow(/redirect_uri/)
})

test.each([
  '/api/auth/oidc/acme/start?redirect_uri=https://evil.example&next=https://evil.example',
  '/api/auth/oidc/acme/callback?next=https://evil.example&state=x&code=y',
  '/api/auth/oidc/nobody/start',
  '/api/auth/oidc/%2F%2Fevil.example/callback?state=x',
  '/api/auth/oidc/..%2f..%2fevil/start',
])(
  'R-035 no address of ours leads anywhere but to the provider or to our own page: %s',
  async (path) => {
    const reply = await browser.call('GET', path)
    expect(reply.statusCode).toBe(303)
    const to = new URL(String(reply.headers.location))
    expect([acme.issuer, origin]).toContain(to.origin)
    if (to.origin === acme.issuer)
      expect(to.searchParams.get('redirect_uri')).toBe(callback('acme'))
  },
)

test('R-035 a going that lasted longer than ten minutes is refused', async () => {
  const back = await returned()
  const { rows } = await server.context.pool.query<{ left: number }>(
    'select max(extract(epoch from expires_at - now()))::int as left from sign_in_attempt',
  )
  expect(rows[0]?.left).toBeGreaterThan(590)
  expect(rows[0]?.left).toBeLessThanOrEqual(600)
  await remember("expires_at = now() - interval '1 second'")
  expect(await browser.comeBack(back)).toEqual(stale)
})

test('R-035 a return that another browser began signs nobody in: not without a cookie, not with one of its own', async () => {
  const attacker = new TestBrowser(server)
  const back = await attacker.visit(await attacker.start('acme'))
  expect(await browser.comeBack(back)).toEqual(stale)
  await browser.start('acme')
  expect(await browser.comeBack(back)).toEqual(stale)
})

test('R-035 a one-time code works in the browser that began, within a minute, and once', async () => {
  const { login } = await browser.goThrough('acme')
  const stranger = new TestBrowser(server)
  expect((await stranger.exchange(login)).statusCode).toBe(410)
  await stranger.start('acme')
  expect((await stranger.exchange(login)).statusCode).toBe(410)
  const { rows } = await server.context.pool.query<{ left: number }>(
    'select max(extract(epoch from expires_at - now()))::int as left from sign_in_ticket',
  )
  expect(rows[0]?.left).toBeLessThanOrEqual(60)
  expect((await browser.exchange(login)).statusCode).toBe(200)
  const again = await browser.exchange(login)
  expect(again.statusCode).toBe(410)
  expect(again.json().message).toBe(
    'This sign-in was started too long ago, or in another browser. Please start again.',
  )
  const late = (await browser.goThrough('acme')).login
  await server.context.pool.query(
    "update sign_in_ticket set expires_at = now() - interval '1 second'",
  )
  expect((await browser.exchange(late)).statusCode).toBe(410)
})

test('R-035 twenty exchanges of one code at once open one session', async () => {
  const { login } = await browser.goThrough('acme')
  const replies = await Promise.all(Array.from({ length: 20 }, () => browser.exchange(login)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('R-035 another subject with the same address does not come into the account', async () => {
  const first = (await browser.signIn('acme')).json().data.token
  const email = acme.person?.email ?? ''
  acme.person = { sub: `person-${++people}`, email, email_verified: true }
  const reply = await new TestBrowser(server).signIn('acme')
  expect(reply.json().data.link).toMatchObject({ email, has_password: false })
  expect(reply.body).not.toContain('"token"')
  expect(first).toBeTruthy()
})

test('R-035 the same subject at another provider is another person', async () => {
  await browser.signIn('acme')
  other.person = { sub: acme.person?.sub ?? '', email: someEmail(), email_verified: true }
  const { token } = (await new TestBrowser(server).signIn('other')).json().data
  const account = await callerOf(server.app, { token, email: '' }).get('/user/account')
  expect(account.json().data.email).toBe(other.person.email)
})

test('R-035 the cookie of the browser is out of scripts’ reach, Lax, Secure and of the sign-in alone', async () => {
  const reply = await browser.call('GET', '/api/auth/oidc/acme/start')
  expect(reply.headers['set-cookie']).toMatch(
    /^plimsoll_sign_in=[\w-]{43}; Path=\/api\/auth\/oidc; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test('R-035 no token, code, state, verifier or address stands in the log, and none but a hash or a sealed text in the database', async () => {
  lines.length = 0
  const there = new URL(await browser.start('acme'))
  const { rows: attempts } = await server.context.pool.query('select * from sign_in_attempt')
  const back = await browser.visit(there.href)
  const { login } = await browser.comeBack(back)
  const { rows: tickets } = await server.context.pool.query(
    'select ticket_hash from sign_in_ticket',
  )
  const { token } = (await browser.exchange(login)).json().data
  await browser.comeBack(withQuery(back, { state: 'x' }))
  acme.tamper = (answer) => {
    answer.id_token = `${answer.id_token}x`
  }
  await browser.goThrough('acme')
  const secrets = [
    login,
    token,
    acme.person?.email,
    ...['state', 'nonce', 'code_challenge'].map((name) => there.searchParams.get(name)),
    back.searchParams.get('code'),
  ]
  expect(lines.length).toBeGreaterThan(3)
  for (const secret of secrets) {
    expect(secret).toBeTruthy()
    expect(lines.join('')).not.toContain(secret)
    expect(JSON.stringify([attempts, tickets])).not.toContain(secret)
  }
})
