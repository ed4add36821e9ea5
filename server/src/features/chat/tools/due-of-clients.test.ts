// What the client of a won project is due to pay, asked of a payer whose name begins with the
// client's.
import { parseMinor } from '@plimsoll/domain/money'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cashManagementOf,
  type DemoTools,
  figureOf,
  startDemoTools,
} from '../../../testing/demo-tools.ts'

let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
})
afterAll(() => demo.server.stop())

test('a milestone is due from the payer whose name begins with the client’s', async () => {
  const made = await demo.caller.post('/v1/sales/projects', {
    name: 'Foyer mural',
    status: 'Won',
    client: { merchant_id: null, name: 'Northwind' },
    value: '10000.00',
    start: '2026-12-01',
    probability: 100,
    milestones: [{ label: 'Deposit', share: '100', invoice_date: '2026-12-01', terms_days: 30 }],
    costs: [],
  })
  expect(made.statusCode).toBe(201)
  const { items } = await cashManagementOf(demo)
  const milestone = items.find(({ merchant }) => merchant === 'Foyer mural')
  const payer = items.find(({ merchant }) => merchant === 'Northwind Hotels')
  if (!milestone || !payer) throw new Error('both are due')
  const subject: Subject = {
    kind: 'merchant',
    ids: [payer.merchant_id ?? ''],
    name: payer.merchant,
    names: [payer.merchant],
  }
  const period = spanPeriod(milestone.day, milestone.day)
  const args = { side: 'in', period, next: false, subjects: [subject] } as const
  const { facts } = await demo.run({ tool: 'upcoming', args })
  expect(figureOf(facts, 'total')).toBe(parseMinor('10000.00'))
  const others = await demo.run({
    tool: 'upcoming',
    args: {
      ...args,
      subjects: [
        { ...subject, ids: ['00000000-0000-4000-8000-000000000000'], names: ['Northwinds'] },
      ],
    },
  })
  expect(figureOf(others.facts, 'total')).toBeUndefined()
})
