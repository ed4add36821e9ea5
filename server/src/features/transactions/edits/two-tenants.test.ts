// Edits across the wall: a stranger who says the owner's ids edits, ties, merges, undoes and reads
// nothing of the owner's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EditedBooks, startTestServer, type TestServer } from '../../../testing/edited-books.ts'

let server: TestServer
let owner: EditedBooks
let stranger: EditedBooks
beforeAll(async () => {
  server = await startTestServer()
  owner = await EditedBooks.open(server, current, savings)
  stranger = await EditedBooks.open(server, current, savings)
})
afterAll(() => server.stop())

const current = `Date,Description,Paid out,Paid in,Balance,Account
03/01/2026,QUAYSIDE TRADING,120.00,,880.00,Current
05/01/2026,PEBBLE HOUSE,20.00,,860.00,Current
`
const savings = `Date,Description,Paid out,Paid in,Balance,Account
03/01/2026,QUAY IN,,120.00,1120.00,Savings
`

test('every call that names something of another business is refused as if it were not there', async () => {
  const theirs = await owner.row('QUAYSIDE TRADING')
  const mine = await stranger.row('QUAYSIDE TRADING')
  const change = await owner.edited(theirs.id, { sub_category: 'fuel' })
  const own = (
    await owner.call('POST', '/data/categories', {
      label: 'Barn hire',
      category: 'premises',
      direction: 'out',
      activity: 'operating',
    })
  ).json().data
  const view = (
    await owner.call('POST', '/data/transactions/views', { name: 'Mine', query: 'q=a' })
  ).json().data
  const before = await owner.export()
  const their = { merchant: theirs.merchant?.id ?? '', account: theirs.account.id }
  const calls: [string, 'GET' | 'POST' | 'PATCH' | 'DELETE', string, object | undefined, number][] =
    [
      [
        'edit',
        'POST',
        '/data/update-transactions',
        { transactions: [{ id: theirs.id, note: 'x' }] },
        404,
      ],
      [
        'edit with one of mine',
        'POST',
        '/data/update-transactions',
        {
          transactions: [
            { id: mine.id, note: 'x' },
            { id: theirs.id, note: 'x' },
          ],
        },
        404,
      ],
      [
        'preview',
        'POST',
        '/data/transactions/preview',
        { transactions: [{ id: theirs.id, note: 'x' }] },
        404,
      ],
      [
        'tie mine to theirs',
        'POST',
        '/data/update-transactions',
        { transactions: [{ id: mine.id, transfer_with: theirs.id }] },
        404,
      ],
      [
        'their own category',
        'POST',
        '/data/update-transactions',
        { transactions: [{ id: mine.id, sub_category: own.sub_category }] },
        400,
      ],
      ['read', 'GET', `/data/transactions/${theirs.id}`, undefined, 404],
      ['remove', 'DELETE', `/data/transactions/${theirs.id}`, undefined, 404],
      ['undo', 'POST', `/data/transactions/changes/${change}/undo`, undefined, 404],
      [
        'add to their account',
        'POST',
        '/data/transactions',
        {
          account: their.account,
          day: '2026-01-04',
          amount: '-1.00',
          text: 'x',
          sub_category: 'fuel',
        },
        404,
      ],
      [
        'recent merchant',
        'GET',
        `/data/transactions/recent-merchant/${their.merchant}`,
        undefined,
        404,
      ],
      ['rename merchant', 'PATCH', `/data/merchants/${their.merchant}`, { name: 'Mine' }, 404],
      [
        'merge theirs into mine',
        'POST',
        '/data/merchants/merge',
        { into: mine.merchant?.id, from: [their.merchant] },
        404,
      ],
      [
        'merge mine into theirs',
        'POST',
        '/data/merchants/merge',
        { into: their.merchant, from: [mine.merchant?.id] },
        404,
      ],
      [
        'rename their category',
        'PATCH',
        `/data/categories/${own.sub_category}`,
        { label: 'Mine' },
        404,
      ],
      ['drop their view', 'DELETE', `/data/transactions/views/${view.id}`, undefined, 404],
    ]
  for (const [what, method, path, body, status] of calls) {
    const reply = await stranger.call(method, path, body)
    expect([what, reply.statusCode]).toEqual([what, status])
    expect([what, reply.body.includes('Barn hire')]).toEqual([what, false])
  }
  expect(await owner.export()).toBe(before)
  expect((await stranger.row('QUAYSIDE TRADING')).note).toBeNull()
  await owner.addUp()
  await stranger.addUp()
})

test('lists, trails and names of one are not those of the other', async () => {
  expect((await stranger.call('GET', '/data/transactions/changes')).json().data).toEqual([])
  expect((await stranger.call('GET', '/data/transactions/views')).json().data).toEqual([])
  const { data } = (await stranger.call('GET', '/data/categories')).json()
  expect(data.filter((each: { own?: boolean }) => each.own)).toEqual([])
  await owner.call('PATCH', '/data/categories/fuel', { label: 'Petrol' })
  expect((await owner.call('GET', '/data/categories')).body).toContain('Petrol')
  expect((await stranger.call('GET', '/data/categories')).body).not.toContain('Petrol')
})
