// Projects in the cash flow of the demo company: their block, the switch, computing, cards and the
// chance, all to the penny.
import { parseMinor } from '@plimsoll/domain/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let caller: Caller
const demo: Record<string, { outlook: Outlook; vat: string[] }> = {}
type Outlook = { low: { day: string; balance: string; causes: { label: string }[] } }
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
  caller = await server.signUp()
  await caller.get('/mock/load-data')
  for (const counting of ['off', 'expected']) {
    await count(counting)
    const { data } = (await caller.get('/data/cash-management')).json()
    const vat = data.taxes.filter(({ kind }: { kind: string }) => kind === 'vat')
    const amounts = vat.map(({ amount }: { amount: string }) => amount)
    demo[counting] = { outlook: data.outlook, vat: amounts }
  }
  for (const { id } of (await caller.get('/v1/sales/projects')).json().data)
    await caller.call({
      method: 'PATCH',
      url: `/api/v1/sales/projects/${id}`,
      payload: { include: false },
    })
})
afterAll(() => server.stop())

const bid = {
  name: 'Quayside fit-out',
  client: { merchant_id: null, name: 'Quayside Group' },
  value: '10000.00',
  start: '2026-12-01',
  probability: 60,
  milestones: [{ label: 'Deposit', share: '100', invoice_date: '2026-12-01', terms_days: 30 }],
  costs: [{ label: 'Joinery', kind: 'one_off', amount: '2000.00', day: '2026-12-10' }],
}
type Month = Record<string, string & number> & {
  ci_op_activities: { category: string; category_label: string; value: string }[]
}
const months = async (): Promise<Month[]> =>
  (await caller.get('/data/cashflow-overview')).json().data[0].forecast
const count = (counting: string) =>
  caller.call({ method: 'PUT', url: '/api/v1/sales/counting', payload: { counting } })
const closings = (path: { months: { closing: string }[] }) =>
  path.months.map(({ closing }) => closing)
const difference = (a: string | undefined, b: string | undefined) =>
  parseMinor(a ?? '') - parseMinor(b ?? '')

test('one project of the demo company causes its low point, and is named as a cause', () => {
  const [off, expected] = [demo.off?.outlook.low, demo.expected?.outlook.low]
  // VAT leaves on 10 December; the timber of £8,200 on the 11th, for which £4,320 came before, and
  // vinyl of £900. Without them £6,513.26 would be left; the lowest point would come in March.
  expect(expected).toMatchObject({ day: '2026-12-13', balance: '1733.26' })
  expect(expected?.causes.map(({ label }) => label)).toContain('Saltmarsh taproom fit-out')
  expect(off?.day.slice(0, 7)).toBe('2027-03')
})

test('VAT of projects reaches the tax calendar, weighted by the switch', () => {
  const [off = [], expected = []] = [demo.off?.vat, demo.expected?.vat]
  expect(expected).toHaveLength(off.length)
  expect(expected[0]).toBe(off[0])
  expect(parseMinor(expected[1] ?? '')).not.toBe(parseMinor(off[1] ?? ''))
})

test('R-158 computing shows the firm’s closings before and after, saves nothing, and saving does what was computed', async () => {
  const compute = await caller.post('/v1/sales/projects/compute', {
    project: bid,
    counting: 'expected',
  })
  const { impact } = compute.json().data
  const [before, after] = [closings(impact.before), closings(impact.after)]
  // 60 % of £2,000 leaves in December; 60 % of £10,000 comes on 31 December.
  expect(before.map((closing, at) => difference(after[at], closing))).toEqual(
    before.map((_, at) => (at === 0 ? 0 : 480_000)),
  )
  expect((await caller.get('/v1/sales/projects?search=Quayside')).json().totals.count).toBe(0)
  const saved = await caller.post('/v1/sales/projects', bid)
  expect(saved.statusCode).toBe(201)
  const { id } = saved.json().data
  const again = await caller.post(`/v1/sales/projects/${id}/compute`, { changes: {} })
  expect(closings(again.json().data.impact.before)).toEqual(after)
  expect(closings(again.json().data.impact.after)).toEqual(after)
  const cancelled = await caller.post(`/v1/sales/projects/${id}/compute`, {
    new_status: 'Cancelled',
  })
  expect(closings(cancelled.json().data.impact.after)).toEqual(before)
})

test('a block of their own under Cash In opens to its parts, and closing = opening + in − out in every month', async () => {
  const itemsIn = (list: Month[]) => list.find((month) => month.cf_month === 12)?.ci_op_activities
  const block = itemsIn(await months())?.filter(({ category }) => category === 'sales_projects')
  expect(block).toMatchObject([{ category_label: 'Sales projects', value: '6000.00' }])
  for (const month of await months())
    expect(difference(month.closing_balance, month.opening_balance)).toBe(
      difference(month.cash_in, month.cash_out),
    )
  const level = (
    await caller.get('/data/forecast/category/forecast?category=sales_projects')
  ).json().data
  const parts = level.months.flatMap((month: { parts: object[] }) => month.parts)
  expect(parts).toMatchObject([
    {
      source: 'project',
      label: 'Quayside fit-out',
      amount: '6000.00',
      words: 'Deposit, due 31 December, counted at 60%',
    },
  ])
})

