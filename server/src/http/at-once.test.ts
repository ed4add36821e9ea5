// Eight people of one business press the same button at once: nobody gets a 5xx, on any path that
// writes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'

const callersAtOnce = 8

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
  caller = await server.signUp()
  await caller.get('/mock/load-data')
})
afterAll(() => server.stop())

type Write = { method: 'POST' | 'PUT' | 'PATCH'; path: string; body: object }

/** Each sends the body of its own turn, all at the same moment. */
async function atOnce(write: (turn: number) => Write): Promise<number[]> {
  const replies = await Promise.all(
    Array.from({ length: callersAtOnce }, (_, turn) => {
      const { method, path, body } = write(turn)
      return caller.call({ method, url: `/api${path}`, payload: body })
    }),
  )
  return replies.map((reply) => reply.statusCode)
}

async function firstIds(path: string, field: string): Promise<string[]> {
  const { data } = (await caller.get(path)).json() as { data: Record<string, string>[] }
  return data.slice(0, callersAtOnce).map((row) => row[field] ?? '')
}

test('saves that touch the same books wait for each other', async () => {
  const transactions = await firstIds('/data/transactions/list?limit=8', 'id')
  const series = await firstIds('/data/forecast/recurring', 'seriesId')
  const [transaction] = transactions
  const writes: ((turn: number) => Write)[] = [
    (turn) => ({
      method: 'POST',
      path: '/data/forecast/recurring',
      body: {
        verdicts: [
          { seriesId: series[0], verdict: turn % 2 ? 'accepted' : 'not_recurring' },
          { seriesId: series[1 + (turn % 3)], verdict: 'accepted' },
        ],
      },
    }),
    (turn) => ({
      method: 'POST',
      path: '/data/update-transactions',
      body: { transactions: [{ id: transaction, note: `note ${turn}` }] },
    }),
    (turn) => ({
      method: 'PUT',
      path: `/data/forecast/merchants/${series[turn % series.length]}?hide=${turn % 2 === 0}`,
      body: {},
    }),
    (turn) => ({
      method: 'POST',
      path: '/data/forecast/scenarios',
      body: { name: `Plan ${turn}`, changes: {} },
    }),
    (turn) => ({
      method: 'POST',
      path: '/data/rules',
      body: {
        name: `Rule ${turn}`,
        conditions: { amount_from: `${turn + 1}00.00` },
        actions: { sub_category: 'fuel' },
      },
    }),
    (turn) => ({
      method: 'PATCH',
      path: '/user/account',
      body: { business: { cash_buffer: `${turn}000.00` } },
    }),
    () => ({ method: 'POST', path: '/v1/analysis/commentary?timeframe=last_month', body: {} }),
  ]
  for (const write of writes) {
    const statuses = await atOnce(write)
    const { path } = write(0)
    expect([path, statuses.filter((status) => status >= 500)]).toEqual([path, []])
    // At least one of them got through: the rest waited, or were refused with a reason.
    expect([path, statuses.some((status) => status < 300)]).toEqual([path, true])
  }
})

test('every other call that writes answers eight at once below 500', async () => {
  const skipped = /^\/auth\/|^\/user\/sessions|^\/mock\/|delete-user-data/
  const writes = server.context.endpoints.filter(
    ({ method, path, access }) =>
      method !== 'GET' && method !== 'DELETE' && access !== 'public' && !skipped.test(path),
  )
  expect(writes.length).toBeGreaterThan(20)
  for (const { method, path } of writes) {
    const statuses = await atOnce((turn) => ({
      method: method as Write['method'],
      path: path.replace(/:\w+/g, '01932f5e-0000-7000-8000-0000000000a1'),
      body: { name: `Name ${turn}`, configurations: [], transactions: [], ids: [] },
    }))
    expect([path, statuses.filter((status) => status >= 500)]).toEqual([path, []])
  }
})
