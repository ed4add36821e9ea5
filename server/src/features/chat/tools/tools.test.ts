// The assistant's tools against figures that no tool made: a table of the demo company's months,
// and 2,000 random calls against plain arithmetic over the rows.
import { lastDayOf } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import { monthPeriod, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, ToolCall } from '@plimsoll/domain/question/tool-call'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { months, monthsOfSubCategories, wholeMonths } from '../../../testing/demo-figures.ts'
import { type DemoTools, startDemoTools } from '../../../testing/demo-tools.ts'
import { openBooks } from '../assistant.ts'
import type { Fact } from '../facts.ts'
import { runTool } from './run-tool.ts'

type Row = {
  day: string
  amount: number
  side: 'in' | 'out'
  category: string
  code: string
  merchant: string | null
  account: string
}

let demo: DemoTools
let rows: Row[]
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
  rows = await asTenant(demo.server.context.db, demo.businessId, readRows)
})
afterAll(() => demo.server.stop())

// Straight from the transactions; no total and no view of the books is read.
async function readRows(tx: TenantTx): Promise<Row[]> {
  const { rows: found } = await sql<Row>`
    select t.shown_day::text as day, t.amount_minor::float8 as amount, x.category, t.shown_sub_category as code,
      t.shown_merchant_id::text as merchant, t.account_id::text as account,
      case when x.direction in ('in', 'out') and x.category <> 'uncategorised' then x.direction
        when t.amount_minor < 0 then 'out' else 'in' end as side
    from transaction t
      join account a on a.business_id = t.business_id and a.id = t.account_id
      join taxonomy x on x.sub_category = t.shown_sub_category
    where t.business_id = ${demo.businessId} and not t.excluded and t.transfer_id is null and a.counts and not t.split`.execute(
    tx,
  )
  return found
}

type Run = (call: ToolCall) => Promise<readonly Fact[]>

function withTools<T>(work: (run: Run) => Promise<T>): Promise<T> {
  return asTenant(demo.server.context.db, demo.businessId, async (tx) => {
    const { tools } = await openBooks(tx, demo.businessId, '2026-11-20')
    return work(async (call) => (await runTool(tools, call)).facts)
  })
}

const penceOf = (facts: readonly Fact[], id: string) => {
  const minorText = facts.find((fact) => fact.id === id)?.minor
  return minorText === undefined ? null : Number(minorText)
}
const numberOf = (facts: readonly Fact[], id: string) => facts.find((fact) => fact.id === id)?.value

test('whole months: totals, counts, the largest payee and payment, and how many payees', async () => {
  expect(wholeMonths).toHaveLength(12)
  await withTools(async (run) => {
    for (const [month, out, outCount, into, inCount, topPayee, payees, largest] of wholeMonths) {
      const period = monthPeriod(month)
      const flow = { side: 'out', period } as const
      const total = await run({ tool: 'flow_total', args: flow })
      const income = await run({ tool: 'flow_total', args: { side: 'in', period } })
      const net = await run({ tool: 'net_flow', args: { period } })
      const top = await run({ tool: 'top', args: { ...flow, by: 'merchant', n: 1, least: false } })
      const groups = await run({ tool: 'count_groups', args: { ...flow, by: 'merchant' } })
      const payment = await run({
        tool: 'top',
        args: { ...flow, by: 'payment', n: 1, least: false },
      })
      expect([month, penceOf(total, 'total'), numberOf(total, 'count')]).toEqual([
        month,
        out,
        outCount,
      ])
      expect([month, penceOf(income, 'total'), numberOf(income, 'count')]).toEqual([
        month,
        into,
        inCount,
      ])
      expect([month, penceOf(net, 'net')]).toEqual([month, into - out])
      expect([month, penceOf(top, 'first_amount')]).toEqual([month, topPayee])
      expect([month, numberOf(groups, 'count')]).toEqual([month, payees])
      expect([month, Number(payment.find(({ unit }) => unit === 'money')?.minor)]).toEqual([
        month,
        largest,
      ])
    }
  })
})

