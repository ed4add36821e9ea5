// The kept view answers for the books as they are: another version of them, another day or another
// business is read again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { readKeptView } from './kept-view.ts'
import type { View } from './view.ts'

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
  caller = await server.signUp()
  await caller.get('/mock/load-data')
})
afterAll(() => server.stop())

const businessOf = async (who: Caller): Promise<string> => {
  const { rows } = await server.owner.query<{ id: string }>(
    `select m.business_id as id from membership m join app_user u on u.id = m.user_id
     where u.email = $1`,
    [who.email],
  )
  return rows[0]?.id ?? ''
}

const read = async (who = caller, today = '2026-11-20'): Promise<View | null> => {
  const businessId = await businessOf(who)
  return asTenant(server.context.db, businessId, (tx) => readKeptView(tx, businessId, { today }))
}

test('the same books on the same day are read once', async () => {
  expect(await read()).toBe(await read())
})

test('a rename, a verdict, the buffer and another day are seen at once', async () => {
  const before = await read()
  const { data } = (await caller.get('/data/merchants')).json()
  const [merchant] = data
  await caller.call({
    method: 'PATCH',
    url: `/api/data/merchants/${merchant.id}`,
    payload: { name: 'Renamed Ltd' },
  })
  const renamed = await read()
  expect(renamed?.names.get(merchant.id)).toBe('Renamed Ltd')
  // Found, and perhaps not stored yet by the job that found it.
  const series = before?.base.series[0]?.id ?? ''
  await caller.post('/data/forecast/recurring', {
    verdicts: [{ seriesId: series, verdict: 'accepted' }],
  })
  expect((await read())?.verdicts.get(series)).toBe('accepted')
  await caller.call({
    method: 'PATCH',
    url: '/api/user/account',
    payload: { business: { cash_buffer: '1234.00' } },
  })
  expect((await read())?.standing.books.buffer).toBe(123_400)
  expect((await read(caller, '2026-11-21'))?.standing.today).toBe('2026-11-21')
})

test('another business never gets it', async () => {
  const stranger = await server.signUp()
  await read()
  expect(await read(stranger)).toBeNull()
})
