// What is asked over the counter, and what each comes to.
import { expect, test } from 'vitest'
import { planned, planOf } from '../../testing/question-books.ts'

const ever = '2025-05-01/2026-11-20'

test.each([
  ['who earns the most', 'top out Wages and salaries (net) 2025-11-01/2026-10-31'],
  ['how come the bank was so low in january', 'variance net 2026-01-01/2026-01-31'],
  ['how much has our bank gone up since april', 'cash_change 2026-04-01/2026-11-20'],
  ['which customers did we lose', `silent_since in Sales income ${ever}`],
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

test.each([
  ['corp tax when n how much again', 'tax_due'],
  ['can i take 2 grand extra out at xmas', 'afford'],
  ['can i do a new xray machine 18k in jan or are we gonna be short', 'afford'],
  [
    'Could we afford £10,000 for a van in December without going under the buffer before the summer?',
    'afford',
  ],
  ['wot bills we got sat here unpaid', 'invoices out'],
  [
    'List every payment to Marlow Timber Yard with its date.',
    `list_payments out Marlow Timber Yard ${ever}`,
  ],
  ['did Stripe ever get money back off me', 'flow_total out Stripe 2025-05-01/2026-11-20'],
  [
    'Who are our three largest customers by receipts over the last twelve months?',
    'top in Sales income 2025-11-01/2026-10-31',
  ],
  ['Why did we stop paying Northwind?', `payment_when out Northwind Hotels ${ever}`],
  [
    'How would our lowest point change if we took on another nurse at £1,700 a month net from January?',
    'what_if out',
  ],
  [
    'In which months of 2026 did more go out than came in, disregarding transfers to the reserve?',
    'short_months 2026-01-01/2026-11-20',
  ],
  ['How many cats did we vaccinate in October?', 'unavailable stock'],
  ['how much is in the VAT reserve account?', 'cash_balance'],
  ['what’s in the tax savings', 'cash_balance'],
  ['how much vat is in the reserve account', 'cash_balance'],
  [
    'how much of every pound goes on wages?',
    'share out Wages and salaries (net) 2025-11-01/2026-10-31',
  ],
  ['will we make it till christmas?', 'forecast_low'],
  ['what’s our total cash?', 'cash_balance'],
  ['what is the state of our cash?', 'cash_balance'],
  ['how many customers are on the books?', 'count_groups in Sales income 2025-11-01/2026-10-31'],
  ['How many miles did the van do last month?', 'unavailable stock'],
  [
    'Excluding tax and wages, what were our five largest outgoings in October 2026?',
    'top out -Taxes-Wages and salaries (net)-PAYE and National Insurance 2026-10-01/2026-10-31',
  ],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})

test('two names with days of their own are set beside each other, not added up', () => {
  const plan = planOf(
    'Did Northwind bring in more from June to November 2026 than Tidewater did from December 2025 to May 2026?',
  )
  expect(plan.kind === 'call' ? plan.call : plan).toMatchObject({
    tool: 'two_answers',
    args: {
      first: { args: { subjects: [{ name: 'Northwind Hotels' }], period: { from: '2026-06-01' } } },
      second: {
        args: { subjects: [{ name: 'Tidewater Brewing Co' }], period: { from: '2025-12-01' } },
      },
      asks: 'more',
    },
  })
})

test.each(['how much is in the VAT reserve account?', 'how much vat is in the reserve account'])(
  '“%s” is of that account alone',
  (prompt) => {
    expect(planOf(prompt)).toMatchObject({ call: { args: { account: 'reserve' } } })
  },
)

test('“just Shell” after fuel is what Shell was paid for fuel', () => {
  expect(planned('what did we spend on fuel in October?', 'just Shell')).toBe(
    'flow_total out Shell+Fuel 2026-10-01/2026-10-31',
  )
})
