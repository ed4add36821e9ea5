// The second factor through the routes: set up, required at every way in, each code once, guesses
// limited, taken off.
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, mailTo, tokenOf } from '../../../testing/mails.ts'
import {
  type Caller,
  callerOf,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../testing/test-server.ts'
import { turnOffSecondFactorOf } from './let-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { LOGINS_PER_15_MINUTES: '5' } })
})
afterAll(() => server.stop())

const password = testPassword
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })
const remove = (caller: Caller, payload: object) =>
  caller.call({ method: 'DELETE', url: '/api/user/second-factor', payload })
const waysIn = async (caller: Caller) => (await caller.get('/user/ways-in')).json().data
const logIn = async (email: string, typed = password) =>
  (await server.post('/auth/login', { email, password: typed })).json().data
const challengeOf = async (email: string): Promise<string> =>
  (await logIn(email)).second_factor.challenge
const answer = (challenge: string, code: string) =>
  server.post('/auth/second-factor', { challenge, code })
/** Lets the codes used so far be those of long ago. */
const passTime = (secret: string) =>
  server.context.pool.query('update second_factor set step_used = 0').then(() => codeOf(secret))

async function withFactor() {
  const caller = await server.signUp()
  const begun = await caller.post('/user/second-factor', { password })
  const { secret, uri } = begun.json().data as { secret: string; uri: string }
  const used = codeOf(secret)
  const turnedOn = await caller.post('/user/second-factor/confirm', { code: used })
  const recovery = turnedOn.json().data.recovery_codes as string[]
  return { caller, secret, uri, recovery, used }
}

test('it is set up with the password and a code of the app, and shows ten recovery codes', async () => {
  const caller = await server.signUp()
  expect((await caller.post('/user/second-factor', {})).statusCode).toBe(400)
  expect((await caller.post('/user/second-factor', { password: 'wrong12345' })).statusCode).toBe(
    400,
  )
  const { secret, uri } = (await caller.post('/user/second-factor', { password })).json().data
  expect(uri).toContain(`secret=${secret}`)
  // Begun alone asks nothing of anybody.
  expect(Object.keys(await logIn(caller.email))).toEqual(['token'])
  expect((await waysIn(caller)).second_factor).toBeNull()
  const wrong = await caller.post('/user/second-factor/confirm', { code: codeOf(secret, 40) })
  expect([wrong.statusCode, wrong.json().details[0].path]).toEqual([400, 'code'])
  const on = await caller.post('/user/second-factor/confirm', { code: codeOf(secret) })
  expect(on.json().data.recovery_codes).toHaveLength(10)
  expect((await waysIn(caller)).second_factor).toMatchObject({ recovery_codes_left: 10 })
  expect((await caller.post('/user/second-factor', { password })).statusCode).toBe(409)
})

test('R-034 a log-in answers a challenge instead of a token, and the code opens the session', async () => {
  const { caller, secret } = await withFactor()
  const reply = await logIn(caller.email)
  expect(reply).toEqual({ second_factor: { challenge: expect.stringMatching(/^[\w-]{43}$/) } })
  const { challenge } = reply.second_factor
  expect((await answer(challenge, '000000x')).statusCode).toBe(400)
  const opened = await answer(challenge, ` ${(await passTime(secret)).replace(/(...)/, '$1 ')} `)
  const { token } = opened.json().data
  const account = await callerOf(server.app, { token, email: '' }).get('/user/account')
  expect(account.json().data.email).toBe(caller.email)
  expect((await answer(challenge, await passTime(secret))).statusCode).toBe(410)
})

test('the code that has set it up, or opened a session, opens no other', async () => {
  const { caller, secret, used } = await withFactor()
  const challenge = await challengeOf(caller.email)
  const reused = await answer(challenge, used)
  expect([reused.statusCode, reused.json().message]).toEqual([
    400,
    'This code is not right, or it was used already. Enter the newest one.',
  ])
  expect((await answer(challenge, codeOf(secret, 1))).statusCode).toBe(200)
})

