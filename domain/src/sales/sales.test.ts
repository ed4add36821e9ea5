// Sums of projects by hand, and properties that hold whatever is entered.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, fromEpochDays } from '../calendar.ts'
import type { Movement } from '../forecast/movement.ts'
import { isWorkingDay } from '../holidays.ts'
import { minor, sum } from '../money.ts'
import { mistakesIn } from './check.ts'
import { figuresOf } from './figures.ts'
import { projectParts } from './forecast-parts.ts'
import { milestoneAmounts, shareOf, withVat } from './milestone-amounts.ts'
import type { Cost, Milestone, Project } from './project.ts'
import { settleProjects } from './settle.ts'
import { mayBecome, type ProjectStatus, projectStatuses, transitions } from './status.ts'
import { plannedMilestones, templates } from './templates.ts'

const nation = 'england_and_wales'
const pounds = (amount: number) => minor(Math.round(amount * 1e2))

const milestone = (more: Partial<Milestone> = {}): Milestone => ({
  id: 'm1',
  label: 'Deposit',
  amount: pounds(3000),
  share: null,
  invoiceDate: '2026-12-01',
  termsDays: 14,
  chosenOn: null,
  plannedOn: '2026-12-15',
  ...more,
})
const cost = (more: Partial<Cost> = {}): Cost => ({
  id: 'c1',
  label: 'Joinery',
  kind: 'one_off',
  amount: pounds(1000),
  share: null,
  day: '2026-12-07',
  until: null,
  every: null,
  subCategory: 'subcontractors',
  supplier: null,
  vat: 'none',
  ...more,
})
const project = (more: Partial<Project> = {}): Project => ({
  id: 'p1',
  name: 'Harbour',
  client: { merchantId: 'client', name: 'Harbour Ltd' },
  status: 'Active',
  statusSince: '2026-11-01',
  isAgreed: true,
  value: pounds(10_000),
  vat: { rate: 'none', included: false },
  start: '2026-11-01',
  end: '2027-04-30',
  probability: 50,
  delayDays: null,
  include: true,
  notes: '',
  milestones: [
    milestone(),
    milestone({ id: 'm2', amount: pounds(7000), invoiceDate: '2027-01-15' }),
  ],
  costs: [],
  ...more,
})
const receipt = (id: string, day: Day, amount: number): Movement => ({
  id,
  day,
  amount: pounds(amount),
  merchantId: 'client',
  subCategory: 'service_sales',
})
const settle = (project: Project, movements: Movement[] = [], asOf: Day = '2026-11-20') =>
  settleProjects([project], { movements, decisions: [], asOf, nation })
const only = (...given: Parameters<typeof settle>) => {
  const [settled] = settle(...given).projects
  if (!settled) throw new Error('no project')
  return settled
}

describe('amounts', () => {
  const values = fc.integer({ min: 1, max: 100_000_000_000 }).map(minor)
  const shares = fc
    .array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 11 })
    .map((cuts) => [...new Set(cuts)].sort((a, b) => a - b))
    .map((cuts) => [...cuts, 10_000].map((cut, at) => cut - (cuts[at - 1] ?? 0)))

  test('shares of 100 % add up to the value, each within a penny of its exact figure', () => {
    fc.assert(
      fc.property(values, shares, (value, split) => {
        const plan = split.map((share) => ({ amount: null, share }))
        const vat = { rate: 'none', included: false } as const
        const amounts = milestoneAmounts(plan, { value, vat }).map(({ amount }) => amount)
        expect(sum(amounts)).toBe(value)
        for (const [at, amount] of amounts.entries())
          expect(Math.abs(amount - (value * (split[at] ?? 0)) / 10_000)).toBeLessThanOrEqual(1.001)
      }),
    )
  })

  test('net and VAT are the gross, on top and included', () => {
    expect(withVat(pounds(100), { rate: 'standard', included: false }).gross).toBe(pounds(120))
    expect(withVat(pounds(120), { rate: 'standard', included: true }).net).toBe(pounds(100))
    expect(withVat(pounds(105), { rate: 'reduced', included: true }).vat).toBe(pounds(5))
    fc.assert(
      fc.property(
        values,
        fc.constantFrom('none', 'standard', 'reduced'),
        fc.boolean(),
        (amount, rate, included) => {
          const { net, vat, gross } = withVat(amount, { rate, included })
          expect(net + vat).toBe(gross)
          expect(included ? gross : net).toBe(amount)
        },
      ),
    )
  })

  test('a half penny is rounded away from zero', () => {
    expect(shareOf(minor(1), 5000)).toBe(1)
    expect(shareOf(minor(-1), 5000)).toBe(-1)
  })
})

test('templates come to the value exactly and begin on the first day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...templates),
      fc.integer({ min: 1, max: 1_000_000_000 }).map(minor),
      fc.integer({ min: 19_000, max: 22_000 }),
      fc.integer({ min: 0, max: 700 }),
      (template, value, first, length) => {
        const start = fromEpochDays(first)
        const plan = plannedMilestones(template, {
          value,
          start,
          end: addDays(start, length),
          termsDays: 30,
        })
        const amounts = milestoneAmounts(plan, { value, vat: { rate: 'none', included: false } })
        expect(sum(amounts.map(({ amount }) => amount))).toBe(value)
        expect(plan.every(({ invoiceDate }) => invoiceDate >= start)).toBe(true)
      },
    ),
  )
})

test('the table of transitions names statuses that exist, and no status becomes itself', () => {
  for (const status of projectStatuses) {
    expect(mayBecome(status, status)).toBe(false)
    for (const next of transitions[status]) expect(projectStatuses).toContain(next)
  }
  expect(mayBecome('Completed', 'Cancelled')).toBe(false)
})

