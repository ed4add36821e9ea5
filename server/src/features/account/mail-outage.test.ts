// A mail server that is down loses nothing: the call succeeds, and the mail goes out when the
// server is back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboxQueue } from '../../mail/outbox.ts'
import { MailRefused } from '../../outside/mail.ts'
import { mailTo, tokenOf } from '../../testing/mails.ts'
import {
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../testing/test-server.ts'

let server: TestServer
let failure: Error | null = null
beforeAll(async () => {
  server = await startTestServer({
    mailConfirms: true,
    beforeMail: async () => {
      if (failure) throw failure
    },
  })
})
afterAll(() => server.stop())

const register = async () => {
  const email = someEmail()
  const reply = await server.post('/auth/register', { name: 'Tom', email, password: testPassword })
  expect(reply.statusCode).toBe(201)
  return email
}
const rowOf = async (email: string) =>
  (await server.context.pool.query('select * from email_outbox where recipient = $1', [email]))
    .rows[0]

test('R-036 a confirmation that could not be sent waits a minute and is sent then, with a link that works', async () => {
  failure = new Error('connect ECONNREFUSED')
  const email = await register()
  await expect.poll(async () => (await rowOf(email)).last_error).toBeTruthy()
  const waiting = await rowOf(email)
  expect(waiting).toMatchObject({ attempts: 1, sent_at: null, failed_at: null })
  expect(waiting.not_before.getTime() - Date.now()).toBeGreaterThan(50_000)
  expect((await server.get('/health')).json().mail).toMatchObject({ waiting: 1, failed: 0 })

  failure = null
  await server.context.pool.query(`update email_outbox set not_before = now()`)
  await server.context.jobs.send(outboxQueue.name, {})
  const mail = await mailTo(server, email)
  const confirmed = await server.post('/auth/confirm-email', {
    token: tokenOf(mail),
    password: testPassword,
  })
  expect(confirmed.statusCode).toBe(200)
  expect(server.mails.filter(({ to }) => to === email)).toHaveLength(1)
})

test('a mail that its recipient’s server refuses is given up at once, and counted', async () => {
  failure = new MailRefused('550 No such user')
  const email = await register()
  await expect.poll(async () => (await rowOf(email)).failed_at).toBeTruthy()
  expect(await rowOf(email)).toMatchObject({ attempts: 1, sent_at: null })
  expect((await server.get('/health')).json().mail).toMatchObject({ waiting: 0, failed: 1 })
  failure = null
})
