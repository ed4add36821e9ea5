// Confirming an address, where a mail server is configured.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo, tokenOf } from '../../testing/mails.ts'
import {
  callerOf,
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ mailConfirms: true })
})
afterAll(() => server.stop())

async function register(): Promise<string> {
  const email = someEmail()
  const reply = await server.post('/auth/register', {
    name: 'Tom <b>Finch',
    email,
    password: testPassword,
  })
  expect(reply.json().data).toEqual({ confirmation_required: true })
  return email
}
const login = (email: string, password = testPassword) =>
  server.post('/auth/login', { email, password })
const confirm = (token: string, password = testPassword) =>
  server.post('/auth/confirm-email', { token, password })

test('R-036 the link of the mail confirms the address once, and logs in', async () => {
  const email = await register()
  const mail = await mailTo(server, email)
  expect(mail.link).toMatch(/^http:\/\/[^/]+\/emailconfirm\?token=[\w-]{43}$/)
  expect(mail.text).toContain(mail.link)
  // Whoever entered the address chose the name: no stranger's words reach a mailbox by our email.
  expect(mail.html).not.toContain('Finch')
  const reply = await confirm(tokenOf(mail))
  expect(reply.statusCode).toBe(200)
  const caller = callerOf(server.app, { token: reply.json().data.token, email })
  expect((await caller.get('/user/account')).json().data.confirmed).toBe(true)
  expect((await login(email)).statusCode).toBe(200)
  const again = await confirm(tokenOf(mail))
  expect(again.statusCode).toBe(410)
  expect(again.json().message).toBe('This link has expired or was used already. Ask for a new one.')
})

test('a link confirms nothing by itself: it takes the password of the sign-up', async () => {
  const email = await register()
  const token = tokenOf(await mailTo(server, email))
  const bare = await server.post('/auth/confirm-email', { token })
  expect([bare.statusCode, bare.json().code]).toEqual([400, 'password_required'])
  const wrong = await confirm(token, 'not-the-password1')
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'password'])
  expect((await confirm(token)).statusCode).toBe(200)
})

test('whoever signed up first with another’s address never gets in, whatever its owner opens', async () => {
  const email = someEmail()
  const answers: string[] = []
  const signUp = async (name: string, password: string) => {
    const reply = await server.post('/auth/register', { name, email, password })
    answers.push(`${reply.statusCode} ${reply.body}`)
  }
  await signUp('Mallory Stranger', 'stranger1')
  const strangersLink = tokenOf(await mailTo(server, email))
  await signUp('Olive Owner', 'owner1234')
  const mail = await mailTo(server, email, 2)
  expect([mail.subject, mail.text.includes('Mallory')]).toEqual([
    'Confirm your email address for Plimsoll',
    false,
  ])
  expect((await confirm(strangersLink, 'owner1234')).json().code).toBe('link_replaced')
  expect((await confirm(tokenOf(mail), 'stranger1')).statusCode).toBe(400)
  const confirmed = await confirm(tokenOf(mail), 'owner1234')
  const caller = callerOf(server.app, { token: confirmed.json().data.token, email })
  expect((await caller.get('/user/account')).json().data).toMatchObject({
    name: 'Olive Owner',
    business: { name: 'Olive Owner’s business' },
  })
  expect((await login(email, 'stranger1')).json().message).toBe('Invalid email or password.')
  expect((await login(email, 'owner1234')).statusCode).toBe(200)

  await signUp('Mallory Stranger', 'stranger1')
  expect((await mailTo(server, email, 3)).subject).toBe('You already have a Plimsoll account')
  expect((await login(email, 'stranger1')).statusCode).toBe(400)
  // New, known but not confirmed, and confirmed: no answer gives away which.
  const answer = '201 {"status":"success","data":{"confirmation_required":true}}'
  expect(answers).toEqual([answer, answer, answer])
})

test('an owner who finds a stranger’s link sets a password of their own by a reset link', async () => {
  const email = someEmail()
  await server.post('/auth/register', { name: 'Mallory', email, password: 'stranger1' })
  await mailTo(server, email)
  await server.post('/auth/forgot-password', { email })
  const mail = await mailTo(server, email, 2)
  expect(mail.text).not.toContain('Mallory')
  const newPassword = 'owner1234'
  await server.post('/auth/reset-password', { token: tokenOf(mail), newPassword })
  expect((await login(email, 'stranger1')).statusCode).toBe(400)
  expect((await login(email, newPassword)).statusCode).toBe(200)
})

