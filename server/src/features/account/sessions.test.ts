// Sessions: the list with its devices, signing out here and everywhere, and what else ends them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callerOf,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../testing/test-server.ts'
import { deviceOf } from './device.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { LOGINS_PER_15_MINUTES: '5' } })
})
afterAll(() => server.stop())

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

async function logIn(email: string, password = testPassword) {
  const reply = await server.post('/auth/login', { email, password }, { 'user-agent': windows })
  return callerOf(server.app, { email, token: reply.json().data.token })
}
const isIn = async (caller: { get(path: string): Promise<{ statusCode: number }> }) =>
  (await caller.get('/user/account')).statusCode === 200
const signOut = (caller: Awaited<ReturnType<typeof logIn>>, query: string) =>
  caller.call({ method: 'DELETE', url: `/api/user/sessions${query}` })

test('the list names the device and marks the session that asks', async () => {
  const first = await server.signUp()
  const second = await logIn(first.email)
  const { data } = (await second.get('/user/sessions')).json()
  expect(data).toHaveLength(2)
  expect(data.filter((session: { current: boolean }) => session.current)).toEqual([
    expect.objectContaining({ device: 'Chrome on Windows' }),
  ])
})

test('R-028 logging out ends this session only', async () => {
  const first = await server.signUp()
  const second = await logIn(first.email)
  expect((await second.post('/auth/logout')).statusCode).toBe(200)
  expect([await isIn(first), await isIn(second)]).toEqual([true, false])
  expect((await second.post('/auth/logout')).statusCode).toBe(401)
  expect((await first.get('/user/sessions')).json().data).toHaveLength(1)
})

test('signing out everywhere ends every session, or all but this one', async () => {
  const first = await server.signUp()
  const second = await logIn(first.email)
  const stranger = await server.signUp()
  await signOut(second, '?keep_current=true')
  expect([await isIn(first), await isIn(second)]).toEqual([false, true])
  await signOut(second, '')
  expect(await isIn(second)).toBe(false)
  expect(await isIn(stranger)).toBe(true)
})

test('a new password needs the current one and ends the other sessions', async () => {
  const first = await server.signUp()
  const second = await logIn(first.email)
  const change = (password: string, newPassword: string) =>
    second.post('/user/password', { password, newPassword })
  const wrong = await change('wrong12345', 'harbour456')
  expect([wrong.statusCode, wrong.json().message]).toEqual([
    400,
    'This is not your current password.',
  ])
  expect((await change(testPassword, 'short1')).statusCode).toBe(400)
  expect(await isIn(first)).toBe(true)
  expect((await change(testPassword, 'harbour456')).statusCode).toBe(200)
  expect([await isIn(first), await isIn(second)]).toEqual([false, true])
  expect(await isIn(await logIn(first.email, 'harbour456'))).toBe(true)
})

test('guessing the current password is limited', async () => {
  const caller = await server.signUp()
  const guess = () =>
    caller.post('/user/password', { password: 'wrong12345', newPassword: 'harbour456' })
  for (let times = 0; times < 5; times++) expect((await guess()).statusCode).toBe(400)
  const refused = await guess()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
})

test('a session ends when it is not used, and at the latest after a week', async () => {
  const age = async (column: string, by: string) => {
    const caller = await server.signUp()
    expect(await isIn(caller)).toBe(true)
    await server.context.pool.query(
      `update session set ${column} = ${column} - interval '${by}'
       where user_id = (select id from app_user where email = $1)`,
      [caller.email],
    )
    return isIn(caller)
  }
  expect(await age('last_seen_at', '23 hours')).toBe(true)
  expect(await age('last_seen_at', '25 hours')).toBe(false)
  expect(await age('expires_at', '8 days')).toBe(false)
})

test.each([
  [windows, 'Chrome on Windows'],
  [`${windows} Edg/142.0.0.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.9.1', 'curl'],
  ['<script>', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
