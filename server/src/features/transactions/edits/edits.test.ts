// Edits that reach further, race, or are sent twice; balances and expected rows in the list.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  conflict,
  current,
  EditedBooks,
  savings,
  startTestServer,
  type TestServer,
} from '../../../testing/edited-books.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const open = () => EditedBooks.open(server, current, savings)

test('R-131 an edit for all that is to come writes a rule that the next file follows, and one undo takes back both', async () => {
  const books = await EditedBooks.open(server, current)
  const before = await books.export()
  const { id } = await books.row('-20.00')
  const reply = (await books.edit(id, { sub_category: 'rent' }, 'merchant_all')).json().data
  expect(reply).toMatchObject({ changed: 2, kept_by_hand: 0 })
  expect((await books.call('GET', '/data/rules')).json().data).toMatchObject([
    { id: reply.rule_id, actions: { sub_category: 'rent' } },
  ])
  await books.undone(reply.change_id)
  expect(await books.export()).toBe(before)
  await books.edit(id, { sub_category: 'rent' }, 'merchant_all')
  await books.edit(id, { sub_category: 'fuel' }, 'merchant_all')
  expect((await books.call('GET', '/data/rules')).json().data).toHaveLength(1)
  await books.upload(`${current}08/01/2026,PEBBLE HOUSE,7.00,,673.00,Current\n`)
  expect(await books.row('-7.00')).toMatchObject({ sub_category: 'fuel', label_source: 'rule' })
})

test('a bulk edit is refused where the list shows another number than was seen', async () => {
  const books = await EditedBooks.open(server, current)
  const before = await books.export()
  const bulk = (expected: number, filters = { q: 'pebble' }) =>
    books.call('POST', '/data/transactions/bulk', { filters, expected, edit: { excluded: true } })
  expect(await conflict(bulk(3))).toMatch(/shows 2/)
  expect((await bulk(2, { q: 'pebble', activity: 'nonsense' } as never)).statusCode).toBe(400)
  expect(await books.export()).toBe(before)
  expect((await bulk(2)).json().data.changed).toBe(2)
  expect((await books.list('shown=excluded')).total.count).toBe(2)
})

test('the same Idempotency-Key edits once', async () => {
  const books = await EditedBooks.open(server, current)
  const { id } = await books.row('-20.00')
  const call = () =>
    books.caller.call({
      method: 'POST',
      url: '/api/data/update-transactions',
      headers: { 'idempotency-key': 'once' },
      payload: { transactions: [{ id, sub_category: 'rent' }] },
    })
  const [first, again] = [await call(), await call()]
  expect(again.json()).toEqual(first.json())
  expect((await books.call('GET', '/data/transactions/changes')).json().data).toHaveLength(1)
})

test('the balance runs down an account that is listed alone, and stands in no other list', async () => {
  const books = await open()
  const { account } = await books.row('QUAYSIDE TRADING')
  const rows = (await books.list(`account=${account.id}`)).data
  expect(rows.map((row) => row.balance)).toEqual(['680.00', '710.00', '860.00', '880.00'])
  expect((await books.list(`account=${account.id}&to=2026-01-06`)).data[0]).toMatchObject({
    balance: '710.00',
  })
  for (const row of (await books.list(`account=${account.id}&q=pebble`)).data)
    expect(row).not.toHaveProperty('balance')
  for (const row of (await books.list()).data) expect(row).not.toHaveProperty('balance')
})

test('R-131 edits that race an import are each made once, and the books add up', async () => {
  const books = await EditedBooks.open(server, current)
  const rows = (await books.list()).data
  const more = [8, 9, 10].map(
    (day) =>
      `${String(day).padStart(2, '0')}/01/2026,PEBBLE HOUSE,1.0${day % 10},,${(680 - day).toFixed(2)},Current`,
  )
  const [, , ...done] = await Promise.all([
    books.upload(`${current}${more[0]}\n`),
    books.upload(`${current}${more[0]}\n${more[1]}\n`),
    ...rows.map((row, at) =>
      books.edit(
        row.id,
        at % 2 ? { excluded: true } : { sub_category: 'rent' },
        at === 0 ? 'merchant_all' : 'this',
      ),
    ),
    books.call('POST', '/data/rules', {
      name: 'All',
      conditions: { direction: 'out' },
      actions: { sub_category: 'fuel' },
      apply_to_past: true,
    }),
  ])
  for (const reply of done) expect(reply.statusCode).toBeLessThan(300)
  await books.addUp()
  for (const change of (await books.call('GET', '/data/transactions/changes')).json().data)
    expect([200, 409]).toContain((await books.undo(change.id)).statusCode)
  await books.addUp()
})

test('a day that is still to come is refused: what has not happened is the forecast’s; so is one before any statement', async () => {
  const books = await EditedBooks.open(server, current)
  const row = await books.row('-20.00')
  expect((await books.edit(row.id, { date: '2999-01-01' })).statusCode).toBe(400)
  const body = {
    account: row.account.id,
    day: '2999-01-01',
    amount: '-1.00',
    text: 'x',
    sub_category: 'fuel',
  }
  expect((await books.call('POST', '/data/transactions', body)).statusCode).toBe(400)
  expect((await books.edit(row.id, { date: '0026-01-02' })).json().message).toMatch(/year/)
  const early = { ...body, day: '1989-12-31' }
  expect((await books.call('POST', '/data/transactions', early)).statusCode).toBe(400)
})

test('T-09 what is expected stands among a month’s rows, is totalled apart from what happened, and goes with txnSource=actual', async () => {
  const inMidMonth = await startTestServer({ env: { FIXED_TODAY: '2026-11-12' } })
  onTestFinished(() => inMidMonth.stop())
  const books = await EditedBooks.open(inMidMonth)
  await books.call('GET', '/mock/load-data')
  const month = 'date=2026-11'
  const all = await books.list(month)
  const actual = await books.list(`${month}&txnSource=actual`)
  const expected = all.data.filter((row) => row.state === 'expected')
  expect(expected.length).toBeGreaterThan(0)
  expect(actual.data.every((row) => row.state === 'actual')).toBe(true)
  const pence = expected.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0)
  const apart = { count: expected.length, amount: (pence / 100).toFixed(2) }
  expect(all.total).toEqual({ ...actual.total, expected: apart })
  expect(all.total.count + apart.count).toBe(all.data.length)
  expect((await books.call('GET', `/data/transactions/total?${month}`)).json().data).toEqual(
    all.total,
  )
  expect(all.data.filter((row) => row.state === 'actual')).toEqual(actual.data)
  expect(all.data.map((row) => row.day)).toEqual(
    all.data
      .map((row) => row.day)
      .sort()
      .reverse(),
  )
  expect((await books.list(`${month}&q=a`)).data.every((row) => row.state === 'actual')).toBe(true)
  for (const row of (await books.list(`${month}&direction=in`)).data)
    expect(Number(row.amount)).toBeGreaterThan(0)
  expect(
    (await books.list('')).data.every((row) => row.state === 'actual' && row.origin === 'demo'),
  ).toBe(true)
})
