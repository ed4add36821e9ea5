// Books that are deleted or change while a run is made: nothing comes back, no verdict gets lost.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readForecastBooks } from '../../../books/figures/movements.store.ts'
import { asTenant } from '../../../db/tenant.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { runOf } from './make-run.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

async function withDemo() {
  const who = await server.signUp()
  await who.get('/mock/load-data')
  const { rows } = await server.context.pool.query<{ id: string }>(
    `select m.business_id as id from app_user u join membership m on m.user_id = u.id where u.email = $1`,
    [who.email],
  )
  return { who, businessId: rows[0]?.id ?? '' }
}

async function keptRows(businessId: string): Promise<number> {
  return asTenant(server.context.db, businessId, async (tx) => {
    const runs = await tx.selectFrom('forecast_run').select('id').execute()
    const series = await tx.selectFrom('forecast_series').select('id').execute()
    return runs.length + series.length
  })
}

test('a run whose books are deleted while it is made leaves nothing behind', async () => {
  const { who, businessId } = await withDemo()
  const { db } = server.context
  const books = await asTenant(db, businessId, (tx) => readForecastBooks(tx, businessId))
  expect((await who.call({ method: 'DELETE', url: '/api/data/delete-user-data' })).statusCode).toBe(
    200,
  )
  const late = { books: { ...books, version: books.version - 1 }, asOf: '2026-11-20' }
  const projects = { settlement: { claimed: new Map() } }
  const making = asTenant(db, businessId, (tx) =>
    runOf(tx, businessId, { ...late, projects, until: '2028-11-30' }, []),
  )
  await expect(making).rejects.toThrow('The books changed')
  expect(await keptRows(businessId)).toBe(0)
})

test('a verdict about a series counts before the run that found it has stored it', async () => {
  const { who, businessId } = await withDemo()
  const [first] = (await who.get('/data/forecast/recurring')).json().data
  await asTenant(server.context.db, businessId, (tx) =>
    tx.deleteFrom('forecast_series').where('business_id', '=', businessId).execute(),
  )
  const verdicts = [{ seriesId: first.seriesId, verdict: 'accepted' }]
  const reply = await who.post('/data/forecast/recurring', { verdicts })
  expect(reply.json().data.accepted).toBe(1)
})
