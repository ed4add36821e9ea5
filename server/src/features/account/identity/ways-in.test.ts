// The ways into one's own account: adding and removing a provider, the last way in, and what stands
// for a password.
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestBrowser } from '../../../testing/browser.ts'
import {
  type IdentityProviderThere,
  startIdentityProvider,
} from '../../../testing/identity-provider.ts'
import {
  type Caller,
  callerOf,
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../testing/test-server.ts'

const origin = 'http://127.0.0.1:4639'
const password = testPassword

let server: TestServer
let acme: IdentityProviderThere
let browser: TestBrowser
beforeAll(async () => {
  acme = await startIdentityProvider({
    id: 'acme',
    label: 'Acme',
    redirectUris: [`${origin}/api/auth/oidc/acme/callback`],
  })
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

const waysIn = async (caller: Caller) => (await caller.get('/user/ways-in')).json().data
const comeIn = async (by = browser): Promise<Caller> => {
  const { token } = (await by.signIn('acme')).json().data
  return callerOf(server.app, { token, email: acme.person?.email ?? '' })
}
const begin = (caller: Caller, body: object = { password }, by = browser) =>
  by.call('POST', '/api/auth/oidc/acme/add', { body, token: caller.token })
const finish = (caller: Caller, code: string | undefined, by = browser) =>
  by.call('POST', '/api/auth/oidc/add', { body: { code }, token: caller.token })
const add = async (caller: Caller) => {
  const { url } = (await begin(caller)).json().data
  return finish(caller, (await browser.comeBack(await browser.visit(url))).add)
}
const takeOff = (caller: Caller, id: string, payload: object = {}) =>
  caller.call({ method: 'DELETE', url: `/api/user/identities/${id}`, payload })
const grow = (caller: Caller) =>
  server.context.pool.query(
    "update session set created_at = now() - interval '11 minutes' where user_id = (select id from app_user where email = $1)",
    [caller.email],
  )

test('R-035 a provider is added with the password, and comes into the same account from then on', async () => {
  const caller = await server.signUp()
  expect((await begin(caller, {})).statusCode).toBe(400)
  expect((await begin(caller, { password: 'wrong12345' })).statusCode).toBe(400)
  const added = await add(caller)
  expect(added.json().data).toEqual({ label: 'Acme' })
  expect(await waysIn(caller)).toMatchObject({
    password: true,
    identities: [{ provider: 'acme', label: 'Acme', email: acme.person?.email }],
  })
  const again = await comeIn(new TestBrowser(server))
  expect((await again.get('/user/account')).json().data.email).toBe(caller.email)
})

test('R-035 what is being added signs nobody in, and is added by the person and in the browser that began', async () => {
  const [caller, stranger] = [await server.signUp(), await server.signUp()]
  const { url } = (await begin(caller)).json().data
  const { add: code } = await browser.comeBack(await browser.visit(url))
  expect((await browser.exchange(code)).statusCode).toBe(410)
  expect((await finish(caller, code, new TestBrowser(server))).statusCode).toBe(410)
  // A code that reaches another account is used up, not added there.
  expect((await finish(stranger, code)).statusCode).toBe(410)
  expect((await waysIn(stranger)).identities).toEqual([])
  const { login } = await browser.goThrough('acme')
  expect((await finish(caller, login)).statusCode).toBe(410)
})

test('R-035 an identity of one account is not added to another', async () => {
  await comeIn()
  const caller = await server.signUp()
  const reply = await add(caller)
  expect([reply.statusCode, reply.json().message]).toEqual([
    409,
    'This sign-in already belongs to another Plimsoll account.',
  ])
  expect((await waysIn(caller)).identities).toEqual([])
})

test('R-035 a provider is taken off with the password, and the other devices are signed out', async () => {
  const caller = await server.signUp()
  await add(caller)
  const elsewhere = await comeIn(new TestBrowser(server))
  const [{ id }] = (await waysIn(caller)).identities
  expect((await takeOff(caller, id)).statusCode).toBe(400)
  const stranger = await server.signUp()
  expect((await takeOff(stranger, id, { password })).statusCode).toBe(404)
  expect((await takeOff(caller, id, { password })).statusCode).toBe(200)
  expect((await waysIn(caller)).identities).toEqual([])
  expect((await elsewhere.get('/user/account')).statusCode).toBe(401)
})

test('R-035 the last way in stays, until there is a password', async () => {
  const caller = await comeIn()
  const { password: has, identities } = await waysIn(caller)
  expect([has, identities.length]).toEqual([false, 1])
  const last = await takeOff(caller, identities[0].id)
  expect(last.statusCode).toBe(409)
  expect(last.json().message).toMatch(/only way to sign in/)
  const set = await caller.post('/user/password', { newPassword: 'tideline789' })
  expect(set.statusCode).toBe(200)
  expect((await takeOff(caller, identities[0].id, { password: 'tideline789' })).statusCode).toBe(
    200,
  )
  const login = { email: caller.email, password: 'tideline789' }
  expect((await server.post('/auth/login', login)).statusCode).toBe(200)
})

test('R-035 without a password a sign-in of the last ten minutes stands for it, an older one does not', async () => {
  const caller = await comeIn()
  expect((await waysIn(caller)).recent).toBe(true)
  await grow(caller)
  expect((await waysIn(caller)).recent).toBe(false)
  const refused = await Promise.all([
    caller.post('/user/password', { newPassword: 'tideline789' }),
    caller.post('/user/second-factor'),
    begin(caller, {}),
    caller.call({ method: 'DELETE', url: '/api/user/account', payload: {} }),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409])
  expect(refused[0]?.json().message).toBe(
    'To be safe, please sign in once more before you do this.',
  )
  const fresh = await comeIn(new TestBrowser(server))
  const gone = await fresh.call({ method: 'DELETE', url: '/api/user/account', payload: {} })
  expect(gone.statusCode).toBe(200)
})

test('R-035 the second factor is required after a provider too, and before an account is linked', async () => {
  const caller = await server.signUp({ email: acme.person?.email ?? '' })
  const { secret } = (await caller.post('/user/second-factor', { password })).json().data
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const confirmed = await caller.post('/user/second-factor/confirm', { code: totp.generate() })
  const [first, second] = confirmed.json().data.recovery_codes
  const { ticket } = (await browser.signIn('acme')).json().data.link
  const proven = await browser.call('POST', '/api/auth/oidc/prove-by-password', {
    body: { ticket, password },
  })
  const { challenge } = proven.json().data.second_factor
  expect((await waysIn(caller)).identities).toEqual([])
  const answer = (provider: string, code: string) =>
    server.post('/auth/second-factor', { challenge: provider, code })
  expect((await answer(challenge, first)).statusCode).toBe(200)
  expect((await waysIn(caller)).identities).toHaveLength(1)
  const again = (await browser.signIn('acme')).json().data
  expect(Object.keys(again)).toEqual(['second_factor'])
  expect((await answer(again.second_factor.challenge, second)).statusCode).toBe(200)
})
