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

const login = (email: string, password: string, from = '10.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress: from,
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

test('R-034 fifty failures from one place within the hour are the limit, whichever the addresses', async () => {
  const { email } = await server.signUp()
  const guesses = await Promise.all(
    Array.from({ length: 52 }, () => login(someEmail(), 'wrong12345', '10.0.0.6')),
  )
  expect(guesses.filter((reply) => reply.statusCode === 429)).toHaveLength(2)
  expect((await login(email, testPassword, '10.0.0.6')).statusCode).toBe(429)
  expect((await login(email, testPassword, '10.0.0.7')).statusCode).toBe(200)
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
