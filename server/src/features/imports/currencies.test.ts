// Money that is not in pounds: kept and listed in its own account, never added to pounds.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksAddUp } from '../../testing/books.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const mixed = `Date,Description,Amount,Currency
2026-01-05,ACME LTD,500.00,GBP
2026-01-06,TESCO,-20.00,GBP
2026-01-07,MUSTER GMBH,-300.00,EUR
`

test('euros stand in an account of their own and in no cash total', async () => {
  const caller = await server.signUp()
  const done = await uploadAndSettle(caller, mixed)
  expect(done.report).toMatchObject({ transactions: 3, currency: 'GBP', total_in: '500.00' })
  expect(done.report?.total_out).toBe('20.00')
  expect(done.report).toMatchObject({
    totals: [
      { currency: 'GBP', total_in: '500.00', total_out: '20.00' },
      { currency: 'EUR', total_in: '0.00', total_out: '300.00' },
    ],
  })
  expect(done.report?.assumptions.map(({ code }) => code)).toContain('foreign_accounts')
  const accounts = (await caller.get('/data/account-balances')).json() as {
    data: { id: string; currency: string; transactions: number }[]
  }
  expect(
    accounts.data.map(({ currency, transactions }) => [currency, transactions]).sort(),
  ).toEqual([
    ['EUR', 1],
    ['GBP', 2],
  ])
  const total = async (query: string) =>
    ((await caller.get(`/data/transactions/list?${query}`)).json() as { total: object }).total
  expect(await total('direction=out')).toEqual({ count: 1, amount: '-20.00' })
  expect(await total('')).toEqual({ count: 3, amount: '480.00' })
  const euros = accounts.data.find((account) => account.currency === 'EUR')
  expect(await total(`account=${euros?.id}`)).toEqual({ count: 1, amount: '-300.00' })
  await expectBooksAddUp(server, caller)
})
