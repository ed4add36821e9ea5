// Tools about the past against plain arithmetic over the rows of the demo company.
import { type Minor, minor } from '@plimsoll/domain/money'
import { monthPeriod, spanPeriod, yearPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { subCategories } from '@plimsoll/domain/taxonomy'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'
import { contradiction } from './claimed-change.ts'
import type { Group } from './flow-groups.ts'

type Row = {
  day: string
  amount: number
  side: 'in' | 'out'
  code: string
  merchant: string | null
  name: string | null
  account: string
  isTransfer: boolean
  counts: boolean
}

let demo: DemoTools
let rows: Row[]
let accounts: { id: string; name: string; counts: boolean; opening: number }[]
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
  const { businessId } = demo
  await asTenant(demo.server.context.db, businessId, async (tx) => {
    rows = (
      await sql<Row>`
        select t.shown_day::text as day, t.amount_minor::float8 as amount, t.shown_sub_category as code, a.counts,
          t.shown_merchant_id::text as merchant, m.name, t.account_id::text as account, t.transfer_id is not null as "isTransfer",
          case when x.direction in ('in', 'out') and x.category <> 'uncategorised' then x.direction
            when t.amount_minor < 0 then 'out' else 'in' end as side
        from transaction t
          join account a on a.business_id = t.business_id and a.id = t.account_id
          join taxonomy x on x.sub_category = t.shown_sub_category
          left join merchant m on m.business_id = t.business_id and m.id = t.shown_merchant_id
        where t.business_id = ${businessId} and not t.excluded and not t.split`.execute(tx)
    ).rows
    accounts = (
      await sql<(typeof accounts)[number]>`
        select id::text, name, counts, opening_minor::float8 as opening from account where business_id = ${businessId}`.execute(
        tx,
      )
    ).rows
  })
})
afterAll(() => demo.server.stop())

const ask = async (call: ToolCall) => (await demo.run(call)).facts

const cashRows = () => rows.filter(({ isTransfer, counts }) => !isTransfer && counts)
const salesCodes: ReadonlySet<string> = new Set(
  subCategories
    .filter(({ category }) => category === 'sales_income')
    .map(({ subCategory }) => subCategory),
)
const sumOf = (some: readonly Row[]) => some.reduce((all, { amount }) => all + amount, 0)

test('the change of cash is the difference of two balances, of all accounts and of one', async () => {
  const balanceOf = (ids: readonly string[], day: string) =>
    accounts.filter(({ id }) => ids.includes(id)).reduce((all, { opening }) => all + opening, 0) +
    sumOf(rows.filter((row) => ids.includes(row.account) && row.day <= day))
  const counted = accounts.filter(({ counts }) => counts).map(({ id }) => id)
  const period = spanPeriod('2026-07-01', '2026-09-30')
  const all = await ask({ tool: 'cash_change', args: { period } })
  expect(figureOf(all, 'before')).toBe(balanceOf(counted, '2026-06-30'))
  expect(figureOf(all, 'after')).toBe(balanceOf(counted, '2026-09-30'))
  expect(figureOf(all, 'change')).toBe(
    Math.abs(balanceOf(counted, '2026-09-30') - balanceOf(counted, '2026-06-30')),
  )
  const reserve = accounts.find(({ name }) => name === 'Business reserve account')?.id ?? ''
  const reserveAlone = await ask({ tool: 'cash_change', args: { period, account: reserve } })
  expect(figureOf(reserveAlone, 'after')).toBe(balanceOf([reserve], '2026-09-30'))
})

test('what is taken for granted about the change of cash is put right, what is asked answered', async () => {
  const period = spanPeriod('2026-07-01', '2026-09-30')
  const plain = await demo.run({ tool: 'cash_change', args: { period } })
  const rose = plain.template.startsWith('Cash rose')
  const opening = async (way: 'more' | 'less', isAsked: boolean) => {
    const args = { period, claimed: { way, isAsked } }
    const { template } = await demo.run({ tool: 'cash_change', args })
    return template.slice(0, template.indexOf(plain.template))
  }
  const [right, wrong] = rose ? (['more', 'less'] as const) : (['less', 'more'] as const)
  expect(await opening(right, true)).toBe('Yes. ')
  expect(await opening(wrong, true)).toBe('No. ')
  expect(await opening(right, false)).toBe('')
  expect(await opening(wrong, false)).toBe(`There is ${right}, not ${wrong}. `)
})

