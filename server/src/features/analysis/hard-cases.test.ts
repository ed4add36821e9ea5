// Books as they are in life: transfers, splits, refunds, payments left out, other currencies,
// categories and merchants that changed within the period. After each, the variance is the
// cash-flow table to the penny and its drivers add up. And jobs that die.
import type { AnalysisVariance, CommentaryReply } from '@plimsoll/contract/analysis'
import type { ComparedMonth } from '@plimsoll/contract/analysis-months'
import { textOf } from '@plimsoll/domain/commentary/sentence'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { asTenant } from '../../db/tenant.ts'
import { businessIdOf } from '../../testing/books.ts'
import { EditedBooks, startTestServer, type TestServer } from '../../testing/edited-books.ts'
import { verifyDrivers } from './verify-drivers.ts'

type Wire<T> = T extends number ? T | string : { [K in keyof T]: Wire<T[K]> }
type Reply = Wire<AnalysisVariance>
type Month = { cf_month: number; cash_in: string; cash_out: string }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

/** Eleven months until 17 November 2026, an account each for current and savings. */
function statement(options: { balance: boolean }): string {
  let balance = 900_000
  const lines = [`Date,Description,Paid out,Paid in${options.balance ? ',Balance' : ''},Account`]
  const add = (day: string, text: string, pence: number) => {
    balance += pence
    const amount = (Math.abs(pence) / 1e2).toFixed(2)
    const [year, month, date] = day.split('-')
    const stated = options.balance ? `,${(balance / 1e2).toFixed(2)}` : ''
    lines.push(
      `${date}/${month}/${year},${text},${pence < 0 ? `${amount},` : `,${amount}`}${stated},Current`,
    )
  }
  for (let number = 1; number <= 11; number++) {
    const month = `2026-${String(number).padStart(2, '0')}`
    add(`${month}-02`, 'TIDEWATER MOORINGS', -30_000)
    add(`${month}-06`, 'SHELL FORECOURT', -(6_000 + number * 100))
    add(`${month}-09`, 'SCREWFIX', -(12_000 + ((number * 731) % 900)))
    if (number === 10) add(`${month}-14`, 'TRANSFER TO SAVINGS', -50_000)
    if (number === 10) add(`${month}-15`, 'SCREWFIX', 4_000)
    add(`${month}-16`, 'STRIPE PAYMENTS UK', 110_000)
  }
  return `${lines.join('\n')}\n`
}
const savings = `Date,Description,Paid out,Paid in,Balance,Account
14/10/2026,FROM CURRENT,,500.00,1500.00,Savings
`
const euros = `Date,Description,Amount,Currency
2026-10-12,ACME LTD,70.00,GBP
2026-10-13,MUSTER GMBH,-300.00,EUR
`

