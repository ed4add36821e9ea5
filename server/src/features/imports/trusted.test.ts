// A plan that a person looks at: what it doubts, the rows it shows, and look-alikes kept or left
// out, through the HTTP API.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksAddUp, exportBooks } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { check, uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const proved = `Date,Description,Paid out,Paid in,Balance
13/01/2026,BRITISH GAS,100.00,,900.00
15/01/2026,ACME LTD,,500.00,1400.00
16/02/2026,BRITISH GAS,110.00,,1290.00
`
const bare = (rows: string) => `Date,Description,Amount\n${rows}\n`
const books = bare('13/01/2026,CARD PAYMENT BRITISH GAS,-100.00\n20/01/2026,ACME LTD,500.00')
const reworded = bare(
  '14/01/2026,BRITISH GAS 991,-100.00\n20/01/2026,FASTER PAYMENT,500.00\n21/02/2026,TESCO,-5.00',
)

const codesOf = (checked: { report?: { doubts?: { code: string }[] } }) =>
  checked.report?.doubts?.map(({ code }) => code)
const commit = (caller: Caller, fileid: string, body: object) =>
  caller.post(`/data/uploads/${fileid}/commit`, body)
const totalOf = async (caller: Caller) =>
  ((await caller.get('/data/transactions/list')).json() as { total: object }).total

test('a file whose balance proves it leaves no doubts', async () => {
  const caller = await server.signUp()
  const plan = await uploadAndSettle(caller, proved, { plan: true })
  expect(plan.report).toMatchObject({
    balance_check: 'proved',
    doubts: [],
    possible_duplicates: [],
    accounts: [{ is_new: true }],
  })
})

test('a file that nothing proves says why a person should look, and so does one with bad rows', async () => {
  const caller = await server.signUp()
  expect(codesOf(await uploadAndSettle(caller, books, { plan: true }))).toEqual(['unproved'])
  const broken = proved.replace('15/01/2026', '31/02/2026')
  expect(codesOf(await uploadAndSettle(caller, broken, { plan: true }))).toContain('bad_rows')
})

test('how a file that nothing proves was read is named until somebody has agreed to it', async () => {
  const caller = await server.signUp()
  const { fileid, plan_id, report } = await uploadAndSettle(caller, books, { plan: true })
  const figures =
    'Amounts are read from ‘Amount’. Money in: row 3 (“ACME LTD” £500.00). Money out: row 2 (“CARD PAYMENT BRITISH GAS” £100.00).'
  expect(report?.doubts?.[0]?.message).toMatch(figures)
  expect(report?.assumptions.map(({ message }) => message)).toContain(report?.doubts?.[0]?.message)
  await commit(caller, fileid, { plan_id })
  const next = await uploadAndSettle(caller, bare('21/03/2026,TESCO,-5.00'), { plan: true })
  expect(codesOf(next)).toEqual([])
  expect(next.report?.assumptions.map(({ code }) => code)).not.toContain('unproved')
})

test('the first rows are shown as they would be stored, with what the books know already', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, proved.split('\n').slice(0, 2).join('\n'))
  const { fileid } = await uploadAndSettle(caller, proved, { plan: true })
  const reply = await caller.get(`/data/uploads/${fileid}/rows`)
  expect(reply.json()).toMatchObject({
    data: [
      { line: 2, day: '2026-01-13', amount: '-100.00', balance: '900.00', is_known: true },
      { line: 3, day: '2026-01-15', amount: '500.00', text: 'ACME LTD', is_known: false },
      { line: 4, day: '2026-02-16', amount: '-110.00', is_known: false },
    ],
  })
  const stranger = await server.signUp()
  expect((await stranger.get(`/data/uploads/${fileid}/rows`)).statusCode).toBe(404)
})

test('rows that look like payments in the books are listed beside them, and added unless left out', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, books)
  const plan = await uploadAndSettle(caller, reworded, { plan: true })
  expect(plan.report).toMatchObject({
    transactions: 3,
    duplicates: 0,
    possible_duplicates: [
      {
        text: 'BRITISH GAS 991',
        existing: { day: '2026-01-13', amount: '-100.00', text: 'CARD PAYMENT BRITISH GAS' },
      },
      { text: 'FASTER PAYMENT', existing: { day: '2026-01-20', text: 'ACME LTD' } },
    ],
  })
  expect(codesOf(plan)).toContain('possible_duplicates')
  const { fileid, plan_id } = plan
  expect((await commit(caller, fileid, { plan_id })).statusCode).toBe(200)
  expect(await totalOf(caller)).toMatchObject({ count: 5 })
  await expectBooksAddUp(server, caller)
})

test('rows left out stay out, are listed in the report, and come back with nothing when the upload is undone', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, books)
  const before = await exportBooks(server, caller)
  const { fileid, plan_id, report } = await uploadAndSettle(caller, reworded, { plan: true })
  const leave_out = report?.possible_duplicates?.map(({ position }) => position)
  expect((await commit(caller, fileid, { plan_id, leave_out })).statusCode).toBe(200)
  expect(await totalOf(caller)).toMatchObject({ count: 3 })
  expect((await check(caller, fileid)).report).toMatchObject({
    transactions: 1,
    left_out: 2,
    total_in: '0.00',
    total_out: '5.00',
    possible_duplicates: [],
  })
  await expectBooksAddUp(server, caller)
  await caller.call({ method: 'DELETE', url: `/api/data/uploads/${fileid}` })
  expect(await exportBooks(server, caller)).toBe(before)
})

test('a look-alike that came to the books after the plan was shown makes it move', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, books.split('\n').slice(0, 2).join('\n'))
  const plan = await uploadAndSettle(caller, reworded, { plan: true })
  expect(plan.report?.possible_duplicates).toHaveLength(1)
  await uploadAndSettle(caller, books)
  expect((await commit(caller, plan.fileid, { plan_id: plan.plan_id })).statusCode).toBe(409)
  const planned = await check(caller, plan.fileid)
  expect(planned.report?.possible_duplicates).toHaveLength(2)
})

test('an equal payment that the file repeats exactly is no look-alike of another', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, bare('15/01/2026,PRET A MANGER,-4.20'))
  const more = bare('15/01/2026,PRET A MANGER,-4.20\n15/01/2026,COSTA,-4.20')
  const plan = await uploadAndSettle(caller, more, { plan: true })
  expect(plan.report).toMatchObject({ transactions: 1, duplicates: 1, possible_duplicates: [] })
})
