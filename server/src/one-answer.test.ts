// Every place that speaks of the future gives the one answer: on the demo company, on books of
// several kinds, and on random ones. Single pay that a business hides is named nowhere, and every
// alert opens the thing it speaks of.

import { pounds } from '@plimsoll/domain/amount-words'
import { addDays, type Day, daysBetween, weekdayOf } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asTenant } from './db/tenant.ts'
import { businessIdOf } from './testing/books.ts'
import { quiet } from './testing/quiet.ts'
import { StatementStory, type StoryLine } from './testing/statement-story.ts'
import { type Caller, startTestServer, type TestServer } from './testing/test-server.ts'
import { uploadAndSettle } from './testing/uploads.ts'

const today = '2026-11-20'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
})
afterAll(() => server.stop())

async function read(caller: Caller, path: string) {
  const reply = await caller.get(path)
  expect([path, reply.statusCode]).toEqual([path, 200])
  return reply.json().data
}

async function post(caller: Caller, path: string, payload: object) {
  const reply = await caller.call({ method: 'POST', url: `/api${path}`, payload })
  expect([path, reply.statusCode]).toEqual([path, 200])
  return reply.json().data
}

/** A chain of numbers from 0 to 1 that is the same for the same seed. */
function chain(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/**
 * Books from one day to another: rent, a payroll, VAT, bills and customers, as many and as regular
 * as chance has it.
 */
function randomLines(seed: number, { from, to }: { from: Day; to: Day }): StoryLine[] {
  const next = chain(seed)
  const people = 1 + Math.floor(next() * 4)
  const customers = 1 + Math.floor(next() * 5)
  const size = 1 + next() * 20
  const paidDay = 20 + Math.floor(next() * 8)
  const lines: StoryLine[] = []
  const add = (day: Day, text: string, pounds: number) =>
    lines.push({ day, text, amount: minor(Math.round(pounds * 100)) })
  for (let at = 0; at <= daysBetween(from, to); at++) {
    const day = addDays(from, at)
    const date = Number(day.slice(8))
    if (date === 1) add(day, 'LANDLORD ESTATES RENT', -120 * size)
    if (date === paidDay)
      for (let person = 0; person < people; person++)
        add(day, `${'ABCD'[person]} PERSON WAGES`, -90 * size - person)
    if (date === 7 && Number(day.slice(5, 7)) % 3 === 2) add(day, 'HMRC VAT', -150 * size)
    if (weekdayOf(day) < 6 && next() < 0.1) add(day, 'TRAVIS PERKINS', -40 * size * next())
    for (let customer = 0; customer < customers; customer++)
      if (weekdayOf(day) < 6 && next() < 0.06)
        add(day, `CUSTOMER ${'ABCDE'[customer]} LTD`, (900 * size * next()) / customers)
  }
  return lines
}

async function open(lines: readonly StoryLine[], buffer: string | null): Promise<Caller> {
  const caller = await server.signUp()
  if (buffer) {
    const payload = { business: { cash_buffer: buffer } }
    await caller.call({ method: 'PATCH', url: '/api/user/account', payload })
  }
  const done = await uploadAndSettle(caller, new StatementStory(minor(1_500_000)).file(lines))
  expect([done.job_status, done.message]).toEqual(['success', undefined])
  await quiet(server)
  return caller
}

/** Compares what every place says of one business. */
async function compare(caller: Caller): Promise<void> {
  const dashboard = await read(caller, '/data/dashboard-analytics')
  const management = await read(caller, '/data/cash-management')
  const level = await read(caller, '/data/forecast/category/forecast')
  const [overview] = await read(caller, '/data/cashflow-overview')
  const { outlook } = dashboard
  await compareOverdue(caller)
  expect(management.outlook).toEqual(outlook)
  expect(management.cash.balance).toBe(dashboard.cash.balance)
  if (outlook.state === 'unknown') {
    expect([dashboard.low, dashboard.path, management.cash.headroom]).toEqual([null, [], null])
    expect([level.low, level.unknown]).toEqual([null, outlook.reason])
    expect((await read(caller, '/reports/weekly')).ahead ?? null).toBeNull()
    if (outlook.reason !== 'no_balance') await compareWithoutForecast(caller, outlook)
    return
  }
  const [scenario] = await read(caller, '/data/forecast/scenarios/compare')
  const { low, until } = outlook
  const place = { day: low.day, balance: low.balance }
  const closingOn = (days: { day: Day; closing: string }[], day: Day) =>
    days.find((each) => each.day === day)?.closing
  expect(outlook.state === 'fine' && outlook.confidence.short_history).toBe(false)
  expect(level.weeks_few).toBe(
    outlook.confidence.short_history ? outlook.confidence.history_weeks : null,
  )
  expect(dashboard.low).toMatchObject(place)
  expect(level.low).toMatchObject(place)
  expect(scenario.low).toMatchObject(place)
  // The mark stands on each drawn line, and nothing drawn within the horizon lies below it.
  for (const days of [dashboard.path, level.balance, scenario.days]) {
    expect(closingOn(days, low.day)).toBe(low.balance)
    for (const { day, closing } of days)
      if (day <= until) expect(Number(closing)).toBeGreaterThanOrEqual(Number(low.balance))
  }
  expect(scenario.days.at(-1).day).toBe(until)
  expect(scenario.months.at(-1).month).toBe(until.slice(0, 7))
  // Months close alike in the table, on the dashboard and beside scenarios.
  for (const { cf_year, cf_month, closing_balance } of overview.forecast) {
    const month = `${cf_year}-${String(cf_month).padStart(2, '0')}`
    const same = [...dashboard.months, ...scenario.months].filter((each) => each.month === month)
    for (const { closing } of same) expect([month, closing]).toEqual([month, closing_balance])
  }
  const { likely } = outlook.safe_to_spend
  expect(Number(likely)).toBeCloseTo(Number(low.balance) - Number(outlook.buffer), 6)
  const { to_low: moved, balance, overdraft, headroom } = management.cash
  expect(Number(balance) + Number(moved.in) - Number(moved.out)).toBeCloseTo(Number(low.balance), 6)
  expect(Number(headroom)).toBeCloseTo(Number(low.balance) + Number(overdraft), 6)
  expect(['fine', 'early'].includes(outlook.state)).toBe(
    outlook.chance < 0.1 && outlook.first_at_risk === null,
  )
  const words = pounds(minor(Math.round(Number(low.balance) * 100)))
  const answer = await post(caller, '/chat/relay-user-question', {
    prompt: 'What is the lowest my cash will get?',
  })
  const pence = String(Math.round(Number(low.balance) * 100))
  expect(answer.facts).toContainEqual(expect.objectContaining({ id: 'low', minor: pence }))
  expect(answer.facts).toContainEqual(expect.objectContaining({ id: 'until', value: until }))
  const report = await read(caller, '/reports/weekly')
  if (report.ahead?.low) {
    expect(outlook.words.rest.startsWith(report.ahead.low.words)).toBe(true)
    expect(report.ahead.low.chance).toBe(outlook.words.chance)
  }
  const goal = await post(caller, '/data/forecast/goal-seek', {
    keep_above: low.balance,
    until,
    movable: [],
  })
  expect(goal.low_before).toMatchObject(place)
  expect(goal.reached).toBe(true)
  for (const alert of await read(caller, '/data/alerts'))
    if (alert.kind === 'low_ahead') expect(alert.title).toContain(words)
}

/**
 * Who is behind with a payment is so on the dashboard, among the alerts, the leaks and in cash
 * management, or nowhere.
 */
async function compareOverdue(caller: Caller): Promise<void> {
  const { needs } = await read(caller, '/data/dashboard-analytics')
  const { items, missed, payers } = await read(caller, '/data/cash-management')
  const late = [
    ...items.filter(({ state, side }: Due) => state === 'overdue' && side === 'in'),
    ...missed,
  ] as Due[]
  const names = new Set(late.map(({ merchant }) => merchant))
  const { leaks } = await read(caller, '/data/leaks')
  const claimed = [
    ...needs.flatMap(
      ({ message }: { message: string }) => /^(.+) has not paid/.exec(message)?.[1] ?? [],
    ),
    ...(await read(caller, '/data/alerts'))
      .filter(({ kind }: { kind: string }) => kind === 'missed_receipt')
      .map(({ title }: { title: string }) => title.split(' from ')[1]),
    ...leaks
      .filter(({ kind }: { kind: string }) => kind === 'missed_receipt')
      .map(({ name }: { name: string }) => name),
    ...payers
      .filter(({ overdue }: { overdue: string }) => Number(overdue) > 0)
      .map(({ merchant }: { merchant: string }) => merchant),
  ]
  for (const name of claimed) expect([...names]).toContain(name)
  for (const { state, open } of missed as Due[]) {
    expect(state).toBe('missed')
    expect(Number(open)).toBeGreaterThan(0)
  }
}

type Unknown = { as_of: Day; reason: string; words: { lead: string; rest: string } }
type Due = { state: string; side: string; merchant: string; open: string }

/**
 * Books without a full month, or that ended long ago: nothing that is still to come has a figure
 * anywhere, every place gives the same reason, and no figure names a year that the books don't
 * hold.
 */
async function compareWithoutForecast(caller: Caller, outlook: Unknown): Promise<void> {
  const current = outlook.as_of.slice(0, 7)
  const level = await read(caller, '/data/forecast/category/forecast')
  expect([level.balance, level.next_12_months]).toEqual([null, null])
  for (const { month, forecast } of level.months) expect([month, forecast]).toEqual([month, null])
  // No month before the books, and none after them.
  const { history } = await read(caller, '/data/dashboard-analytics')
  expect(level.months[0].month >= history.first_day.slice(0, 7)).toBe(true)
  expect(level.months.at(-1).month).toBe(current)
  const [overview] = await read(caller, '/data/cashflow-overview')
  expect(overview.forecast).toHaveLength(1)
  const due = await read(caller, '/data/cash-management')
  expect([due.weeks, due.days, due.items, due.taxes, due.set_aside]).toEqual([[], [], [], [], []])
  expect([due.payers, due.irregular, due.transfers]).toEqual([[], [], []])
  for (const { low } of due.accounts) expect(low).toBeNull()
  const dashboard = await read(caller, '/data/dashboard-analytics')
  expect(dashboard.upcoming).toEqual([])
  const upcoming = '/data/transactions/upcoming-cashflows?dateFilter=next_13_weeks'
  expect(await read(caller, `${upcoming}&cashflowType=all`)).toEqual([])
  const lines = await read(caller, '/data/forecast/merchants')
  expect(lines.months).toEqual([current])
  for (const { next } of lines.lines) expect(next).toBeNull()
  const state = await read(caller, '/data/forecast/state')
  const { lead, rest } = outlook.words
  expect(state.unknown).toEqual({ reason: outlook.reason, lead, rest })
  const sentence = `${lead} ${rest}`
  const refused = [
    await caller.get('/data/forecast/scenarios/compare'),
    await caller.post('/data/forecast/goal-seek', {
      keep_above: '0.00',
      until: '2026-12-31',
      movable: [],
    }),
    await caller.post('/data/forecast/compute', {
      request_id: 'r-1',
      customConfigurations: [],
    }),
  ]
  for (const reply of refused)
    expect([reply.statusCode, reply.json().message]).toEqual([409, sentence])
  for (const prompt of [
    'What is the lowest my cash will get?',
    'When is my next VAT payment due?',
  ]) {
    const answer = await post(caller, '/chat/relay-user-question', { prompt })
    expect([prompt, answer.response]).toEqual([prompt, sentence])
  }
  const kinds = (await read(caller, '/data/alerts')).map(({ kind }: { kind: string }) => kind)
  for (const kind of ['low_balance', 'low_ahead', 'missed_receipt'])
    expect(kinds).not.toContain(kind)
  if (outlook.reason === 'old_data') {
    // “The last 6 months” would be the wrong ones.
    const accuracy = await read(caller, '/data/forecast/accuracy')
    expect(accuracy.until).toBe(accuracy.months.at(-1)?.month ?? null)
    return
  }
  expect(level.since).toBe(dashboard.history.first_day)
  const { data } = (await caller.get('/data/transactions/list?limit=500')).json()
  const net = data.reduce((all: number, row: { amount: string }) => all + Number(row.amount), 0)
  expect(Number(level.last_12_months)).toBeCloseTo(net, 6)
}

describe('every place gives one answer', () => {
  test('on the demo company', async () => {
    const caller = await server.signUp()
    await caller.get('/mock/load-data')
    await quiet(server)
    await compare(caller)
    // It came too late to be expected any more, and is owed all the same.
    const { missed, payers } = await read(caller, '/data/cash-management')
    expect(missed).toMatchObject([{ merchant: 'Harbour Museum Retainer', open: '2400.00' }])
    expect(payers[0]).toMatchObject({ merchant: 'Harbour Museum Retainer', overdue: '2400.00' })
  })

  const span = (from: Day, to: Day = '2026-11-19') => ({ from, to })
  test.each([
    ['three weeks old', randomLines(7, span('2026-10-29')), null],
    ['seven weeks old', randomLines(7, span('2026-10-01')), null],
    ['two years with irregular customers', randomLines(11, span('2024-11-20')), '5000.00'],
    ['ended a year ago', randomLines(13, span('2024-10-01', '2025-11-10')), null],
    ...[1, 4, 6].map(
      (seed) =>
        [`random ${seed}`, randomLines(seed * 97, span('2025-09-01')), `${seed}000.00`] as const,
    ),
  ] as const)('on books: %s', async (_, lines, buffer) => {
    await compare(await open(lines, buffer))
  })

  test('on books without a balance, which claim nothing', async () => {
    const caller = await server.signUp()
    const rows = randomLines(3, span('2026-01-01')).map(
      ({ day, text, amount }) =>
        `${day.split('-').reverse().join('/')},${text},${(amount / 1e2).toFixed(2)}`,
    )
    await uploadAndSettle(caller, `Date,Description,Amount\n${rows.join('\n')}\n`)
    await quiet(server)
    await compare(caller)
  })
})

/** A payment that waits to be booked, in an account that is connected to a bank. */
async function addPending(businessId: string, text: string): Promise<void> {
  await asTenant(server.context.db, businessId, (tx) =>
    sql`
    with connection as (insert into bank_connection (business_id, id, provider, user_sealed, provider_id_sealed,
        provider_id_hash, institution_id, institution)
      values (${businessId}, gen_random_uuid(), 'sandbox', '', '', '\\x01'::bytea, 'bank', 'Bank') returning id),
    linked as (insert into bank_account (business_id, account_id, connection_id, provider_id)
      select ${businessId}, a.id, c.id, 'account' from account a, connection c
      where a.business_id = ${businessId} limit 1 returning account_id)
    insert into bank_pending (business_id, account_id, provider_id, id, day, amount_minor, text, merchant_name)
    select ${businessId}, account_id, 'pending', gen_random_uuid(), '2026-11-20', -90000, ${text}, ${text}
    from linked`.execute(tx),
  )
}

describe('single pay that is hidden', () => {
  test('is named on no screen, in no file, alert, rule, search, scenario or answer', async () => {
    const lines = randomLines(97, { from: '2025-09-01', to: '2026-11-19' })
    const caller = await open(lines, null)
    const named = /person/i
    const businessId = await businessIdOf(server, caller)
    await addPending(businessId, 'FPO A PERSON WAGES')
    const rule = await caller.post('/data/rules', {
      name: 'Wages of A Person',
      conditions: { text: [{ how: 'contains', words: 'A PERSON WAGES' }] },
      actions: { sub_category: 'net_wages' },
    })
    expect([rule.statusCode, rule.body]).toEqual([201, rule.body])
    const large = { kind: 'large_outflow', in_app: true, by_mail: true, amount: '1.00', days: 30 }
    await caller.call({ method: 'PUT', url: '/api/data/alerts/settings', payload: large })
    await quiet(server)
    const [paid] = await read(caller, '/data/transactions/list?category=people&limit=1')
    const places = [
      '/mh/pending',
      '/data/rules',
      '/data/merchants',
      '/data/merchants?q=person',
      '/data/transactions/changes',
      `/data/transactions/suggestions?ids=${paid.id}`,
      '/data/transactions/total?q=person',
      '/data/forecast/recurring/left-out',
      '/data/forecast/accuracy',
      '/data/account-balances',
      '/v1/analysis/commentary?timeframe=last_month',
      '/v1/analysis/breakdown?timeframe=last_month',
      '/data/dashboard-analytics',
      '/data/cash-management',
      '/data/cash-management/export?format=csv',
      '/data/cash-management/export?format=ics',
      '/data/forecast/merchants',
      '/data/forecast/category/forecast?category=people',
      '/data/forecast/scenarios/compare',
      '/data/transactions/list?limit=500',
      '/data/transactions/export',
      '/data/transactions/upcoming-cashflows?dateFilter=next_13_weeks&cashflowType=outflows',
      '/data/forecast/recurring',
      '/data/leaks',
      '/data/alerts',
      '/reports/weekly',
      '/v1/analysis/variance?level=merchant&category=people&timeframe=last_month&flow_type=out',
      '/v1/analysis/variance?level=merchant&category=people&timeframe=last_month&compare=previous',
    ]
    const shown = async (path: string) => {
      const reply = await caller.get(path)
      return reply.statusCode < 300 ? reply.body : `${reply.statusCode}`
    }
    const before = await Promise.all(places.map(shown))
    // A call that is refused would prove nothing.
    expect(places.filter((_, at) => before[at] === '400')).toEqual([])
    expect(before.filter((body) => named.test(body)).length).toBeGreaterThan(5)
    const payload = { business: { hide_pay: true } }
    await caller.call({ method: 'PATCH', url: '/api/user/account', payload })
    await quiet(server)
    for (const path of places)
      expect([path, named.exec(await shown(path))?.[0]]).toEqual([path, undefined])
    for (const prompt of ['Who did we pay the most last month?', 'What did we pay A Person?'])
      expect(
        JSON.stringify((await post(caller, '/chat/relay-user-question', { prompt })).table ?? []),
      ).not.toMatch(named)
    // Searching for a name finds nobody's pay, and a rule that is saved as it is shown still fits
    // the name.
    const searched = (await caller.get('/data/transactions/list?q=person')).json()
    expect([searched.data, searched.total.count]).toEqual([[], 0])
    const [shown0] = await read(caller, '/data/rules')
    await caller.call({
      method: 'PATCH',
      url: `/api/data/rules/${shown0.id}`,
      payload: { name: shown0.name, conditions: shown0.conditions },
    })
    await caller.call({
      method: 'PATCH',
      url: '/api/user/account',
      payload: { business: { hide_pay: false } },
    })
    expect((await read(caller, '/data/rules'))[0]).toMatchObject({
      name: 'Wages of A Person',
      conditions: { text: [{ words: 'A PERSON WAGES' }] },
    })
    await caller.call({ method: 'PATCH', url: '/api/user/account', payload })
    const [wages] = (await read(caller, '/data/transactions/list?category=people&limit=1')) ?? []
    expect(JSON.stringify(await read(caller, `/data/transactions/${wages.id}`))).not.toMatch(named)
  })
})
