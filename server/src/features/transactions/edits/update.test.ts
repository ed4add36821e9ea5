// Edits by hand: what they change, what they refuse, and that undoing them leaves the books as they
// were to the byte.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksAddUp, exportBooks } from '../../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { uploadAndSettle } from '../../../testing/uploads.ts'

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer()
  caller = await server.signUp()
  await uploadAndSettle(caller, statement)
})
afterAll(() => server.stop())

const statement = `Date,Description,Paid out,Paid in,Balance
03/01/2026,BOLT AND NUT CO,120.00,,880.00
05/01/2026,BOLT AND NUT CO,20.00,,860.00
05/01/2026,ACME LTD,,500.00,1360.00
06/01/2026,BOLT AND NUT CO,300.00,,1060.00
14/02/2026,QQQ ZZZ,100.00,,960.00
`

type Row = {
  id: string
  text: string
  amount: string
  day: string
  sub_category: string
  label_source: string
  edited: boolean
  merchant: { id: string; name: string } | null
}
async function list(
  query = '',
): Promise<{ data: Row[]; total: { count: number; amount: string } }> {
  return (await caller.get(`/data/transactions/list?${query}`)).json()
}
async function update(body: object) {
  return caller.post('/data/update-transactions', body)
}
const undo = (id: string) => caller.post(`/data/transactions/changes/${id}/undo`)
async function rowOf(amount: string): Promise<Row> {
  const row = (await list()).data.find((each) => each.amount === amount)
  if (!row) throw new Error(`no row of ${amount}`)
  return row
}

const edits: [string, object][] = [
  ['a category', { sub_category: 'equipment' }],
  ['a merchant that is new', { merchant: 'Fixings Direct' }],
  ['a merchant that is known', { merchant: 'acme' }],
  ['category and merchant', { sub_category: 'fuel', merchant: 'Fixings Direct' }],
  ['a day', { date: '2026-03-01' }],
  ['a note', { note: 'for the shed' }],
  ['an exclusion', { excluded: true }],
  [
    'a split',
    {
      splits: [
        { amount: '-100.00', sub_category: 'fuel' },
        { amount: '-20.00', sub_category: 'rent', merchant: 'Landlord', note: 'half' },
      ],
    },
  ],
]
test.each(edits)(
  'R-131 %s is changed, the books add up, and undo leaves them equal to the byte',
  async (_, edit) => {
    const before = await exportBooks(server, caller)
    const { id } = await rowOf('-120.00')
    const reply = await update({ transactions: [{ id, ...edit }] })
    expect(reply.json()).toMatchObject({ status: 'success', data: { changed: 1, kept_by_hand: 0 } })
    expect(await exportBooks(server, caller)).not.toBe(before)
    await expectBooksAddUp(server, caller)
    const undone = await undo(reply.json().data.change_id)
    expect(undone.json()).toEqual({ status: 'success', data: { changed: 1 } })
    expect(await exportBooks(server, caller)).toBe(before)
    await expectBooksAddUp(server, caller)
  },
)

test('R-131 apply to all of the merchant so far: others on its side follow, what was edited by hand stays, the preview tells the same', async () => {
  const kept = await rowOf('-20.00')
  const byHand = await update({ transactions: [{ id: kept.id, sub_category: 'fuel' }] })
  const before = await exportBooks(server, caller)
  const { id } = await rowOf('-120.00')
  const body = { transactions: [{ id, sub_category: 'repairs' }], apply_to: 'merchant_past' }
  const preview = await caller.post('/data/transactions/preview', body)
  expect(preview.json().data).toMatchObject({
    changed: 2,
    kept_by_hand: 1,
    total: '-420.00',
    first_day: '2026-01-03',
    last_day: '2026-01-06',
  })
  expect(await exportBooks(server, caller)).toBe(before)
  const reply = await update(body)
  expect(reply.json().data).toMatchObject({ changed: 2, kept_by_hand: 1 })
  const after = preview.json().data.samples.map((sample: { after: unknown }) => sample.after)
  expect((await list('sub_category=repairs')).data).toEqual(after)
  expect((await rowOf('-20.00')).sub_category).toBe('fuel')
  await undo(reply.json().data.change_id)
  expect(await exportBooks(server, caller)).toBe(before)
  await undo(byHand.json().data.change_id)
})

