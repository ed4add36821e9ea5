// Signing in with a provider as people do it, against a real provider on loopback: the first time,
// again, and with an account.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestBrowser } from '../../../testing/browser.ts'
import {
  type IdentityProviderThere,
  startIdentityProvider,
} from '../../../testing/identity-provider.ts'
import { mailAbout, mailTo } from '../../../testing/mails.ts'
import {
  callerOf,
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../testing/test-server.ts'

const origin = 'https://cash.example.co.uk'
const callback = (id: string) => `${origin}/api/auth/oidc/${id}/callback`

let server: TestServer
let acme: IdentityProviderThere
let other: IdentityProviderThere
let browser: TestBrowser
beforeAll(async () => {
  acme = await startIdentityProvider({
    id: 'acme',
    label: 'Acme',
    redirectUris: [callback('acme')],
  })
  other = await startIdentityProvider({
    id: 'other',
    label: 'Other',
    redirectUris: [callback('other')],
    claimsInToken: true,
  })
  server = await startTestServer({
    env: { PUBLIC_ORIGIN: origin, OIDC_PROVIDERS: JSON.stringify([acme.entry, other.entry]) },
    mailConfirms: true,
  })
})
afterAll(async () => {
  await server.stop()
  await acme.stop()
  await other.stop()
})
beforeEach(() => {
  browser = new TestBrowser(server)
})

let people = 0
const somebody = (more: object = {}) => ({
  sub: `person-${++people}`,
  email: someEmail(),
  email_verified: true,
  name: 'Amara Osei',
  ...more,
})
/** Somebody sits before the provider. */
const sits = (more: object = {}) => {
  const person = somebody(more)
  acme.person = person
  return person
}
const register = (email: string) =>
  server.post('/auth/register', { name: 'Bob', email, password: testPassword })
const confirmed = async (email: string) => {
  await register(email)
  await mailTo(server, email)
  await server.context.pool.query('update app_user set confirmed_at = now() where email = $1', [
    email,
  ])
}
const profileOf = async (token: string) => (await readAccount(token)).json().data
const readAccount = (token: string) =>
  callerOf(server.app, { token, email: '' }).get('/user/account')

test('R-035 the providers are listed in their order', async () => {
  expect((await server.get('/auth/providers')).json().data).toEqual([
    { id: 'acme', label: 'Acme' },
    { id: 'other', label: 'Other' },
  ])
})

test('R-035 a newcomer comes in with an account and a business of their own, confirmed and without a password', async () => {
  acme.person = somebody()
  const reply = await browser.signIn('acme')
  expect(reply.statusCode).toBe(200)
  expect(Object.keys(reply.json().data)).toEqual(['token'])
  expect(await profileOf(reply.json().data.token)).toMatchObject({
    name: 'Amara Osei',
    email: acme.person.email,
    confirmed: true,
    onboarding_status: 'not_started',
    business: { name: 'Amara Osei’s business' },
  })
  const login = { email: acme.person.email, password: testPassword }
  expect((await server.post('/auth/login', login)).json().message).toBe(
    'Invalid email or password.',
  )
})

test.each(['acme', 'other'])(
  'R-035 whoever comes again has the same account, whatever name and address the provider reports by then (%s)',
  async (id) => {
    const provider = id === 'acme' ? acme : other
    provider.person = somebody()
    const first = await browser.signIn(id)
    provider.person = { ...provider.person, email: someEmail(), name: 'Amara Married' }
    const again = await new TestBrowser(server).signIn(id)
    const [before, after] = [
      await profileOf(first.json().data.token),
      await profileOf(again.json().data.token),
    ]
    expect(after).toEqual(before)
  },
)

test('R-035 the address of a confirmed account is not enough: its password links, and the next time needs no proof', async () => {
  const { email } = sits()
  await confirmed(email)
  const reply = await browser.signIn('acme')
  expect(reply.json().data).toEqual({
    link: { ticket: expect.any(String), email, provider: 'Acme', has_password: true },
  })
  const { ticket } = reply.json().data.link
  const prove = (password: string, by = browser) =>
    by.call('POST', '/api/auth/oidc/prove-by-password', { body: { ticket, password } })
  expect((await prove('wrong12345')).json().message).toBe('Invalid email or password.')
  expect((await prove(testPassword, new TestBrowser(server))).statusCode).toBe(410)
  const linked = await prove(testPassword)
  expect((await profileOf(linked.json().data.token)).email).toBe(email)
  expect((await prove(testPassword)).statusCode).toBe(410)
  expect(Object.keys((await browser.signIn('acme')).json().data)).toEqual(['token'])
})

test('R-035 a link sent to the address links too, in the browser that requested it and once', async () => {
  const { email } = sits()
  await confirmed(email)
  const { ticket } = (await browser.signIn('acme')).json().data.link
  await browser.call('POST', '/api/auth/oidc/prove-by-mail', { body: { ticket } })
  const mail = await mailAbout(server, email, 'Confirm your sign-in to Plimsoll')
  const token = /^https:\/\/cash\.example\.co\.uk\/#confirm=([\w-]{43})$/.exec(mail.link ?? '')?.[1]
  const confirm = (by: TestBrowser) =>
    by.call('POST', '/api/auth/oidc/confirm', { body: { token } })
  expect((await confirm(new TestBrowser(server))).statusCode).toBe(410)
  const entered = await confirm(browser)
  expect((await profileOf(entered.json().data.token)).email).toBe(email)
  expect((await confirm(browser)).statusCode).toBe(410)
  expect(Object.keys((await browser.signIn('acme')).json().data)).toEqual(['token'])
})

test('R-035 an address that the provider does not vouch for makes no account until a mail to it is answered', async () => {
  const { email } = sits({ email_verified: false })
  const reply = await browser.signIn('acme')
  expect(reply.json().data).toEqual({ mail: { email, provider: 'Acme' } })
  expect(await countUsers(email)).toBe(0)
  const link = (await mailTo(server, email)).link ?? ''
  const token = link.split('#confirm=')[1]
  const entered = await browser.call('POST', '/api/auth/oidc/confirm', { body: { token } })
  expect((await profileOf(entered.json().data.token)).email).toBe(email)
})

test('R-035 an unverified address never reaches the account that has it, nor tells that there is one', async () => {
  const email = someEmail()
  await confirmed(email)
  acme.person = somebody({ email, email_verified: false })
  expect((await browser.signIn('acme')).json().data).toEqual({ mail: { email, provider: 'Acme' } })
})

test('R-035 an account made by somebody else with an address never confirmed goes to its owner, without its maker’s password and sessions', async () => {
  const email = someEmail()
  await register(email)
  const { rows } = await server.context.pool.query<{ id: string }>(
    'select id from app_user where email = $1',
    [email],
  )
  const userId = rows[0]?.id
  // As if the maker had come in on a machine where addresses need no confirming.
  const jti = Buffer.alloc(32, 7)
  await server.context.pool.query(
    `insert into session (id, jti_hash, user_id, device, expires_at)
     values (gen_random_uuid(), $1, $2, 'x', now() + interval '1 day')`,
    [jti, userId],
  )
  acme.person = somebody({ email, name: 'The Owner' })
  const { token } = (await browser.signIn('acme')).json().data
  expect(await profileOf(token)).toMatchObject({ id: userId, name: 'The Owner', confirmed: true })
  expect((await server.post('/auth/login', { email, password: testPassword })).statusCode).toBe(400)
  const open = await server.context.pool.query(
    'select from session where jti_hash = $1 and revoked_at is null',
    [jti],
  )
  expect(open.rowCount).toBe(0)
})

test('R-035 somebody without an address at the provider learns what to do', async () => {
  acme.person = { sub: `person-${++people}`, name: 'Nobody' }
  const reply = await browser.signIn('acme')
  expect(reply.statusCode).toBe(422)
  expect(reply.json().message).toBe(
    'Acme didn’t share your email address with us. Create an account with a password instead; you can add Acme to it afterwards.',
  )
})

test('R-035 after the account is deleted the same identity is a newcomer', async () => {
  acme.person = somebody()
  const first = (await browser.signIn('acme')).json().data.token
  const before = await profileOf(first)
  const caller = callerOf(server.app, { token: first, email: '' })
  const gone = await caller.call({ method: 'DELETE', url: '/api/user/account', payload: {} })
  expect(gone.statusCode).toBe(200)
  const after = await profileOf((await browser.signIn('acme')).json().data.token)
  expect(after.email).toBe(before.email)
  expect(after.id).not.toBe(before.id)
})

async function countUsers(email: string): Promise<number> {
  const found = await server.context.pool.query('select from app_user where email = $1', [email])
  return found.rowCount ?? 0
}
