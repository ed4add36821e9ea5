// Links to frozen copies, and the report by email: what they open, what they never open, and how
// they end.
import * as xlsx from '@e965/xlsx'
import type { Share, Snapshot } from '@plimsoll/contract/shares'
import { hourIn } from '@plimsoll/domain/calendar'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '../../books/accounts/accounts.store.ts'
import { newId } from '../../db/new-id.ts'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import { businessIdOf } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { isSendTime } from './jobs.ts'
import { hasEndedLongAgo, postWeekly } from './weekly-mail.ts'

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-23', ROLE: 'web' } })
  caller = await server.signUp()
  await caller.get('/mock/load-data')
})
afterAll(() => server.stop())

const weekly = { kind: 'weekly_report', date: '2026-11-18', days: 7 }
async function shared(body: object = weekly): Promise<Share & { link: string; token: string }> {
  const reply = await caller.post('/reports/shares', body)
  expect(reply.statusCode, reply.body).toBe(201)
  const { data } = reply.json() as { data: Share & { link: string } }
  return { ...data, token: data.link.split('/shared/')[1] ?? '' }
}
async function inBusiness(
  work: (tx: TenantTx) => Promise<{ rows: unknown[] }>,
): Promise<unknown[]> {
  const { rows } = await asTenant(server.context.db, await businessIdOf(server, caller), work)
  return rows
}
const open = (token: string) => server.get(`/reports/shared/${token}`)
const listed = async () => (await caller.get('/reports/shares')).json().data as Share[]

test('a link shows the frozen report to anyone, counts views and leads nowhere else', async () => {
  const { token, id } = await shared()
  expect(token.length).toBeGreaterThan(60)
  const reply = await open(token)
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.headers['x-robots-tag']).toContain('noindex')
  const { data } = reply.json() as { data: Snapshot }
  expect(data.title).toBe('Weekly report, 16 to 22 November 2026')
  expect(data.report?.bridge).toEqual(
    (await caller.get('/reports/weekly?date=2026-11-18')).json().data.bridge,
  )
  expect(reply.body).not.toMatch(/"href":"[^"]/)
  await open(token)
  expect((await listed()).find((share) => share.id === id)).toMatchObject({
    state: 'open',
    views: 2,
  })
  for (const path of ['/reports/weekly', '/reports/shares', '/data/transactions/list'])
    expect((await server.get(path, { authorization: `Bearer ${token}` })).statusCode).toBe(401)
})

test('a copy stays as it was when the books change', async () => {
  const { token } = await shared({ ...weekly, date: '2026-11-23' })
  const before = (await open(token)).json().data.report
  const { data } = (
    await caller.get('/data/transactions/list?from=2026-11-16&to=2026-11-23')
  ).json()
  await caller.post('/data/update-transactions', {
    transactions: [{ id: data[0].id, excluded: true }],
  })
  expect((await open(token)).json().data.report).toEqual(before)
})

test('a copy names the accounts that its pounds leave out', async () => {
  const holder = await server.signUp()
  await holder.get('/mock/load-data')
  const businessId = await businessIdOf(server, holder)
  await asTenant(server.context.db, businessId, (tx) =>
    addAccount(tx, businessId, { id: newId(), name: 'Dublin', kind: 'current', currency: 'EUR' }),
  )
  const reply = await holder.post('/reports/shares', weekly)
  const { link } = (reply.json() as { data: { link: string } }).data
  const { data } = (await open(link.split('/shared/')[1] ?? '')).json() as { data: Snapshot }
  expect(data.report?.notes).toContain(
    'Not counted in these totals, which are in pounds: Dublin (EUR).',
  )
})

