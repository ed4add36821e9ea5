// Short questions that owners ask in passing.
import { expect, test } from 'vitest'
import { planned, planOf } from '../../testing/question-books.ts'

const quarters = '2026-08-01/2026-10-31 vs 2026-05-01/2026-07-31'

test.each([
  ['are we spending more on fuel than we used to', `compare_periods out Fuel ${quarters}`],
  ['is fuel costing us more these days than it used to', `compare_periods out Fuel ${quarters}`],
  ['are we spending more than we used to', `compare_periods out ${quarters}`],
  ['how much are we wasting on costa', 'flow_total out Costa 2025-05-01/2026-11-20'],
  ['is northwind paying later than usual', 'late Northwind Hotels'],
  ['are tidewater dragging their feet', 'late Tidewater Brewing Co'],
  ['who’s stopped paying us', 'quietest in Sales income 2025-05-01/2026-11-20'],
  ['whats the forecast for q1', 'forecast_total net 2027-01-01/2027-03-31'],
  ['when do we go below £10,000', 'forecast_low'],
  ['how many months can we last', 'run_out'],
  ['how long can we keep going', 'run_out'],
  ['will we make it to march', 'forecast_low'],
  ['can we survive until easter', 'forecast_low'],
  ['can i trust the forecast', 'forecast_record'],
  [
    'what’s changed since last month',
    'largest_changes out 2026-11-01/2026-11-20 vs 2026-10-01/2026-10-20',
  ],
  ['how many months did we lose money', 'short_months 2025-11-01/2026-10-31'],
  [
    'what’s the total of all refunds we got this year',
    'flow_total in Supplier refunds 2026-01-01/2026-11-20',
  ],
  [
    'how much came back in refunds in october',
    'flow_total in Supplier refunds 2026-10-01/2026-10-31',
  ],
  // Of two years the records hold one in part.
  [
    'which costs have risen most this year',
    'largest_changes out 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  [
    'which customers are spending less with us',
    'largest_changes in Sales income 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  ['how many transactions are there', 'count_transactions 2025-05-01/2026-11-20'],
  ['is our balance rising or falling', 'cash_change 2026-11-01/2026-11-20'],
  ['is income keeping up with costs', 'net_flow 2026-08-01/2026-10-31'],
  ['when did we pay £250 to screwfix', 'list_payments out Screwfix 2025-05-01/2026-11-20'],
  ['is cash getting better or worse', 'cash_change 2026-11-01/2026-11-20'],
  ['how would we cope without northwind', 'what_if in Northwind Hotels'],
  [
    'how much did we take on average in the summer',
    'average in Sales income 2026-06-01/2026-08-31',
  ],
  ['how r we fixed for xmas', 'forecast_balance'],
  [
    'how much interest did we pay on the loan this year',
    'flow_total out Loan and overdraft interest 2026-01-01/2026-11-20',
  ],
  ['when does our insurance renew', 'upcoming out Insurance 2026-11-21/2027-02-19'],
  [
    'fuel last summer against this one',
    'compare_periods out Fuel 2026-06-01/2026-08-31 vs 2025-06-01/2025-08-31',
  ],
  ['electric bill last winter vs this', 'clarify shape'],
  ['any big bills coming', 'upcoming out 2026-11-21/2027-02-19'],
  ['whens the next etsy payout', 'upcoming in Etsy 2026-11-21/2027-02-19'],
  ['any money from etsy expected soon', 'upcoming in Etsy 2026-11-21/2027-02-19'],
  ['how much do we need in the bank by january', 'upcoming out 2026-11-21/2026-12-31'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  [
    'hows october stack up agin sept for sales',
    'compare_periods in Sales income 2026-10-01/2026-10-31 vs 2026-09-01/2026-09-30',
  ],
  [
    'how much cash did we pay into the bank in October?',
    'flow_total in Cash and cheques banked 2026-10-01/2026-10-31',
  ],
  [
    'what did we pay the taxman in vat this year',
    'flow_total out VAT payment 2026-01-01/2026-11-20',
  ],
  [
    'how much have we refunded to customers in total',
    'flow_total out Customer refunds and chargebacks 2025-05-01/2026-11-20',
  ],
  // What is still owed isn't known, what was repaid is.
  [
    'Is the director’s loan paid off?',
    "flow_total out Director's loan repaid 2025-05-01/2026-11-20",
  ],
  ['have we paid off the loan', 'flow_total out Loan and finance repayments 2025-05-01/2026-11-20'],
  // What hangs on the answer to the first is not passed over.
  [
    'Which month this year did we spend most, and what was the biggest thing in it?',
    'clarify several',
  ],
  ['which day did we spend most in october and who to', 'clarify several'],
  [
    'which month was best and how much did we take',
    'extreme in Sales income 2025-05-01/2026-11-20',
  ],
])('“%s” of a stranger is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  'how much cash was withdrawn',
  'what did we take out of the cash machine in october',
  'what have we spent at the cashpoint',
])('“%s” has no total of its own', (prompt) => {
  expect(planned(prompt)).toBe('unavailable withdrawals')
})

test('what the owners take is asked about, in whole sentences', () => {
  const plan = planOf('how much did the directors take out in October')
  expect(plan).toMatchObject({ kind: 'clarify', reason: 'names' })
  expect(plan.kind === 'clarify' && plan.choices.map(({ prompt }) => prompt)).toContain(
    'How much did we spend on Dividends and drawings in October?',
  )
})

test('every payment is counted where bills are asked for, and the answer says so', () => {
  const plan = planOf('how many invoices did we pay in September')
  expect(plan).toMatchObject({ kind: 'call', call: { tool: 'count_payments' } })
  expect(plan.kind === 'call' && plan.assumptions).toContain(
    'The bank doesn’t mark what pays an invoice, so I counted every payment.',
  )
})
