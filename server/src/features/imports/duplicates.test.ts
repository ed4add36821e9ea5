// The same payment is never in the books twice, and two equal payments never become one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessIdOf, expectBooksAddUp, exportBooks } from '../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { settled, upload, uploadAndSettle } from '../../testing/uploads.ts'
import { runImport } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const head = 'Date,Description,Paid out,Paid in,Balance\n'
const coffees = `15/01/2026,PRET A MANGER,4.20,,995.80
15/01/2026,PRET A MANGER,4.20,,991.60
15/01/2026,PRET A MANGER,4.20,,987.40
`
const january = `${head}${coffees}31/01/2026,ACME LTD,,500.00,1487.40
`
const overlapping = `${head}31/01/2026,ACME LTD,,500.00,1487.40
14/02/2026,BRITISH GAS,100.00,,1387.40
`

async function totalOf(caller: Caller): Promise<{ count: number; amount: string }> {
  const reply = await caller.get('/data/transactions/list')
  return (reply.json() as { total: { count: number; amount: string } }).total
}

test('three equal coffees on one day stay three', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, january)
  const reply = await caller.get('/data/transactions/list?date=2026-01-15')
  expect(reply.json()).toMatchObject({ total: { count: 3, amount: '-12.60' } })
})

test('the same file twice adds nothing, and says so', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, january)
  const before = await totalOf(caller)
  const again = await uploadAndSettle(caller, january)
  expect(again).toMatchObject({
    job_status: 'success',
    report: { transactions: 0, duplicates: 4, total_in: '0.00', total_out: '0.00' },
  })
  expect(again.report?.assumptions.map((assumption) => assumption.code)).toContain('nothing_new')
  expect(await totalOf(caller)).toEqual(before)
  await expectBooksAddUp(server, caller)
})

test('overlapping months add only what is new', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, january)
  const second = await uploadAndSettle(caller, overlapping)
  expect(second.report).toMatchObject({ transactions: 1, duplicates: 1 })
  expect(await totalOf(caller)).toEqual({ count: 5, amount: '387.40' })
  await expectBooksAddUp(server, caller)
})

test('a file with one more equal coffee adds that one', async () => {
  const caller = await server.signUp()
  await uploadAndSettle(caller, `${head}${coffees}`)
  const more = `${head}${coffees}15/01/2026,PRET A MANGER,4.20,,983.20\n`
  expect((await uploadAndSettle(caller, more)).report).toMatchObject({
    transactions: 1,
    duplicates: 3,
  })
})

test('two uploads of one file at the same moment store each row once', async () => {
  const caller = await server.signUp()
  const ids = await Promise.all([upload(caller, january), upload(caller, january)])
  const done = await Promise.all(ids.map((id) => settled(caller, id)))
  expect(done.map((sent) => sent.job_status)).toEqual(['success', 'success'])
  expect(done.map((sent) => sent.report?.transactions).sort()).toEqual([0, 4])
  expect(await totalOf(caller)).toEqual({ count: 4, amount: '487.40' })
  await expectBooksAddUp(server, caller)
})

test('a job that runs again, or twice at once, doubles nothing', async () => {
  const idle = await startTestServer({ env: { ROLE: 'web' } })
  try {
    const caller = await idle.signUp()
    const key = {
      businessId: await businessIdOf(idle, caller),
      uploadId: await upload(caller, january),
    }
    await Promise.allSettled([1, 2, 3].map(() => runImport(idle.context, key)))
    await runImport(idle.context, key)
    expect(await settled(caller, key.uploadId)).toMatchObject({ job_status: 'success' })
    expect(await totalOf(caller)).toEqual({ count: 4, amount: '487.40' })
    const before = await exportBooks(idle, caller, { history: true })
    await runImport(idle.context, key)
    expect(await exportBooks(idle, caller, { history: true })).toBe(before)
    await expectBooksAddUp(idle, caller)
  } finally {
    await idle.stop()
  }
})

