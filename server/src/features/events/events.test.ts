// Events of the client: whose they are, and how large they may be.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let caller: Caller
let userId: string
beforeAll(async () => {
  server = await startTestServer()
  caller = await server.signUp({ onboarded: false })
  userId = (await caller.get('/user/account')).json().data.id
})
afterAll(() => server.stop())

const log = (event: object) => caller.post('/e/logEvent', { user_id: userId, ...event })
async function eventsOf(action: string) {
  const { rows } = await server.context.pool.query(
    'select business_id from membership where user_id = $1',
    [userId],
  )
  return asTenant(server.context.db, rows[0].business_id, (tx) =>
    tx.selectFrom('event_log').selectAll().where('action', '=', action).execute(),
  )
}

test.each(['upload-excel', 'delete-data', 'integrations-delete'])(
  'R-172 R-174 %s is logged with its data, also before onboarding is complete',
  async (action) => {
    const reply = await log({ action, additional_data: { rows: 120, name: 'Lloyds.csv' } })
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'success' }])
    expect(await eventsOf(action)).toEqual([
      expect.objectContaining({
        user_id: userId,
        additional_data: { rows: 120, name: 'Lloyds.csv' },
      }),
    ])
  },
)

test('R-172 additional_data may be left out', async () => {
  expect((await log({ action: 'notify-me' })).statusCode).toBe(200)
  expect((await eventsOf('notify-me'))[0]?.additional_data).toEqual({})
})

test('R-173 an event in the name of another user is refused and not kept', async () => {
  const other = await server.signUp()
  const otherId = (await other.get('/user/account')).json().data.id
  for (const user_id of [otherId, '', 'nobody', userId.toUpperCase()])
    expect((await log({ user_id, action: 'in-a-false-name' })).statusCode).toBe(400)
  expect(await eventsOf('in-a-false-name')).toEqual([])
})

test('R-172 more than 10 KB of data is refused', async () => {
  const fits = 'x'.repeat(10 * 1024 - '{"text":""}'.length)
  expect((await log({ action: 'large', additional_data: { text: fits } })).statusCode).toBe(200)
  const over = await log({ action: 'large', additional_data: { text: `${fits}x` } })
  expect([over.statusCode, over.json().message]).toEqual([
    400,
    'An event carries at most 10 KB of additional data.',
  ])
  expect(await eventsOf('large')).toHaveLength(1)
})

test.each([{ text: '\u0000' }, { text: '\ud800' }, { '\u0000': 1 }])(
  'R-046 %j, which PostgreSQL cannot keep, is refused and does no harm',
  async (additional_data) => {
    expect((await log({ action: 'odd', additional_data })).statusCode).toBe(400)
  },
)