test.each(monthsOfSubCategories)(
  '%s, month by month and as a series',
  async (code, side, expected) => {
    const subject: Subject = { kind: 'sub_category', code, name: code }
    await withTools(async (run) => {
      for (const [at, month] of months.entries()) {
        const args = { side, period: monthPeriod(month), subjects: [subject] } as const
        expect([month, penceOf(await run({ tool: 'flow_total', args }), 'total')]).toEqual([
          month,
          expected[at],
        ])
      }
      const whole = await run({
        tool: 'average',
        args: {
          side,
          subjects: [subject],
          period: spanPeriod('2025-11-01', '2026-10-31'),
          per: 'month',
        },
      })
      const sum = expected.reduce((all, amount) => all + amount, 0)
      if (sum !== 0)
        expect([penceOf(whole, 'total'), penceOf(whole, 'average')]).toEqual([
          sum,
          Math.round(sum / 12),
        ])
    })
  },
)

test('a year’s average is that of whole years, and a month’s where the days are too few', async () => {
  await withTools(async (run) => {
    const software: Subject = { kind: 'sub_category', code: 'software', name: 'software' }
    const args = { side: 'out', subjects: [software] } as const
    const meanOf = (from: string, to: string, per: 'month' | 'year') =>
      run({ tool: 'average', args: { ...args, period: spanPeriod(from, to), per } })
    const year = await meanOf('2025-05-01', '2026-10-31', 'year')
    expect(penceOf(year, 'average')).toBe(Math.round((penceOf(year, 'total') ?? 0) / 1.5))
    const short = await meanOf('2026-09-01', '2026-10-31', 'year')
    expect(short).toEqual(await meanOf('2026-09-01', '2026-10-31', 'month'))
  })
})

// A small generator of our own, so that the same calls are made every time.
function chances(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return {
    below: (n: number) => Math.floor(next() * n),
    pick: <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)] as T,
    happens: (chance: number) => next() < chance,
  }
}

type Chances = ReturnType<typeof chances>

function randomFilter(chance: Chances): FlowFilter {
  const from = chance.below(18)
  const month = (at: number) =>
    `${2025 + Math.floor((4 + at) / 12)}-${String(((4 + at) % 12) + 1).padStart(2, '0')}`
  const first = `${month(from)}-${chance.pick(['01', '01', '06', '17'])}`
  const to = lastDayOf(month(Math.min(18, from + chance.below(6))))
  const row = chance.pick(rows)
  const subjects: Subject[] = []
  const kind = chance.below(10)
  if (kind < 3) subjects.push({ kind: 'sub_category', code: row.code, name: 'x' })
  else if (kind < 5) subjects.push({ kind: 'category', code: row.category, name: 'x' })
  else if (row.merchant && kind < 7)
    subjects.push({ kind: 'merchant', ids: [row.merchant], name: 'x', names: ['x'] })
  if (chance.happens(0.15)) subjects.push({ kind: 'account', id: row.account, name: 'x' })
  const other = chance.pick(rows)
  const limit = minor(Math.abs(chance.pick(rows).amount)) as Minor
  return {
    side: chance.happens(0.7) ? row.side : chance.pick(['in', 'out'] as const),
    period: spanPeriod(first, to < '2026-11-20' ? to : '2026-11-20'),
    ...(subjects.length > 0 ? { subjects } : {}),
    ...(chance.happens(0.15)
      ? { except: [{ kind: 'sub_category', code: other.code, name: 'x' } as const] }
      : {}),
    ...(chance.happens(0.1)
      ? { amountFrom: limit }
      : chance.happens(0.1)
        ? { amountTo: limit }
        : {}),
  }
}

function fits(row: Row, filter: FlowFilter): boolean {
  const isOf = (subject: Subject) =>
    subject.kind === 'merchant'
      ? subject.ids.includes(row.merchant ?? '')
      : subject.kind === 'account'
        ? subject.id === row.account
        : subject.kind === 'category'
          ? subject.code === row.category
          : subject.code === row.code
  const size = row.side === 'out' ? -row.amount : row.amount
  return (
    row.side === filter.side &&
    row.day >= filter.period.from &&
    row.day <= filter.period.to &&
    (filter.subjects ?? []).every(isOf) &&
    !(filter.except ?? []).some(isOf) &&
    (filter.amountFrom === undefined || size >= filter.amountFrom) &&
    (filter.amountTo === undefined ||
      (size <= filter.amountTo && (filter.amountFrom !== undefined || size >= 0)))
  )
}

const totalOf = (some: readonly Row[]) =>
  some.reduce((all, { amount, side }) => all + (side === 'out' ? -amount : amount), 0)

function sumsBy(some: readonly Row[], key: (row: Row) => string | null): number[] {
  const sums = new Map<string, number>()
  for (const row of some) {
    const name = key(row)
    if (name !== null) sums.set(name, (sums.get(name) ?? 0) + totalOf([row]))
  }
  return [...sums.values()].sort((a, b) => b - a)
}

