// Learning through the whole server: labels of one business teach it about its own later payments,
// and nobody else's.
import { addDays } from '@plimsoll/domain/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { undoChange } from '../../../books/changes/undo.ts'
import { asTenant } from '../../../db/tenant.ts'
import { businessIdOf, expectBooksAddUp, exportBooks } from '../../../testing/books.ts'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { uploadAndSettle } from '../../../testing/uploads.ts'
import { learnFrom } from './jobs.ts'
import { labelOpenRows, learningName } from './label-open.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const kinds = [
  ['Zorvan tiblero', 'Stock and materials'],
  ['Quelm petrixa', 'Fuel'],
  ['Brenic clodappo', 'Software subscriptions'],
] as const

/** A file whose category column its owner filled, but for the last rows. */
function fileOf(options: { from: string; rows: number; labelled: boolean }): string {
  const lines = Array.from({ length: options.rows }, (_, i) => {
    const [words, category] = kinds[i % 3] as (typeof kinds)[number]
    const day = addDays(options.from, Math.floor(i / 2))
    const letters = String.fromCharCode(65 + (i % 23))
    return `${day},${words} ${letters}${letters},-${10 + (i % 40)}.${10 + (i % 80)},${options.labelled ? category : ''}`
  })
  return `Date,Description,Amount,Category\n${lines.join('\n')}\n`
}

/** Waits until the jobs behind the books have nothing left to do. */
async function learnt(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await server.context.pool.query<{ count: number }>(
          `select count(*)::int as count from pgboss.job
           where name in ('books-changed', 'books-learnt') and state in ('created', 'retry', 'active')`,
        )
        return rows[0]?.count
      },
      { interval: 25 },
    )
    .toBe(0)
}

type Listed = {
  id: string
  day: string
  sub_category: string
  label_source: string
  amount: string
}
async function listed(caller: Caller, query: string): Promise<Listed[]> {
  return (await caller.get(`/data/transactions/list?${query}`)).json().data
}

async function labelledByModel(caller: Caller): Promise<Listed[]> {
  const rows = await listed(caller, 'from=2026-06-01&limit=200')
  return rows.filter(({ label_source }) => label_source === 'model')
}

async function taughtBusiness(): Promise<Caller> {
  const caller = await server.signUp()
  await uploadAndSettle(caller, fileOf({ from: '2025-06-01', rows: 420, labelled: true }))
  await learnt()
  return caller
}

async function lastLearnt(
  caller: Caller,
): Promise<{ id: string; transactions: number } | undefined> {
  const businessId = await businessIdOf(server, caller)
  return asTenant(server.context.db, businessId, (tx) =>
    tx
      .selectFrom('change')
      .where('by_name', '=', learningName)
      .where('undone_at', 'is', null)
      .select(['id', 'transactions'])
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  )
}

