// The list of transactions: filters that add up to the figures they explain, pages that miss
// nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer()
  caller = await server.signUp()
  await uploadAndSettle(caller, statement)
})
afterAll(() => server.stop())

const statement = `Date,Description,Paid out,Paid in,Balance,Category
03/01/2026,TRAVIS PERKINS,120.00,,880.00,Stock and materials
05/01/2026,TRAVIS PERKINS REFUND,,20.00,900.00,Stock and materials
05/01/2026,ACME LTD,,500.00,1400.00,Product sales
05/01/2026,NEW OVEN,300.00,,1100.00,Equipment purchases
14/02/2026,LOAN REPAYMENT,100.00,,1000.00,Loan and finance repayments
15/02/2026,50% OFF_SALE,1.00,,999.00,
`

type List = {
  data: { id: string; day: string; text: string; amount: string }[]
  next_cursor: string | null
  total: { count: number; amount: string; expected?: { count: number; amount: string } }
}
async function list(query: string, as: Caller = caller): Promise<List> {
  const reply = await as.get(`/data/transactions/list?${query}`)
  expect(reply.statusCode).toBe(200)
  return reply.json() as List
}

test('R-132 a day or a month, newest first', async () => {
  const day = await list('date=2026-01-05&txnSource=actual')
  expect(day.data.map((row) => row.text)).toEqual(['NEW OVEN', 'ACME LTD', 'TRAVIS PERKINS REFUND'])
  expect((await list('date=2026-02')).total).toEqual({ count: 2, amount: '-101.00' })
  expect((await list('from=2026-01-04&to=2026-02-14')).total.count).toBe(4)
})

const sums: [string, List['total']][] = [
  ['direction=in', { count: 1, amount: '500.00' }],
  // The refund stands on the side that it reduces.
  ['direction=out', { count: 5, amount: '-501.00' }],
  ['direction=out&sub_category=stock_materials', { count: 2, amount: '-100.00' }],
  ['category=cost_of_sales', { count: 2, amount: '-100.00' }],
  ['activity=investing', { count: 1, amount: '-300.00' }],
  ['activity=financing', { count: 1, amount: '-100.00' }],
  ['activity=operating&direction=out', { count: 3, amount: '-101.00' }],
  ['q=travis', { count: 2, amount: '-100.00' }],
  ['q=%25', { count: 1, amount: '-1.00' }],
  ['q=_', { count: 1, amount: '-1.00' }],
  ['q=nothing%20like%20it', { count: 0, amount: '0.00' }],
]
test.each(sums)('the filter %s finds what it says', async (query, total) => {
  expect((await list(query)).total).toEqual(total)
})

test('a merchant and an account filter by their ids', async () => {
  const [row] = (await list('q=travis')).data as unknown as [
    { merchant: { id: string }; account: { id: string } },
  ]
  expect((await list(`merchant=${row.merchant.id}`)).total.count).toBeGreaterThan(0)
  expect((await list(`account=${row.account.id}`)).total.count).toBe(6)
})

test('pages follow each other without a gap or a repeat, and the total is of all of them', async () => {
  const all = (await list('')).data.map((row) => row.id)
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: List = await list(`limit=2${cursor && `&cursor=${cursor}`}`)
    expect(page.total.count).toBe(6)
    seen.push(...page.data.map((row) => row.id))
    cursor = page.next_cursor
  }
  expect(seen).toEqual(all)
})

test('rows come without their total where it is fetched apart, and both agree', async () => {
  for (const query of ['', 'q=travis', 'direction=out', 'date=2026-01']) {
    const whole = await list(query)
    const { total, ...rows } = await list(`rows=only&${query}`)
    expect([query, total, rows.data]).toEqual([query, undefined, whole.data])
    const apart = (await caller.get(`/data/transactions/total?${query}`)).json()
    expect([query, apart]).toEqual([query, { status: 'success', data: whole.total }])
  }
})

test('totals that are kept tell what the rows of all pages come to, with transfers and several accounts', async () => {
  const other = await server.signUp()
  await other.get('/mock/load-data')
  const all = await everyRow('', other)
  const [newest] = all
  const month = `date=${newest?.day.slice(0, 7)}`
  const merchant = all.find((row) => row.merchant)?.merchant?.id
  for (const query of [
    '',
    month,
    `date=${newest?.day}`,
    `to=${newest?.day.slice(0, 4)}-03-10`,
    `account=${newest?.account.id}`,
    `account=${newest?.account.id}&${month}`,
    'direction=in',
    `direction=out&${month}`,
    `activity=financing&from=${newest?.day.slice(0, 4)}-01-01`,
    `direction=out&category=people&to=${newest?.day}`,
    `direction=out&merchant=${merchant}`,
    `direction=out&account=${newest?.account.id}`,
    `merchant=${merchant}&${month}`,
  ]) {
    const rows = await everyRow(query, other)
    const pence = rows.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0)
    // What is still expected of the month is totalled apart.
    const { expected: _, ...total } = (await list(query, other)).total ?? {}
    expect([query, total]).toEqual([
      query,
      { count: rows.length, amount: (pence / 100).toFixed(2) },
    ])
  }
})

type ListedReply = List['data'][number] & {
  account: { id: string }
  merchant: { id: string } | null
}
async function everyRow(query: string, as: Caller): Promise<ListedReply[]> {
  const rows: ListedReply[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: List = await list(
      `limit=500&txnSource=actual&${query}${cursor && `&cursor=${cursor}`}`,
      as,
    )
    rows.push(...(page.data as ListedReply[]))
    cursor = page.next_cursor
  }
  return rows
}

test('a broken cursor, a day that does not exist and an unknown activity are refused', async () => {
  for (const query of ['cursor=nonsense', 'date=2026-02-30', 'date=2026-13', 'activity=neutral']) {
    const reply = await caller.get(`/data/transactions/list?${query}`)
    expect(reply.statusCode).toBe(400)
  }
})

test("another business sees nothing of it, not even by the merchant's or the account's id", async () => {
  const other = await server.signUp()
  const [row] = (await list('q=acme')).data as unknown as [
    { merchant: { id: string }; account: { id: string } },
  ]
  for (const query of ['', `merchant=${row.merchant.id}`, `account=${row.account.id}`])
    expect((await list(query, other)).total).toEqual({ count: 0, amount: '0.00' })
})

test('R-133 the categories tell activity, direction and VAT treatment', async () => {
  const { data } = (await caller.get('/data/categories')).json() as { data: object[] }
  expect(data).toHaveLength(86)
  expect(data).toContainEqual({
    category: 'taxes',
    category_label: 'Taxes',
    sub_category: 'vat_payment',
    subcategory_label: 'VAT payment',
    direction: 'out',
    activity: 'operating',
    vat: 'O',
    core: true,
    used: 0,
  })
})