/** What a tool gives, beside plain arithmetic over the rows. */
const comparisons: readonly ((
  run: Run,
  filter: FlowFilter,
  chance: Chances,
) => Promise<readonly [name: string, found: unknown, expected: unknown]>)[] = [
  async (run, filter) => {
    const facts = await run({ tool: 'flow_total', args: filter })
    const own = rows.filter((row) => fits(row, filter))
    return [
      'flow_total',
      [penceOf(facts, 'total'), numberOf(facts, 'count')],
      [totalOf(own), own.length],
    ]
  },
  async (run, filter) => {
    const facts = await run({ tool: 'count_payments', args: filter })
    return [
      'count_payments',
      numberOf(facts, 'count'),
      rows.filter((row) => fits(row, filter)).length,
    ]
  },
  async (run, filter) => {
    const { period } = filter
    const facts = await run({ tool: 'net_flow', args: { period } })
    const totalFor = (side: 'in' | 'out') =>
      totalOf(rows.filter((row) => fits(row, { side, period })))
    return [
      'net_flow',
      [penceOf(facts, 'in'), penceOf(facts, 'out'), penceOf(facts, 'net')],
      [totalFor('in'), totalFor('out'), totalFor('in') - totalFor('out')],
    ]
  },
  async (run, filter) => {
    const facts = await run({ tool: 'average', args: { ...filter, per: 'payment' } })
    const own = rows.filter((row) => fits(row, filter))
    return [
      'average',
      penceOf(facts, 'average'),
      own.length === 0 ? null : Math.round(totalOf(own) / own.length),
    ]
  },
  async (run, filter, chance) => {
    const by = chance.pick(['merchant', 'sub_category', 'category'] as const)
    const facts = await run({ tool: 'top', args: { ...filter, by, n: 1, least: false } })
    const key = {
      merchant: (row: Row) => row.merchant,
      sub_category: (row: Row) => row.code,
      category: (row: Row) => row.category,
    }[by]
    const [first] = sumsBy(
      rows.filter((row) => fits(row, filter)),
      key,
    )
    return ['top', penceOf(facts, 'first_amount'), first ?? null]
  },
  async (run, filter) => {
    const facts = await run({ tool: 'count_groups', args: { ...filter, by: 'merchant' } })
    const own = rows.filter((row) => fits(row, filter) && row.merchant !== null)
    return [
      'count_groups',
      numberOf(facts, 'count'),
      new Set(own.map(({ merchant }) => merchant)).size,
    ]
  },
  async (run, filter, chance) => {
    const against = randomFilter(chance).period
    const { side, ...rest } = filter
    const facts = await run({
      tool: 'compare_periods',
      args: { ...rest, measure: side, against, asks: 'both' },
    })
    const totalFor = (period: FlowFilter['period']) =>
      totalOf(rows.filter((row) => fits(row, { ...filter, period })))
    return [
      'compare_periods',
      [penceOf(facts, 'a'), penceOf(facts, 'b'), penceOf(facts, 'change')],
      [totalFor(filter.period), totalFor(against), totalFor(filter.period) - totalFor(against)],
    ]
  },
  async (run, filter) => {
    const facts = await run({
      tool: 'list_payments',
      args: { ...filter, n: 5, order: 'latest' },
    })
    const own = rows.filter((row) => fits(row, filter))
    return ['list_payments', penceOf(facts, 'total') ?? 0, totalOf(own)]
  },
]

const callsMade = 2000

test('2,000 random calls agree with plain arithmetic over the rows', async () => {
  const chance = chances(20_261_120)
  const differences: unknown[] = []
  let withFigures = 0
  await withTools(async (run) => {
    for (let at = 0; at < callsMade; at++) {
      const compare = comparisons[at % comparisons.length] as (typeof comparisons)[number]
      const filter = randomFilter(chance)
      const [name, found, expected] = await compare(run, filter, chance)
      if (JSON.stringify(found) !== JSON.stringify(expected))
        differences.push({ name, filter, found, expected })
      if (JSON.stringify(expected) !== '[0,0]' && expected !== 0 && expected !== null) withFigures++
    }
  })
  expect(differences.slice(0, 3)).toEqual([])
  // Calls that find nothing prove little: most of them must find something.
  expect(withFigures).toBeGreaterThan(callsMade / 2)
})