test('ten of the same code at once open one session', async () => {
  const { caller, secret } = await withFactor()
  const challenges = await Promise.all(
    Array.from({ length: 4 }, async () => challengeOf(caller.email)),
  )
  const code = await passTime(secret)
  const replies = await Promise.all(challenges.map((challenge) => answer(challenge, code)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a recovery code works once, however it is typed', async () => {
  const { caller, recovery } = await withFactor()
  const [first = ''] = recovery
  const typed = first.toLowerCase().replaceAll('-', ' ')
  expect((await answer(await challengeOf(caller.email), typed)).statusCode).toBe(200)
  expect((await answer(await challengeOf(caller.email), first)).statusCode).toBe(400)
  expect((await waysIn(caller)).second_factor.recovery_codes_left).toBe(9)
})

test('new recovery codes need a code of the app and void the old ones', async () => {
  const { caller, secret, recovery } = await withFactor()
  const renew = (code: string) => caller.post('/user/second-factor/recovery-codes', { code })
  expect((await renew('123')).statusCode).toBe(400)
  const renewed = (await renew(await passTime(secret))).json().data.recovery_codes
  expect(renewed).toHaveLength(10)
  const challenge = await challengeOf(caller.email)
  expect((await answer(challenge, recovery[1] ?? '')).statusCode).toBe(400)
  expect((await answer(challenge, renewed[1])).statusCode).toBe(200)
})

test('five wrong codes within a quarter of an hour are the limit, over all challenges and at once', async () => {
  const { caller, secret } = await withFactor()
  const challenges = await Promise.all([challengeOf(caller.email), challengeOf(caller.email)])
  const guesses = Array.from({ length: 20 }, (_, at) => answer(challenges[at % 2] ?? '', 'ABC'))
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  const right = await answer(challenges[0] ?? '', await passTime(secret))
  expect(right.statusCode).toBe(429)
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(800)
})

test('a challenge is good for ten minutes and for nothing else', async () => {
  const { caller, secret } = await withFactor()
  const challenge = await challengeOf(caller.email)
  expect(
    (await callerOf(server.app, { token: challenge, email: '' }).get('/user/account')).statusCode,
  ).toBe(401)
  await server.context.pool.query(
    "update sign_in_ticket set expires_at = now() - interval '1 second'",
  )
  expect((await answer(challenge, await passTime(secret))).statusCode).toBe(410)
  expect((await answer('x'.repeat(43), codeOf(secret))).statusCode).toBe(410)
})

test('R-038 it is required after a reset as well, and a challenge from before the reset is void', async () => {
  const { caller, secret } = await withFactor()
  const old = await challengeOf(caller.email)
  await server.post('/auth/forgot-password', { email: caller.email })
  const mails = () => server.mails.filter(({ to }) => to === caller.email)
  await expect.poll(() => mails().some(({ link }) => link?.includes('reset-password'))).toBe(true)
  const mail = mails().find(({ link }) => link?.includes('reset-password'))
  if (!mail) throw new Error('no mail')
  const reset = { token: tokenOf(mail), newPassword: 'tideline789' }
  expect((await server.post('/auth/reset-password', reset)).statusCode).toBe(200)
  expect((await answer(old, await passTime(secret))).statusCode).toBe(410)
  expect(Object.keys(await logIn(caller.email, 'tideline789'))).toEqual(['second_factor'])
})

test('R-036 a confirmation link asks for it too', async () => {
  const { caller } = await withFactor()
  const mail = await mailTo(server, caller.email)
  const reply = await server.post('/auth/confirm-email', {
    token: tokenOf(mail),
    password: testPassword,
  })
  expect(Object.keys(reply.json().data)).toEqual(['second_factor'])
})

test('it is taken off by the password or by a code, and not without', async () => {
  const { caller, secret } = await withFactor()
  expect((await remove(caller, {})).statusCode).toBe(400)
  expect((await remove(caller, { password: 'wrong12345' })).statusCode).toBe(400)
  expect((await remove(caller, { code: 'ABC' })).statusCode).toBe(400)
  expect((await remove(caller, { password })).statusCode).toBe(200)
  expect(Object.keys(await logIn(caller.email))).toEqual(['token'])
  const other = await withFactor()
  expect((await remove(other.caller, { code: await passTime(other.secret) })).statusCode).toBe(200)
  expect((await waysIn(other.caller)).second_factor).toBeNull()
  expect(secret).not.toBe(other.secret)
})

test('the secret lies sealed and the recovery codes hashed; moved to another person the secret does not open', async () => {
  const { caller, secret, recovery } = await withFactor()
  const { rows } = await server.context.pool.query<{ sealed: string }>(
    'select sealed from second_factor',
  )
  const { rows: codes } = await server.context.pool.query(
    'select code_hash::text from recovery_code',
  )
  const kept = JSON.stringify([rows, codes])
  for (const hidden of [secret, ...recovery]) expect(kept).not.toContain(hidden)
  const { vault } = server.context
  const id = (await caller.get('/user/account')).json().data.id as string
  const opened = rows.flatMap(({ sealed }) => {
    try {
      return [vault.open(sealed, `second factor of ${id}`)]
    } catch {
      return []
    }
  })
  expect(opened).toEqual([secret])
})

test('where the key is lost, no code of the app is right any more, and recovery codes still are', async () => {
  const { caller, secret, recovery } = await withFactor()
  await server.context.pool.query(
    `update second_factor set sealed = 'v1.00000000.AAAA' where user_id = (select id from app_user where email = $1)`,
    [caller.email],
  )
  const challenge = await challengeOf(caller.email)
  expect((await answer(challenge, codeOf(secret, 1))).statusCode).toBe(400)
  expect((await answer(challenge, recovery[0] ?? '')).statusCode).toBe(200)
})

test('whoever runs Plimsoll lets in who has lost everything: by the password alone, with every session ended, and a notice', async () => {
  const { caller } = await withFactor()
  const challenge = await challengeOf(caller.email)
  expect(await turnOffSecondFactorOf(server.context, ` ${caller.email.toUpperCase()}`)).toBe(true)
  expect(await turnOffSecondFactorOf(server.context, caller.email)).toBe(false)
  expect((await caller.get('/user/account')).statusCode).toBe(401)
  expect((await answer(challenge, '000000')).statusCode).toBe(410)
  expect(Object.keys(await logIn(caller.email))).toEqual(['token'])
  const mails = await mailsTo(server, caller.email, 3)
  expect(mails.map(({ text }) => text).join()).toContain('by whoever runs this Plimsoll')
})

test('a reply with a secret is not kept for an Idempotency-Key', async () => {
  const caller = await server.signUp()
  const begin = () =>
    caller.call({
      method: 'POST',
      url: '/api/user/second-factor',
      payload: { password },
      headers: { 'idempotency-key': 'the-same' },
    })
  const [first, second] = [await begin(), await begin()]
  expect(first.json().data.secret).not.toBe(second.json().data.secret)
})