test('transfers into an account and out of it, with the latest', async () => {
  const reserve = accounts.find(({ name }) => name === 'Business reserve account')?.id ?? ''
  const own = rows.filter(
    ({ account, isTransfer, day }) =>
      account === reserve && isTransfer && day >= '2026-01-01' && day <= '2026-11-20',
  )
  const into = own.filter(({ amount }) => amount > 0)
  const out = own.filter(({ amount }) => amount < 0)
  expect(into.length).toBeGreaterThan(3)
  expect(out.length).toBeGreaterThan(0)
  const period = spanPeriod('2026-01-01', '2026-11-20')
  const found = await ask({ tool: 'transfers', args: { period, account: reserve, way: 'in' } })
  expect(figureOf(found, 'total')).toBe(sumOf(into))
  expect(figureOf(found, 'count')).toBe(into.length)
  expect(figureOf(found, 'other')).toBe(-sumOf(out))
  expect(figureOf(found, 'day')).toBe(
    into
      .map(({ day }) => day)
      .sort()
      .at(-1),
  )
})

test('months in which more went out than came in', async () => {
  const period = spanPeriod('2025-11-01', '2026-10-31')
  const nets = new Map<string, number>()
  for (const row of cashRows())
    if (row.day >= period.from && row.day <= period.to)
      nets.set(row.day.slice(0, 7), (nets.get(row.day.slice(0, 7)) ?? 0) + row.amount)
  const short = [...nets].filter(([, net]) => net < 0).sort()
  const facts = await ask({ tool: 'short_months', args: { period, short: true } })
  expect(figureOf(facts, 'count')).toBe(short.length)
  expect(short.length).toBeGreaterThan(0)
  expect(
    facts.filter(({ id }) => id.startsWith('net_')).map(({ minor: pence }) => Number(pence)),
  ).toEqual(short.map(([, net]) => -net))
})

test('a month beside the mean of the twelve before it', async () => {
  const fuel: Subject = { kind: 'sub_category', code: 'vehicle_running', name: 'Vehicles' }
  const spentIn = (from: string, to: string) =>
    -sumOf(
      cashRows().filter(
        ({ code, day, side }) =>
          code === 'vehicle_running' && side === 'out' && day >= from && day <= to,
      ),
    )
  const facts = await ask({
    tool: 'against_average',
    args: { side: 'out', subjects: [fuel], period: monthPeriod('2026-10'), asks: 'more' },
  })
  expect(figureOf(facts, 'amount')).toBe(spentIn('2026-10-01', '2026-10-31'))
  expect(figureOf(facts, 'average')).toBe(Math.round(spentIn('2025-10-01', '2026-09-30') / 12))
})

test('the payer whose latest payment is the longest ago', async () => {
  const income = cashRows().filter(({ side, name }) => side === 'in' && name !== null)
  const lasts = new Map<string, { day: string; count: number }>()
  for (const { name, day } of income) {
    const before = lasts.get(name ?? '') ?? { day: '', count: 0 }
    lasts.set(name ?? '', { day: day > before.day ? day : before.day, count: before.count + 1 })
  }
  const [first] = [...lasts]
    .filter(([, { count }]) => count > 1)
    .sort((a, b) => (a[1].day < b[1].day ? -1 : 1))
  const period = spanPeriod('2025-05-01', '2026-11-20')
  const facts = await ask({ tool: 'quietest', args: { side: 'in', period, n: 1 } })
  expect(figureOf(facts, 'day')).toBe(first?.[1].day)
})

