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
    milestones: [
      { label: 'Deposit', share: '60', invoice_date: '2026-12-01', terms_days: 30 },
      { label: 'Rest', share: '40', invoice_date: '2027-01-20', terms_days: 21 },
    ],
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
  expect(figureOf(facts, 'total')).toBe(parseMinor('6000.00'))
  // The rest is due on 10 February, in a month that goes on after the thirteen weeks of the list.
  const february = spanPeriod('2027-02-01', '2027-02-28')
  const totalOf = async (names: readonly string[]) => {
    const subjects = [{ ...subject, names }]
    const found = await demo.run({
      tool: 'upcoming',
      args: { ...args, period: february, subjects },
    })
    return Number(figureOf(found.facts, 'total'))
  }
  expect((await totalOf(subject.names)) - (await totalOf(['Harbour']))).toBe(parseMinor('4000.00'))
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
