// A change of someone's ways to sign in sends a notice by mail: once for each change, with when and
// where, and what to do if it was somebody else.
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../../../outside/mail.ts'
import { TestBrowser } from '../../../testing/browser.ts'
import {
  type IdentityProviderThere,
  startIdentityProvider,
} from '../../../testing/identity-provider.ts'
import { mailsTo, tokenOf } from '../../../testing/mails.ts'
import {
  type Caller,
  callerOf,
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../testing/test-server.ts'

const origin = 'http://127.0.0.1:4641'
const password = testPassword

let server: TestServer
let acme: IdentityProviderThere
beforeAll(async () => {
  acme = await startIdentityProvider({
    id: 'acme',
    label: 'Acme',
    redirectUris: [`${origin}/api/auth/oidc/acme/callback`],
  })
  server = await startTestServer({
    env: {
      PUBLIC_ORIGIN: origin,
      OIDC_PROVIDERS: JSON.stringify([acme.entry]),
      LOGINS_PER_15_MINUTES: '5',
    },
  })
})
afterAll(async () => {
  await server.stop()
  await acme.stop()
})

// The first mail to everyone is the one of signing up.
const noticesTo = async ({ email }: { email: string }, count: number) =>
  (await mailsTo(server, email, count + 1)).slice(1)
const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => subject).sort()
// Two workers send side by side: mails of one moment come in either order.
const about = (mails: readonly Mail[], words: RegExp) =>
  mails.find(({ subject }) => words.test(subject))
const waiting = async ({ email }: { email: string }) =>
  (
    await server.context.pool.query<{ template: string; data: object }>(
      "select template, data from email_outbox where recipient = $1 and template = 'account_notice'",
      [email],
    )
  ).rows
const browserOf = (caller: Caller) => ({
  call: (path: string, payload: object, method: 'POST' | 'DELETE' = 'POST') =>
    caller.call({ method, url: `/api${path}`, payload }),
})
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
const passTime = (secret: string) =>
  server.context.pool.query('update second_factor set step_used = 0').then(() => codeOf(secret))
const challengeOf = async (email: string) =>
  (await server.post('/auth/login', { email, password })).json().data.second_factor.challenge

test('R-041 a new password sends a notice, changed or by a link, with when, where and what to do; a refused one is not', async () => {
  const caller = await server.signUp()
  const { call } = browserOf(caller)
  const newPassword = 'lighthouse7'
  expect((await call('/user/password', { password: 'wrong12345', newPassword })).statusCode).toBe(
    400,
  )
  expect(await waiting(caller)).toEqual([])
  expect((await call('/user/password', { password, newPassword })).statusCode).toBe(200)
  await server.post('/auth/forgot-password', { email: caller.email })
  const link = about(await noticesTo(caller, 2), /Set a new password/)
  const token = tokenOf(link as Mail)
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }
  await server.post('/auth/reset-password', { token, newPassword: password }, headers)
  const notices = await noticesTo(caller, 3)
  const [changed, reset] = notices.filter(({ subject }) => /was changed/.test(subject))
  expect(changed?.text).toContain(
    'The password of your Plimsoll account was changed. Other devices were signed out.',
  )
  expect(changed?.text).toMatch(/- When: \d+ \w+ \d{4} at \d\d:\d\d, UK time\n- Where: /)
  expect(changed?.text).toContain('If it was not you: set a new password now.')
  expect(changed?.link).toBe(`${origin}/forget-pass`)
  expect(changed?.html).toContain('<b>If it was not you:</b>')
  expect(reset?.text).toContain('by a link sent to this mailbox')
  expect(reset?.text).toContain('- Where: Firefox on Windows')
})

