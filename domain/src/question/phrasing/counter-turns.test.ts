// What is asked over the counter, and what each comes to.
import { expect, test } from 'vitest'
import { planned, planOf } from '../../testing/question-books.ts'

const ever = '2025-05-01/2026-11-20'

test.each([
  ['who earns the most', 'top out Wages and salaries (net) 2025-11-01/2026-10-31'],
  ['how come the bank was so low in january', 'variance net 2026-01-01/2026-01-31'],
  ['how much has our bank gone up since april', 'cash_change 2026-04-01/2026-11-20'],
  ['which customers did we lose', `quietest in Sales income ${ever}`],
  ['who is our newest customer', 'new_merchants in 2026-01-01/2026-11-20'],
  [
    'was last week better than the one before',
    'compare_periods net 2026-11-09/2026-11-15 vs 2026-11-02/2026-11-08',
  ],
  ['what did Adobe cost over the year', 'flow_total out Adobe 2025-11-01/2026-10-31'],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})

test.each([
  ['whats the payment for 1284.60', 1_284_60],
  ['what was that 6000 one', 6_000_00],
  ['who took 142.50', 142_50],
  ['did we pay 5940 in october', 5_940_00],
])('“%s” looks for a payment of that amount', (question, amount) => {
  const plan = planOf(question)
  expect(plan.kind === 'call' ? plan.call : plan).toMatchObject({
    tool: 'list_payments',
    args: { amountFrom: amount, amountTo: amount },
  })
})

test('a sum claimed of a supplier is no single payment', () => {
  expect(planned('did we pay 5940 to Shell in october')).toMatch(/^flow_total out Shell/)
})