const march = { from: '2026-03-01', to: '2026-03-31', unit: 'month', label: 'March 2026' } as const
const wages: Subject = { kind: 'sub_category', code: 'net_wages', name: 'Wages' }

test('what is left after named costs, the share of the largest, and who is paid most often', async () => {
  const inMarch = (side: 'in' | 'out') => rows.filter((row) => fits(row, { side, period: march }))
  const [into, out] = [inMarch('in'), inMarch('out')]
  const paid = totalOf(out.filter(({ code }) => code === 'net_wages'))
  await withTools(async (run) => {
    const left = await run({ tool: 'net_of', args: { period: march, less: [wages] } })
    expect([penceOf(left, 'in'), penceOf(left, 'cost_aa'), penceOf(left, 'left')]).toEqual([
      totalOf(into),
      paid,
      totalOf(into) - paid,
    ])
    expect(paid).toBeGreaterThan(0)
    const share = await run({
      tool: 'top_share',
      args: { side: 'in', period: march, by: 'merchant', n: 2 },
    })
    const [first = 0, second = 0] = sumsBy(into, (row) => row.merchant)
    expect([penceOf(share, 'part'), numberOf(share, 'share')]).toEqual([
      first + second,
      Math.round(((first + second) / totalOf(into)) * 1000) / 10,
    ])
    const often = await run({
      tool: 'top',
      args: { side: 'out', period: march, by: 'merchant', n: 1, least: false, often: true },
    })
    const counts = new Map<string, number>()
    for (const { merchant } of out)
      if (merchant) counts.set(merchant, (counts.get(merchant) ?? 0) + 1)
    expect(numberOf(often, 'count')).toBe(Math.max(...counts.values()))
  })
})

test('days of the week: every total of Fridays, and the mean over all of them', async () => {
  const isFriday = ({ day }: { day: string }) => new Date(day).getUTCDay() === 5
  await withTools(async (run) => {
    for (const side of ['in', 'out'] as const) {
      const own = rows.filter((row) => fits(row, { side, period: march }) && isFriday(row))
      const args = { side, period: march, weekdays: [5] } as const
      expect(penceOf(await run({ tool: 'flow_total', args }), 'total')).toBe(totalOf(own))
      const mean = await run({ tool: 'average', args: { ...args, per: 'day' } })
      // March 2026 has four Fridays.
      expect(penceOf(mean, 'average')).toBe(Math.round(totalOf(own) / 4))
      const limited = await run({
        tool: 'count_payments',
        args: { ...args, amountFrom: minor(100_00) },
      })
      expect(numberOf(limited, 'count')).toBe(
        own.filter(({ amount }) => (side === 'out' ? -amount : amount) >= 100_00).length,
      )
    }
    const days = await run({ tool: 'by_weekday', args: { side: 'in', period: march } })
    const totals = [1, 2, 3, 4, 5, 6, 0].map((weekday) =>
      totalOf(
        rows.filter(
          (row) =>
            fits(row, { side: 'in', period: march }) && new Date(row.day).getUTCDay() === weekday,
        ),
      ),
    )
    expect(totals).toContain(penceOf(days, 'total'))
    expect(days.filter(({ unit }) => unit === 'money')).toHaveLength(8)
  })
})

test('a line that cash fell below: the days, and the chance of it ahead', async () => {
  const { rows: days } = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    sql<{ day: string; balance: string }>`
      select d::date::text as day,
        (select sum(a.opening_minor) from account a where a.business_id = ${demo.businessId} and a.counts)
        + coalesce((select sum(t.amount_minor) from transaction t
            join account a on a.business_id = t.business_id and a.id = t.account_id
            where t.business_id = ${demo.businessId} and a.counts and not t.split and t.shown_day <= d), 0) as balance
      from generate_series('2025-05-01'::date, '2026-11-20'::date, '1 day') d`.execute(tx),
  )
  const below = days.filter(({ balance }) => Number(balance) < 10_000_00)
  await withTools(async (run) => {
    const found = await run({
      tool: 'balance_below',
      args: {
        period: spanPeriod('2025-05-01', '2026-11-20'),
        below: minor(10_000_00),
        first: false,
      },
    })
    expect(numberOf(found, 'days')).toBe(below.length)
    expect(numberOf(found, 'day')).toBe(below.at(-1)?.day)
    expect(penceOf(found, 'low')).toBe(Math.min(...below.map(({ balance }) => Number(balance))))
    const chances = []
    for (const line of [-100_000_00, 0, 5_000_00, 1_000_000_00])
      chances.push(
        numberOf(await run({ tool: 'chance_below', args: { below: minor(line) } }), 'chance'),
      )
    expect(chances.at(0)).toBe(0)
    expect(chances.at(-1)).toBe(100)
    expect([...chances].sort((a, b) => Number(a) - Number(b))).toEqual(chances)
    const quarter = spanPeriod('2026-08-01', '2026-10-31')
    const runway = await run({ tool: 'runway', args: {} })
    const out = totalOf(rows.filter((row) => fits(row, { side: 'out', period: quarter })))
    const balance = penceOf(runway, 'balance') ?? 0
    // 92 days from 1 August to 31 October.
    expect([penceOf(runway, 'out'), numberOf(runway, 'days')]).toEqual([
      out,
      Math.floor(balance / (out / 92)),
    ])
  })
})

