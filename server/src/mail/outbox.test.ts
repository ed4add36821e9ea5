// The outbox on a real mail server: nothing is lost, nothing is sent twice but what a server took
// without saying so.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { asOwner } from '../db/effect.ts'
import { readEnv } from '../env.ts'
import { openLog } from '../log.ts'
import { openMailer } from '../outside/mail.ts'
import { startSmtp, type TestSmtp } from '../testing/smtp.ts'
import {
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../testing/test-server.ts'
import { takePosted } from './outbox.store.ts'
import { retryWaitSeconds, triesMax } from './retries.ts'

let server: TestServer
let smtp: TestSmtp
let context: Context
beforeAll(async () => {
  smtp = await startSmtp()
  // Enqueues only: here the test is the worker.
  server = await startTestServer({ mailConfirms: true, env: { ROLE: 'web' } })
  const env = readEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'Plimsoll <cash@example.co.uk>' })
  context = { ...server.context, mailer: openMailer(env, openLog('silent')) }
})
afterAll(async () => {
  await server.stop()
  await smtp.leave()
})
beforeEach(async () => {
  smtp.received.length = 0
  await server.context.pool.query('delete from email_outbox')
})

const register = async (email = someEmail()) => {
  await server.post('/auth/register', { name: 'Tom', email, password: testPassword })
  return email
}
const rows = async () =>
  (await server.context.pool.query('select * from email_outbox order by created_at')).rows
const dueAgain = () =>
  server.context.pool.query(
    'update email_outbox set not_before = now(), leased_until = null where sent_at is null',
  )
const post = (dedupeKey: string, recipient = someEmail()) =>
  asOwner(context.db, (tx) =>
    context.outbox.post(context, tx, {
      dedupeKey,
      template: 'moved',
      recipient,
      data: { name: 'Tom', newEmail: 'tom@example.co.uk' },
    }),
  )

test('a mail arrives as HTML and text that say the same, from us, to the one person, with nothing fetched or counted', async () => {
  const email = await register()
  await context.outbox.sendDue(context)
  expect(smtp.received).toHaveLength(1)
  const [mail] = smtp.received
  expect(mail?.envelopeTo).toEqual([email])
  expect(mail?.from).toMatchObject({ name: 'Plimsoll', address: 'cash@example.co.uk' })
  expect(mail?.subject).toBe('Confirm your email address for Plimsoll')
  const link = /http\S+\/emailconfirm\?token=[\w-]+/.exec(mail?.text ?? '')?.[0]
  expect(mail?.html).toContain(link?.replaceAll('&', '&amp;'))
  for (const words of ['Hello,', 'Open the link within 48 hours', 'Confirm my email address']) {
    expect(mail?.text).toContain(words)
    expect(mail?.html).toContain(words)
  }
  expect(mail?.html).toContain('lang="en-GB"')
  expect(mail?.html).not.toMatch(/<img|<script|<link|src=|url\(|@import/)
  expect([...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
    link,
  ])
  const [row] = await rows()
  expect(row).toMatchObject({ attempts: 1, last_error: null, data: {} })
  expect(JSON.stringify(await rows())).not.toContain(link?.split('token=')[1])
})

test('a cause is written about once, and not at all when it is rolled back', async () => {
  expect(await post('cause-1')).toBe(true)
  expect(await post('cause-1')).toBe(false)
  await expect(
    asOwner(context.db, async (tx) => {
      await context.outbox.post(context, tx, {
        dedupeKey: 'cause-2',
        template: 'moved',
        recipient: someEmail(),
      })
      throw new Error('the change failed')
    }),
  ).rejects.toThrow('the change failed')
  await context.outbox.sendDue(context)
  expect(smtp.received).toHaveLength(1)
})

test('workers side by side send each mail once', async () => {
  for (let count = 0; count < 20; count++) await post(`many-${count}`)
  await Promise.all([1, 2, 3, 4].map(() => context.outbox.sendDue(context)))
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(20)
  expect(smtp.received).toHaveLength(20)
})

describe('a server that is away', () => {
  test('keeps mails waiting, ever longer, and gets them when it is back', async () => {
    await smtp.leave()
    const email = await register()
    const waits: number[] = []
    for (let tries = 1; tries < triesMax; tries++) {
      await context.outbox.sendDue(context)
      const [row] = await rows()
      expect(row).toMatchObject({ attempts: tries, sent_at: null, failed_at: null })
      expect(row.last_error).toMatch(/ECONNREFUSED/)
      waits.push(Math.round((row.not_before.getTime() - Date.now()) / 60_000))
      await context.outbox.sendDue(context)
      expect((await rows())[0].attempts).toBe(tries)
      await dueAgain()
    }
    expect(waits).toEqual([1, 5, 20, 60, 120, 240, 360])
    await smtp.comeBack()
    await context.outbox.sendDue(context)
    expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[email]])
  })

  test('is given up after eight tries, and that is seen', async () => {
    await post('hopeless')
    await smtp.leave()
    for (let tries = 0; tries < triesMax + 2; tries++) {
      await context.outbox.sendDue(context)
      await dueAgain()
    }
    await smtp.comeBack()
    await context.outbox.sendDue(context)
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 8, sent_at: null })
    expect(row.failed_at).not.toBeNull()
    expect(smtp.received).toEqual([])
    expect((await server.get('/health')).json().mail).toEqual({ waiting: 0, failed: 1 })
  })

  test('waits between a minute and six hours', () => {
    const waits = Array.from({ length: triesMax }, (_, tries) => retryWaitSeconds(tries + 1))
    expect([waits[0], waits.at(-1)]).toEqual([60, 21_600])
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
  })
})

