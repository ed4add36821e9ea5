// What was once taken for something near it: money through an account, months set against each
// other, costs that rose one by one.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const september = '2026-09-01/2026-09-30'

test.each([
  ['how much went out of the main account in October', `flow_total out Main account ${october}`],
  ['how much came into the main account in October', `flow_total in Main account ${october}`],
  ['what left the main account in October', `flow_total out Main account ${october}`],
])('“%s” is what was paid, without own transfers: %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
  const found = interpreted(question).plan
  expect(found.kind === 'call' && found.assumptions).toContain(
    'Moves between your own accounts are not counted in this.',
  )
})

test.each([
  ['how much came into the reserve account in October', 'in'],
  ['how much came out of the reserve account in October', 'out'],
])('“%s” of savings are own transfers', (question, way) => {
  const { plan } = interpreted(question)
  expect(plan.kind === 'call' && plan.call).toMatchObject({
    tool: 'transfers',
    args: { account: 'reserve', way },
  })
})

test.each([
  ['difference in wages between October and September', october, september],
  ['compare spending between October and September', october, september],
  // What changed goes from the first to the second.
  [
    'how did sales change between October and January',
    '2026-01-01/2026-01-31',
    '2025-10-01/2025-10-31',
  ],
  // The last October beside October is that of the year before.
  ['how did october compare with last october for takings', october, '2025-10-01/2025-10-31'],
])('“%s” sets %s against %s', (question, period, against) => {
  expect(planned(question)).toContain(`${period} vs ${against}`)
})

test.each([
  ['which costs rose in October', 'sub_category', 'more'],
  ['have any costs crept up in October', 'sub_category', 'more'],
  ['which customers paid us less in October', 'merchant', 'less'],
])('“%s” wants each, not their total', (question, by, direction) => {
  const { plan } = interpreted(question)
  expect(plan.kind === 'call' && plan.call).toMatchObject({
    tool: 'largest_changes',
    args: { by, direction },
  })
})

test.each([
  ['what did we spend on in October', `breakdown out ${october}`],
  ['what subscriptions am I paying', 'recurring out Software subscriptions'],
  ['itemise Adobe bills', 'list_payments out Adobe 2025-05-01/2026-11-20'],
  [
    'are Shell costs going up',
    'compare_periods out Shell 2026-08-01/2026-10-31 vs 2026-05-01/2026-07-31',
  ],
  ['did we buy anything over a grand in October', `list_payments out ${october}`],
  [
    'how much did we give back to customers in October',
    `flow_total out Customer refunds and chargebacks ${october}`,
  ],
  ['which patient paid us the most in October', `top in Sales income ${october}`],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})

test.each([
  ['whats the main account balance', { tool: 'cash_balance', args: { account: 'main' } }],
  ['hows the bank looking today', { tool: 'cash_balance', args: {} }],
  ['how much cash do i have', { tool: 'cash_balance', args: {} }],
  ['how many days of cash do we have', { tool: 'runway' }],
  // Advice is none of the books' figures.
  ['am I better off going limited', 'advice'],
])('“%s” is of what is held: %o', (question, expected) => {
  const { plan } = interpreted(question)
  if (typeof expected === 'string') expect(plan).toMatchObject({ topic: expected })
  else expect(plan.kind === 'call' && plan.call).toMatchObject(expected)
})

test.each([
  [
    ['Shell costs this year so far', 'more or less than the same time last year'],
    'compare_periods out Shell 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  [
    ['what will our balance be in zzz in october', 'how does that compare to last november'],
    'clarify shape',
  ],
])('%o after one another are %s', (prompts, plan) => {
  expect(planned(...prompts)).toBe(plan)
})

test.each([
  ['top 3 biggest payments in from customers ever', { tool: 'top', args: { by: 'payment', n: 3 } }],
  [
    'how much have I put into the business myself',
    {
      tool: 'flow_total',
      args: { side: 'in', subjects: [{ code: 'directors_loan_in' }, { code: 'share_capital' }] },
    },
  ],
  // A name without its apostrophe is no slip for another word.
  ['tidewaters payments in October', { args: { subjects: [{ name: 'Tidewater Brewing Co' }] } }],
  ['on average what do I bring in a week', { tool: 'average', args: { side: 'in', per: 'week' } }],
])('“%s” is of %o', (question, call) => {
  const { plan } = interpreted(question)
  expect(plan.kind === 'call' && plan.call).toMatchObject(call)
})

test('what is brought in is all money in, and the year so far is this year', () => {
  const { plan } = interpreted('on average what do I bring in a week')
  expect(plan.kind === 'call' && 'subjects' in plan.call.args).toBe(false)
  expect(planned('are we up or down on the year so far')).toBe('net_flow 2026-01-01/2026-11-20')
})

test('card payments via a payer were made with no card of ours', () => {
  const { plan } = interpreted('number of main account card payments via Stripe in October')
  expect(plan.kind).toBe('clarify')
})

test.each([
  ['how many bills did we settle this month so far', 'count_payments out 2026-11-01/2026-11-20'],
  ['how many bills did we settle this year', 'count_payments out 2026-01-01/2026-11-20'],
])('“%s” is of no bills to come: %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})
