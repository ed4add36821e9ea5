// One fact has one figure on every page: dashboard, cash-flow table, cash management and forecast,
// also of books that were edited.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { businessIdOf } from '../../testing/books.ts'
import { EditedBooks, startTestServer, type TestServer } from '../../testing/edited-books.ts'
import { openBooks } from '../chat/assistant.ts'
import { runTool } from '../chat/tools/run-tool.ts'
import { overviewOf } from './overview.ts'
import { readBooks } from './statement.ts'

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

async function figuresOf(books: EditedBooks) {
  const read = async (path: string) => {
    const reply = await books.call('GET', path)
    expect([path, reply.statusCode]).toEqual([path, 200])
    return reply.json().data
  }
  const [overview] = await read('/data/cashflow-overview')
  return {
    closing: overview.actuals.at(-1).closing_balance as string,
    monthsAhead: overview.forecast as { closing_balance: string }[],
    dashboard: await read('/data/dashboard-analytics'),
    management: await read('/data/cash-management'),
    level: await read('/data/forecast/category/forecast'),
    lines: (await read('/data/forecast/merchants')).lines as {
      seriesId: string
      sub_category: string
    }[],
  }
}

describe('what is in the bank', () => {
  test('stays what the bank says when a payment is left out, in the table as on the dashboard, and the forecast goes on from it', async () => {
    const books = await EditedBooks.open(server, statement())
    const before = (await figuresOf(books)).dashboard.cash
    const wages = (await books.list('q=crew&date=2026-10')).data[0]
    await books.edited(wages?.id ?? '', { excluded: true })
    const after = await figuresOf(books)
    expect(after.dashboard.cash.balance).toBe(before.balance)
    expect(after.closing).toBe(before.balance)
    expect(after.management.cash.balance).toBe(before.balance)
    const endOfMonth = after.dashboard.path.find(
      (each: { day: string }) => each.day === '2026-11-30',
    )
    expect(after.monthsAhead[0]?.closing_balance).toBe(endOfMonth?.closing)
    await books.addUp()
  })
})

describe('a range that is wider for January', () => {
  const reason = 'January is harder to forecast than other months, so its range is wider.'

  test('gives its reason in the table, in the report and to the assistant, for that month alone', async () => {
    // The only January of these books has two months before it, too few to know how it went.
    const books = await EditedBooks.open(server, statement())
    const read = async (path: string) => (await books.call('GET', path)).json().data
    const [overview] = await read('/data/cashflow-overview')
    const noted = (overview.forecast as { cf_month: number; closing_band_note?: string }[])
      .filter((month) => month.closing_band_note !== undefined)
      .map(({ cf_month: month, closing_band_note: note }) => [month, note])
    expect(noted).toEqual([[1, reason]])
    const { notes } = await read('/reports/weekly')
    expect(notes.join(' ')).toContain(`within its range 8 times in 10. ${reason}`)
    const businessId = await businessIdOf(server, books.caller)
    const basisOn = (day: string) =>
      asTenant(server.context.db, businessId, async (tx) => {
        const { tools } = await openBooks(tx, businessId, '2026-11-20')
        return (await runTool(tools, { tool: 'forecast_balance', args: { day } })).basis
      })
    expect(await basisOn('2027-01-15')).toContain(reason)
    expect(await basisOn('2026-12-31')).not.toContain(reason)
  })
})

describe('an excluded payment', () => {
  test('stays in its month on a line of its own, so that the balances the bank stated stay as they are', async () => {
    const books = await EditedBooks.open(server, statement())
    const before = await monthsOf(books)
    const wages = (await books.list('q=crew&date=2026-09')).data[0]
    const receipt = (await books.list('q=stripe&date=2026-09')).data[0]
    const exclusion = await books.edited(wages?.id ?? '', { excluded: true })
    await books.edited(receipt?.id ?? '', { excluded: true })
    const after = await monthsOf(books)
    const balances = (months: Month[]) =>
      months.map(({ opening_balance, cash_in, cash_out, closing_balance }) => [
        opening_balance,
        cash_in,
        cash_out,
        closing_balance,
      ])
    expect(balances(after)).toEqual(balances(before))
    const excluded = (list: keyof Month) =>
      after.flatMap((month) =>
        (month[list] as Item[]).filter(({ category }) => category === 'excluded'),
      )
    expect(excluded('co_op_activities')).toEqual([
      {
        category: 'excluded',
        category_label: 'Excluded',
        sub_category: 'excluded_out',
        subcategory_label: 'Excluded',
        value: '1250.00',
      },
    ])
    expect(excluded('ci_op_activities').map(({ value }) => value)).toEqual(['1100.00'])
    const behind = await books.list(
      'txnSource=actual&from=2026-09-01&to=2026-09-30&direction=out&activity=operating&category=excluded',
    )
    expect([behind.data.map(({ id }) => id), behind.total]).toEqual([
      [wages?.id],
      { count: 1, amount: '-1250.00' },
    ])
    const csv = await books.call('GET', '/data/cashflow-export?format=csv&from=2026-09&to=2026-09')
    expect(csv.body).toContain('2,Excluded,-1250.00')
    await books.undone(exclusion)
    await books.addUp()
  })
})

describe('a payment that never happened', () => {
  test('is removed with a word on the balance that no longer fits, and comes back by an undo', async () => {
    const books = await EditedBooks.open(server, statement())
    const before = await monthsOf(books)
    const wages = (await books.list('q=crew&date=2026-09')).data[0]
    const record = async () => (await books.call('GET', `/data/transactions/${wages?.id}`)).json()
    // The statement’s row before it, on 17 September, states this balance; without the wages it
    // counts £1,250 less.
    const { removal_misfit: misfit } = (await record()).data
    expect(misfit.day).toBe('2026-09-17')
    expect(Number(misfit.counted) - Number(misfit.stated)).toBeCloseTo(-1250, 6)
    const removed = await books.call('DELETE', `/data/transactions/${wages?.id}`)
    const closings = (months: Month[]) => months.map(({ closing_balance }) => closing_balance)
    const after = closings(await monthsOf(books))
    expect(after.at(-1)).toBe(closings(before).at(-1))
    expect(after[0]).not.toBe(closings(before)[0])
    await books.undone(removed.json().data.change_id)
    expect(closings(await monthsOf(books))).toEqual(closings(before))
  })
})

type Item = { category: string; value: string }
type Month = Record<'opening_balance' | 'cash_in' | 'cash_out' | 'closing_balance', string> &
  Record<'co_op_activities' | 'ci_op_activities', Item[]>

async function monthsOf(books: EditedBooks): Promise<Month[]> {
  const reply = await books.call('GET', '/data/cashflow-overview?from=2025-11&to=2026-11')
  return reply.json().data[0].actuals
}

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
    const { lines } = await figuresOf(books)
    const line = lines.find((each) => each.sub_category === sub_category)
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
    // Where no request is under way, as in jobs and emails, it has the same name.
    const businessId = await businessIdOf(server, books.caller)
    const inJob = await asTenant(server.context.db, businessId, async (tx) =>
      overviewOf(await readBooks(tx, businessId, { today: '2026-11-20' }), {}),
    )
    const labels = inJob.data.flatMap(({ actuals, forecast }) =>
      [...actuals, ...forecast].flatMap((month) =>
        month.co_op_activities.map((item) => item.subcategory_label),
      ),
    )
    expect(labels).toContain('Odds and ends')
    expect(labels).not.toContain('Own category')
  })
})
