// Payments due after the thirteen weeks of the list: the rent of the demo company is paid on the
// first of each third month, £5,940.
import { spanPeriod } from '@plimsoll/domain/question/period'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'

let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
})
afterAll(() => demo.server.stop())

const rent = { kind: 'sub_category', code: 'rent', name: 'Rent' } as const
const due = { side: 'out', subjects: [rent], next: true } as const

test('a payment in June is due from the forecast, which goes on after the list', async () => {
  const period = spanPeriod('2027-06-01', '2027-06-30')
  const { template, facts } = await demo.run({ tool: 'upcoming', args: { ...due, period } })
  expect(template).toMatch(/^The next payment out/)
  expect([figureOf(facts, 'day'), figureOf(facts, 'total')]).toEqual(['2027-06-01', 5_940_00])
})

test('where nothing is due within the list, the next after it is named', async () => {
  const period = spanPeriod('2026-12-02', '2027-02-19')
  const { template, facts } = await demo.run({ tool: 'upcoming', args: { ...due, period } })
  expect(template).toContain('The next is {{next}} on {{next_day}}.')
  expect([figureOf(facts, 'next_day'), figureOf(facts, 'next')]).toEqual(['2027-03-01', 5_940_00])
})

test('what is due in April is listed, and no end of the forecast is named before it', async () => {
  const period = spanPeriod('2027-04-01', '2027-04-30')
  const { template, facts } = await demo.run({
    tool: 'upcoming',
    args: { side: 'out', period, next: false },
  })
  expect(template).not.toContain('does not reach')
  expect(figureOf(facts, 'count')).toBeGreaterThan(0)
})

test('only after the end of the forecast is a day out of reach', async () => {
  const period = spanPeriod('2029-01-01', '2029-01-31')
  const { template, facts } = await demo.run({ tool: 'upcoming', args: { ...due, period } })
  expect(template).toContain('does not reach {{day}} yet')
  expect(String(figureOf(facts, 'end')) > '2027-05-31').toBe(true)
})

test('the rent in June is covered or not by what is forecast until then', async () => {
  const { facts } = await demo.run({
    tool: 'forecast_cover',
    args: { from: '2027-06-01', until: '2027-06-30', subjects: [rent] },
  })
  expect(figureOf(facts, 'due')).toBe(5_940_00)
})
