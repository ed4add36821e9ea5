// A mail server that is down loses nothing: the call succeeds, and the mail goes out when the server is back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo, tokenOf } from '../../testing/mails.ts'
import {
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../testing/test-server.ts'

let server: TestServer
let failures = 0
beforeAll(async () => {
  server = await startTestServer({
    mailConfirms: true,
    beforeMail: async () => {
      if (failures === 0) return
      failures -= 1
      throw new Error('connect ECONNREFUSED')
    },
  })
})
afterAll(() => server.stop())

test('R-036 a confirmation that could not be sent is sent later, with a link that works', async () => {
  failures = 1
  const email = someEmail()
  const reply = await server.post('/auth/register', { name: 'Tom', email, password: testPassword })
  expect(reply.statusCode).toBe(201)
  const mail = await mailTo(server, email)
  expect(failures).toBe(0)
  const confirmed = await server.post('/auth/confirm-email', { token: tokenOf(mail) })
  expect(confirmed.statusCode).toBe(200)
  expect(server.mails.filter(({ to }) => to === email)).toHaveLength(1)
})