describe('what was learnt', () => {
  test('labels new payments by itself where the past proves it, with totals right, and is undone as one', async () => {
    const caller = await taughtBusiness()
    await uploadAndSettle(caller, fileOf({ from: '2026-06-01', rows: 30, labelled: false }))
    await learnt()
    const rows = await labelledByModel(caller)
    expect(rows.length).toBeGreaterThan(15)
    expect(new Set(rows.map((row) => row.sub_category))).toEqual(
      new Set(['stock_materials', 'fuel', 'software']),
    )
    await expectBooksAddUp(server, caller)

    const change = await lastLearnt(caller)
    expect(change?.transactions).toBe(rows.length)
    const businessId = await businessIdOf(server, caller)
    const after = await exportBooks(server, caller)
    await undoChange(server.context, businessId, { changeId: change?.id ?? '', by: 'Amara Osei' })
    await learnt()
    await expectBooksAddUp(server, caller)
    expect(await labelledByModel(caller)).toEqual([])
    expect(await exportBooks(server, caller)).not.toBe(after)

    // What a person took back is not given again, however sure the model is.
    await learnFrom(server.context, businessId)
    expect(await labelOpenRows(server.context, businessId)).toBe(0)
  })

  test('never touches a label by hand, a rule’s, a transfer or a split', async () => {
    const caller = await taughtBusiness()
    const businessId = await businessIdOf(server, caller)
    await asTenant(server.context.db, businessId, (tx) =>
      tx.updateTable('learnt_model').set({ model: null, learnt_at: new Date() }).execute(),
    )
    await uploadAndSettle(caller, fileOf({ from: '2026-06-01', rows: 4, labelled: false }))
    await learnt()
    const open = await listed(caller, 'from=2026-06-01')
    const [first, second, third, fourth] = open.map(({ id }) => id)
    if (!first || !second || !third || !fourth) throw new Error('four came')
    await asTenant(server.context.db, businessId, async (tx) => {
      const set = (id: string, values: object) =>
        tx.updateTable('transaction').set(values).where('id', '=', id).execute()
      await set(first, { excluded: true })
      await set(second, { rule_id: first })
      await set(third, { split: true })
    })
    await learnFrom(server.context, businessId)
    await labelOpenRows(server.context, businessId)
    const labelled = await asTenant(server.context.db, businessId, (tx) =>
      tx.selectFrom('transaction').where('label_source', '=', 'model').select('id').execute(),
    )
    expect(labelled.map(({ id }) => id)).toEqual([fourth])
  })

  test('stays with its business: another one with the same payees learns nothing from it', async () => {
    await taughtBusiness()
    const other = await server.signUp()
    await uploadAndSettle(other, fileOf({ from: '2026-06-01', rows: 30, labelled: false }))
    await learnt()
    expect(await labelledByModel(other)).toEqual([])
    const ids = (await listed(other, 'from=2026-06-01&limit=5')).map(({ id }) => id).join(',')
    const reply = await other.get(`/data/transactions/suggestions?ids=${ids}`)
    expect(Object.values(reply.json().data as Record<string, unknown[]>).flat()).toEqual([])
  })

  test('goes with the data it was learnt from', async () => {
    const caller = await taughtBusiness()
    const businessId = await businessIdOf(server, caller)
    const kept = () =>
      asTenant(server.context.db, businessId, (tx) =>
        tx.selectFrom('learnt_model').select('learnt_at').executeTakeFirst(),
      )
    expect(await kept()).toBeDefined()
    await caller.call({ method: 'DELETE', url: '/api/data/delete-user-data' })
    await learnt()
    expect(await kept()).toBeUndefined()
  })
})

describe('suggestions', () => {
  test('say what, how surely and why, for payments of one’s own alone', async () => {
    const caller = await taughtBusiness()
    const ids = (await listed(caller, 'limit=3')).map(({ id }) => id)
    const reply = await caller.get(`/data/transactions/suggestions?ids=${ids.join(',')}`)
    expect(reply.statusCode).toBe(200)
    const data = reply.json().data as Record<string, { reason: string; confidence: number }[]>
    for (const id of ids) {
      const [first] = data[id] ?? []

      expect(first?.reason).toMatch(
        /^\d+ of \d+ payments to .+ stand in .+|^Like “.+” of |^The word/,
      )
      expect(first?.confidence).toBeGreaterThan(0.5)
      expect(data[id]?.length).toBeLessThanOrEqual(3)
    }
    const stranger = await server.signUp()
    const theirs = await stranger.get(`/data/transactions/suggestions?ids=${ids.join(',')}`)
    expect(theirs.json().data).toEqual({})
  })

  test('refuse what are no ids, and too many', async () => {
    const caller = await server.signUp()
    expect((await caller.get('/data/transactions/suggestions?ids=x')).statusCode).toBe(400)
    const many = Array.from({ length: 101 }, () => crypto.randomUUID()).join(',')
    expect((await caller.get(`/data/transactions/suggestions?ids=${many}`)).statusCode).toBe(400)
  })

  test('a payer’s bare name is offered what its invoices stand in, where nobody labelled any', async () => {
    const caller = await server.signUp()
    const invoices = [1, 2, 3, 4].map(
      (n) => `2026-0${n}-03,OAKHURST ESTATES INV 10${n},900.00,${1000 + n * 900}.00`,
    )
    const rent = '2026-05-04,HARBOUR ESTATES RENT,-600.00,4850.00'
    const rows = [...invoices, '2026-05-03,OAKHURST ESTATES,850.00,5450.00', rent]
    await uploadAndSettle(caller, `Date,Description,Amount,Balance\n${rows.join('\n')}\n`)
    const [bare] = await listed(caller, 'from=2026-05-03&to=2026-05-03')
    expect(bare).toMatchObject({ sub_category: 'uncategorised_in' })
    const reply = await caller.get(`/data/transactions/suggestions?ids=${bare?.id}`)
    expect(reply.json().data[bare?.id ?? '']).toMatchObject([
      { reason: '4 of 4 payments from Oakhurst Estates stand in Services and consultancy' },
    ])
  })
})
