// An uploaded statement on its way into the books, and what is refused, through the HTTP API.
import { readdir } from 'node:fs/promises'
import { uploadBytesMax } from '@plimsoll/contract/limits'
import { minor } from '@plimsoll/domain/money'
import { templateColumns } from '@plimsoll/domain/statement/template'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeXlsx } from '../../outside/workbook/write-xlsx.ts'
import { businessIdOf, expectBooksAddUp, exportBooks } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { check, send, settled, upload, uploadAndSettle } from '../../testing/uploads.ts'
import { uploadFolder } from '../sources/service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const hsbc = `Date,Type,Description,Paid out,Paid in,Balance
03/01/2026,DD,BRITISH GAS,120.50,,879.50
05/01/2026,CR,ACME LTD INVOICE 12,,500.00,1379.50
14/02/2026,DD,BRITISH GAS,120.50,,1259.00
`

async function data<T>(caller: Caller, path: string): Promise<T> {
  const reply = await caller.get(path)
  expect(reply.statusCode).toBe(200)
  return (reply.json() as { data: T }).data
}

async function filesOf(caller: Caller): Promise<string[]> {
  const folder = uploadFolder(server.context.env, await businessIdOf(server, caller))
  return readdir(folder).catch(() => [])
}

test('R-053 R-057 a statement becomes transactions, totals and balances', async () => {
  const caller = await server.signUp()
  const done = await uploadAndSettle(caller, hsbc)
  expect(done).toMatchObject({
    job_status: 'success',
    progress: 1,
    report: {
      transactions: 3,
      duplicates: 0,
      total_in: '500.00',
      total_out: '241.00',
      first_day: '2026-01-03',
      last_day: '2026-02-14',
      opening_balance: '1000.00',
      closing_balance: '1259.00',
    },
  })
  const list = await caller.get('/data/transactions/list')
  expect(list.json()).toMatchObject({ total: { count: 3, amount: '259.00' } })
  expect(await data(caller, '/data/account-balances')).toMatchObject([
    { balance: '1259.00', balance_day: '2026-02-14', first_day: '2026-01-03', transactions: 3 },
  ])
  await expectBooksAddUp(server, caller)
})

test('R-059 R-063 R-064 R-065 a stored file makes the source excel, with its name and time', async () => {
  const caller = await server.signUp()
  expect(await data(caller, '/data/user-data-exists')).toEqual({ source: null, details: null })
  await uploadAndSettle(caller, hsbc, { filename: 'C:\\Money\\January.csv' })
  const source = await data<{ details: { updated_on: string } }>(caller, '/data/user-data-exists')
  expect(source).toMatchObject({ source: 'excel', details: { uploaded_filename: 'January.csv' } })
  expect(Date.now() - Date.parse(source.details.updated_on)).toBeLessThan(60_000)
})

const layouts: [string, string, { count: number; amount: string }][] = [
  [
    'Monzo',
    `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_01,03/01/2026,10:00:00,Card payment,Pret A Manger,,Eating out,-4.20,GBP,-4.20,GBP,,,,PRET A MANGER,,-4.20,
tx_02,04/01/2026,11:00:00,Faster payment,Acme Ltd,,Income,250.00,GBP,250.00,GBP,,,,INV 12,,,250.00
`,
    { count: 2, amount: '245.80' },
  ],
  [
    'Starling',
    `Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
03/01/2026,Tesco,CARD,CONTACTLESS,-12.00,88.00,GROCERIES,
04/01/2026,Acme Ltd,INV 12,FASTER PAYMENT,100.00,188.00,INCOME,
`,
    { count: 2, amount: '88.00' },
  ],
  [
    'Barclays',
    `Number,Date,Account,Amount,Subcategory,Memo
,03/01/2026,20-00-00 12345678,-50.00,Direct Debit,BRITISH GAS
,05/01/2026,20-00-00 12345678,80.00,Counter Credit,ACME LTD
`,
    { count: 2, amount: '30.00' },
  ],
  [
    'semicolons and decimal commas',
    `Date;Description;Amount;Balance
