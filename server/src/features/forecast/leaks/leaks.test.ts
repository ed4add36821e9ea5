// The leak watch through HTTP, on the demo company: found, dismissed while the numbers stay the
// same, and nobody else's.
import type { Leak } from '@plimsoll/contract/leaks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { businessIdOf } from '../../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { uploadAndSettle } from '../../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

type Wire = Omit<Leak, 'amount' | 'yearly' | 'evidence'> & {
  amount: string
  yearly: string | null
  evidence: { id: string; amount: string; text: string }[]
}
type LeaksReply = { leaks: Wire[]; dismissed: Wire[]; payments: number; from: string | null }
async function readLeaks(caller: Caller): Promise<LeaksReply> {
  const reply = await caller.get('/data/leaks')
  expect(reply.statusCode).toBe(200)
  return reply.json().data
}

async function withDemo(): Promise<Caller> {
  const caller = await server.signUp()
  await caller.get('/mock/load-data')
  return caller
}

test('the demo company’s six leaks are found, the dearest first, each with payments that are in the books', async () => {
  const caller = await withDemo()
  const { leaks, dismissed, payments, from } = await readLeaks(caller)
  expect(leaks.map(({ kind }) => kind).sort()).toEqual([
    'duplicate',
    'first_large_payee',
    'forgotten_trial',
    'missed_receipt',
    'overlap',
    'price_rise',
  ])
  expect(dismissed).toEqual([])
  expect(payments).toBeGreaterThan(500)
  expect(from).toBe('2025-11-20')
  const worth = leaks.map(({ yearly, amount }) => Number(yearly ?? amount))
  expect(worth).toEqual([...worth].sort((a, b) => b - a))
  const adobe = leaks.find(({ kind }) => kind === 'price_rise')
  expect(adobe?.sentence).toMatch(
    /^Adobe went from £155\.94 to £181\.20 a month on \d+ \w+ 2026: £303\.12 more a year\.$/,
  )
  expect(adobe?.line_id).toBeTruthy()
  const listed = (await caller.get(`/data/transactions/list?merchant=${adobe?.merchant_id}`)).json()
    .data as { id: string }[]
  const known = new Set(listed.map(({ id }) => id))
  for (const { id } of adobe?.evidence ?? []) expect(known.has(id)).toBe(true)
})

test('a dismissed leak stays away, comes back when restored, and when its numbers change', async () => {
  const caller = await withDemo()
  const before = await readLeaks(caller)
  const [leak] = before.leaks
  if (!leak) throw new Error('the demo company leaks')
  const { id, figures } = leak
  expect((await caller.post('/data/leaks/dismiss', { id, figures })).statusCode).toBe(200)
  const away = await readLeaks(caller)
  expect(away.leaks.map((each) => each.id)).not.toContain(id)
  expect(away.dismissed.map((each) => each.id)).toEqual([id])

  const needed = '£10,900 went to Apex Print Machinery for the first time.'
  const needs = async () =>
    (await caller.get('/data/dashboard-analytics')).json().data.needs as { message: string }[]
  expect((await needs()).map(({ message }) => message)).not.toContain(needed)

  await caller.post('/data/leaks/restore', { id })
  expect(await readLeaks(caller)).toEqual(before)
  expect((await needs()).map(({ message }) => message)).toContain(needed)

  await caller.post('/data/leaks/dismiss', { id, figures })
  const businessId = await businessIdOf(server, caller)
  await asTenant(server.context.db, businessId, (tx) =>
    tx.updateTable('leak_dismissal').set({ figures: 'as they were before' }).execute(),
  )
  expect((await readLeaks(caller)).leaks.map((each) => each.id)).toContain(id)
})

test('what is not there, or has other numbers, cannot be dismissed', async () => {
  const caller = await withDemo()
  const [leak] = (await readLeaks(caller)).leaks
  const gone = await caller.post('/data/leaks/dismiss', { id: 'overlap:nothing', figures: 'x' })
  expect(gone.statusCode).toBe(404)
  const other = await caller.post('/data/leaks/dismiss', { id: leak?.id, figures: 'others' })
  expect(other.statusCode).toBe(409)
})

test('without books there is nothing to look at; with clean ones nothing is found', async () => {
  const caller = await server.signUp()
  expect(await readLeaks(caller)).toMatchObject({
    leaks: [],
    dismissed: [],
    payments: 0,
    from: null,
  })
  const rows = Array.from({ length: 14 }, (_, i) => {
    const month = String((i % 12) + 1).padStart(2, '0')
    const year = i < 12 ? 2025 : 2026
    return `${year}-${month}-05,VODAFONE LTD,-30.00\n${year}-${month}-12,BRISTOL MUSEUM FEES,900.00`
  })
  await uploadAndSettle(caller, `Date,Description,Amount\n${rows.join('\n')}\n`)
  const clean = await readLeaks(caller)
  expect(clean.leaks).toEqual([])
  expect(clean.payments).toBeGreaterThan(20)
})

test('leaks and dismissals stay with their business', async () => {
  const owner = await withDemo()
  const stranger = await server.signUp()
  const [leak] = (await readLeaks(owner)).leaks
  const dismissal = { id: leak?.id, figures: leak?.figures }
  expect((await stranger.post('/data/leaks/dismiss', dismissal)).statusCode).toBe(404)
  await owner.post('/data/leaks/dismiss', dismissal)
  await stranger.post('/data/leaks/restore', { id: leak?.id })
  expect((await readLeaks(owner)).dismissed).toHaveLength(1)
  expect((await readLeaks(stranger)).leaks).toEqual([])
})
