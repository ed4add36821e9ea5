// Which payments of a kind are paid now, and what they come to.
import { expect, test } from 'vitest'
import { interpreted, planOf } from '../../testing/question-books.ts'

const software = [{ kind: 'sub_category', code: 'software' }]

test.each([
  'What software subscriptions do we pay for?',
  'which software subscriptions have we got?',
])('“%s” lists what is paid now, no total of a month', (prompt) => {
  const plan = planOf(prompt)
  expect(plan.kind === 'call' && plan.call).toMatchObject({
    tool: 'recurring',
    args: { side: 'out', subjects: software },
  })
})

test('“what did software cost in October?” stays a total', () => {
  const plan = planOf('What did software subscriptions cost in October?')
  expect(plan.kind === 'call' && plan.call.tool).toBe('flow_total')
})

test('what they come to a month is part of the list', () => {
  const found = interpreted(
    'What software subscriptions do we pay for and what do they come to a month?',
  )
  expect(found.plan.kind === 'call' && found.plan.call.tool).toBe('recurring')
  expect(found.next).toBeUndefined()
})

test.each([
  'How much of the director’s loan have we paid back?',
  'how much have we paid on the loan',
])('“%s” is of all records, no month', (prompt) => {
  const plan = planOf(prompt)
  expect(plan.kind === 'call' && plan.call).toMatchObject({
    tool: 'flow_total',
    args: { side: 'out', period: { from: '2025-05-01', to: '2026-11-20' } },
  })
})

test('what is left of a loan is not the bank balance', () => {
  const found = interpreted('How much of the director’s loan have we paid back, and what’s left?')
  expect(found.plan.kind === 'call' && found.plan.call.tool).toBe('flow_total')
  expect(found.next?.plan).toMatchObject({ kind: 'clarify', reason: 'rest' })
})