describe('settling', () => {
  test('a whole receipt, two milestones at once, and parts; no penny twice', () => {
    const paid = only(project(), [receipt('t1', '2026-12-20', 3000)], '2026-12-31')
    expect(paid.milestones.map(({ state }) => state)).toEqual(['met', 'expected'])
    expect(paid.usualDelay).toBe(5)
    // 29 January and five days of the client's delay.
    expect(paid.milestones[1]?.expectedOn).toBe('2027-02-03')
    const together = settle(project(), [receipt('t1', '2027-01-20', 10_000)], '2027-01-31')
    expect(together.projects[0]?.milestones.map(({ received }) => received)).toEqual([
      pounds(3000),
      pounds(7000),
    ])
    expect([...together.claimed]).toEqual([['t1', 'p1']])
    const part = only(project(), [receipt('t1', '2026-12-10', 1200)], '2026-12-12')
    expect(part.milestones[0]).toMatchObject({ state: 'part', open: pounds(1800) })
  })

  test('a payment of something regular is no part of a milestone', () => {
    const regular = ['2026-10-30', '2026-11-30', '2026-12-10'].map((day, at) =>
      receipt(`r${at}`, day, 1200),
    )
    expect(settle(project(), regular, '2026-12-12').claimed.size).toBe(0)
  })

  test('an overdue milestone is flagged, leaves the forecast, and comes back once it is re-dated', () => {
    const late = only(project(), [], '2026-12-20')
    expect(late.milestones[0]).toMatchObject({ state: 'overdue', usualOn: '2026-12-21' })
    expect(projectParts([late], 'won').map(({ due }) => due)).toEqual(['2027-01-29'])
    const milestones = [milestone({ chosenOn: '2027-01-02' })]
    const redated = only(project({ milestones }), [], '2026-12-20')
    expect(projectParts([redated], 'won').map(({ day }) => day)).toEqual(['2027-01-04'])
  })

  test('cancelling removes cash on and after the effective date, and keeps what has come', () => {
    const cancelled = { status: 'Cancelled' as ProjectStatus, statusSince: '2027-01-10' }
    const movements = [receipt('t1', '2026-12-15', 3000)]
    const settled = only(project(cancelled), movements, '2026-12-20')
    expect(settled.milestones.map(({ state }) => state)).toEqual(['met', 'removed'])
    expect(projectParts([settled], 'expected')).toEqual([])
    expect(figuresOf(settled)).toMatchObject({ in: pounds(3000), revenue: pounds(3000) })
    const early = only(
      project({ ...cancelled, statusSince: '2027-02-01' }),
      movements,
      '2026-12-20',
    )
    expect(projectParts([early], 'expected').map(({ amount }) => amount)).toEqual([pounds(7000)])
  })

  test('whatever comes, received + open is the gross or what is left of it, and claims are no more than came', () => {
    const movements = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 200 }),
        amount: fc.integer({ min: 1, max: 2_000_000 }),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(
        movements,
        fc.constantFrom(...projectStatuses),
        fc.integer({ min: 0, max: 200 }),
        (came, status, now) => {
          const asOf = addDays('2026-11-01', now)
          const receipts = came.map(({ day, amount }, at) => ({
            ...receipt(`t${at}`, addDays('2026-11-01', day), 1),
            amount: minor(amount),
          }))
          const settled = only(project({ status, statusSince: '2026-12-20' }), receipts, asOf)
          const claimed = new Map<string, number>()
          for (const { gross, received, open, state, matches, expectedOn } of settled.milestones) {
            expect(isWorkingDay(expectedOn, nation)).toBe(true)
            if (state !== 'met' && state !== 'removed') expect(received + open).toBe(gross)
            if (state === 'removed') expect(open).toBe(0)
            for (const { movementId, amount } of matches)
              claimed.set(movementId, (claimed.get(movementId) ?? 0) + amount)
          }
          for (const { id, amount } of receipts)
            expect(claimed.get(id) ?? 0).toBeLessThanOrEqual(amount)
          const points = figuresOf(settled).cumulative
          const end = points.reduce((total, point) => total + point.in - point.out, 0)
          expect(points.at(-1)?.balance ?? 0).toBe(end)
        },
      ),
    )
  })
})

test('margin, funding and costs of a project by hand', () => {
  const costs = [
    cost(),
    cost({ id: 'c2', kind: 'share', amount: null, share: 1000, day: null }),
    cost({
      id: 'c3',
      kind: 'recurring',
      amount: pounds(500),
      day: '2026-12-01',
      until: '2027-02-28',
      every: 'month',
    }),
  ]
  const figures = figuresOf(only(project({ costs })))
  // £1,000, a tenth of £10,000, and three times £500.
  expect([figures.out, figures.marginAmount, figures.margin]).toEqual([
    pounds(3500),
    pounds(6500),
    650,
  ])
  // £500 on 1 December and £1,000 on the 7th, before £3,000 on the 15th.
  expect(figures.peakFunding).toEqual({ day: '2026-12-07', amount: pounds(1500) })
})

test('a switch weighs open money: off nothing, expected by probability, won in whole', () => {
  const bid = only(project({ status: 'Proposed', isAgreed: false, probability: 25 }))
  const total = (counting: 'off' | 'expected' | 'won') =>
    sum(projectParts([bid], counting).map(({ amount }) => amount))
  expect([total('off'), total('expected'), total('won')]).toEqual([0, pounds(2500), pounds(10_000)])
})

test('mistakes are named one by one', () => {
  const wrong = project({
    milestones: [
      milestone({ amount: pounds(10_000.01) }),
      milestone({ invoiceDate: '2026-10-31' }),
    ],
  })
  expect(mistakesIn(wrong).map(({ path }) => path)).toEqual([
    'milestones.1.invoice_date',
    'milestones',
  ])
})