test('what came back from a payee counts refunds that make a cost smaller', async () => {
  const refund = cashRows().find(({ side, amount }) => side === 'out' && amount > 0)
  expect(refund?.merchant).toBeTruthy()
  const subject: Subject = {
    kind: 'merchant',
    ids: [refund?.merchant ?? ''],
    name: refund?.name ?? '',
    names: [refund?.name ?? ''],
  }
  const back = cashRows().filter(
    ({ merchant, amount, day }) =>
      merchant === refund?.merchant && amount > 0 && day.startsWith('2026'),
  )
  const facts = await ask({
    tool: 'money_back',
    args: { period: yearPeriod(2026), subjects: [subject] },
  })
  expect(figureOf(facts, 'back')).toBe(sumOf(back))
  const net = await ask({
    tool: 'money_back',
    args: { period: yearPeriod(2026), subjects: [subject], net: true },
  })
  const all = cashRows().filter(
    ({ merchant, day }) => merchant === refund?.merchant && day.startsWith('2026'),
  )
  expect(figureOf(net, 'net')).toBe(-sumOf(all))
  // A refund is no payment of its size.
  const listed = await ask({
    tool: 'count_payments',
    args: {
      side: 'out',
      period: yearPeriod(2026),
      subjects: [subject],
      amountFrom: minor(Math.abs(refund?.amount ?? 0)) as Minor,
    },
  })
  expect(figureOf(listed, 'count')).toBe(
    cashRows().filter(
      ({ merchant, amount, day, side }) =>
        merchant === refund?.merchant &&
        side === 'out' &&
        day.startsWith('2026') &&
        -amount >= Math.abs(refund?.amount ?? 0),
    ).length,
  )
})

test('months without a payment are those that hold none of its rows', async () => {
  const payee = rows.find(({ name }) => name === 'Premier Inn')
  const own = cashRows().filter(
    ({ merchant, day, side }) =>
      merchant === payee?.merchant && side === 'out' && day.startsWith('2026'),
  )
  const paid = new Set(own.map(({ day }) => day.slice(0, 7)))
  const months = Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
  const expected = months.filter((month) => !paid.has(month))
  expect(expected.length).toBeGreaterThan(0)
  const subject: Subject = {
    kind: 'merchant',
    ids: [payee?.merchant ?? ''],
    name: payee?.name ?? '',
    names: [payee?.name ?? ''],
  }
  const period = spanPeriod('2026-01-01', '2026-11-20')
  const found = await ask({
    tool: 'empty_months',
    args: { side: 'out', period, subjects: [subject] },
  })
  expect(figureOf(found, 'count')).toBe(expected.length)
  expect(figureOf(found, 'all')).toBe(11)
  expect(figureOf(found, 'payments')).toBe(own.length)
  expect(found.filter(({ id }) => id.startsWith('month_')).map(({ value }) => value)).toEqual(
    expected.map((month) => monthPeriod(month).label),
  )
})

test('the silent customers are those with payments before a day and none from then on', async () => {
  const since = '2026-11-10'
  const sales = cashRows().filter(
    ({ side, merchant, code, day }) =>
      side === 'in' && merchant && salesCodes.has(code) && day <= '2026-11-20',
  )
  const all = new Set(sales.map(({ merchant }) => merchant))
  const paid = new Set(sales.filter(({ day }) => day >= since).map(({ merchant }) => merchant))
  const facts = await ask({
    tool: 'silent_since',
    args: {
      side: 'in',
      period: spanPeriod('2025-05-01', '2026-11-20'),
      subjects: [{ kind: 'category', code: 'sales_income', name: 'Sales income' }],
      since,
    },
  })
  expect(figureOf(facts, 'all')).toBe(all.size)
  expect(figureOf(facts, 'count')).toBe(all.size - paid.size)
  expect(all.size - paid.size).toBeGreaterThan(0)
})

test('a whole period is given beside its part, where the other is not over', async () => {
  const spentIn = (from: string, to: string) =>
    -sumOf(cashRows().filter(({ side, day }) => side === 'out' && day >= from && day <= to))
  const facts = await ask({
    tool: 'compare_periods',
    args: {
      measure: 'out',
      period: spanPeriod('2026-10-01', '2026-10-20'),
      against: spanPeriod('2026-11-01', '2026-11-20'),
      asks: 'both',
      cut: { running: 'November 2026', other: monthPeriod('2026-10') },
    },
  })
  expect(figureOf(facts, 'a')).toBe(spentIn('2026-10-01', '2026-10-20'))
  expect(figureOf(facts, 'other_amount')).toBe(spentIn('2026-10-01', '2026-10-31'))
})

