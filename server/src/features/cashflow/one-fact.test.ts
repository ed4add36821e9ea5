// One fact is told in one way by every page: dashboard, cash-flow table, cash management and forecast, also of books that were edited.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EditedBooks, startTestServer, type TestServer } from '../../testing/edited-books.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

/** A year of books that end on 17 November 2026. */
function statement(): string {
  let balance = 900_000
  const lines = ['Date,Type,Description,Paid out,Paid in,Balance']
  const add = (day: string, text: string, pence: number) => {
    balance += pence
    const amount = (Math.abs(pence) / 1e2).toFixed(2)
    const [year, month, date] = day.split('-')
    const paid = pence < 0 ? `${amount},` : `,${amount}`
    const type = pence < 0 ? 'BP' : 'CR'
    lines.push(`${date}/${month}/${year},${type},${text},${paid},${(balance / 1e2).toFixed(2)}`)
  }
  for (let i = 0; i < 13; i++) {
    const month = `${i < 2 ? 2025 : 2026}-${String(((i + 10) % 12) + 1).padStart(2, '0')}`
    add(`${month}-02`, 'TIDEWATER MOORINGS', -30_000)
    for (const at of [3, 8, 13])
      if ((i + at) % 3 > 0)
        add(
          `${month}-${String(at + ((i * 5) % 4)).padStart(2, '0')}`,
          'ODDMENTS',
          -(900 + ((i * at * 731) % 4_100)),
        )
    add(`${month}-17`, 'STRIPE PAYMENTS UK', 110_000)
    if (month < '2026-11') add(`${month}-28`, 'CREW WAGES', -125_000)
  }
  return `${lines.join('\n')}\n`
}

async function told(books: EditedBooks) {
  const ask = async (path: string) => {
    const reply = await books.call('GET', path)
    expect([path, reply.statusCode]).toEqual([path, 200])
    return reply.json().data
  }
  const [overview] = await ask('/data/cashflow-overview')
  return {
    closing: overview.actuals.at(-1).closing_balance as string,
    monthsAhead: overview.forecast as { closing_balance: string }[],
    dashboard: await ask('/data/dashboard-analytics'),
    management: await ask('/data/cash-management'),
    level: await ask('/data/forecast/category/forecast'),
    lines: (await ask('/data/forecast/merchants')).lines as {
      seriesId: string
      sub_category: string
    }[],
  }
}

describe('what is in the bank', () => {
  test('stays what the bank says when a payment is left out, in the table as on the dashboard, and the forecast goes on from it', async () => {
    const books = await EditedBooks.open(server, statement())
    const before = (await told(books)).dashboard.cash
    const wages = (await books.list('q=crew&date=2026-10')).data[0]
    await books.edited(wages?.id ?? '', { excluded: true })
    const after = await told(books)
    expect(after.dashboard.cash.balance).toBe(before.balance)
    expect(after.closing).toBe(before.balance)
    expect(after.management.cash.balance).toBe(before.balance)
    const endOfMonth = after.dashboard.path.find((one: { day: string }) => one.day === '2026-11-30')
    expect(after.monthsAhead[0]?.closing_balance).toBe(endOfMonth?.closing)
    await books.addUp()
  })
})

describe('a category of one’s own', () => {
  test('has its line in the forecast, with settings and history like any other', async () => {
    const books = await EditedBooks.open(server, statement())
    const added = await books.call('POST', '/data/categories', {
      label: 'Odds and ends',
      category: 'premises',
      direction: 'out',
      activity: 'operating',
    })
    const { sub_category } = added.json().data
    const oddments = (await books.list('q=oddments&date=2026-10')).data[0]
    await books.edited(oddments?.id ?? '', { sub_category }, 'merchant_past')
    const { lines } = await told(books)
    const line = lines.find((one) => one.sub_category === sub_category)
    expect(line?.seriesId).toMatch(/^rest\.out\.own:/)
    for (const path of ['settings', 'historical/stats', 'transactions/saved'])
      expect(
        (
          await books.call(
            'GET',
            `/data/forecast/${path}?series_id=${encodeURIComponent(line?.seriesId ?? '')}`,
          )
        ).statusCode,
      ).toBe(200)
  })
})
