// Amounts at and past the bounds, at every door: refused with a sentence where they come in,
// printed and undone where earlier versions have already stored them. Nothing here may answer 500.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { businessIdOf } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { check, uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

const pages = [
  '/data/uploads',
  '/data/transactions/list',
  '/data/dashboard-analytics',
  '/data/cash-management',
  '/data/cashflow-overview',
]

async function statusesOf(caller: Caller): Promise<number[]> {
  const replies = await Promise.all(pages.map((page) => caller.get(page)))
  return replies.map((reply) => reply.statusCode)
}

const rows = (count: number, amount: string) =>
  [
    'Date,Description,Amount',
    '01/10/2026,OPENING SALE,10.00',
    ...Array.from(
      { length: count },
      (_, at) => `${String((at % 28) + 1).padStart(2, '0')}/10/2026,PAYMENT ${at},${amount}`,
    ),
    '',
  ].join('\n')

test('a file with an amount past a billion is refused with its rows', async () => {
  const caller = await server.signUp()
  const checked = await uploadAndSettle(caller, rows(30, '-900000000000.00'))
  expect(checked).toMatchObject({ job_status: 'failure', error_code: 'amount_too_large' })
  expect(checked.message).toContain('£1 billion')
  expect(checked.report).toMatchObject({
    bad_rows: expect.arrayContaining([
      expect.objectContaining({ line: 3, code: 'amount_too_large' }),
    ]),
  })
  expect(await statusesOf(caller)).toEqual(pages.map(() => 200))
})

test('a file whose amounts add up to more than a trillion is refused with its rows', async () => {
  const caller = await server.signUp()
  const checked = await uploadAndSettle(caller, rows(1100, '-999999999.00'))
  expect(checked).toMatchObject({ job_status: 'failure', error_code: 'amount_too_large' })
  expect(checked.message).toContain('£1 trillion')
})

test('two files that are fine alone but too much together: the second is refused', async () => {
  const caller = await server.signUp()
  const first = await uploadAndSettle(caller, rows(600, '-999999999.00'))
  expect(first.job_status).toBe('success')
  const second = await uploadAndSettle(caller, rows(600, '-999999998.00'))
  expect(second).toMatchObject({ job_status: 'failure', error_code: 'amount_too_large' })
  expect(await statusesOf(caller)).toEqual(pages.map(() => 200))
})

test('no door takes an amount past the bound', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, rows(3, '-5.00'))
  const accounts = await caller.get('/data/account-balances')
  const account = accounts.json().data[0].id
  const past = '1000000000.01'
  const tries = [
    caller.call({
      method: 'PATCH',
      url: '/api/user/account',
      payload: { business: { cash_buffer: past } },
    }),
    caller.post('/data/transactions', {
      account,
      day: '2026-11-01',
      amount: `-${past}`,
      text: 'By hand',
      sub_category: 'packaging',
    }),
    caller.post(`/data/accounts/${account}/balance`, { balance: past, day: '2026-11-01' }),
    caller.post('/data/forecast/goal-seek', { keep_above: past, until: '2027-01-01', movable: [] }),
    caller.post('/data/rules', {
      name: 'Large',
      conditions: { amount_from: past },
      actions: { exclude: true },
    }),
  ]
  for (const reply of await Promise.all(tries)) {
    expect(reply.statusCode, reply.body).toBe(400)
    expect(reply.json().message).toContain('£1 billion')
  }
})

test('books that an earlier version let in open, and can be undone', async () => {
  const caller = await server.signUp()
  const stored = await uploadAndSettle(caller, rows(30, '-5.00'))
  const businessId = await businessIdOf(server, caller)
  await asTenant(server.context.db, businessId, async (tx) => {
    const many = sql`9::bigint * 10000000000000`
    await sql`update transaction set amount_minor = -${many} where business_id = ${businessId} and amount_minor = -500`.execute(
      tx,
    )
    for (const table of ['total_day', 'total_month'])
      await sql`update ${sql.table(table)} set amount_minor = ${many} * count where business_id = ${businessId} and side = 'out'`.execute(
        tx,
      )
    await sql`update total_account_day d set net_minor = (select sum(amount_minor) from transaction t
      where t.business_id = d.business_id and t.shown_day = d.day) where business_id = ${businessId}`.execute(
      tx,
    )
    await sql`update business set cash_buffer_minor = 999999999999999, books_version = books_version + 1
      where id = ${businessId}`.execute(tx)
  })
  expect(await statusesOf(caller)).toEqual(pages.map(() => 200))
  expect((await check(caller, stored.fileid)).job_status).toBe('success')
  const undone = await caller.call({ method: 'DELETE', url: `/api/data/uploads/${stored.fileid}` })
  expect(undone.statusCode).toBe(200)
  expect(await statusesOf(caller)).toEqual(pages.map(() => 200))
})

test('books past what can be counted answer with a sentence, and are undone row by row', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, rows(3, '-5.00'))
  const businessId = await businessIdOf(server, caller)
  const account = (await caller.get('/data/account-balances')).json().data[0].id
  const ids: string[] = []
  for (let at = 0; at < 10; at++) {
    const made = await caller.post('/data/transactions', {
      account,
      day: '2026-11-01',
      amount: '-5.00',
      text: `By hand ${at}`,
      sub_category: 'packaging',
    })
    expect(made.statusCode, made.body).toBe(201)
    ids.push(made.json().data.id)
  }
  await asTenant(server.context.db, businessId, async (tx) => {
    await sql`update transaction set amount_minor = -999999999999999 where business_id = ${businessId} and id = any(${ids}::uuid[])`.execute(
      tx,
    )
    for (const table of ['total_day', 'total_month'])
      await sql`update ${sql.table(table)} set amount_minor = amount_minor + 10 * (999999999999999 - 500)
        where business_id = ${businessId} and side = 'out' and sub_category = 'packaging'`.execute(
        tx,
      )
    await sql`update total_account_day set net_minor = net_minor - 10 * (999999999999999 - 500)
      where business_id = ${businessId} and day = '2026-11-01'`.execute(tx)
    await sql`update business set books_version = books_version + 1 where id = ${businessId}`.execute(
      tx,
    )
  })
  for (const page of pages) {
    const reply = await caller.get(page)
    expect([200, 422], page).toContain(reply.statusCode)
    if (reply.statusCode === 422) expect(reply.json().message).toContain('too large to add up')
  }
  const list = await caller.get('/data/transactions/list')
  expect(list.statusCode).toBe(200)
  for (const id of ids) {
    const gone = await caller.call({ method: 'DELETE', url: `/api/data/transactions/${id}` })
    expect(gone.statusCode, gone.body).toBe(200)
  }
  expect(await statusesOf(caller)).toEqual(pages.map(() => 200))
})