test('the lowest of one account, and the poorest of the days that had any', async () => {
  const { rows: accounts } = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    sql<{ id: string; day: string; balance: string }>`
      select a.id, d::date::text as day, a.opening_minor
        + coalesce((select sum(t.amount_minor) from transaction t
            where t.business_id = ${demo.businessId} and t.account_id = a.id and not t.split
              and t.shown_day <= d), 0) as balance
      from account a, generate_series('2026-01-01'::date, '2026-11-20'::date, '1 day') d
      where a.business_id = ${demo.businessId} and a.counts`.execute(tx),
  )
  await withTools(async (run) => {
    const period = spanPeriod('2026-01-01', '2026-11-20')
    const base = { measure: 'balance', interval: 'day', period, least: true } as const
    for (const account of new Set(accounts.map(({ id }) => id))) {
      const own = accounts.filter(({ id }) => id === account).map(({ balance }) => Number(balance))
      const found = await run({ tool: 'extreme', args: { ...base, account } })
      expect(penceOf(found, 'amount')).toBe(Math.min(...own))
    }
    const quarter = spanPeriod('2026-07-01', '2026-09-30')
    const byDay = new Map<string, number>()
    for (const row of rows.filter((each) => fits(each, { side: 'in', period: quarter })))
      byDay.set(row.day, (byDay.get(row.day) ?? 0) + totalOf([row]))
    const poorest = await run({
      tool: 'extreme',
      args: { measure: 'in', interval: 'day', period: quarter, least: true },
    })
    expect(penceOf(poorest, 'amount')).toBe(Math.min(...byDay.values()))
  })
})

test('the payment before the latest, over an amount, and the three months with the most', async () => {
  await withTools(async (run) => {
    const period = spanPeriod('2025-11-01', '2026-10-31')
    const [shell] = await subjectsNamed('Shell')
    const own = rows
      .filter(({ merchant, day }) => merchant === shell?.ids[0] && day <= '2026-10-31')
      .filter(({ day }) => day >= period.from)
    const days = own
      .map(({ day }) => day)
      .sort()
      .reverse()
    const flow = { side: 'out', period, subjects: shell ? [shell] : [] } as const
    const before = await run({ tool: 'payment_when', args: { ...flow, first: false, skip: 1 } })
    expect(before.find(({ id }) => id === 'day')?.value).toBe(days[1])
    const large = own.filter(({ amount }) => -amount >= 70_00)
    const latest = await run({
      tool: 'payment_when',
      args: { ...flow, first: false, amountFrom: minor(70_00) },
    })
    expect(latest.find(({ id }) => id === 'day')?.value).toBe(
      large
        .map(({ day }) => day)
        .sort()
        .at(-1),
    )
    const sums = new Map<string, number>()
    for (const { day, amount } of own)
      sums.set(day.slice(0, 7), (sums.get(day.slice(0, 7)) ?? 0) - amount)
    const largest = [...sums.values()].sort((a, b) => b - a)
    const extreme = await run({
      tool: 'extreme',
      args: {
        measure: 'out',
        interval: 'month',
        period,
        least: false,
        n: 3,
        subjects: flow.subjects,
      },
    })
    expect(['amount', 'row_aa', 'row_ab'].map((id) => penceOf(extreme, id))).toEqual(
      largest.slice(0, 3),
    )
  })
})

async function subjectsNamed(name: string): Promise<Extract<Subject, { kind: 'merchant' }>[]> {
  const { rows: found } = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    sql<{ id: string }>`select id::text as id from merchant where name = ${name}`.execute(tx),
  )
  return found.map(({ id }) => ({ kind: 'merchant', ids: [id], name, names: [name] }))
}