const bySteps: [string, () => Promise<import('fastify').LightMyRequestResponse>][] = [
  [
    'bulk',
    async () =>
      caller.post('/data/transactions/bulk', {
        filters: { q: 'bolt' },
        expected: 3,
        edit: { sub_category: 'rent', note: 'all' },
      }),
  ],
  [
    'a row added by hand',
    async () =>
      caller.post('/data/transactions', {
        account: await anyAccount(),
        day: '2026-02-02',
        amount: '-9.99',
        text: 'Stamps',
        sub_category: 'postage_couriers',
        merchant: 'Post Office',
        note: 'cash',
      }),
  ],
  [
    'a row taken out',
    async () =>
      caller.call({
        method: 'DELETE',
        url: `/api/data/transactions/${(await rowOf('-300.00')).id}`,
      }),
  ],
  [
    'a merchant renamed',
    async () =>
      caller.call({
        method: 'PATCH',
        url: `/api/data/merchants/${(await rowOf('-120.00')).merchant?.id}`,
        payload: { name: 'Bolts' },
      }),
  ],
  [
    'merchants merged',
    async () =>
      caller.post('/data/merchants/merge', {
        into: (await rowOf('-120.00')).merchant?.id,
        from: [(await rowOf('-100.00')).merchant?.id],
      }),
  ],
  [
    'a category added',
    async () =>
      caller.post('/data/categories', {
        label: 'Barn hire',
        category: 'premises',
        direction: 'out',
        activity: 'operating',
      }),
  ],
  [
    'a category renamed',
    async () =>
      caller.call({
        method: 'PATCH',
        url: '/api/data/categories/fuel',
        payload: { label: 'Petrol', hidden: true },
      }),
  ],
  [
    'categories merged',
    async () => caller.post('/data/categories/merge', { from: 'fuel', into: 'repairs' }),
  ],
]
test.each(bySteps)('R-131 %s is undone to the byte', async (_, step) => {
  await update({ transactions: [{ id: (await rowOf('-100.00')).id, sub_category: 'fuel' }] })
  const before = await exportBooks(server, caller)
  const reply = await step()
  expect([reply.statusCode, reply.body]).toEqual([
    reply.statusCode < 300 ? reply.statusCode : 200,
    reply.body,
  ])
  expect(await exportBooks(server, caller)).not.toBe(before)
  await expectBooksAddUp(server, caller)
  expect((await undo(reply.json().data.change_id)).statusCode).toBe(200)
  expect(await exportBooks(server, caller)).toBe(before)
  await expectBooksAddUp(server, caller)
})
async function anyAccount(): Promise<string> {
  return ((await list()).data[0] as unknown as { account: { id: string } }).account.id
}

test('money in goes under spending only as a refund, at every door', async () => {
  const before = await exportBooks(server, caller)
  const { id } = await rowOf('500.00')
  const edit = { sub_category: 'rent' }
  const part = { amount: '250.00', sub_category: 'rent' }
  const [{ account }] = (await list()).data as unknown as [{ account: { id: string } }]
  const typed = { account: account.id, day: '2026-02-20', text: 'Cash', sub_category: 'rent' }
  const single = { transactions: [{ id, ...edit }] }
  const attempts: [string, object][] = [
    ['/data/update-transactions', single],
    ['/data/transactions/preview', single],
    ['/data/transactions/bulk', { filters: { direction: 'in' }, expected: 1, edit }],
    [
      '/data/update-transactions',
      { transactions: [{ id, splits: [part, { ...part, sub_category: 'product_sales' }] }] },
    ],
    ['/data/transactions', { ...typed, amount: '5.00', merchant: 'Somebody New' }],
    // £440 was paid to them, so £500 from them is no refund of it.
    ['/data/update-transactions', { transactions: [{ id, ...edit, merchant: 'Bolt and Nut Co' }] }],
  ]
  for (const [path, body] of attempts) {
    const reply = await caller.post(path, body)
    expect([path, reply.statusCode, reply.json().message]).toEqual([
      path,
      400,
      'This is money in, and “Rent and service charge” is for money you pay. Choose an income category, or “Supplier refunds” for money back.',
    ])
  }
  expect(await exportBooks(server, caller)).toBe(before)
  // Of what was paid to them £5 came back.
  const refund = { ...typed, amount: '5.00', merchant: 'Bolt and Nut Co' }
  expect((await caller.post('/data/transactions', refund)).statusCode).toBe(201)
  await expectBooksAddUp(server, caller)
})
