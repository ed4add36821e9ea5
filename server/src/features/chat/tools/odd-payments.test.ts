// What stands out of late, and within days that were named, in the demo company's books.
import { spanPeriod } from '@plimsoll/domain/question/period'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant } from '../../../db/tenant.ts'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'
import { leaksWithin } from '../../forecast/service.ts'
import { renderTemplate } from '../render.ts'

const today = '2026-11-20'
let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools(today)
})
afterAll(() => demo.server.stop())

const november = spanPeriod('2026-11-01', today)

test('oddities of some days are those of the last year that show themselves in them', async () => {
  const all = await demo.run({ tool: 'anomalies', args: {} })
  const some = await demo.run({ tool: 'anomalies', args: { period: november } })
  const days = (some.table?.rows ?? []).map(([, , day]) => (day && 'day' in day ? day.day : ''))
  expect(days.length).toBeGreaterThan(0)
  expect(days.every((day) => day >= november.from && day <= november.to)).toBe(true)
  expect(Number(figureOf(some.facts, 'count'))).toBeLessThan(Number(figureOf(all.facts, 'count')))
  expect(some.table?.rows).toContainEqual([
    { text: 'Apex Print Machinery' },
    { text: 'First large payment' },
    expect.anything(),
    { minor: '1090000' },
  ])
})

test('a year holds every first large payment of the last weeks, and maybe earlier ones', async () => {
  const leaks = await asTenant(demo.server.context.db, demo.businessId, (tx) =>
    leaksWithin(tx, demo.businessId, { today, from: '2025-11-21', to: today }),
  )
  const firsts = leaks.filter(({ kind }) => kind === 'first_large_payee')
  expect(firsts.map(({ name }) => name)).toContain('Apex Print Machinery')
  expect(new Set(firsts.map(({ id }) => id)).size).toBe(firsts.length)
})

test('days without anything say what was looked for', async () => {
  const period = spanPeriod('2026-11-20', '2026-11-20')
  const { template, facts } = await demo.run({ tool: 'anomalies', args: { period } })
  expect(renderTemplate(template, facts)).toBe(
    'Nothing stands out on 20 November 2026: no possible duplicate, price rise, forgotten trial or first large payment.',
  )
})
