// Answers about the days ahead of a business that keeps no buffer: none compares with one, and no
// balance is named twice.
import { minor, zero } from '@plimsoll/domain/money'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoTools, figureOf, startDemoTools } from '../../../testing/demo-tools.ts'

let demo: DemoTools
beforeAll(async () => {
  demo = await startDemoTools('2026-11-20')
  await demo.server.context.db
    .updateTable('business')
    .where('id', '=', demo.businessId)
    .set({ cash_buffer_minor: zero })
    .execute()
})
afterAll(() => demo.server.stop())

const free = { change: 'delay', side: 'in', subjects: [], days: 7 } as const
const allLost = { change: 'scale', side: 'in', subjects: [], percent: -100 } as const
const calls: readonly ToolCall[] = [
  { tool: 'forecast_low', args: {} },
  { tool: 'forecast_low', args: { from: '2026-12-01', until: '2026-12-01' } },
  { tool: 'forecast_summary', args: {} },
  { tool: 'forecast_reach', args: {} },
  { tool: 'safe_to_spend', args: {} },
  { tool: 'safe_to_spend', args: { day: '2026-12-15' } },
  { tool: 'safe_to_spend', args: { keep: zero } },
  { tool: 'cash_buffer', args: {} },
  { tool: 'afford', args: { amount: minor(10_00) } },
  { tool: 'afford', args: { amount: minor(90_000_000_00), keep: zero } },
  { tool: 'afford', args: { amount: minor(10_00), first: true } },
  { tool: 'afford', args: { amount: minor(90_000_000_00), first: true } },
  { tool: 'what_if', args: free },
  { tool: 'what_if', args: { ...free, belowBuffer: true } },
  { tool: 'what_if', args: allLost },
  { tool: 'what_if', args: { ...allLost, belowBuffer: true } },
]

test.each(calls)('%j', async (call) => {
  const { template, facts } = await demo.run(call)
  if (call.tool === 'cash_buffer')
    expect(template).toBe("You keep no cash buffer; today's balance is {{balance}}.")
  else expect(template).not.toMatch(/buffer|\{\{(keep|limit|line)\}\}/)
  expect(template).not.toContain('{{gap}}')
  expect(facts.filter(({ label }) => /buffer/i.test(label))).toEqual([])
})

test('what is free is the low itself', async () => {
  const { template, facts } = await demo.run({ tool: 'safe_to_spend', args: {} })
  expect(template).toMatch(
    /^{{safe}} is free to spend: that is the lowest point ahead, on {{day}}\./,
  )
  expect(figureOf(facts, 'low')).toBeUndefined()
})
