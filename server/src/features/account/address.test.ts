// Another email address: with the password, by a link to the new one, and a notice to the old one;
// nobody learns who has an account.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailAbout, mailTo, tokenOf } from '../../testing/mails.ts'
import { quiet } from '../../testing/quiet.ts'
import {
  type Caller,
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const requestChange = (caller: Caller, email: string, password = testPassword) =>
  caller.post('/user/email', { email, password })
const take = (token: string) => server.post('/auth/confirm-new-email', { token })
const logIn = async (email: string) =>
  (await server.post('/auth/login', { email, password: testPassword })).statusCode
const addressOf = async (caller: Caller) => (await caller.get('/user/account')).json().data.email

test('the account has its new address once the link is opened, and the old one gets a notice', async () => {
  const caller = await server.signUp()
  const email = someEmail()
  expect((await requestChange(caller, ` ${email.toUpperCase()} `)).json()).toEqual({
    status: 'success',
  })
  const mail = await mailTo(server, email)
  expect(mail.link).toContain('/confirm-new-email?token=')
  expect(mail.text).toContain(caller.email)
  expect(await addressOf(caller)).toBe(caller.email)

  const taken = await take(tokenOf(mail))
  expect([taken.statusCode, taken.json().data]).toEqual([200, { email }])
  expect(await addressOf(caller)).toBe(email)
  expect([await logIn(email), await logIn(caller.email)]).toEqual([200, 400])
  const subject = 'The email address of your Plimsoll account was changed'
  const notice = await mailAbout(server, caller.email, subject)
  expect(notice.text).toContain(email)
  expect((await take(tokenOf(mail))).statusCode).toBe(410)
})

test('a changed address ends every session but the one that changed it', async () => {
  const caller = await server.signUp()
  const login = await server.post('/auth/login', { email: caller.email, password: testPassword })
  const other = { authorization: `Bearer ${login.json().data.token}` }
  const email = someEmail()
  await requestChange(caller, email)
  expect((await server.get('/user/account', other)).statusCode).toBe(200)
  await take(tokenOf(await mailTo(server, email)))
  expect((await server.get('/user/account', other)).statusCode).toBe(401)
  expect(await addressOf(caller)).toBe(email)
})

test('nothing is sent without the password, for the address one has, or for what is none', async () => {
  const caller = await server.signUp()
  const email = someEmail()
  expect((await requestChange(caller, email, 'wrong-password1')).statusCode).toBe(400)
  expect((await requestChange(caller, caller.email)).statusCode).toBe(400)
  expect((await requestChange(caller, 'a@b.c')).statusCode).toBe(400)
  expect((await requestChange(caller, `${email}\r\nBcc: other@example.co.uk`)).statusCode).toBe(400)
  await quiet(server)
  expect(server.mails.filter(({ to }) => to === email)).toEqual([])
})

test('an address that another account has is not given away, and only its owner reads so', async () => {
  const [caller, other] = [await server.signUp(), await server.signUp()]
  expect((await requestChange(caller, other.email)).json()).toEqual({ status: 'success' })
  const subject = 'This email address already has a Plimsoll account'
  const mail = await mailAbout(server, other.email, subject)
  expect(mail.text).not.toContain(caller.email)
  expect(mail.link).not.toContain('token')
})

test('of two links the later counts; one that another account was faster with is spent', async () => {
  const caller = await server.signUp()
  const [first, second] = [someEmail(), someEmail()]
  await requestChange(caller, first)
  const early = tokenOf(await mailTo(server, first))
  await requestChange(caller, second)
  const late = tokenOf(await mailTo(server, second))
  expect((await take(early)).statusCode).toBe(410)
  await server.signUp({ email: second })
  expect((await take(late)).statusCode).toBe(410)
  expect(await addressOf(caller)).toBe(caller.email)
})

test('links to the old address are good for nothing once the address has changed', async () => {
  const caller = await server.signUp()
  await server.post('/auth/forgot-password', { email: caller.email })
  const reset = tokenOf(await mailAbout(server, caller.email, 'Set a new password for Plimsoll'))
  const email = someEmail()
  await requestChange(caller, email)
  await take(tokenOf(await mailTo(server, email)))
  const reply = await server.post('/auth/reset-password', {
    token: reset,
    newPassword: 'harbour999',
  })
  expect(reply.statusCode).toBe(410)
})

test('a link that is a day old, or voided by a new password, is spent', async () => {
  const caller = await server.signUp()
  const [old, voided] = [someEmail(), someEmail()]
  await requestChange(caller, old)
  const stale = tokenOf(await mailTo(server, old))
  await server.context.pool.query(`update address_change set expires_at = now() - interval '1 s'`)
  expect((await take(stale)).statusCode).toBe(410)
  await requestChange(caller, voided)
  const token = tokenOf(await mailTo(server, voided))
  await caller.post('/user/password', { password: testPassword, newPassword: 'harbour999' })
  expect((await take(token)).statusCode).toBe(410)
})
