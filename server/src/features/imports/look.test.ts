// Saying how a file is read: looking at its rows, trying answers, and being remembered for the next
// file of its layout.
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeXlsx } from '../../outside/workbook/write-xlsx.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { settled, uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const either = (rows: string) => `My export,,,\nWhen,What,Sum,Other\n${rows}\n`
const march = either('03/04/2026,ACME LTD,500.00,1\n05/06/2026,BRITISH GAS,-120.00,2')
const later = either('07/08/2026,ACME LTD,90.00,1\n09/10/2026,BRITISH GAS,-30.00,2')
const columns = { 0: 'date', 1: 'description', 2: 'amount', 3: 'ignore' }
const answers = { dateOrder: 'MDY', columns, headerLine: 2 }

type Look = {
  sheets: string[]
  sheet: string | null
  lines: { line: number; cells: string[] }[]
  header_line: number | null
  answers: object
  trial: Record<string, unknown> & { kind: string }
}
const look = (caller: Caller, fileid: string, answers?: object) =>
  caller.post(`/data/uploads/${fileid}/look`, answers ? { answers } : {})
const lookedAt = async (caller: Caller, fileid: string, answers?: object) => {
  const reply = await look(caller, fileid, answers)
  expect(reply.statusCode).toBe(200)
  return (reply.json() as { data: Look }).data
}
const commit = (caller: Caller, fileid: string, body: object) =>
  caller.post(`/data/uploads/${fileid}/commit`, body)
const assumed = (checked: { report?: { assumptions: { code: string; message: string }[] } }) =>
  checked.report?.assumptions.map(({ code }) => code)

test('a look shows the rows as the file has them and the reading in use', async () => {
  const caller = await server.signUp()
  const { fileid } = await uploadAndSettle(caller, march, { plan: true })
  const shown = await lookedAt(caller, fileid)
  expect(shown.lines[1]).toEqual({ line: 2, cells: ['When', 'What', 'Sum', 'Other'] })
  expect(shown.header_line).toBe(2)
  expect(shown.trial).toMatchObject({
    kind: 'read',
    transactions: 2,
    total_in: '500.00',
    total_out: '120.00',
    first_day: '2026-04-03',
    balance_check: 'absent',
    rows: [
      { line: 3, day: '2026-04-03', amount: '500.00', text: 'ACME LTD' },
      { line: 4, day: '2026-06-05', amount: '-120.00' },
    ],
  })
})

test('answers are tried without changing anything', async () => {
  const caller = await server.signUp()
  const plan = await uploadAndSettle(caller, march, { plan: true })
  const tried = await lookedAt(caller, plan.fileid, { ...answers, amountSign: 'inverted' })
  expect(tried.trial).toMatchObject({ first_day: '2026-03-04', total_in: '120.00' })
  expect(tried.answers).toEqual({ ...answers, amountSign: 'inverted' })
  const wrong = await lookedAt(caller, plan.fileid, { columns: { ...columns, 0: 'ignore' } })
  expect(wrong.trial).toMatchObject({ kind: 'refused' })
  expect((await commit(caller, plan.fileid, { plan_id: plan.plan_id })).statusCode).toBe(200)
})

test('a workbook with several tables shows its sheets, and the requested one', async () => {
  const caller = await server.signUp()
  const rows = (name: string) => [
    ['Date', name, 'Amount'],
    ['03/01/2026', 'ACME', 12.5],
    ['25/01/2026', 'TESCO', -2.5],
  ]
  const book = writeXlsx([
    { name: 'Bank', rows: rows('Details') },
    { name: 'Card', rows: rows('Merchant name') },
  ] as never)
  const refused = await uploadAndSettle(caller, book, { plan: true, filename: 'two.xlsx' })
  expect(refused).toMatchObject({ job_status: 'failure', error_code: 'choose_sheet' })
  const shown = await lookedAt(caller, refused.fileid, { sheet: 'Card' })
  expect(shown).toMatchObject({ sheets: ['Bank', 'Card'], sheet: 'Card' })
  expect(shown.trial).toMatchObject({ kind: 'read', transactions: 2 })
})

test('another business sees and forgets nothing of a file, and a stored one has nothing to look into', async () => {
  const [caller, stranger] = [await server.signUp(), await server.signUp()]
  const { fileid, plan_id } = await uploadAndSettle(caller, march, { plan: true })
  expect((await look(stranger, fileid)).statusCode).toBe(404)
  const memory = `/api/data/uploads/${fileid}/memory`
  expect((await stranger.call({ method: 'DELETE', url: memory })).statusCode).toBe(404)
  await commit(caller, fileid, { plan_id })
  expect((await look(caller, fileid)).statusCode).toBe(409)
})