test('R-116 the switch weighs them, the cards show what that does, and their series are of type sales', async () => {
  const cards = async () => (await caller.get('/v1/sales/cards')).json().data
  const value = async () =>
    (await months())
      .flatMap((month) => month.ci_op_activities)
      .filter(({ category }) => category === 'sales_projects')
      .map((item) => item.value)
  await count('won')
  expect(await value()).toContain('10000.00')
  await count('off')
  expect(await value()).toEqual([])
  await count('expected')
  const { low } = await cards()
  expect(parseMinor(low.won.balance)).not.toBe(parseMinor(low.off.balance))
  const { lines } = (await caller.get('/data/forecast/merchants')).json().data
  const line = lines.find((each: { series_type: string }) => each.series_type === 'sales')
  const settings = await caller.get(`/data/forecast/settings?series_id=${line.seriesId}&type=user`)
  expect(settings.json().data).toMatchObject({ type: 'user', series_type: 'sales' })
  const stats = await caller.get(`/data/forecast/historical/stats?series_id=${line.seriesId}`)
  expect(stats.json().data.next_day).toBe('2026-12-31')
  const own = await caller.get(
    `/v1/sales/projects/${line.seriesId.replace('project.', '')}/settings`,
  )
  expect(own.json().data).toMatchObject({
    series_type: 'sales',
    words: 'Counted at 60% of each milestone',
  })
})

test('the chance is the same for the same seed, agrees with the outlook without projects, and names its week', async () => {
  const chance = async (query = '') => (await caller.get(`/v1/sales/chance${query}`)).json().data
  const first = await chance()
  expect(await chance()).toEqual(first)
  expect(first.sentence).toMatch(/chance of falling below £[\d,]+ (in the week of|before) \d+ \w+$/)
  // Whole weeks begin on Mondays, after what is left of the one under way (20 November is a
  // Friday).
  expect(first.weeks.slice(0, 3).map(({ from }: { from: string }) => from)).toEqual([
    ...['2026-11-21', '2026-11-23', '2026-11-30'],
  ])
  expect(first.drivers.length).toBeGreaterThan(0)
  const [bidToday] = (await caller.get('/v1/sales/projects?search=Quayside')).json().data
  const levers = first.drivers.filter(({ kind }: { kind: string }) => kind !== 'rest')
  for (const { lever, project_id } of levers) {
    expect(project_id).toBe(bidToday.id)
    const tried = await caller.post(`/v1/sales/projects/${project_id}/compute`, {
      changes: lever.changes,
    })
    expect(tried.statusCode).toBe(200)
  }
  await count('off')
  const [{ id }] = (await caller.get('/v1/sales/projects?search=Quayside')).json().data
  const without = await chance(`?without=${id}`)
  const { outlook } = (await caller.get('/data/cash-management')).json().data
  expect(Math.abs(without.chance - outlook.chance)).toBeLessThan(0.06)
  expect(without.outlook).toMatchObject({ counting: 'off', chance: outlook.chance })
  expect(outlook.words.chance).toContain(without.outlook.words.replace(/^about /, ''))
  await count('expected')
})

test('a receipt of the client is the milestone: it is expected no more, and cancelling keeps it', async () => {
  const { data } = (await caller.get('/data/merchants?q=Moray')).json()
  const rows = (await caller.get('/data/transactions/list?date=2026-11-20&limit=500')).json().data
  const receipt = rows.find(
    (row: { amount: string; merchant: object | null }) =>
      row.merchant && parseMinor(row.amount) > 50_000,
  )
  expect(data).toBeDefined()
  const made = await caller.post('/v1/sales/projects', {
    ...bid,
    name: 'Paid job',
    status: 'Active',
    client: { merchant_id: receipt.merchant.id, name: receipt.merchant.name },
    value: receipt.amount,
    start: '2026-10-01',
    milestones: [{ label: 'All', share: '100', invoice_date: receipt.day, terms_days: 0 }],
    costs: [],
  })
  const { id, milestones } = made.json().data
  expect(milestones[0]).toMatchObject({ state: 'met', open: '0.00', received: receipt.amount })
  const early = await caller.call({
    method: 'PATCH',
    url: `/api/v1/sales/projects/${id}/status`,
    payload: { new_status: 'Cancelled', effective_date: receipt.day },
  })
  expect([early.statusCode, early.json().errors[0].message]).toEqual([
    409,
    expect.stringMatching(/^“Paid job” has a receipt of .+\. Choose an effective date after it\.$/),
  ])
  const cancelled = await caller.call({
    method: 'PATCH',
    url: `/api/v1/sales/projects/${id}/status`,
    payload: { new_status: 'Cancelled', effective_date: '2026-11-21' },
  })
  expect(cancelled.json().data).toMatchObject({ status: 'Cancelled', received: receipt.amount })
  const item_id = milestones[0].id
  const [{ transaction_id }] = milestones[0].transactions
  const parted = await caller.post(`/v1/sales/projects/${id}/matches`, {
    item_id,
    transaction_ids: [transaction_id],
    kind: 'unmatch',
  })
  expect(parted.json().data.received).toBe('0.00')
  const [latest] = parted.json().data.history
  await caller.post(`/v1/sales/changes/${latest.id}/undo`, {})
  const { received } = (await caller.get(`/v1/sales/projects/${id}`)).json().data
  expect(received).toBe(receipt.amount)
})