test('R-036 twenty parallel uses of one link open one session', async () => {
  const email = await register()
  const token = tokenOf(await mailTo(server, email))
  const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, ...Array(19).fill(410)])
})

test('R-037 an expired link answers 410, and a new one can be requested; issuing it voids the older', async () => {
  const email = await register()
  const first = tokenOf(await mailTo(server, email))
  expect((await server.post('/auth/resend-confirmation', { email })).statusCode).toBe(200)
  const second = tokenOf(await mailTo(server, email, 2))
  const replaced = await confirm(first)
  expect([replaced.statusCode, replaced.json().code, replaced.json().message]).toEqual([
    410,
    'link_replaced',
    'A newer email has replaced this link. Open the link in the latest email.',
  ])
  await server.context.pool.query(
    `update one_time_token set expires_at = now() - interval '1 second'
     where user_id = (select id from app_user where email = $1)`,
    [email],
  )
  expect((await confirm(second)).statusCode).toBe(410)
  await server.post('/auth/resend-confirmation', { email })
  expect((await confirm(tokenOf(await mailTo(server, email, 3)))).statusCode).toBe(200)
})

test('R-036 a link is good for 48 hours and is kept as a hash only', async () => {
  const email = await register()
  const token = tokenOf(await mailTo(server, email))
  const { rows } = await server.context.pool.query(
    `select t.*, round(extract(epoch from t.expires_at - t.created_at) / 3600)::int as hours
     from one_time_token t join app_user u on u.id = t.user_id where u.email = $1`,
    [email],
  )
  expect(rows[0].hours).toBe(48)
  expect(JSON.stringify(rows)).not.toContain(token)
  const jobs = await server.context.pool.query('select data from pgboss.job')
  expect(JSON.stringify(jobs.rows)).not.toContain(token)
})

test('R-034 before confirming, the right password learns it and gets a new link; a wrong one learns nothing', async () => {
  const email = await register()
  await mailTo(server, email)
  const wrong = await login(email, 'wrong12345')
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Invalid email or password.'])
  const right = await login(email)
  expect([right.statusCode, right.json().message]).toEqual([
    400,
    'Please confirm your email address first. We have sent you a new link.',
  ])
  expect((await confirm(tokenOf(await mailTo(server, email, 2)))).statusCode).toBe(200)
})

test('R-034 after three links within the hour no more are sent, and the answer says so', async () => {
  const email = await register()
  for (let times = 0; times < 3; times++) await login(email)
  expect((await login(email)).json().message).toBe(
    'Please confirm your email address first. The link is in the emails we have sent you.',
  )
})

test('R-037 asking again for a stranger, or for an address confirmed already, answers 200 and sends nothing', async () => {
  const email = await register()
  await confirm(tokenOf(await mailTo(server, email)))
  const stranger = someEmail()
  const known = await server.post('/auth/resend-confirmation', { email })
  const unknown = await server.post('/auth/resend-confirmation', { email: stranger })
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  expect(known.statusCode).toBe(200)
  await mailTo(server, await register())
  expect(server.mails.filter((mail) => [email, stranger].includes(mail.to))).toHaveLength(1)
})

test('R-037 a confirmation token does not set a password, nor a reset token confirm', async () => {
  const email = await register()
  const token = tokenOf(await mailTo(server, email))
  const reset = await server.post('/auth/reset-password', { token, newPassword: 'harbour456' })
  expect(reset.statusCode).toBe(410)
  await server.post('/auth/forgot-password', { email })
  const resetToken = tokenOf(await mailTo(server, email, 2))
  expect((await confirm(resetToken)).statusCode).toBe(410)
})

test('T-06 whatever is wrong with a link, the answer is never one that signs out or moves the user', async () => {
  for (const token of ['x', 'a'.repeat(200), 'Bearer', '../..', '%00'])
    for (const path of ['confirm-email', 'reset-password', 'validate-password-token']) {
      const { statusCode } = await server.post(`/auth/${path}`, {
        token,
        newPassword: 'harbour456',
      })
      expect([200, 400, 410]).toContain(statusCode)
    }
})
