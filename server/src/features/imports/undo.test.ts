// Undoing an upload puts the books back to where they were, to the byte.
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessIdOf, expectBooksAddUp, exportBooks } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { check, upload, uploadAndSettle } from '../../testing/uploads.ts'
import { uploadFolder } from '../sources/service.ts'
import { readUpload } from './read-upload.ts'
import { pathOf } from './upload-file.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const head = 'Date,Description,Paid out,Paid in,Balance\n'
const january = `${head}05/01/2026,PRET A MANGER,4.20,,995.80
31/01/2026,ACME LTD,,500.00,1495.80
`
const february = `${head}31/01/2026,ACME LTD,,500.00,1495.80
14/02/2026,BRITISH GAS,100.00,,1395.80
`
const starling = `Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
01/02/2026,Harbour Savings,TRANSFER,FASTER PAYMENT,-300.00,700.00,NONE,
10/02/2026,Tesco,CARD,CONTACTLESS,-12.00,688.00,GROCERIES,
`
const monzo = `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_01,02/02/2026,10:00:00,Faster payment,Transfer from Starling,,Transfers,300.00,GBP,300.00,GBP,,,,TRANSFER FROM STARLING,,,300.00
`

async function undo(caller: Caller, fileid: string): Promise<number> {
  const reply = await caller.call({ method: 'DELETE', url: `/api/data/uploads/${fileid}` })
  return reply.statusCode
}

async function total(caller: Caller, query = ''): Promise<object> {
  const reply = await caller.get(`/data/transactions/list${query}`)
  return (reply.json() as { total: object }).total
}

test('undo of the only upload leaves empty books and no source', async () => {
  const caller = await server.signUp()
  const before = await exportBooks(server, caller)
  const { fileid } = await uploadAndSettle(caller, january)
  expect(await undo(caller, fileid)).toBe(200)
  expect(await exportBooks(server, caller)).toBe(before)
  expect((await caller.get('/data/user-data-exists')).json()).toMatchObject({
    data: { source: null },
  })
  const folder = uploadFolder(server.context.env, await businessIdOf(server, caller))
  await expect(access(join(folder, fileid))).rejects.toThrow()
  expect((await caller.get('/data/uploads')).json()).toMatchObject({
    data: [{ fileid, state: 'undone' }],
  })
  expect(await check(caller, fileid)).toMatchObject({ job_status: 'failure', error_code: 'undone' })
})

test('undo of the last upload restores rows, totals, balances, pairs and the source as they were', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, january)
  await uploadAndSettle(caller, starling)
  const before = await exportBooks(server, caller)
  for (const content of [february, monzo, january]) {
    const { fileid } = await uploadAndSettle(caller, content)
    await expectBooksAddUp(server, caller)
    expect(await undo(caller, fileid)).toBe(200)
    expect(await exportBooks(server, caller)).toBe(before)
  }
  await expectBooksAddUp(server, caller)
})

test('undoing twice does no more than once', async () => {
  const caller = await server.signUp()
  const { fileid } = await uploadAndSettle(caller, january)
  expect([await undo(caller, fileid), await undo(caller, fileid)]).toEqual([200, 200])
})

test('what a later upload holds too stays when the first is undone', async () => {
  const caller = await server.signUp()
  const first = await uploadAndSettle(caller, january)
  await uploadAndSettle(caller, february)
  await undo(caller, first.fileid)
  expect(await total(caller)).toEqual({ count: 2, amount: '400.00' })
  expect((await caller.get('/data/account-balances')).json()).toMatchObject({
    data: [{ balance: '1395.80', balance_day: '2026-02-14' }],
  })
  expect((await caller.get('/data/user-data-exists')).json()).toMatchObject({
    data: { source: 'excel' },
  })
  await expectBooksAddUp(server, caller)
})

test('undo of the newer statement brings the balance of the older one back', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, january)
  const second = await uploadAndSettle(caller, february)
  await undo(caller, second.fileid)
  expect((await caller.get('/data/account-balances')).json()).toMatchObject({
    data: [{ balance: '1495.80', balance_day: '2026-01-31' }],
  })
})

test('a transfer between two accounts is neutral, and its first leg counts again once the second is undone', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, starling)
  expect(await total(caller, '?direction=out')).toEqual({ count: 2, amount: '-312.00' })
  const second = await uploadAndSettle(caller, monzo)
  expect(await total(caller, '?direction=out')).toEqual({ count: 1, amount: '-12.00' })
  expect(await total(caller, '?direction=in')).toEqual({ count: 0, amount: '0.00' })
  expect(await total(caller, '?sub_category=internal_transfer')).toEqual({
    count: 2,
    amount: '0.00',
  })
  await expectBooksAddUp(server, caller)
  await undo(caller, second.fileid)
  expect(await total(caller, '?direction=out')).toEqual({ count: 2, amount: '-312.00' })
  await expectBooksAddUp(server, caller)
})

test('a file that failed and a plan that was never stored can be discarded', async () => {
  const caller = await server.signUp()
  const failed = await uploadAndSettle(caller, 'nothing to see')
  const planned = await uploadAndSettle(caller, january, { plan: true })
  for (const { fileid } of [failed, planned]) expect(await undo(caller, fileid)).toBe(200)
  const late = await caller.post(`/data/uploads/${planned.fileid}/commit`, {
    plan_id: planned.plan_id,
  })
  expect(late.statusCode).toBe(409)
  expect(await total(caller)).toEqual({ count: 0, amount: '0.00' })
})

test('an upload that is undone while its file is being read leaves nothing behind', async () => {
  const idle = await startTestServer({ env: { ROLE: 'web' } })
  try {
    const caller = await idle.signUp()
    const before = await exportBooks(idle, caller)
    const key = {
      businessId: await businessIdOf(idle, caller),
      uploadId: await upload(caller, january),
    }
    const options = { answers: {}, stopAtPlan: false, deadline: Date.now() + 60_000 }
    await Promise.all([readUpload(idle.context, key, options), undo(caller, key.uploadId)])
    expect(await exportBooks(idle, caller)).toBe(before)
    // And if the file was still there when the reader looked, but the upload was not:
    await writeFile(pathOf(idle.context.env, key), january)
    expect(await readUpload(idle.context, key, options)).toBe(null)
    expect(await exportBooks(idle, caller)).toBe(before)
  } finally {
    await idle.stop()
  }
})