test('a worker that died between reading and storing leaves an upload that the next one finishes', async () => {
  const idle = await startTestServer({ env: { ROLE: 'web' } })
  try {
    const caller = await idle.signUp()
    const key = {
      businessId: await businessIdOf(idle, caller),
      uploadId: await upload(caller, january),
    }
    // The rows are read and kept, then the books cannot be changed, as if the process had been
    // killed there.
    await idle.owner.query('alter table source add constraint closed check (false) not valid')
    await expect(runImport(idle.context, key)).rejects.toThrow('closed')
    expect((await caller.get('/data/check-analytics-sync')).json()).toMatchObject({
      data: { analytics_sync: 0 },
    })
    expect(await totalOf(caller)).toEqual({ count: 0, amount: '0.00' })
    await idle.owner.query('alter table source drop constraint closed')
    await runImport(idle.context, key)
    expect(await settled(caller, key.uploadId)).toMatchObject({ job_status: 'success' })
    expect(await totalOf(caller)).toEqual({ count: 4, amount: '487.40' })
    await expectBooksAddUp(idle, caller)
  } finally {
    await idle.stop()
  }
})

test('an upload that no attempt can store fails with a sentence', async () => {
  const idle = await startTestServer({ env: { ROLE: 'web' } })
  try {
    const caller = await idle.signUp()
    const key = {
      businessId: await businessIdOf(idle, caller),
      uploadId: await upload(caller, january),
    }
    await idle.owner.query('alter table source add constraint closed check (false) not valid')
    await Promise.allSettled([runImport(idle.context, key)])
    await Promise.allSettled([runImport(idle.context, key)])
    await runImport(idle.context, key)
    expect(await settled(caller, key.uploadId)).toMatchObject({
      job_status: 'failure',
      error_code: 'internal',
      message:
        'Something went wrong on our side while reading this file. Nothing was added to your books; please upload it again.',
    })
    expect(await totalOf(caller)).toEqual({ count: 0, amount: '0.00' })
  } finally {
    await idle.stop()
  }
})

test('a pending upload whose worker is gone is taken up again when a client polls it', async () => {
  const idle = await startTestServer({ env: { ROLE: 'web' } })
  try {
    const caller = await idle.signUp()
    const fileid = await upload(caller, january)
    const jobs = async () =>
      (await idle.context.pool.query(`select from pgboss.job where name = 'import'`)).rowCount
    await idle.owner.query('alter table upload no force row level security')
    await idle.owner.query(
      `update upload set attempts = 1, leased_until = now() - interval '1 second'`,
    )
    await settledOnce(caller, fileid)
    expect(await jobs()).toBe(2)
    await settledOnce(caller, fileid)
    expect(await jobs()).toBe(2)
    await idle.owner.query(
      `update upload set attempts = 3, leased_until = now() - interval '1 second'`,
    )
    expect(await settled(caller, fileid)).toMatchObject({
      job_status: 'failure',
      error_code: 'internal',
    })
  } finally {
    await idle.stop()
  }
})

async function settledOnce(caller: Caller, fileid: string): Promise<void> {
  const reply = await caller.post('/data/check-file-processed', { fileid })
  expect(reply.json()).toMatchObject({ data: { job_status: 'pending' } })
}

test('a file that names no account and repeats nothing of its days is another account; one that fills a gap is not', async () => {
  const caller = await server.signUp()
  const daysOf = (month: string, text: string, pence: number) =>
    Array.from({ length: 12 }, (_, at) => {
      const day = String(at * 2 + 1).padStart(2, '0')
      return `${day}/${month}/2026,${text},${((pence + at * 37) / 1e2).toFixed(2)},\n`
    }).join('')
  const heading = 'Date,Description,Paid out,Paid in\n'
  const accountsOf = async (statement: string) =>
    (await uploadAndSettle(caller, heading + statement)).report?.accounts
  const [first] =
    (await accountsOf(daysOf('01', 'CHANDLER', 500) + daysOf('03', 'CHANDLER', 500))) ?? []
  expect(await accountsOf(daysOf('02', 'CHANDLER', 500))).toEqual([{ ...first, is_new: false }])
  const [second] = (await accountsOf(daysOf('02', 'CORNER SHOP', 9_900))) ?? []
  expect(second).toMatchObject({ is_new: true })
  expect(second?.name).not.toBe(first?.name)
  expect(
    await accountsOf(daysOf('02', 'CORNER SHOP', 9_900) + daysOf('04', 'CORNER SHOP', 9_900)),
  ).toEqual([{ ...second, is_new: false }])
  await expectBooksAddUp(server, caller)
})
