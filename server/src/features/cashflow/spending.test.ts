// Where cash went: what was spent, and not what was set aside.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

test('money moved to savings that aren’t connected is not where cash went, but leaves the cash', async () => {
  const who = await server.signUp()
  const rows = [
    '18/09/2026,STANDING ORDER UNIT 4 RENT,-700.00,9300.00',
    '18/10/2026,STANDING ORDER UNIT 4 RENT,-700.00,8600.00',
    '12/11/2026,TRANSFER TO SAVINGS ACCOUNT,-2500.00,6100.00',
    '18/11/2026,STANDING ORDER UNIT 4 RENT,-700.00,5400.00',
  ]
  const content = `Date,Description,Amount,Balance\n${rows.join('\n')}\n`
  expect((await uploadAndSettle(who, content)).job_status).toBe('success')
  const { data } = (await who.get('/data/dashboard-analytics')).json()
  expect(data.spending).toMatchObject([{ label: 'Premises', amount: '700.00' }])
  expect(data.this_month.cash_out).toBe('3200.00')
})