test('R-035 a provider added or removed sends one notice; a newcomer who signs up by one gets none', async () => {
  acme.person = { sub: 'newcomer', email: someEmail(), email_verified: true }
  const { token } = (await new TestBrowser(server).signIn('acme')).json().data
  const newcomer = callerOf(server.app, { token, email: acme.person.email ?? '' })
  expect(await waiting(newcomer)).toEqual([])

  await newcomer.call({
    method: 'POST',
    url: '/api/user/password',
    payload: { newPassword: password },
  })
  const browser = new TestBrowser(server)
  const caller = await server.signUp()
  acme.person = { sub: 'long here', email: caller.email, email_verified: true }
  const { link } = (await browser.signIn('acme')).json().data
  await browser.call('POST', '/api/auth/oidc/prove-by-password', {
    body: { ticket: link.ticket, password },
  })
  // The same once more is no change.
  const begun = await browser.call('POST', '/api/auth/oidc/acme/add', {
    body: { password },
    token: caller.token,
  })
  const { add } = await browser.comeBack(await browser.visit(begun.json().data.url))
  const again = { body: { code: add }, token: caller.token }
  expect((await browser.call('POST', '/api/auth/oidc/add', again)).statusCode).toBe(200)
  const [identity] = (await caller.get('/user/ways-in')).json().data.identities
  await browserOf(caller).call(`/user/identities/${identity.id}`, { password }, 'DELETE')
  const notices = await noticesTo(caller, 2)
  expect(subjects(notices)).toEqual([
    'Acme was removed from your Plimsoll account',
    'You can sign in to Plimsoll with Acme now',
  ])
  expect(about(notices, /^You can/)?.text).toContain('Then remove Acme under Account, Sign-in.')
  expect(await waiting(caller)).toHaveLength(2)
  // The newcomer has got no mail but this one.
  expect(subjects(await mailsTo(server, newcomer.email, 1))).toEqual([
    'Your Plimsoll account has a password now',
  ])
})

test('R-035 an account that goes to the owner of its address says so, and that its password is void', async () => {
  const email = someEmail()
  await server.post('/auth/register', { name: 'Tom', email, password })
  await server.context.pool.query('update app_user set confirmed_at = null where email = $1', [
    email,
  ])
  acme.person = { sub: 'owner', email, email_verified: true }
  expect((await new TestBrowser(server).signIn('acme')).statusCode).toBe(200)
  const [notice] = await noticesTo({ email }, 1)
  expect(notice?.text).toContain('a password that was set before no longer works')
})

test('a notice follows when the second factor is set up, recovery codes are used or replaced, and when it is turned off', async () => {
  const caller = await server.signUp()
  const { call } = browserOf(caller)
  const { secret } = (await call('/user/second-factor', { password })).json().data
  const on = await call('/user/second-factor/confirm', { code: codeOf(secret) })
  const [first, second] = on.json().data.recovery_codes
  const challenge = await challengeOf(caller.email)
  expect((await server.post('/auth/second-factor', { challenge, code: first })).statusCode).toBe(
    200,
  )
  await call('/user/second-factor/recovery-codes', { code: second })
  const off = { code: await passTime(secret) }
  expect((await call('/user/second-factor', off, 'DELETE')).statusCode).toBe(200)
  // Turned off already: nothing changes, so no notice goes out.
  await call('/user/second-factor', { password }, 'DELETE')
  const notices = await noticesTo(caller, 4)
  expect(subjects(notices)).toEqual([
    'A recovery code of your Plimsoll account was used',
    'New recovery codes for your Plimsoll account',
    'The second factor of your Plimsoll account is off',
    'The second factor of your Plimsoll account is on',
  ])
  expect(about(notices, /is on$/)?.link).toBe(`${origin}/dashboard?account=sign-in`)
  expect(about(notices, /was used$/)?.text).toContain('9 are left.')
  expect(about(notices, /^New/)?.text).toContain(
    'New recovery codes were made with a recovery code.',
  )
  expect(about(notices, /is off$/)?.text).toContain('The second factor was turned off.')
  for (const { text, html } of notices)
    for (const hidden of [secret, first, second]) expect(text + html).not.toContain(hidden)
  expect(await waiting(caller)).toHaveLength(4)
})

test('guessed codes send the owner a notice, once a day', async () => {
  const caller = await server.signUp()
  const { call } = browserOf(caller)
  const { secret } = (await call('/user/second-factor', { password })).json().data
  await call('/user/second-factor/confirm', { code: codeOf(secret) })
  const challenge = await challengeOf(caller.email)
  const guess = () => server.post('/auth/second-factor', { challenge, code: '000000' })
  for (let tries = 0; tries < 5; tries++) expect((await guess()).statusCode).toBe(400)
  expect(await waiting(caller)).toHaveLength(1)
  for (let tries = 0; tries < 3; tries++) expect((await guess()).statusCode).toBe(429)
  const notices = await noticesTo(caller, 2)
  expect(subjects(notices)).toContain('Wrong codes for your Plimsoll account')
  expect(await waiting(caller)).toHaveLength(2)
})
