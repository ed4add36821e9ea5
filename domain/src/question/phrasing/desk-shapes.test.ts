// What is wanted, as somebody at a desk writes it, as of 20 November 2026.
import { expect, test } from 'vitest'
import { changeOf, interpreted, planned } from '../../testing/question-books.ts'

test.each([
  ['Which supplier received the most from us in October?', 'top out'],
  ['What did Adobe receive from us in October?', 'flow_total out Adobe 2026-10-01/2026-10-31'],
  ['Which customer did we receive the most from in 2026?', 'top in'],
  ['By how much did receipts exceed payments in August 2026?', 'net_flow'],
  [
    'What cash did the pub pay into the bank in August 2026?',
    'flow_total in Cash and cheques banked 2026-08-01/2026-08-31',
  ],
  [
    'How much cash was paid in at the Post Office in August 2026?',
    'flow_total in Cash and cheques banked 2026-08-01/2026-08-31',
  ],
  ['What did we take on cards in August 2026?', 'flow_total in Card and payment-platform payouts'],
  ['What has been refunded to patients since 6 April 2026?', 'flow_total out Customer refunds'],
  [
    'How many refunds have gone to customers since 6 April 2026?',
    'count_payments out Customer refunds',
  ],
  ['What proportion of our sales is attributable to our largest customer?', 'top_share'],
  ['For every pound received in 2026, how much went on wages?', 'share'],
  ['How do takings for November to date compare with the same days of October?', 'compare_periods'],
  ['How did our receipts in the first quarter of 2026 compare with the second?', 'compare_periods'],
  ['What moved between our accounts in October?', 'transfers'],
  ['When did we last transfer money to the reserve account?', 'transfers'],
  ['On what day of the week do we pay out most?', 'weekday'],
  ['Was £120.00 paid to Adobe more than once in November?', 'list_payments out Adobe'],
  ['How much did we pay in cash to Screwfix', 'unavailable method'],
  ['Which receipts exceeded £5,000 in 2026?', 'list_payments in'],
  [
    'What is the average time between payments from Northwind?',
    'count_payments in Northwind Hotels',
  ],
  ['How much was expended upon fuel in October?', 'flow_total out Fuel'],
  ['What were the proceeds from Etsy in October?', 'flow_total in Etsy'],
  ['How much did Northwind contribute to our income in October?', 'flow_total in Northwind Hotels'],
  ['What did we spend in the calendar month of June 2026?', 'flow_total out 2026-06-01/2026-06-30'],
  ['What was the variance between forecast and actual spending in October?', 'variance'],
  ['What new customers have we gained this year?', 'new_merchants in'],
  ['What was spent in the week before Christmas 2025?', 'flow_total out 2025-12-18/2025-12-24'],
  ['What came in over the Easter weekend 2026?', 'flow_total in 2026-04-03/2026-04-06'],
  ['What did we take over Christmas and New Year, 20 Dec to 3 Jan', '2025-12-20/2026-01-03'],
  ['Did we spend within our income in October?', 'net_flow'],
  ['What did we spend on subscriptions in October?', 'flow_total out Software subscriptions'],
  ['How much bank charges did the charity incur in 2026?', 'flow_total out Bank charges'],
  ['How much did Northwind pay the practice in October?', 'flow_total in Northwind Hotels'],
  ['How much has been drawn from the business in October?', 'flow_total out'],
  ['How much did Screwfix pay the firm back in 2026?', 'Screwfix'],
  ['How much did our Dublin office spend last year?', 'unavailable place'],
  ['What did the Leeds branch take in October?', 'unavailable place'],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toContain(plan)
})

test('what somebody took by direct debit is all that they took, and the answer says so', () => {
  const { plan } = interpreted('How much did Adobe take from us by direct debit in October?')
  expect(plan).toMatchObject({
    call: { tool: 'flow_total', args: { side: 'out', period: { from: '2026-10-01' } } },
    assumptions: [expect.stringContaining('however they were made')],
  })
  expect(planned('Did we pay Adobe by direct debit or cheque?')).toBe('unavailable method')
  expect(planned('How much went out by direct debit in October?')).toBe('unavailable method')
})

test('a share is set beside the share of other days', () => {
  const found = changeOf(
    'What share of our sales came from Northwind in the 12 months to 31 October 2026, and was it more or less in May to October 2025?',
  )
  expect(found).toMatchObject({
    tool: 'share',
    about: ['Northwind Hotels'],
    period: { from: '2025-11-01', to: '2026-10-31' },
    against: { from: '2025-05-01', to: '2025-10-31' },
  })
})

test('the last payment is one, whom it was with and all', () => {
  expect(changeOf('What was the last payment that we made?')).toMatchObject({
    tool: 'list_payments',
    side: 'out',
    n: 1,
    order: 'latest',
  })
  expect(changeOf('What was our most recent receipt, and from whom?')).toMatchObject({
    tool: 'list_payments',
    side: 'in',
    n: 1,
  })
})