31/01/2026;Miete;-1.200,50;800,00
01/02/2026;Kunde;2.000,00;2.800,00
`,
    { count: 2, amount: '799.50' },
  ],
]
test.each(layouts)('R-054 a file in the layout of %s is read', async (_, content, total) => {
  const caller = await server.signUp()
  expect(await uploadAndSettle(caller, content)).toMatchObject({ job_status: 'success' })
  expect((await caller.get('/data/transactions/list')).json()).toMatchObject({ total })
  await expectBooksAddUp(server, caller)
})

test('R-055 without a file the answer is "No file selected"', async () => {
  const caller = await server.signUp()
  for (const parts of [[], [{ field: 'other', content: hsbc }]]) {
    const reply = await send(caller, parts)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ message: 'No file selected' })
  }
  const plain = await caller.post('/data/upload-process-excel', { hello: 'there' })
  expect(plain.statusCode).toBe(400)
  expect(plain.json()).toMatchObject({ message: 'No file selected' })
  expect(await filesOf(caller)).toEqual([])
})

test('R-054 a second file in one request is refused and neither is kept', async () => {
  const caller = await server.signUp()
  const reply = await send(caller, [{ content: hsbc }, { content: hsbc }])
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ message: 'Please upload one file at a time.' })
  expect(await filesOf(caller)).toEqual([])
  expect(await data(caller, '/data/uploads')).toEqual([])
})

test('a file of more than 50 MB is refused with 413 and not kept', async () => {
  const caller = await server.signUp()
  const reply = await send(caller, [{ content: Buffer.alloc(uploadBytesMax + 1, 'a') }])
  expect(reply.statusCode).toBe(413)
  expect(reply.json()).toMatchObject({ code: 'too_large' })
  expect(await filesOf(caller)).toEqual([])
})

const refusals: [string, string | Buffer, string][] = [
  ['an empty file', '', 'empty'],
  ['a PDF', '%PDF-1.7 something', 'unsupported'],
  ['a damaged workbook', Buffer.from('PK\x03\x04[Content_Types].xml and then nothing'), 'corrupt'],
  ['words without figures', 'Dear bank,\nplease send money.\n', 'no_transactions'],
]
test.each(refusals)(
  'R-057 R-060 %s fails with its code and a sentence',
  async (_, content, code) => {
    const caller = await server.signUp()
    const before = await exportBooks(server, caller)
    const done = await uploadAndSettle(caller, content)
    expect(done).toMatchObject({ job_status: 'failure', error_code: code })
    expect(done.message).toMatch(/^[A-Z].+\.$/)
    expect(await exportBooks(server, caller)).toBe(before)
    expect(await data(caller, '/data/user-data-exists')).toEqual({ source: null, details: null })
  },
)

test('the same Idempotency-Key and file make one upload; another file under it is refused', async () => {
  const caller = await server.signUp()
  const first = await send(caller, [{ content: hsbc }], { key: 'upload-1' })
  const again = await send(caller, [{ content: hsbc }], { key: 'upload-1' })
  expect(again.json()).toEqual(first.json())
  const other = await send(caller, [{ content: `${hsbc}\n` }], { key: 'upload-1' })
  expect(other.statusCode).toBe(409)
  expect(await data(caller, '/data/uploads')).toHaveLength(1)
  expect(await filesOf(caller)).toHaveLength(1)
})

test('more uploads in a minute than allowed answer 429 with Retry-After', async () => {
  const strict = await startTestServer({ env: { UPLOADS_PER_MINUTE: '2' } })
  try {
    const caller = await strict.signUp()
    await upload(caller, hsbc)
    await upload(caller, hsbc)
    const third = await send(caller, [{ content: hsbc }])
    expect(third.statusCode).toBe(429)
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    // Another business has its own count.
    await upload(await strict.signUp(), hsbc)
  } finally {
    await strict.stop()
  }
})

test('an upload works before onboarding is complete', async () => {
  const caller = await server.signUp({ onboarded: false })
  expect(await uploadAndSettle(caller, hsbc)).toMatchObject({ job_status: 'success' })
  expect((await caller.get('/data/transactions/list')).statusCode).toBe(302)
})

test("another business's upload is not found, whatever the request", async () => {
  const owner = await server.signUp()
  const { fileid } = await uploadAndSettle(owner, hsbc, { plan: true })
  const { plan_id } = await check(owner, fileid)
  const other = await server.signUp()
  const answers = [
    await other.post('/data/check-file-processed', { fileid }),
    await other.post(`/data/uploads/${fileid}/commit`, { plan_id }),
    await other.call({ method: 'DELETE', url: `/api/data/uploads/${fileid}` }),
  ]
  expect(answers.map((reply) => reply.statusCode)).toEqual([404, 404, 404])
  expect(await data(other, '/data/uploads')).toEqual([])
  expect(await settled(owner, fileid)).toMatchObject({ job_status: 'success', plan_id })
})

test('the template is a workbook; filled in, it is read without a question', async () => {
  const reply = await server.app.inject({ method: 'GET', url: '/api/data/template' })
  expect(reply.statusCode).toBe(200)
  const caller = await server.signUp()
  const empty = await uploadAndSettle(caller, reply.rawPayload, { filename: 'template.xlsx' })
  expect(empty).toMatchObject({ job_status: 'failure', error_code: 'no_transactions' })

  const header = templateColumns.map((column) => column.header)
  const paid = [
    { day: '2026-03-02' },
    'Office rent',
    null,
    { money: minor(90000) },
    null,
    'Rent',
    'Quay Lettings',
  ]
  const filled = writeXlsx([{ name: 'Statement', rows: [header, paid] }])
  expect(await uploadAndSettle(caller, filled)).toMatchObject({ job_status: 'success' })
  const [row] = await data<object[]>(caller, '/data/transactions/list')
  expect(row).toMatchObject({
    day: '2026-03-02',
    amount: '-900.00',
    merchant: { name: 'Quay Lettings' },
    sub_category: 'rent',
    label_source: 'file',
  })
})

test('money in from a customer who bears the name of a known supplier is no refund; what comes back of what was paid is one', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(
    caller,
    `Date,Description,Paid out,Paid in
05/01/2026,UBER BV WEEKLY,,512.40
12/01/2026,UBER BV WEEKLY,,498.10
12/01/2026,SHELL GARAGE,80.00,
13/01/2026,SHELL GARAGE,,15.00
`,
  )
  const overview = await caller.get('/data/cashflow-overview?from=2026-01&to=2026-01')
  const [month] = overview.json().data[0].actuals
  expect([month.cash_in, month.cash_out]).toEqual(['1010.50', '65.00'])
  await uploadAndSettle(
    caller,
    'Date,Description,Paid out,Paid in\n14/01/2026,SHELL GARAGE,,20.00\n',
  )
  const after = await caller.get('/data/cashflow-overview?from=2026-01&to=2026-01')
  expect(after.json().data[0].actuals[0].cash_out).toBe('45.00')
})