async function variance(books: EditedBooks, query: string): Promise<Reply> {
  const reply = await books.call('GET', `/v1/analysis/variance?${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json() as Reply
}

/** The variance is the cash-flow table to the penny, and every driver adds up. */
async function agrees(books: EditedBooks): Promise<Reply> {
  const [overview] = (await books.call('GET', '/data/cashflow-overview')).json().data
  const month = (list: Month[], number: number) => list.find((each) => each.cf_month === number)
  const october = await variance(books, 'timeframe=last_month&compare=previous')
  const november = await variance(books, 'timeframe=this_month')
  const { totals, left_out } = october.meta
  // The table has what was left out on a line of its own.
  const whole = (side: 'in' | 'out') =>
    ((pence(totals[side].actual) + pence(left_out[side])) / 1e2).toFixed(2)
  expect([
    whole('in'),
    whole('out'),
    november.meta.totals.in.projected,
    november.meta.totals.out.projected,
  ]).toEqual([
    month(overview.actuals, 10)?.cash_in,
    month(overview.actuals, 10)?.cash_out,
    month(overview.forecast, 11)?.cash_in,
    month(overview.forecast, 11)?.cash_out,
  ])
  const businessIds = [await businessIdOf(server, books.caller)]
  const { faults } = await verifyDrivers(server.context.db, { businessIds, today: '2026-11-20' })
  expect(faults).toEqual([])
  return october
}

async function commentary(books: EditedBooks, query: string): Promise<CommentaryReply> {
  return vi.waitFor(
    async () => {
      const reply = await books.call('GET', `/v1/analysis/commentary?${query}`)
      const body = reply.json() as CommentaryReply
      expect(body.status).not.toBe('pending')
      return body
    },
    { timeout: 120_000, interval: 100 },
  )
}

const pence = (amount: unknown) => Math.round(Number(amount) * 100)
const outOf = ({ meta }: Reply) => pence(meta.totals.out.actual)

describe('a period in which the books were put right', () => {
  let books: EditedBooks
  let before: Reply
  const unfold = async (category: string, level: string) =>
    (
      await variance(
        books,
        `timeframe=last_month&compare=previous&category=${category}&level=${level}`,
      )
    ).data
  const idOf = async (text: string) =>
    (await books.list('date=2026-10')).data.find((row) => row.text === text)?.id ?? ''

  beforeAll(async () => {
    books = await EditedBooks.open(server, statement({ balance: true }), savings)
  })
  beforeEach(async () => {
    before = await agrees(books)
  })

  test('a transfer between own accounts is neither in nor out', async () => {
    const [leg] = (await books.list('date=2026-10&q=transfer')).data
    expect(leg?.transfer).toBe(true)
    // October without its transfer: moorings, fuel, and Screwfix less its refund.
    expect(outOf(before)).toBe(30_000 + 7_000 + (12_000 + (7_310 % 900)) - 4_000)
    await books.edited(leg?.id ?? '', { transfer_with: null })
    expect(outOf(await agrees(books))).toBe(outOf(before) + 50_000)
    const pair = (await books.list('date=2026-10&q=from%20current')).data[0]
    await books.edited(leg?.id ?? '', { transfer_with: pair?.id })
    expect(outOf(await agrees(books))).toBe(outOf(before))
  })

  test('a refund lowers what its merchant came to and is no income', async () => {
    const paid = (await books.list('date=2026-10')).data.find(({ text }) => text === 'SCREWFIX')
    const categories = [...new Set(before.data.map(({ category }) => category))]
    const merchants = (
      await Promise.all(categories.map((category) => unfold(category, 'merchant')))
    ).flat()
    const screwfix = merchants.filter(({ merchant_id }) => merchant_id === paid?.merchant?.id)
    const cash = screwfix.reduce(
      (all, row) => all + (row.side === 'out' ? 1 : -1) * pence(row.actual),
      0,
    )
    expect(cash).toBe(12_000 + (7_310 % 900) - 4_000)
  })

  test('a split payment counts on the lines of its parts', async () => {
    const id = await idOf('TIDEWATER MOORINGS')
    await books.edited(id, {
      splits: [
        { amount: '-100.00', sub_category: 'insurance' },
        { amount: '-200.00', sub_category: 'advertising' },
      ],
    })
    const after = await agrees(books)
    expect(outOf(after)).toBe(outOf(before))
    const marketing = after.data.find(({ category }) => category === 'marketing')
    expect(marketing?.actual).toBe('200.00')
    await books.edited(id, { splits: null })
  })

  test('a payment that is left out counts in no variance', async () => {
    const id = await idOf('SHELL FORECOURT')
    await books.edited(id, { excluded: true })
    const after = await agrees(books)
    expect(outOf(after)).toBe(outOf(before) - 7_000)
    expect(after.meta.left_out).toEqual({ in: '0.00', out: '70.00' })
    const months = await books.call('GET', '/v1/analysis/months?from=2026-10&to=2026-10')
    const [october] = months.json().data as ComparedMonth[]
    const out = october?.rows.find(({ side, activity }) => side === 'out' && activity === null)
    expect(october?.left_out).toEqual({ in: '0.00', out: '70.00' })
    expect(-pence(out?.actual)).toBe(outOf(after))
    await books.edited(id, { excluded: false })
    expect(outOf(await agrees(books))).toBe(outOf(before))
  })

  test('a category that is renamed or merged within the period keeps its money, under its new name', async () => {
    const id = await idOf('SHELL FORECOURT')
    await books.edited(id, { sub_category: 'fuel' }, 'merchant_all')
    await books.call('PATCH', '/data/categories/fuel', { label: 'Diesel' })
    const named = await unfold('travel_vehicles', 'category')
    expect(named.map((row) => row.subcategory_label)).toContain('Diesel')
    const reply = await books.call('POST', '/data/categories/merge', {
      from: 'fuel',
      into: 'vehicle_running',
    })
    expect(reply.statusCode, reply.body).toBe(200)
    const merged = await unfold('travel_vehicles', 'category')
    expect(merged.map((row) => [row.sub_category, row.actual])).toEqual([
      ['vehicle_running', '70.00'],
    ])
    expect(outOf(await agrees(books))).toBe(outOf(before))
  })

  test('payments filed elsewhere from one month on are recategorised, and nothing in all', async () => {
    const id = await idOf('TIDEWATER MOORINGS')
    await books.edited(id, { sub_category: 'insurance' })
    const after = await agrees(books)
    expect(outOf(after)).toBe(outOf(before))
    const moved = after.data.filter((row) => pence(row.drivers.recategorised) !== 0)
    expect(moved.map((row) => pence(row.drivers.recategorised)).sort((a, b) => a - b)).toEqual([
      -30_000, 30_000,
    ])
    await books.edited(id, { sub_category: null })
  })

  test('merchants that become one keep their payments', async () => {
    const rows = (await books.list('date=2026-10')).data
    const merchant = (text: string) => rows.find((row) => row.text === text)?.merchant?.id ?? ''
    const reply = await books.call('POST', '/data/merchants/merge', {
      into: merchant('SCREWFIX'),
      from: [merchant('SHELL FORECOURT')],
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(outOf(await agrees(books))).toBe(outOf(before))
  })

  test('a line hidden from the forecast is not expected, in the table as in the variance', async () => {
    const expected = pence((await variance(books, '')).meta.totals.out.projected)
    const { lines } = (await books.call('GET', '/data/forecast/merchants')).json().data
    expect(lines.length).toBeGreaterThan(0)
    for (const { seriesId } of lines as { seriesId: string }[]) {
      const reply = await books.call('PUT', `/data/forecast/merchants/${seriesId}?hide=true`)
      expect(reply.statusCode, reply.body).toBe(200)
    }
    await agrees(books)
    expect(pence((await variance(books, '')).meta.totals.out.projected)).toBeLessThanOrEqual(
      expected,
    )
  })

  test('other currencies count in no total of pounds', async () => {
    await books.upload(euros)
    const after = await agrees(books)
    expect(outOf(after)).toBe(outOf(before))
    expect(pence(after.meta.totals.in.actual)).toBe(pence(before.meta.totals.in.actual) + 7_000)
  })
})

test('an account without a balance: net cash is stated instead of a closing balance, and no tightest day', async () => {
  const books = await EditedBooks.open(server, statement({ balance: false }))
  await agrees(books)
  const { status, data } = await commentary(books, 'timeframe=last_month')
  expect(status).toBe('success')
  const texts = data ? [data.headline, ...data.bullets].map(textOf) : []
  expect(texts[0]).toMatch(/^Net cash in October 2026 comes to /)
  expect(texts.join(' ')).not.toMatch(/tightest|closed at/)
})

test('books that ended a year ago are analysed to their last day, and nothing is claimed of today', async () => {
  const old = statement({ balance: true }).replaceAll('/2026,', '/2025,')
  const books = await EditedBooks.open(server, old)
  const { meta } = await variance(books, 'timeframe=this_month')
  expect(meta).toMatchObject({
    ended: { reason: 'old_data', lead: 'Your bank data ends on 16 November 2025.' },
    running: false,
    period: { from: '2025-11-01', to: '2025-11-16', label: '1 to 16 November 2025' },
    totals: { in: { expected: '0.00' }, out: { expected: '0.00' } },
  })
  const { data } = await commentary(books, 'timeframe=this_month')
  const sentences = [data?.headline, ...(data?.bullets ?? [])].map((each) => each && textOf(each))
  expect(sentences[0]).toMatch(/^1 to 16 November 2025 closed at /)
  expect(sentences.at(-1)).toBe(
    'Your bank data ends on 16 November 2025. Add newer data to see what has happened since.',
  )
  expect(sentences.join(' ')).not.toMatch(/heading|tightest|from here/)
  const later = await books.call(
    'GET',
    '/v1/analysis/variance?timeframe=custom&from=2026-10-01&to=2026-10-31',
  )
  expect([later.statusCode, later.json().message]).toEqual([
    422,
    'Your bank data ends on 16 November 2025, before this period.',
  ])
})

test('a bill of last week that is still to be paid is not yet paid, and not favourable', async () => {
  // Rent on the 18th, and none this November: on the 20th it is still expected.
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((number) => {
    const month = `2026-${String(number).padStart(2, '0')}`
    const rent = number === 11 ? [] : [`${month}-18,LANDLORD ESTATES RENT,900.00,`]
    return [...rent, `${month}-19,STRIPE PAYMENTS UK,,2100.00`]
  })
  const books = await EditedBooks.open(
    server,
    ['Date,Description,Paid out,Paid in', ...rows].join('\n'),
  )
  const week = 'timeframe=custom&compare=forecast&from=2026-11-12&to=2026-11-18&flow_type=out'
  const { data, meta } = await variance(books, week)
  expect(data).toMatchObject([
    { variance: '-900.00', effect: 'neutral', not_yet_paid: true, moved: [{ amount: '-900.00' }] },
  ])
  expect(meta.totals.out).toMatchObject({ effect: 'neutral', not_yet_paid: true })
})

test('three weeks of books are compared with nothing, and the reason is given', async () => {
  const [head, ...rows] = statement({ balance: true }).trimEnd().split('\n')
  const books = await EditedBooks.open(server, [head, ...rows.slice(-4)].join('\n'))
  const reply = await books.call('GET', '/v1/analysis/variance')
  expect([reply.statusCode, reply.json().message]).toEqual([
    422,
    'It’s too early to compare this period: your transactions begin on 2 November 2026.',
  ])
})

test('a month with a forecast that was kept is compared with it, in the analysis as in the table', async () => {
  const books = await EditedBooks.open(server, statement({ balance: true }))
  const businessId = await businessIdOf(server, books.caller)
  await asTenant(server.context.db, businessId, (tx) =>
    sql`insert into forecast_snapshot
        (business_id, made_on, month, side, sub_category, merchant_id, amount_minor, unchanged_minor)
      values (${businessId}, '2026-09-30', '2026-10-01', 'out', 'rent',
        '00000000-0000-0000-0000-000000000000', 77700, 77700)`.execute(tx),
  )
  const october = 'timeframe=custom&compare=forecast&from=2026-10-01&to=2026-10-31'
  const { meta } = await variance(books, october)
  expect([meta.baseline.basis, meta.totals.out.baseline]).toEqual(['snapshot', '777.00'])
  const reply = await books.call('GET', '/v1/analysis/months?from=2026-10&to=2026-10')
  const [month] = reply.json().data as Wire<ComparedMonth>[]
  const out = month?.rows.find(({ side, activity }) => side === 'out' && activity === null)
  expect([month?.basis, month?.made_on, out?.forecast]).toEqual([
    'snapshot',
    '2026-09-30',
    '-777.00',
  ])
  expect(pence(out?.difference)).toBe(-pence(meta.totals.out.variance))
})

test('without a forecast a period is compared with the one before, unless a comparison was chosen', async () => {
  const rows = [1, 2, 3, 4].map(
    (week) => `2026-11-${String(week * 4).padStart(2, '0')},ACME,,70.00`,
  )
  const books = await EditedBooks.open(
    server,
    ['Date,Description,Paid out,Paid in', ...rows].join('\n'),
  )
  const week = 'timeframe=custom&from=2026-11-12&to=2026-11-18'
  const { meta } = await variance(books, week)
  expect([meta.compare, meta.baseline.words]).toEqual([
    'previous',
    'Compared with what happened from 5 to 11 November 2026.',
  ])
  const chosen = await books.call('GET', `/v1/analysis/variance?${week}&compare=forecast`)
  expect(chosen.statusCode).toBe(422)
})

test('a job that dies is picked up again, and another business never waits for it', async () => {
  const unlucky = await EditedBooks.open(server, statement({ balance: true }))
  const other = await EditedBooks.open(server, statement({ balance: true }))
  const businessId = await businessIdOf(server, unlucky.caller)
  // A sequence is not rolled back with the transaction that fails: the first attempt dies, the next
  // does not.
  await server.owner.query(`
    create sequence attempts;
    grant usage on sequence attempts to plimsoll_tenant;
    create function die_once() returns trigger language plpgsql as $$
      begin
        if new.business_id = '${businessId}' and new.status = 'success' and nextval('attempts') = 1 then
          raise exception 'the job dies';
        end if;
        return new;
      end $$;
    create trigger die_once before update on commentary for each row execute function die_once();`)
  const first = await unlucky.call('GET', '/v1/analysis/commentary?timeframe=last_month')
  expect(first.json().status).toBe('pending')
  expect((await commentary(other, 'timeframe=last_month')).status).toBe('success')
  expect((await commentary(unlucky, 'timeframe=last_month')).status).toBe('success')
  const { rows } = await server.owner.query('select last_value::int as n from attempts')
  expect(rows[0].n).toBe(2)
})
