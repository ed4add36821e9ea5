// The link that stops mails: by a mailbox's own button or by the page, signed out, for one kind and
// one person alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { readEnv } from '../../env.ts'
import { openLog } from '../../log.ts'
import { openMailer } from '../../outside/mail.ts'
import { businessIdOf } from '../../testing/books.ts'
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { watchConsent } from './service.ts'

let server: TestServer
let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20', ROLE: 'web' } })
})
afterAll(async () => {
  await server.stop()
  await smtp.leave()
})

const sendDue = () => {
  const mailer = openMailer(readEnv({ SMTP_URL: smtp.url }), openLog('silent'))
  return server.context.outbox.sendDue({ ...server.context, mailer })
}
const consentEnds = async (caller: Caller, connectionId: string) => {
  const businessId = await businessIdOf(server, caller)
  const consent = { connectionId, bank: 'Barclays', endsOn: '2026-11-27' }
  await asTenant(server.context.db, businessId, (tx) =>
    watchConsent(server.context, tx, businessId, consent),
  )
}
const confirmed = async () => {
  const caller = await server.signUp()
  await server.context.pool.query('update app_user set confirmed_at = now()')
  return caller
}
const mailsTo = (caller: Caller) =>
  smtp.received.filter(
    ({ envelopeTo, headers }) =>
      headers.some(({ key }) => key === 'list-unsubscribe') && envelopeTo.includes(caller.email),
  )
const byMail = async (caller: Caller) =>
  Object.fromEntries(
    (await caller.get('/data/alerts/settings'))
      .json()
      .data.kinds.map((kind: { kind: string; by_mail: boolean }) => [kind.kind, kind.by_mail]),
  )
const allOn = {
  low_ahead: true,
  balance_low: true,
  missed_receipt: true,
  large_outflow: true,
  consent: true,
}

async function mailed(): Promise<{ caller: Caller; address: string; token: string }> {
  const caller = await confirmed()
  await consentEnds(caller, 'c1')
  await sendDue()
  const [mail] = mailsTo(caller)
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<(http\S+)>$/.exec(header('list-unsubscribe')?.replace(/\s/g, '') ?? '')?.[1]
  if (!address) throw new Error('The mail cannot be stopped.')
  expect(mail?.text).toContain(address)
  return { caller, address, token: new URL(address).searchParams.get('token') ?? '' }
}
const press = (address: string) => {
  const { pathname, search } = new URL(address)
  return server.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

describe('a mailbox’s own button', () => {
  test('stops the mails of this kind to this person, signed out, and nothing else', async () => {
    const { caller, address } = await mailed()
    const other = await mailed()
    const reply = await press(address)
    expect([reply.statusCode, reply.headers.location]).toEqual([200, undefined])
    expect(await byMail(caller)).toEqual({ ...allOn, consent: false })
    expect(await byMail(other.caller)).toEqual(allOn)
    await consentEnds(caller, 'c2')
    await consentEnds(other.caller, 'c2')
    await sendDue()
    expect([mailsTo(caller).length, mailsTo(other.caller).length]).toEqual([1, 2])
    expect((await caller.get('/data/alerts')).json().data).toHaveLength(2)
  })

  test('stops mails too that waited to be sent', async () => {
    const { caller, address } = await mailed()
    await consentEnds(caller, 'c2')
    await press(address)
    await sendDue()
    expect(mailsTo(caller)).toHaveLength(1)
  })

  test('other forms are taken nowhere else', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/data/alerts/unsubscribe',
      payload: 'by_mail=false',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(reply.statusCode).toBe(400)
  })
})

describe('the page', () => {
  test('asks what the link is about without changing anything, then stops it, and takes it back', async () => {
    const { caller, token } = await mailed()
    const reply = await server.get(`/data/alerts/unsubscribe?token=${token}`)
    expect(reply.json().data).toEqual({ kind: 'consent', by_mail: true })
    expect(await byMail(caller)).toEqual(allOn)
    const stopped = await server.post('/data/alerts/unsubscribe', { token, by_mail: false })
    expect(stopped.json().data).toEqual({ kind: 'consent', by_mail: false })
    expect(await byMail(caller)).toEqual({ ...allOn, consent: false })
    await server.post('/data/alerts/unsubscribe', { token, by_mail: true })
    expect(await byMail(caller)).toEqual(allOn)
  })

  test('a token that was made up, cut, or written for another kind or person is refused', async () => {
    const { caller, token } = await mailed()
    const other = await mailed()
    const parts = token.split('.')
    const foreign = other.token.split('.')
    const forged = [
      'x',
      '...',
      token.slice(0, -2),
      [...parts.slice(0, 2), 'low_ahead', parts[3]].join('.'),
      [foreign[0], foreign[1], parts[2], parts[3]].join('.'),
      [parts[0], foreign[1], parts[2], parts[3]].join('.'),
    ]
    for (const made of forged) {
      expect(
        (await server.post('/data/alerts/unsubscribe', { token: made, by_mail: false })).statusCode,
      ).toBe(400)
      expect((await press(`http://x/unsubscribe?token=${made}`)).statusCode).toBe(400)
    }
    expect([await byMail(caller), await byMail(other.caller)]).toEqual([allOn, allOn])
  })

  test('the token opens nothing else', async () => {
    const { token } = await mailed()
    const headers = { authorization: `Bearer ${token}` }
    expect((await server.get('/data/alerts', headers)).statusCode).toBe(401)
    expect(
      (await server.post('/auth/reset-password', { token, newPassword: 'harbour999' })).statusCode,
    ).toBe(410)
  })

  test('of a person who has left it does nothing, and says nothing', async () => {
    const { caller, token } = await mailed()
    await caller.call({
      method: 'DELETE',
      url: '/api/user/account',
      payload: { password: 'harbour123' },
    })
    const reply = await server.post('/data/alerts/unsubscribe', { token, by_mail: false })
    expect(reply.statusCode).toBe(200)
  })
})

test('an address that refuses mail is shown beside the notification settings', async () => {
  const caller = await confirmed()
  smtp.refuse = (address) => address === caller.email
  await consentEnds(caller, 'c1')
  await sendDue()
  const { mail } = (await caller.get('/data/alerts/settings')).json().data
  expect(mail).toMatchObject({ address: caller.email, sends: false })
  expect(Date.parse(mail.refused_at)).toBeGreaterThan(0)
  smtp.refuse = () => false
  await consentEnds(caller, 'c2')
  await sendDue()
  expect((await caller.get('/data/alerts/settings')).json().data.mail.refused_at).toBeNull()
})

test('an address that was never confirmed gets no mails where addresses are confirmed', async () => {
  const caller = await server.signUp()
  await server.context.pool.query('update app_user set confirmed_at = null')
  await consentEnds(caller, 'c1')
  Object.assign(server.context.mailer, { confirms: true })
  await sendDue()
  Object.assign(server.context.mailer, { confirms: false })
  expect(mailsTo(caller)).toEqual([])
})
