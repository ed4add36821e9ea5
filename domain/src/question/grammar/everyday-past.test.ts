// Everyday ways to ask about what was paid.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

const toDate = '2025-05-01/2026-11-20'
const october = '2026-10-01/2026-10-31'

test.each([
  ['have we paid Adobe twice by mistake?', 'anomalies Adobe'],
  ['adobe - hav we paid em twice??', 'anomalies Adobe'],
  ['any duplicate payments to Shell', 'anomalies Shell'],
  [
    "Why haven't we paid any rent since July?",
    'flow_total out Rent and service charge 2026-07-01/2026-11-20',
  ],
  ['is Shell still on the books or did we stop paying them', `payment_when out Shell ${toDate}`],
  ['which subs could I bin?', 'anomalies'],
  ['gimme a breakdown of where sales come from, oct 26', `breakdown in Sales income ${october}`],
  ['sales, oct 26', `flow_total in Sales income ${october}`],
  [
    'how many customer refunds in October and what did they come to',
    `count_payments out Customer refunds and chargebacks ${october}`,
  ],
  [
    'what did VAT cost us over the four quarters paid in 2025 versus the ones paid so far in 2026',
    'compare_periods out VAT payment 2025-01-01/2025-11-20 vs 2026-01-01/2026-11-20',
  ],
  [
    'Which month of 2026 had the widest gap between money in and money out, in our favour?',
    'extreme net 2026-01-01/2026-11-20',
  ],
  [
    'hows the diesel bill looking this summer vs last, jun to aug',
    'compare_periods out Fuel 2026-06-01/2026-08-31 vs 2025-06-01/2025-08-31',
  ],
  [
    'fuel June to August this year vs last year',
    'compare_periods out Fuel 2026-06-01/2026-08-31 vs 2025-06-01/2025-08-31',
  ],
  [
    'compare Shell with Adobe between 1 January and 31 October 2026',
    'compare_subjects out Shell 2026-01-01/2026-10-31 vs Adobe',
  ],
  [
    'which weekday brings the most card money on average',
    'by_weekday in Card and payment-platform payouts 2025-11-01/2026-10-31',
  ],
  [
    'what did PAYE and VAT come to together this year',
    'flow_total out PAYE and National Insurance+VAT payment 2026-01-01/2026-11-20',
  ],
  [
    'PAYE plus VAT this year',
    'flow_total out PAYE and National Insurance+VAT payment 2026-01-01/2026-11-20',
  ],
  ['have we paid nothing to Shell in November?', 'flow_total out Shell 2026-11-01/2026-11-20'],
  ['nothing over £2,000 in October?', `list_payments out ${october}`],
  ['how much is a tank at Shell', 'average out Shell 2025-11-01/2026-10-31'],
  ['nov and dec takings', 'flow_total in Sales income 2025-11-01/2025-12-31'],
  ['is there a bill we never paid?', 'invoices out'],
  ['which invoice took longest to be paid', 'unavailable invoices'],
  // Days and what is left out don't vanish.
  ['What percentage of Stripe receipts in Q3 arrived in September?', 'clarify shape'],
  ['marketing minus Adobe in Q3', 'flow_total out Marketing -Adobe 2026-07-01/2026-09-30'],
  [
    'how much did we get in october from people other than northwind and stripe',
    `flow_total in -Northwind Hotels-Stripe ${october}`,
  ],
  ['how often do we fill up', 'count_payments out Fuel 2026-11-01/2026-11-20'],
  [
    'hows stripe doing compared with last year',
    'compare_periods in Stripe 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  ['which of Shell, Costa and Adobe is cheapest', `top out Shell+Costa+Adobe ${toDate}`],
  [
    'what do we spend a week on lunches',
    'average out Accommodation and meals 2025-11-01/2026-10-31',
  ],
  [
    'By how much did receipts exceed payments in the six months to September 2026?',
    'net_flow 2026-04-01/2026-09-30',
  ],
  ['How concentrated are our receipts?', 'top_share in Sales income 2025-11-01/2026-10-31'],
  ['what do the top three customers represent?', 'top_share in Sales income 2025-11-01/2026-10-31'],
  ['On how many days in October did the balance drop under £35,000?', `balance_below ${october}`],
  [
    'takings in the tax year to date against the same period a year earlier',
    'compare_periods in Sales income 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  ['what did we earn from Etsy last Christmas', 'flow_total in Etsy 2025-12-01/2025-12-31'],
  ['how come we paid no VAT in September', 'flow_total out VAT payment 2026-09-01/2026-09-30'],
  ['what’s the average of our last six Shell payments', `list_payments out Shell ${toDate}`],
  ['total paid to people called Costa this year', 'flow_total out Costa 2026-01-01/2026-11-20'],
  [
    'sales in the week of 12 October vs the week before',
    'compare_periods in Sales income 2026-10-12/2026-10-18 vs 2026-10-05/2026-10-11',
  ],
  ['how much did we make on 3 November', 'net_flow 2026-11-03/2026-11-03'],
  [
    'any refunds to patients this year',
    'flow_total out Customer refunds and chargebacks 2026-01-01/2026-11-20',
  ],
  [
    'now the loan is paid off, what did it cost us?',
    'flow_total out Loan and finance repayments 2025-05-01/2026-11-20',
  ],
  ['how much moved into the reserve account last year', 'transfers 2025-01-01/2025-12-31'],
  [
    'are Stripe payments better on Mondays or Thursdays',
    'by_weekday in Stripe 2025-11-01/2026-10-31',
  ],
  [
    'what did we pay in interest this year',
    'flow_total out Loan and overdraft interest 2026-01-01/2026-11-20',
  ],
  [
    'how much interest did we pay in October',
    `flow_total out Loan and overdraft interest ${october}`,
  ],
  ['whats the total of the last 3 VAT bills', `list_payments out VAT payment ${toDate}`],
  [
    'is Screwfix more than half of our stock spend',
    'share out Stock and materials+Screwfix 2025-11-01/2026-10-31',
  ],
  // Its part was in what was not answered.
  ['what % of card takings is that', 'clarify shape'],
  // Neither names days: the last full months against those before.
  ['has my income halved?', 'compare_periods in 2026-08-01/2026-10-31 vs 2026-05-01/2026-07-31'],
  [
    'have sales doubled?',
    'compare_periods in Sales income 2026-08-01/2026-10-31 vs 2026-05-01/2026-07-31',
  ],
])('%s: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('a claim that costs halved is held to that', () => {
  const { plan } = interpreted('have costs dropped by half')
  expect(plan).toMatchObject({ call: { tool: 'compare_periods', args: { asks: 'halved' } } })
})

test('Mondays on which a payout came to more than an amount are counted', () => {
  const { plan } = interpreted('On how many Mondays in 2026 did the Etsy payout beat £2,000?')
  expect(plan).toMatchObject({
    call: {
      tool: 'count_payments',
      args: { side: 'in', weekdays: [1], amountFrom: 200001, subjects: [{ name: 'Etsy' }] },
    },
  })
})

test('“nothing” is no yes-or-no question, and a laptop no total of the person it was bought for', () => {
  const { plan } = interpreted('have we paid nothing to Shell in November?')
  expect(plan).not.toHaveProperty('call.args.whether')
  const laptop = interpreted('what did the laptop from Shell cost').plan
  expect(JSON.stringify(laptop)).not.toContain('every payment')
})

test('what was lent and what was paid back are no two sizes of one thing', () => {
  expect(planned('did we spend more on Shell than on Northwind')).toMatch(/^clarify/)
})
