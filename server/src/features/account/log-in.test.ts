// Logging in and its limits.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { LOGINS_PER_15_MINUTES: '5' } })
})
afterAll(() => server.stop())

const login = (email: string, password: string, from = '10.0.0.1', cookie = '') =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress: from,
    headers: { cookie },
  })

test('R-034 an address counts whatever its capitals and blanks', async () => {
  const { email } = await server.signUp()
  const reply = await login(`  ${email.toUpperCase()} `, testPassword)
  expect(reply.statusCode).toBe(200)
  expect(Object.keys(reply.json().data)).toEqual(['token'])
})

test('R-034 a wrong password and an unknown address answer 400 in the same words, never "Authentication failed."', async () => {
  const { email } = await server.signUp()
  const wrong = await login(email, 'wrong12345')
  const unknown = await login(someEmail(), testPassword)
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().message).toBe('Invalid email or password.')
  expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
})

test.each([true, false])(
  'R-034 the sixth failure within a quarter of an hour answers 429 with Retry-After (known address: %s)',
  async (known) => {
    const email = known ? (await server.signUp()).email : someEmail()
    const statuses = []
    for (let times = 0; times < 6; times++)
      statuses.push((await login(email, 'wrong12345', '10.0.0.2')).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const refused = await login(email, testPassword, '10.0.0.2')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(880)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect(refused.json().message).toBe('Too many attempts. Please wait 15 minutes and try again.')
    if (known) expect((await login(email, testPassword, '10.0.0.3')).statusCode).toBe(200)
  },
)

test('R-034 forty parallel guesses get no more looks at the password than five', async () => {
  const { email } = await server.signUp()
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => login(email, 'wrong12345', '10.0.0.4')),
  )
  const counts = { 400: 0, 429: 0 } as Record<number, number>
  for (const { statusCode } of replies) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  expect(counts).toEqual({ 400: 5, 429: 35 })
})

test('R-034 a successful login clears the failures', async () => {
  const { email } = await server.signUp()
  for (let round = 0; round < 3; round++) {
    for (let times = 0; times < 4; times++) await login(email, 'wrong12345', '10.0.0.5')
    expect((await login(email, testPassword, '10.0.0.5')).statusCode).toBe(200)
  }
})

test('R-034 fifty accounts that fail from one network within the hour are the limit', async () => {
  const { email } = await server.signUp()
  const guesses = await Promise.all(
    Array.from({ length: 52 }, () => login(someEmail(), 'wrong12345', '10.0.0.6')),
  )
  expect(guesses.filter((reply) => reply.statusCode === 429)).toHaveLength(2)
  expect((await login(email, testPassword, '10.0.0.6')).statusCode).toBe(429)
  expect((await login(email, testPassword, '10.0.0.7')).statusCode).toBe(200)
})

const deviceOf = (reply: { headers: Record<string, unknown> }) =>
  String(reply.headers['set-cookie']).split(';')[0] ?? ''

test('sixty addresses of one IPv6 /64 are one caller', async () => {
  const { email } = await server.signUp()
  const statuses = []
  for (let host = 1; host <= 60; host++)
    statuses.push((await login(email, 'wrong12345', `2001:db8:7:7::${host}`)).statusCode)
  expect(statuses).toEqual([...Array(5).fill(400), ...Array(55).fill(429)])
})

test('an account guessed at from everywhere slows down, and a browser that knows it still gets in', async () => {
  const { email } = await server.signUp()
  const device = deviceOf(await login(email, testPassword, '10.0.2.1'))
  const statuses = []
  for (let network = 1; network <= 14; network++)
    statuses.push((await login(email, 'wrong12345', `10.0.3.${network}`)).statusCode)
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)])
  const elsewhere = await login(email, testPassword, '10.0.4.1')
  expect(elsewhere.statusCode).toBe(429)
  expect(Number(elsewhere.headers['retry-after'])).toBeLessThanOrEqual(30)
  expect((await login(email, testPassword, '10.0.4.2', device)).statusCode).toBe(200)
  expect((await login(email, testPassword, '10.0.4.2', `${device}x`)).statusCode).toBe(429)

  // Each further failure waits twice as long, up to half an hour.
  const age = (seconds: number) =>
    server.context.pool.query(
      `update attempt set at = array(select t - make_interval(secs => $1) from unnest(at) t)
       where key like 'log-in%'`,
      [seconds],
    )
  await age(31)
  expect((await login(email, 'wrong12345', '10.0.3.20')).statusCode).toBe(400)
  await age(31)
  expect((await login(email, 'wrong12345', '10.0.3.21')).statusCode).toBe(429)
  await age(30)
  expect((await login(email, testPassword, '10.0.3.22')).statusCode).toBe(200)
})

test('somebody else’s browser has no count of its own', async () => {
  const [mine, theirs] = [await server.signUp(), await server.signUp()]
  const device = deviceOf(await login(mine.email, testPassword, '10.0.5.1'))
  const statuses = []
  for (let times = 0; times < 6; times++)
    statuses.push((await login(theirs.email, 'wrong12345', '10.0.5.1', device)).statusCode)
  expect(statuses.at(-1)).toBe(429)
})

test('one colleague’s failures don’t shut out the office', async () => {
  const office = '10.0.6.1'
  const [colleague, newcomer] = [await server.signUp(), await server.signUp()]
  await login(colleague.email, testPassword, office)
  const forgetful = someEmail()
  for (let times = 0; times < 55; times++) await login(forgetful, 'wrong12345', office)
  expect((await login(newcomer.email, testPassword, office)).statusCode).toBe(200)
  // Somebody tries many accounts there: whoever has signed in there before still can.
  await Promise.all(Array.from({ length: 55 }, () => login(someEmail(), 'wrong12345', office)))
  expect((await login(colleague.email, testPassword, office)).statusCode).toBe(200)
  const stranger = await server.signUp()
  expect((await login(stranger.email, testPassword, office)).statusCode).toBe(429)
})

test('a limit ends by itself when its time is over', async () => {
  const { email } = await server.signUp()
  for (let times = 0; times < 6; times++) await login(email, 'wrong12345', '10.0.0.8')
  await server.context.pool.query(
    `update attempt set at = array(select t - interval '16 minutes' from unnest(at) t)
     where key like 'log-in:%'`,
  )
  expect((await login(email, testPassword, '10.0.0.8')).statusCode).toBe(200)
})

test('attempts are kept without anybody’s address', async () => {
  await login('curious.person@example.co.uk', 'wrong12345', '10.9.9.9')
  const { rows } = await server.context.pool.query('select * from attempt')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/curious|10\.9\.9\.9/)
})

test('R-035 no identity provider is offered while none is configured', async () => {
  const reply = await server.get('/auth/providers')
  expect(reply.json()).toEqual({ status: 'success', data: [] })
})
