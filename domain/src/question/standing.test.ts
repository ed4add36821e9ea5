// What a regular payment is and how the business is doing, as of 20 November 2026.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../testing/question-books.ts'

test.each([
  ['what day do wages usually go out', 'recurring out Wages and salaries (net)'],
  ['what day of the month do we usually pay rent', 'recurring out Rent and service charge'],
  ['whats our rent', 'recurring out Rent and service charge'],
  ['how much is the Adobe subscription', 'recurring out Adobe'],
  // What is paid at a time is no sum of all payments, unless that is asked for.
  ['what do we pay Adobe', 'recurring out Adobe'],
  ['what do we pay Adobe in total', 'flow_total out Adobe 2025-05-01/2026-11-20'],
  ['whats the rent on my shop again', 'recurring out Rent and service charge'],
  ['Adobe - r we still paying them', 'payment_when out Adobe 2025-05-01/2026-11-20'],
  ['Etsy - have they coughed up for the last one yet', 'invoices in'],
  ['have Northwind paid their last invoice', 'invoices in'],
  ['How good have your forecasts actually been?', 'forecast_record'],
  [
    'How many trips to Costa have we made in 2026?',
    'count_payments out Costa 2026-01-01/2026-11-20',
  ],
  [
    'Adobe or Shell, who’ve we spent more wi this yr n by how much',
    'compare_subjects out Adobe 2026-01-01/2026-11-20 vs Shell',
  ],
  // An amount is looked for wherever it is.
  ['any fuel over £100', 'list_payments out Fuel 2025-05-01/2026-11-20'],
  [
    'When did I put my own money in and how much?',
    "list_payments in Director's loan in+Share capital and investment 2025-05-01/2026-11-20",
  ],
  ['is Adobe still going out', 'payment_when out Adobe 2025-05-01/2026-11-20'],
  ['is the rent paid yet', 'payment_when out Rent and service charge 2025-05-01/2026-11-20'],
  ['are we on track', 'variance net 2026-11-01/2026-11-30'],
  ['are we on track for december', 'clarify shape'],
  ['how did we do against plan in October', 'variance net 2026-10-01/2026-10-31'],
  [
    'was october better than september',
    'compare_periods net 2026-10-01/2026-10-31 vs 2026-09-01/2026-09-30',
  ],
  [
    'are we doing better than last month',
    'compare_periods net 2026-11-01/2026-11-20 vs 2026-10-01/2026-10-20',
  ],
  [
    'is business up or down on last year',
    'compare_periods net 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  ['who are we waiting on for payment', 'invoices in'],
  ['which customers take longest to pay', 'payer_delays'],
  ['has anybody charged us twice', 'anomalies'],
  ['whats our monthly software bill', 'average out Software subscriptions 2025-11-01/2026-10-31'],
  ['how much have stripe paid out this week', 'flow_total in Stripe 2026-11-16/2026-11-20'],
  ['what was that big payment on the 12th', 'top out 2026-11-12/2026-11-12'],
  ['what is our biggest cost', 'largest out 2025-11-01/2026-10-31'],
  ['what are our biggest payments due', 'upcoming out 2026-11-21/2027-02-19'],
  // Who pays is the one named; a payer may be paid, too.
  ['how much has Stripe paid', 'flow_total in Stripe 2025-05-01/2026-11-20'],
  ['how much has Adobe been paid', 'flow_total out Adobe 2025-05-01/2026-11-20'],
  ['what do we pay Etsy every month', 'series out Etsy 2025-11-01/2026-10-31'],
  // A week is no month, a profit no cash, and a tax or a bill is what falls due.
  ['whats our weekly fuel spend', 'average out Fuel'],
  ['was October more profitable than September', 'unavailable profit'],
  ['how much is the VAT bill', 'tax_due'],
  ['how much is our corporation tax bill', 'tax_due'],
  ['has the Marlow bill been paid yet', 'invoices'],
  ['total money in last week', 'flow_total in 2026-11-09/2026-11-15'],
  ['money in this month', 'flow_total in 2026-11-01/2026-11-20'],
  ['cost of fuel last month vs this', 'compare_periods out Fuel'],
  ['is Adobe our biggest supplier', 'clarify'],
  ['when is the loan from Stripe paid off', 'unavailable credit'],
  ['what did we pay for the storage unit', 'clarify unused'],
  ['how many units did we sell', 'unavailable stock'],
])('“%s” is %s', (question, plan) => {
  expect(planned(question).startsWith(plan)).toBe(true)
})

test('a regular payment that is none is looked up as the latest one', () => {
  expect(interpreted('what day do wages usually go out').plan).toMatchObject({
    wider: [{ call: { tool: 'payment_when', args: { first: false } } }],
  })
})

test('when an invoice is due is looked up among theirs where there is none of ours', () => {
  expect(interpreted('When is the Northwind invoice due?').plan).toMatchObject({
    call: { tool: 'invoices', args: { side: 'in' } },
    wider: [
      { call: { tool: 'invoices', args: { side: 'out' } } },
      { call: { tool: 'upcoming', args: { next: true } } },
    ],
  })
})

test('what is due the other way is of the same days', () => {
  const december = '2026-12-01/2026-12-31'
  expect(planned('What’s due out in December?', 'and what’s due in?')).toBe(
    `upcoming in ${december}`,
  )
  expect(planned('What is due in in December?', 'and what’s due out?')).toBe(
    `upcoming out ${december}`,
  )
})

test('one category at several places is narrowed to them; side by side with them it is asked', () => {
  const narrowed = interpreted(
    'how much did we spend on advertising with Shell and Screwfix in october',
  ).plan
  expect(narrowed).not.toHaveProperty('call.args.any')
  expect(narrowed).toMatchObject({
    call: {
      tool: 'flow_total',
      args: {
        side: 'out',
        subjects: [{ name: 'Shell' }, { name: 'Screwfix' }, { code: 'advertising' }],
      },
    },
  })
  expect(planned('how much did we spend on advertising, Shell and Screwfix in october')).toMatch(
    /^clarify/,
  )
})

test('what is odd may be of some days, but of none that lie too far back to be looked at', () => {
  expect(interpreted('any unusual payments in november').plan).toMatchObject({
    call: { tool: 'anomalies', args: { period: { from: '2026-11-01', to: '2026-11-20' } } },
  })
  expect(planned('any unusual payments in June 2025')).toMatch(/^clarify/)
})

test('an average order is a customer’s or our own', () => {
  const { plan } = interpreted("what's our average order")
  expect(plan.kind === 'clarify' && plan.choices.slice(0, 2).map(({ prompt }) => prompt)).toEqual([
    'What is the average sales payment?',
    'What is the average payment out?',
  ])
})

test('the last year end is that of the accounts', () => {
  expect(interpreted('what was in the bank on our last year end?').plan).toMatchObject({
    call: { tool: 'cash_balance', args: { day: '2026-03-31' } },
  })
})
