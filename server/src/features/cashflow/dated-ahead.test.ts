// Books that hold rows dated ahead: what has not happened yet is no actual.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

test('rows dated after today count neither in the month under way so far nor in months to come', async () => {
  const who = await server.signUp()
  const rows = [
    '18/08/2026,RENT,-700.00,4300.00',
    '18/09/2026,RENT,-700.00,3600.00',
    '18/10/2026,RENT,-700.00,2900.00',
    '18/11/2026,RENT,-700.00,2200.00',
    '27/11/2026,BIG SALE,9000.00,11200.00',
  ]
  const content = `Date,Description,Amount,Balance\n${rows.join('\n')}\n`
  expect((await uploadAndSettle(who, content)).job_status).toBe('success')
  const { data } = (await who.get('/data/cashflow-overview')).json()
  expect(data[0].actuals.at(-1)).toMatchObject({ cash_in: '0.00', cash_out: '700.00' })
  expect(data[0].forecast[0].cash_in).not.toBe('9000.00')
})