test('a payment that rose is no fall because two of them fell into the month before', () => {
  const group = (amount: number, count: number, name = 'H Wren'): Group => ({
    subject: null,
    name,
    amount: minor(amount),
    count,
  })
  const opening = (claimed: 'more' | 'less', now: readonly Group[], before: readonly Group[]) =>
    contradiction(claimed, now[0] && before[0] ? now[0].amount - before[0].amount : 0, {
      now,
      before,
    })
  const rose = opening('more', [group(295_000, 1)], [group(540_000, 2)])
  expect(rose.words).toContain('Each payment went up by {{each_change}}')
  expect(rose.facts).toMatchObject([
    { minor: '25000' },
    { minor: '270000' },
    { minor: '295000' },
    {},
    {},
  ])
  // As many payments, other payees, or payments that fell as well: the total says it.
  expect(opening('more', [group(270_000, 1)], [group(295_000, 1)]).words).toContain('down, not up')
  expect(opening('more', [group(295_000, 1)], [group(540_000, 2, 'Ben')]).words).toContain('down')
  expect(opening('more', [group(250_000, 1)], [group(540_000, 2)]).words).toContain('down, not up')
  expect(opening('less', [group(250_000, 1)], [group(540_000, 2)]).words).toBe('')
})

const september = monthPeriod('2026-09')
const payeeIn = (name: string): Subject => ({
  kind: 'merchant',
  ids: [rows.find((row) => row.name === name)?.merchant ?? ''],
  name,
  names: [name],
})
const sizeOf = (own: readonly Row[]) => Math.abs(sumOf(own))
const paidIn = (name: string, { from, to }: { from: string; to: string }) =>
  cashRows().filter((row) => row.name === name && row.day >= from && row.day <= to)

test('what came in from one covers a cost, or falls short of it', async () => {
  const [etsy, shell] = [payeeIn('Etsy'), payeeIn('Shell')]
  const [into, out] = [sizeOf(paidIn('Etsy', september)), sizeOf(paidIn('Shell', september))]
  const run = async (monthly?: true) =>
    demo.run({
      tool: 'covered',
      args: {
        period: september,
        subjects: [etsy],
        costs: [shell],
        ...(monthly ? { monthly } : {}),
      },
    })
  const { facts, template } = await run()
  expect([figureOf(facts, 'in'), figureOf(facts, 'out')]).toEqual([into, out])
  expect(figureOf(facts, 'size')).toBe(Math.abs(into - out))
  expect(template.startsWith(into >= out ? 'Yes' : 'No')).toBe(true)
  expect(figureOf((await run(true)).facts, 'all')).toBe(1)
})

test('two payees are set side by side by what one payment of each comes to', async () => {
  const [first, second] = [paidIn('Etsy', september), paidIn('Stripe', september)]
  const { facts } = await demo.run({
    tool: 'compare_subjects',
    args: {
      side: 'in',
      period: september,
      subjects: [payeeIn('Etsy')],
      against: payeeIn('Stripe'),
      per: 'payment',
    },
  })
  const meanOf = (own: readonly Row[]) => Math.round(sizeOf(own) / own.length)
  expect([figureOf(facts, 'a'), figureOf(facts, 'b')]).toEqual([meanOf(first), meanOf(second)])
})

test('a price that was believed to have moved, and whether payments are all alike', async () => {
  const period = spanPeriod('2025-05-01', '2026-11-20')
  const rent = { side: 'out', period, subjects: [payeeIn('Marlow Estates Rent')] } as const
  const run = (args: object) => demo.run({ tool: 'price_change', args: { ...rent, ...args } })
  const moved = await run({ moved: { way: 'less', period: monthPeriod('2026-07') } })
  expect(moved.template).toMatch(/^No: all \{\{count\}\} payments .* so nothing changed/)
  const same = await run({ steady: 'same' })
  expect(same.template).toMatch(/^Yes: all/)
  expect(figureOf(same.facts, 'latest')).toBe(594_000)
  expect((await run({ steady: 'changed' })).template).toMatch(/^No: all/)
  const fuel = await run({ subjects: [payeeIn('Shell')], steady: 'same' })
  const amounts = paidIn('Shell', period).map(({ amount }) => Math.abs(amount))
  expect(fuel.template).toMatch(/^No: the \{\{count\}\} payments .* range from/)
  expect(figureOf(fuel.facts, 'most')).toBe(Math.max(...amounts))
})

test('what a customer paid after refunds is received, and never below nothing', async () => {
  const customer = payeeIn('Northwind Hotels')
  const { template, facts } = await demo.run({
    tool: 'money_back',
    args: { period: yearPeriod(2026), subjects: [customer], net: true },
  })
  const own = cashRows().filter(
    ({ name, day }) => name === 'Northwind Hotels' && day.startsWith('2026'),
  )
  expect(template).toMatch(/^{{net}} was received from {{name}}/)
  expect(figureOf(facts, 'net')).toBe(sumOf(own))
})
