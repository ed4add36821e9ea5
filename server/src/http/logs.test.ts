// What the log must never hold, whatever happens to a request.
import { Writable } from 'node:stream'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { mailAbout, mailTo, tokenOf } from '../testing/mails.ts'
import { callerOf, startTestServer, type TestServer, testPassword } from '../testing/test-server.ts'

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  server = await startTestServer({ log: openLog('debug', to), mailConfirms: true })
})
afterAll(() => server.stop())

test('neither passwords nor tokens nor addresses of people reach the log', async () => {
  const email = 'private.person@example.co.uk'
  const secrets = ['harbour123', 'harbour456', 'wrong12345', email]
  const person = { name: 'Private Person', email, password: 'harbour123' }
  await server.post('/auth/register', person, { 'idempotency-key': 'secret-key-of-mine' })
  const confirmation = tokenOf(await mailTo(server, email))
  const confirmed = await server.post('/auth/confirm-email', {
    token: confirmation,
    password: 'harbour123',
  })
  const token = confirmed.json().data.token
  secrets.push(confirmation, token, 'secret-key-of-mine')
  await server.post('/auth/login', { email, password: 'wrong12345' })
  const headers = { authorization: `Bearer ${token}` }
  await server.post(
    '/user/password',
    { password: 'harbour123', newPassword: 'harbour456' },
    headers,
  )
  await server.get(`/user/account?token=${token}`, headers)
  await server.get(`/nothing/${token}`, headers)
  await server.get('/user/account', { authorization: `Bearer ${token}x` })
  await server.post('/auth/login', { email, password: 'harbour456\u0000' })
  await server.post('/auth/forgot-password', { email })
  const resetMail = await mailAbout(server, email, 'Set a new password for Plimsoll')
  secrets.push(tokenOf(resetMail))
  // A request that fails deep inside is logged with its error.
  await server.owner.query('alter table session rename to session_away')
  const failed = await server.post('/auth/login', { email, password: 'harbour456' })
  await server.owner.query('alter table session_away rename to session')
  expect(failed.statusCode).toBe(500)
  expect(failed.body).not.toMatch(/session|relation|select|insert|at \//)
  const text = lines.join('')
  for (const secret of secrets) expect(text.includes(secret)).toBe(false)
  expect(text).toContain('request failed')
})

test('every request is one line of JSON with its route, status and time', () => {
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(requests.length).toBeGreaterThan(8)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/api/auth/register',
    status: 201,
    ms: expect.any(Number),
    time: expect.stringMatching(/Z$/),
    reqId: expect.any(String),
  })
})

test('every sign-in, link and refused session is one line that names the user by id', () => {
  const events = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'security')
    .map(({ event, outcome, reason }) => [event, outcome, reason].filter(Boolean).join(' '))
  expect(events).toEqual(
    expect.arrayContaining([
      'link accepted',
      'sign_in accepted',
      'sign_in refused password',
      'session refused invalid',
    ]),
  )
})

test('every second factor is one line, accepted or refused, without the code', async () => {
  const begun = lines.length
  const email = 'second.factor@example.co.uk'
  const person = { name: 'Second Factor', email, password: testPassword }
  await server.post('/auth/register', person)
  const link = { token: tokenOf(await mailTo(server, email)), password: testPassword }
  const { token } = (await server.post('/auth/confirm-email', link)).json().data
  const caller = callerOf(server.app, { token, email })
  const { secret } = (await caller.post('/user/second-factor', { password: testPassword })).json()
    .data
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const confirmed = await caller.post('/user/second-factor/confirm', { code })
  const [recovery] = confirmed.json().data.recovery_codes as string[]
  const login = { email: caller.email, password: testPassword }
  const { challenge } = (await server.post('/auth/login', login)).json().data.second_factor
  await server.post('/auth/second-factor', { challenge, code: '000000' })
  await server.post('/auth/second-factor', { challenge, code: recovery })

  const written = lines.slice(begun)
  const events = written
    .map((line) => JSON.parse(line))
    .filter(({ msg, event }) => msg === 'security' && event === 'second_factor')
  expect(events.map(({ outcome }) => outcome)).toEqual(['refused', 'accepted'])
  expect(new Set(events.map(({ user }) => user)).size).toBe(1)
  for (const hidden of [secret, challenge, recovery, caller.email])
    expect(written.join('').includes(String(hidden))).toBe(false)
})
