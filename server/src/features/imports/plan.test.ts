// A plan shown before anything is stored: what it says, that storing it does just that, and when it
// no longer holds.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksAddUp, exportBooks } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { check, settled, uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const january = `Date,Description,Paid out,Paid in,Balance
13/01/2026,BRITISH GAS,100.00,,900.00
15/01/2026,ACME LTD,,500.00,1400.00
`
const februaryToo = `${january}16/02/2026,BRITISH GAS,110.00,,1290.00
`

async function commit(caller: Caller, fileid: string, body: object) {
  return caller.post(`/data/uploads/${fileid}/commit`, body)
}

test('a plan stores nothing until it is committed, and then exactly what it shows', async () => {
  const caller = await server.signUp()
  const plan = await uploadAndSettle(caller, january, { plan: true })
  expect(plan).toMatchObject({
    job_status: 'success',
    report: { transactions: 2, total_in: '500.00' },
  })
  expect((await caller.get('/data/user-data-exists')).json()).toMatchObject({
    data: { source: null },
  })
  expect((await caller.get('/data/transactions/list')).json()).toMatchObject({
    total: { count: 0 },
  })

  const stored = await commit(caller, plan.fileid, { plan_id: plan.plan_id })
  expect(stored.statusCode).toBe(200)
  const done = await check(caller, plan.fileid)
  // What has no category is counted once the rows are stored.
  expect(done.report).toEqual({ ...plan.report, uncategorised: 1 })
  expect((await caller.get('/data/user-data-exists')).json()).toMatchObject({
    data: { source: 'excel' },
  })
  expect((await caller.get('/data/transactions/list')).json()).toMatchObject({
    total: { count: 2 },
  })
  await expectBooksAddUp(server, caller)
})

test('committing the same plan twice stores it once', async () => {
  const caller = await server.signUp()
  const { fileid, plan_id } = await uploadAndSettle(caller, january, { plan: true })
  const replies = await Promise.all([1, 2].map(() => commit(caller, fileid, { plan_id })))
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
  expect((await caller.get('/data/transactions/list')).json()).toMatchObject({
    total: { count: 2 },
  })
  await expectBooksAddUp(server, caller)
})

test('a plan is refused with 409 once the books have changed under it, and a new plan stands ready', async () => {
  const caller = await server.signUp()
  const plan = await uploadAndSettle(caller, februaryToo, { plan: true })
  await uploadAndSettle(caller, january)
  const before = await exportBooks(server, caller)
  const refused = await commit(caller, plan.fileid, { plan_id: plan.plan_id })
  expect(refused.statusCode).toBe(409)
  expect(await exportBooks(server, caller)).toBe(before)

  const planned = await check(caller, plan.fileid)
  expect(planned.plan_id).not.toBe(plan.plan_id)
  expect(planned.report).toMatchObject({ transactions: 1, duplicates: 2 })
  expect((await commit(caller, plan.fileid, { plan_id: planned.plan_id })).statusCode).toBe(200)
  expect((await caller.get('/data/transactions/list')).json()).toMatchObject({
    total: { count: 3 },
  })
  await expectBooksAddUp(server, caller)
})

test('a change of the books that does not touch the plan leaves it standing', async () => {
  const caller = await server.signUp()
  const plan = await uploadAndSettle(caller, january, { plan: true })
  const other = await uploadAndSettle(caller, februaryToo, { plan: true })
  await caller.call({ method: 'DELETE', url: `/api/data/uploads/${other.fileid}` })
  expect((await commit(caller, plan.fileid, { plan_id: plan.plan_id })).statusCode).toBe(200)
})

test('a commit without a plan or with an unknown one is refused with a sentence', async () => {
  const caller = await server.signUp()
  const { fileid } = await uploadAndSettle(caller, january, { plan: true })
  expect((await commit(caller, fileid, {})).statusCode).toBe(400)
  const unknown = await commit(caller, fileid, { plan_id: 'not-a-plan' })
  expect(unknown.statusCode).toBe(409)
  expect((unknown.json() as { message: string }).message).toMatch(/\.$/)
})

test('answers have the file read again before anything is stored', async () => {
  const caller = await server.signUp()
  const either = `Date,Description,Amount
03/04/2026,ACME LTD,500.00
05/06/2026,BRITISH GAS,-120.00
`
  const plan = await uploadAndSettle(caller, either, { plan: true })
  expect(plan.report).toMatchObject({ first_day: '2026-04-03', last_day: '2026-06-05' })
  const reply = await commit(caller, plan.fileid, { answers: { dateOrder: 'MDY' } })
  expect(reply.statusCode).toBe(200)
  const settledAgain = await settled(caller, plan.fileid)
  expect(settledAgain.report).toMatchObject({ first_day: '2026-03-04', last_day: '2026-05-06' })
  expect(settledAgain.plan_id).not.toBe(plan.plan_id)
  expect((await commit(caller, plan.fileid, { plan_id: plan.plan_id })).statusCode).toBe(409)
  expect((await commit(caller, plan.fileid, { plan_id: settledAgain.plan_id })).statusCode).toBe(
    200,
  )
  const list = (await caller.get('/data/transactions/list')).json() as { data: { day: string }[] }
  expect(list.data.map((row) => row.day)).toEqual(['2026-05-06', '2026-03-04'])
})

test('a stored file has nothing left to answer', async () => {
  const caller = await server.signUp()
  const { fileid } = await uploadAndSettle(caller, january)
  const reply = await commit(caller, fileid, { answers: { dateOrder: 'MDY' } })
  expect(reply.statusCode).toBe(409)
})