test('answers about a layout are remembered: the next such file asks nothing, says so, and can be forgotten', async () => {
  const caller = await server.signUp()
  const first = await uploadAndSettle(caller, march, { plan: true })
  expect(first.report?.doubts).not.toEqual([])
  await commit(caller, first.fileid, { answers })
  const again = await settled(caller, first.fileid)
  expect(again.report?.first_day).toBe('2026-03-04')
  await commit(caller, first.fileid, { plan_id: again.plan_id })

  const second = await uploadAndSettle(caller, later, { plan: true })
  expect(second.report).toMatchObject({ first_day: '2026-07-08', doubts: [] })
  expect(second.report?.remembered_on).toMatch(/Z$/)
  expect(second.report?.assumptions[0]?.message).toMatch(
    /^Read as you confirmed on \d+ \w+ \d{4}\.$/,
  )

  const memory = `/api/data/uploads/${second.fileid}/memory`
  expect((await caller.call({ method: 'DELETE', url: memory })).statusCode).toBe(200)
  await commit(caller, second.fileid, { answers: {} })
  const forgotten = await settled(caller, second.fileid)
  expect(assumed(forgotten)).not.toContain('as_confirmed')
  expect(forgotten.report?.first_day).toBe('2026-08-07')
})

test('a plan that was looked at and agreed to is remembered too', async () => {
  const caller = await server.signUp()
  const first = await uploadAndSettle(caller, march, { plan: true })
  await commit(caller, first.fileid, { plan_id: first.plan_id })
  const second = await uploadAndSettle(caller, later, { plan: true })
  expect(second.report?.doubts).toEqual([])
  expect(assumed(second)).toContain('as_confirmed')
})

test('a memory that no longer fits is left aside', async () => {
  const caller = await server.signUp()
  const first = await uploadAndSettle(caller, march, { plan: true })
  await commit(caller, first.fileid, { answers })
  const again = await settled(caller, first.fileid)
  await commit(caller, first.fileid, { plan_id: again.plan_id })
  const moved = await uploadAndSettle(caller, `Made today,,,\n${later}`, { plan: true })
  expect(assumed(moved)).not.toContain('as_confirmed')
  expect(moved.report?.doubts).not.toEqual([])
})

test('the answers of one business mean nothing to another', async () => {
  const [caller, other] = [await server.signUp(), await server.signUp()]
  const first = await uploadAndSettle(caller, march, { plan: true })
  await commit(caller, first.fileid, { plan_id: first.plan_id })
  expect(assumed(await uploadAndSettle(other, later, { plan: true }))).not.toContain('as_confirmed')
})

test('undoing the upload that came with answers forgets them', async () => {
  const caller = await server.signUp()
  const first = await uploadAndSettle(caller, march, { plan: true })
  await commit(caller, first.fileid, { plan_id: first.plan_id })
  await caller.call({ method: 'DELETE', url: `/api/data/uploads/${first.fileid}` })
  expect(assumed(await uploadAndSettle(caller, later, { plan: true }))).not.toContain(
    'as_confirmed',
  )
})

const long = either(
  Array.from({ length: 20_000 }, (_, at) => `13/04/2026,SHOP ${at},-${at % 90}.50,1`).join('\n'),
)

test('looks beyond two at once are refused with how long to wait, of one business alone', async () => {
  const [caller, other] = [await server.signUp(), await server.signUp()]
  const { fileid } = await uploadAndSettle(caller, long, { plan: true })
  const theirs = await uploadAndSettle(other, march, { plan: true })
  const replies = await Promise.all([
    look(caller, fileid),
    look(caller, fileid),
    look(caller, fileid),
    look(other, theirs.fileid),
  ])
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 200, 200, 429])
  expect(replies[3]?.statusCode).toBe(200)
  const refused = replies.find((reply) => reply.statusCode === 429)
  expect(refused?.headers['retry-after']).toBe('1')
  expect((await look(caller, fileid)).statusCode).toBe(200)
})

test('a look whose principal goes away stops, and makes room for the next', async () => {
  const caller = await server.signUp()
  const { fileid } = await uploadAndSettle(caller, long, { plan: true })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const leaving = new AbortController()
  // The probe below takes up room for a moment, so whoever finds none asks again.
  const preview = async (): Promise<number | null> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/data/uploads/${fileid}/look`, {
      method: 'POST',
      headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
      body: '{}',
      signal: leaving.signal,
    }).catch(() => null)
    return reply?.status === 429 ? preview() : (reply?.status ?? null)
  }
  const previews = [preview(), preview()]
  // The limit stands before the file, so a file that nobody has shows it without taking up room.
  const room = async () => (await look(caller, randomUUID())).statusCode
  await expect.poll(room).toBe(429)
  leaving.abort()
  expect(await Promise.all(previews)).toEqual([null, null])
  await expect.poll(room).toBe(404)
})
