// Matches with expected payments stand in the trail with the edits they came with, and one undo
// takes both back; splits that a bulk edit leaves are listed.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { businessIdOf } from '../../../testing/books.ts'
import {
  conflict,
  current,
  EditedBooks,
  startTestServer,
  type TestServer,
} from '../../../testing/edited-books.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

type Candidate = { line_id: string; due: string }

/** A transaction that nothing expected met, and a payment that it might be. */
async function unmatched(books: EditedBooks): Promise<{ id: string; occurrence: Candidate }> {
  const { data } = await books.list('direction=out&from=2026-10-20')
  for (const { id } of data) {
    const row = (await books.call('GET', `/data/transactions/${id}`)).json().data
    const [candidate] = row.occurrence_candidates as Candidate[]
    if (candidate && !row.occurrence)
      return { id, occurrence: { line_id: candidate.line_id, due: candidate.due } }
  }
  throw new Error('every transaction of the demo company met a payment')
}

async function decisions(books: EditedBooks): Promise<string> {
  const businessId = await businessIdOf(server, books.caller)
  return asTenant(server.context.db, businessId, async (tx) => {
    const { rows } =
      await sql`select to_jsonb(d)::text from forecast_decision d order by 1`.execute(tx)
    return JSON.stringify(rows)
  })
}

test('a match is one change with what was edited beside it, listed in the trail, and undone to the byte', async () => {
  const books = await EditedBooks.open(server)
  await books.call('GET', '/mock/load-data')
  const { id, occurrence } = await unmatched(books)
  const [before, decided] = [await books.export(), await decisions(books)]
  const matched = await books.edited(id, { note: 'the one', occurrence })
  const read = async () => (await books.call('GET', `/data/transactions/${id}`)).json().data
  const row = await read()
  expect(row.occurrence).toMatchObject(occurrence)
  expect(row.history[0].what).toMatch(/^Note: the one; Matched with .+, due \d+ \w+ \d{4}$/)
  expect(row.history[0]).toMatchObject({ transactions: 1, undoable: true })
  const refused = await books.call('POST', '/data/update-transactions', {
    transactions: [{ id, note: 'never', occurrence: { ...occurrence, due: '2031-01-01' } }],
  })
  expect(refused.statusCode).toBe(404)
  expect((await read()).transaction.note).toBe('the one')
  await books.undone(matched)
  expect((await read()).occurrence).toBeNull()
  expect(await books.export()).toBe(before)
  expect(await decisions(books)).toBe(decided)

  const alone = await books.edited(id, { occurrence })
  await books.call('POST', '/data/forecast/occurrences', { ...occurrence, kind: 'restore' })
  expect(await conflict(books.undo(alone))).toMatch(/since changed this expected payment/)
})

test('a payment of taxes is nothing else that was expected', async () => {
  const books = await EditedBooks.open(server)
  await books.call('GET', '/mock/load-data')
  const { occurrence } = await unmatched(books)
  const { data } = await books.list('direction=out&from=2026-10-20')
  const id = data.find((row) => row.text.includes('HMRC'))?.id ?? ''
  const transaction = (await books.call('GET', `/data/transactions/${id}`)).json().data
  expect(transaction.occurrence_candidates).toEqual([])
  const refused = await books.call('POST', '/data/update-transactions', {
    transactions: [{ id, occurrence }],
  })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe('The forecast knows this payment as a tax already.')
})

test('a bulk edit of categories leaves split transactions as they are, and says how many', async () => {
  const books = await EditedBooks.open(server, current)
  const whole = (await books.list('direction=out')).data[0]
  const half = (Number(whole?.amount) / 2).toFixed(2)
  const rest = (Number(whole?.amount) - Number(half)).toFixed(2)
  const parts = [half, rest].map((amount) => ({ amount, sub_category: 'rent' }))
  await books.edited(whole?.id ?? '', { splits: parts })
  const expected = (await books.list('direction=out')).total.count
  const bulk = async (edit: object) =>
    (
      await books.call('POST', '/data/transactions/bulk', {
        filters: { direction: 'out' },
        expected,
        edit,
      })
    ).json().data
  const done = await bulk({ sub_category: 'fuel' })
  expect(done).toMatchObject({ left_split: 1 })
  expect(done.changed).toBeGreaterThan(0)
  const { data } = await books.list('direction=out')
  const rows = data.map((row) => [
    row.part_of !== undefined || row.splits !== undefined,
    row.sub_category,
  ])
  expect(rows.every(([split, label]) => split || label === 'fuel')).toBe(true)
  expect(rows.some(([split]) => split)).toBe(true)
  expect(await bulk({ note: 'all of them' })).toMatchObject({ left_split: 0 })
})