test('a recipient that is refused for good is not tried again, and named to nobody else', async () => {
  smtp.refuse = (address) => address.startsWith('gone')
  await post('to-the-gone', 'gone@example.co.uk')
  await post('to-the-living', 'living@example.co.uk')
  const lines: string[] = []
  const to = { write: (line: string) => lines.push(line) }
  await context.outbox.sendDue({ ...context, log: openLog('info', to) })
  expect(lines.join('')).toContain('550 <[address]>: No such user here')
  expect(lines.join('')).not.toContain('gone@')
  const [gone, living] = await rows()
  expect(gone).toMatchObject({ attempts: 1, sent_at: null })
  expect(gone.failed_at).not.toBeNull()
  expect(gone.last_error).toContain('550')
  expect(living.sent_at).not.toBeNull()
  smtp.refuse = () => false
})

test('a worker that was killed while it sent loses nothing: the lease runs out, and another sends', async () => {
  const email = await register()
  expect((await takePosted(context.db, 90))?.recipient).toBe(email)
  await context.outbox.sendDue(context)
  expect(smtp.received).toEqual([])
  await server.context.pool.query(`update email_outbox set leased_until = now() - interval '1 s'`)
  await context.outbox.sendDue(context)
  expect(smtp.received).toHaveLength(1)
})

test('a mail that was taken and not marked goes out as the same mail, and the link that came first works', async () => {
  await register()
  const deaf = {
    ...context,
    mailer: {
      confirms: true,
      send: async (mail: Parameters<Context['mailer']['send']>[0]) => {
        await context.mailer.send(mail)
        throw new Error('the connection broke before the answer')
      },
    },
  }
  await context.outbox.sendDue(deaf)
  await dueAgain()
  await context.outbox.sendDue(context)
  const [first, second, ...more] = smtp.received
  expect(more).toEqual([])
  expect(second?.messageId).toBe(first?.messageId)
  expect(second?.text).toBe(first?.text)
  const token = /token=([\w-]+)/.exec(first?.text ?? '')?.[1]
  expect(
    (await server.post('/auth/confirm-email', { token, password: testPassword })).statusCode,
  ).toBe(200)
})

test('what is old is cleared; what waits is not', async () => {
  const { clearOutbox } = await import('./outbox.ts')
  await post('old')
  await context.outbox.sendDue(context)
  await post('waiting')
  const age =
    "update email_outbox set created_at = now() - interval '40 days', sent_at = sent_at - interval '40 days'"
  await server.context.pool.query(age)
  await clearOutbox(context)
  expect((await rows()).map(({ dedupe_key }) => dedupe_key)).toEqual(['waiting'])
})
