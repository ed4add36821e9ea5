import { expect, test } from 'vitest'
import type { ToolCall } from './tool-call.ts'
import { withYesOrNo } from './yes-or-no.ts'

const period = {
  from: '2026-11-01',
  to: '2026-11-30',
  unit: 'month',
  label: 'November 2026',
} as const
const total = { tool: 'flow_total', args: { side: 'out', period } } as const
const two = {
  tool: 'compare_subjects',
  args: {
    side: 'out',
    period,
    subjects: [{ kind: 'merchant', ids: ['1'], name: 'DPD', names: ['DPD'] }],
    against: { kind: 'merchant', ids: ['2'], name: 'Evri', names: ['Evri'] },
  },
} as const satisfies ToolCall

test.each([
  ['has biffa come out yet this month', true],
  ['so do we pay anything on sundays', true],
  ['any payments to dpd in may?', true],
  ['how much did we pay dpd', undefined],
  ['did we pay dpd twice in may', undefined],
  ['are we still paying dpd', undefined],
  ['haven’t they paid us', undefined],
])('“%s” wants yes or no: %s', (question, whether) => {
  expect(withYesOrNo(question, total).args).toMatchObject(whether ? { whether } : {})
  expect('whether' in withYesOrNo(question, total).args).toBe(whether ?? false)
})

test.each([
  ['does dpd cost more than evri', 'more'],
  ['is dpd cheaper than evri', 'less'],
  ['do we spend more on dpd or evri', undefined],
  ['how much more did dpd cost than evri', undefined],
])('“%s” sets two names against each other: %s', (question, asks) => {
  expect(withYesOrNo(question, two).args).toEqual({ ...two.args, ...(asks ? { asks } : {}) })
})

test('a follow-up that is no such question wants no yes', () => {
  const before = withYesOrNo('has dpd come out this month', total)
  expect('whether' in withYesOrNo('and last month?', before).args).toBe(false)
})