test('only the hash of a link is kept', async () => {
  const { token } = await shared()
  const rows = await inBusiness((tx) => sql`select * from shared_snapshot`.execute(tx))
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('an ended link answers 410 with a sentence, whether revoked, expired or never made', async () => {
  const revoked = await shared()
  const end = await caller.call({ method: 'DELETE', url: `/api/reports/shares/${revoked.id}` })
  expect(end.statusCode).toBe(200)
  const expired = await shared()
  await inBusiness((tx) =>
    sql`update shared_snapshot set expires_at = now() - interval '1 s' where id = ${expired.id}`.execute(
      tx,
    ),
  )
  const other = `${revoked.token.slice(0, -1)}${revoked.token.endsWith('A') ? 'Q' : 'A'}`
  for (const token of [revoked.token, expired.token, other]) {
    const reply = await open(token)
    expect([reply.statusCode, reply.json().message]).toEqual([
      410,
      'This link has ended. Ask whoever sent it for a new one.',
    ])
  }
  expect((await open(`${expired.token}x`)).statusCode).toBe(404)
  expect((await open('short')).statusCode).toBe(404)
  const states = new Map((await listed()).map(({ id, state }) => [id, state]))
  expect([states.get(revoked.id), states.get(expired.id)]).toEqual(['revoked', 'expired'])
  const rows = await inBusiness((tx) =>
    sql`select body from shared_snapshot where id = ${revoked.id}`.execute(tx),
  )
  expect(rows).toEqual([{ body: null }])
})

test('another business neither sees nor ends a link; unknown days are refused', async () => {
  const { id, token } = await shared()
  const other = await server.signUp()
  expect((await other.get('/reports/shares')).json().data).toEqual([])
  const end = await other.call({ method: 'DELETE', url: `/api/reports/shares/${id}` })
  expect(end.statusCode).toBe(404)
  expect((await open(token)).statusCode).toBe(200)
  const reply = await caller.post('/reports/shares', { ...weekly, days: 365 })
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'Choose 1, 7 or 30 days.'])
})

