// A forgotten password, from the question to the new session.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailAbout, mailsTo, mailTo, tokenOf } from '../../testing/mails.ts'
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

const newPassword = 'harbour456'
const login = (email: string, password: string) => server.post('/auth/login', { email, password })
const reset = (token: string, password = newPassword) =>
  server.post('/auth/reset-password', { token, newPassword: password })
const validate = (token: string) => server.post('/auth/validate-password-token', { token })

async function requestReset(email: string, mails = 2): Promise<string> {
  await mailsTo(server, email, mails - 1)
  expect((await server.post('/auth/forgot-password', { email })).statusCode).toBe(200)
  return tokenOf(await mailTo(server, email, mails))
}

test('R-038 R-041 the link sets a new password once; the old one is refused afterwards', async () => {
  const { email } = await server.signUp()
  const token = await requestReset(email)
  expect((await reset(token)).json()).toEqual({ status: 'success' })
  expect((await login(email, testPassword)).statusCode).toBe(400)
  expect((await login(email, newPassword)).statusCode).toBe(200)
  expect((await reset(token, 'harbour789')).statusCode).toBe(410)
  expect((await login(email, newPassword)).statusCode).toBe(200)
})

test('R-038 the mail leads to /reset-password with the token', async () => {
  const { email } = await server.signUp()
  await requestReset(email)
  const mail = await mailAbout(server, email, 'Set a new password for Plimsoll')
  expect(mail.link).toMatch(/^http:\/\/[^/]+\/reset-password\?token=[\w-]{43}$/)
  expect(mail.text).toContain(mail.link)
})

test('R-041 a reset ends every session of the user', async () => {
  const caller = await server.signUp()
  const other = await login(caller.email, testPassword)
  await reset(await requestReset(caller.email))
  expect((await caller.get('/user/account')).statusCode).toBe(401)
  const headers = { authorization: `Bearer ${other.json().data.token}` }
  expect((await server.get('/user/account', headers)).statusCode).toBe(401)
})

test('R-041 twenty parallel uses of one link set one password', async () => {
  const { email } = await server.signUp()
  const token = await requestReset(email)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => reset(token, `parallel${index}`)),
  )
  const winners = replies.flatMap((reply, index) => (reply.statusCode === 200 ? [index] : []))
  expect(winners).toHaveLength(1)
  expect((await login(email, `parallel${winners[0]}`)).statusCode).toBe(200)
})

test('R-042 looking at a link tells whether it works, twice in a row, and uses nothing up', async () => {
  const { email } = await server.signUp()
  const token = await requestReset(email)
  for (let times = 0; times < 2; times++)
    expect((await validate(token)).json()).toEqual({ status: 'success', data: { valid: true } })
  expect((await reset(token)).statusCode).toBe(200)
  expect((await validate(token)).json().data.valid).toBe(false)
  expect((await validate('made-up')).json().data.valid).toBe(false)
})

test('R-038 asking again voids the older link, and a link expires after an hour', async () => {
  const { email } = await server.signUp()
  const first = await requestReset(email)
  const second = await requestReset(email, 3)
  expect((await validate(first)).json().data.valid).toBe(false)
  expect((await reset(first)).statusCode).toBe(410)
  const { rows } = await server.context.pool.query(
    `update one_time_token set expires_at = now() where kind = 'reset' and replaced_at is null
     and user_id = (select id from app_user where email = $1)
     returning round(extract(epoch from expires_at - created_at))::int as age`,
    [email],
  )
  expect(rows).toHaveLength(1)
  expect((await validate(second)).json().data.valid).toBe(false)
  expect((await reset(second)).statusCode).toBe(410)
})

test('R-044 R-045 the new password follows the rules, and a refused one leaves the link alone', async () => {
  const { email } = await server.signUp()
  const token = await requestReset(email)
  for (const bad of ['short1', 'nodigitshere', '12345678', `${'a'.repeat(32)}1`])
    expect((await reset(token, bad)).statusCode).toBe(400)
  expect((await reset(token)).statusCode).toBe(200)
})

test('R-039 R-040 a known and an unknown address are answered alike', async () => {
  const { email } = await server.signUp()
  const known = await server.post('/auth/forgot-password', { email })
  const unknown = await server.post('/auth/forgot-password', { email: someEmail() })
  expect(known.statusCode).toBe(200)
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
})

test.each([true, false])(
  'R-039 the fourth link requested within the hour answers 429 (known address: %s)',
  async (known) => {
    const email = known ? (await server.signUp()).email : someEmail()
    const requestLink = () => server.post('/auth/forgot-password', { email })
    for (let times = 0; times < 3; times++) expect((await requestLink()).statusCode).toBe(200)
    const refused = await requestLink()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  },
)

test('three requests by anybody elsewhere don’t keep the owner from a link of their own', async () => {
  const { email } = await server.signUp()
  const from = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email },
      remoteAddress,
    })
  for (let times = 0; times < 4; times++) await from('10.2.0.1')
  expect((await from('10.2.0.2')).statusCode).toBe(200)
  const mails = await mailsTo(server, email, 5)
  expect((await reset(tokenOf(mails[3] as (typeof mails)[number]))).json().code).toBe(
    'link_replaced',
  )
  expect((await reset(tokenOf(mails[4] as (typeof mails)[number]))).statusCode).toBe(200)
})

test('a new password by a mailed link lets its browser in while strangers keep guessing', async () => {
  const { email } = await server.signUp()
  const guess = async (round: number) => {
    for (let network = 0; network < 12; network++)
      await server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: 'wrong12345' },
        remoteAddress: `10.3.${round}.${network}`,
      })
  }
  await guess(1)
  const done = await reset(await requestReset(email))
  await guess(2)
  const logIn = (headers: Record<string, string>) =>
    server.post('/auth/login', { email, password: newPassword }, headers)
  const cookie = String(done.headers['set-cookie']).split(';')[0] ?? ''
  expect((await logIn({})).statusCode).toBe(429)
  expect((await logIn({ cookie })).statusCode).toBe(200)
})

test('R-038 a reset lets in who had locked themselves out by guessing', async () => {
  const { email } = await server.signUp()
  for (let times = 0; times < 6; times++) await login(email, 'wrong12345')
  expect((await login(email, testPassword)).statusCode).toBe(429)
  await reset(await requestReset(email))
  expect((await login(email, newPassword)).statusCode).toBe(200)
})

test('R-042 links can be looked at twenty times an hour from one place', async () => {
  const look = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/validate-password-token',
      payload: { token: 'made-up' },
      remoteAddress: '10.1.1.1',
    })
  for (let times = 0; times < 20; times++) expect((await look()).statusCode).toBe(200)
  expect((await look()).statusCode).toBe(429)
})