test('the report is sent once a week to those who turned it on, and stops by its own link', async () => {
  const businessId = await businessIdOf(server, caller)
  const mails = () =>
    server.mails.filter(({ to, unsubscribe }) => to === caller.email && unsubscribe)
  const send = async () => {
    await postWeekly(server.context, businessId, '2026-11-23')
    await server.context.outbox.sendDue(server.context)
  }
  await send()
  expect(mails()).toEqual([])
  const put = (subscribed: boolean) =>
    caller.call({ method: 'PUT', url: '/api/reports/email', payload: { subscribed } })
  expect((await put(true)).json().data).toMatchObject({ subscribed: true, address: caller.email })
  await send()
  await send()
  const [mail] = mails()
  expect(mails()).toHaveLength(1)
  expect(mail?.subject).toMatch(/^16 to 22 November 2026 closed at £/)
  expect(mail?.text).toContain('/reports/weekly?date=2026-11-16')
  expect(mail?.html).toContain('Read the whole report')
  const address = new URL(mail?.unsubscribe ?? '')
  const token = address.searchParams.get('token')
  expect((await server.get(`/data/alerts/unsubscribe?token=${token}`)).json().data).toEqual({
    kind: 'weekly_report',
    by_mail: true,
  })
  const stop = await server.app.inject({
    method: 'POST',
    url: `${address.pathname}${address.search}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(stop.statusCode).toBe(200)
  expect((await caller.get('/reports/email')).json().data.subscribed).toBe(false)
  await postWeekly(server.context, businessId, '2026-11-30')
  await server.context.outbox.sendDue(server.context)
  expect(mails()).toHaveLength(1)
})

test('books that ended are written about for a week, not for ever', () => {
  const today = '2026-11-23'
  expect(hasEndedLongAgo(null, today)).toBe(false)
  expect(hasEndedLongAgo('2026-10-18', today)).toBe(false) // 36 days: the first Monday
  expect(hasEndedLongAgo('2026-10-12', today)).toBe(false) // 42 days
  expect(hasEndedLongAgo('2026-10-11', today)).toBe(true)
})

test('mails go out on Mondays from eight in London, summer and winter', () => {
  const at = (instant: string, today: string) =>
    isSendTime({ today, hour: hourIn('Europe/London', new Date(instant)) })
  expect(at('2026-11-23T07:59:00Z', '2026-11-23')).toBe(false)
  expect(at('2026-11-23T08:00:00Z', '2026-11-23')).toBe(true)
  expect(at('2026-07-06T06:59:00Z', '2026-07-06')).toBe(false)
  expect(at('2026-07-06T07:00:00Z', '2026-07-06')).toBe(true)
  expect(at('2026-11-24T03:00:00Z', '2026-11-24')).toBe(true)
  expect(at('2026-11-25T09:00:00Z', '2026-11-25')).toBe(false)
  expect(at('2026-11-22T09:00:00Z', '2026-11-22')).toBe(false)
})

test('what was stored and shared before single pay was hidden names nobody afterwards', async () => {
  const businessId = await businessIdOf(server, caller)
  const [paid] = (await inBusiness((tx) =>
    sql`select m.name from total_day t join merchant m on m.business_id = t.business_id and m.id = t.merchant_id
      where t.business_id = ${businessId} and t.sub_category = 'net_wages' order by 1 limit 1`.execute(
      tx,
    ),
  )) as [{ name: string }]
  const named = new RegExp(paid.name, 'i')
  const claims = Buffer.from(caller.token.split('.')[1] ?? '', 'base64url').toString()
  const { sub } = JSON.parse(claims) as { sub: string }
  const unusual = [
    {
      day: '2026-11-12',
      name: paid.name,
      amount: '-1.00',
      sentence: 'More than usual.',
      href: '/',
    },
  ]
  await inBusiness((tx) =>
    sql`insert into weekly_report (business_id, week, body)
      select business_id, '2026-11-09', jsonb_set(body, '{unusual}', ${JSON.stringify(unusual)}::jsonb)
      from weekly_report where business_id = ${businessId} and week = '2026-11-16' returning week`.execute(
      tx,
    ),
  )
  await inBusiness((tx) =>
    sql`insert into alert (business_id, user_id, id, kind, subject, title, message, href)
      values (${businessId}, ${sub}, gen_random_uuid(), 'large_outflow', 'pay', ${`Paid: ${paid.name}`}, 'Paid.',
        ${`/cash-flow/forecast/people/${encodeURIComponent(paid.name)}`}) returning id`.execute(tx),
  )
  const report = await shared({ ...weekly, date: '2026-11-10' })
  const pack = await shared({ kind: 'accountants_pack', days: 1 })
  await caller.call({ method: 'PUT', url: '/api/reports/email', payload: { subscribed: true } })
  const q = encodeURIComponent(paid.name)
  const places = async () => ({
    report: (await caller.get('/reports/weekly?date=2026-11-10')).body,
    shared: (await open(report.token)).body,
    alerts: (await caller.get('/data/alerts')).body,
    merchants: (await caller.get('/data/merchants')).body,
    found: (await caller.get(`/data/transactions/list?q=${q}`)).body,
    foundMerchants: (await caller.get(`/data/merchants?q=${q}`)).body,
    pack: JSON.stringify(xlsx.read((await caller.get('/reports/pack')).rawPayload).Sheets),
  })
  const before = await places()
  expect(Object.entries(before).filter(([, body]) => !named.test(body))).toEqual([])
  const payload = { business: { hide_pay: true } }
  await caller.call({ method: 'PATCH', url: '/api/user/account', payload })
  const after = await places()
  for (const [place, body] of Object.entries(after))
    expect([place, named.exec(body)?.[0]]).toEqual([place, undefined])
  expect(after.alerts).toContain('Paid: Employee')
  expect(JSON.parse(after.found)).toMatchObject({ data: [], total: { count: 0 } })
  expect((await server.get(`/reports/shared/${pack.token}/file`)).statusCode).toBe(410)
  await postWeekly(server.context, businessId, '2026-11-16')
  await server.context.outbox.sendDue(server.context)
  const mail = server.mails.findLast(({ to }) => to === caller.email)
  expect(mail?.text).toContain('Unusual: Employee')
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(named)
})
