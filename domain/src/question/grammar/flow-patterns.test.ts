// Questions about the past in other words than the reader's own.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

const records = '2025-05-01/2026-11-20'
const fullYear = '2025-11-01/2026-10-31'

test.each([
  // Lists with limits.
  ['anything over 5k leave the account in October?', 'list_payments out 2026-10-01/2026-10-31'],
  ['who was paid more than £1,000 in September', 'list_payments out 2026-09-01/2026-09-30'],
  ['did anyone pay us exactly £240 this year', 'list_payments in 2026-01-01/2026-11-20'],
  ['did we pay anyone £284', `list_payments out ${records}`],
  ['has anybody paid us £284', `list_payments in ${records}`],
  ['every Screwfix purchase above £150', `list_payments out Screwfix ${records}`],
  ['Shell fill-ups under a tenner', `list_payments out Shell ${records}`],
  // A total set against an amount is no list.
  ['deposits over £1,000 in July', 'list_payments in 2026-07-01/2026-07-31'],
  ['purchases over £200 in October', 'list_payments out 2026-10-01/2026-10-31'],
  // How long they take is no amount that is due.
  ['how long does it take customers to pay', 'payer_delays'],
  ['how quickly do our customers pay?', 'payer_delays'],
  // Rent and wages are no subscriptions.
  ['what subscriptions are we paying for', 'recurring out Software subscriptions'],
  ['what direct debits do we have', 'recurring out'],
  // Nothing says which of them are.
  ['all direct debits over £200 in October', 'clarify shape'],
  ['did we spend over £500 at Shell in October', 'flow_total out Shell 2026-10-01/2026-10-31'],
  // Counts and rhythms.
  ['Adobe: number of invoices in Q3', 'count_payments out Adobe 2026-07-01/2026-09-30'],
  ['how regular is Adobe', `count_payments out Adobe ${fullYear}`],
  [
    'no of Screwfix shops so far this financial year',
    'count_payments out Screwfix 2026-04-01/2026-11-20',
  ],
  ['Adobe, Apr to Jun, by month', 'series out Adobe 2026-04-01/2026-06-30'],
  // First, latest and latest but one.
  ['how many days since we last paid Screwfix', `payment_when out Screwfix ${records}`],
  ['the next-to-last payment to Screwfix', `payment_when out Screwfix ${records}`],
  ['when did we start using Adobe', `payment_when out Adobe ${records}`],
  ['when did we last pay Shell over £80', `payment_when out Shell ${records}`],
  // Averages.
  ['average Costa visit this year', 'average out Costa 2026-01-01/2026-11-20'],
  ['typical weekly spend at Shell', `average out Shell ${fullYear}`],
  // Rankings.
  ['biggest Screwfix shop this year', 'top out Screwfix 2026-01-01/2026-11-20'],
  [
    'what is the most we have spent at Costa in one go this year',
    'top out Costa 2026-01-01/2026-11-20',
  ],
  // Shapes.
  ['highest single Stripe day', `extreme in Stripe ${records}`],
  ['which month did we take least', `extreme in Sales income ${records}`],
  ['Adobe month on month since January', 'series out Adobe 2026-01-01/2026-11-20'],
  // Shares.
  [
    'how much of software is Adobe this year',
    'share out Software subscriptions+Adobe 2026-01-01/2026-11-20',
  ],
  // Comparisons.
  [
    'growth in sales Q3 on Q2 in percent',
    'compare_periods in Sales income 2026-07-01/2026-09-30 vs 2026-04-01/2026-06-30',
  ],
  [
    'takings last week compared with the week before',
    'compare_periods in Sales income 2026-11-09/2026-11-15 vs 2026-11-02/2026-11-08',
  ],
  [
    'sales in the first half v the second half of last year',
    'compare_periods in Sales income 2025-01-01/2025-06-30 vs 2025-07-01/2025-12-31',
  ],
  ['which costs us more, Shell or Costa', `compare_subjects out Shell ${records} vs Costa`],
  ['our three dearest months this year', 'extreme out 2026-01-01/2026-11-20'],
  ['highest weekly spend at Shell', `extreme out Shell ${records}`],
  ['when were we last paid by Tidewater', `payment_when in Tidewater Brewing Co ${records}`],
  ['what does a Costa receipt come to', `average out Costa ${fullYear}`],
  [
    'has Northwind spent more with us this year than last',
    'compare_periods in Northwind Hotels 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  // Ranges of months, and days put in other words.
  ['rent May to October', 'flow_total out Rent and service charge 2026-05-01/2026-10-31'],
  ['rent, May - Oct', 'flow_total out Rent and service charge 2026-05-01/2026-10-31'],
  ['rent May until July', 'flow_total out Rent and service charge 2026-05-01/2026-07-31'],
  ['wages Jan-June 2026', 'flow_total out Wages and salaries (net) 2026-01-01/2026-06-30'],
  [
    'PAYE, May to October, month by month',
    'series out PAYE and National Insurance 2026-05-01/2026-10-31',
  ],
  ['Costa May to date', 'flow_total out Costa 2026-05-01/2026-11-20'],
  ['sales, calendar year to date', 'flow_total in Sales income 2026-01-01/2026-11-20'],
  ['what did we pay Shell in the 2025 calendar year', 'flow_total out Shell 2025-01-01/2025-12-31'],
  ['what did we pay Shell in the year 2025', 'flow_total out Shell 2025-01-01/2025-12-31'],
  ['Costa this cal yr', 'flow_total out Costa 2026-01-01/2026-11-20'],
  ['how much did we spend on fuel at crimbo', 'flow_total out Fuel 2025-12-25/2025-12-25'],
  // This November has begun, but the December beside it was that of last year.
  ['nov+dec takings', 'flow_total in Sales income 2025-11-01/2025-12-31'],
  ['how much fuel in nov and dec', 'flow_total out Fuel 2025-11-01/2025-12-31'],
  ['fuel sept+oct', 'flow_total out Fuel 2026-09-01/2026-10-31'],
  ["rent since New Year's Day", 'flow_total out Rent and service charge 2026-01-01/2026-11-20'],
  ['Shell since the price went up in June', 'flow_total out Shell 2026-06-01/2026-11-20'],
  [
    'what was Adobe paid in the tax year ended 5 April 2026',
    'flow_total out Adobe 2025-04-06/2026-04-05',
  ],
  ['largest sum received since the tax year began', 'top in 2026-04-06/2026-11-20'],
  [
    'payments over fifty quid to Shell in September',
    'list_payments out Shell 2026-09-01/2026-09-30',
  ],
  ['ten largest outgoings', `top out ${fullYear}`],
  [
    "how does this November's spending so far stack up against the same point last November?",
    'compare_periods out 2026-11-01/2026-11-20 vs 2025-11-01/2025-11-20',
  ],
  [
    'Adobe or Shell - where did more go in September',
    'compare_subjects out Adobe 2026-09-01/2026-09-30 vs Shell',
  ],
  // Taxes in days that are over were paid, not due.
  ['PAYE May to October', 'flow_total out PAYE and National Insurance 2026-05-01/2026-10-31'],
  ['VAT Q3', 'flow_total out VAT payment 2026-07-01/2026-09-30'],
  ['what have the Shell repayments come to', `flow_total out Shell ${records}`],
  [
    'largest payment in October not counting my drawings',
    'top out -Dividends and drawings 2026-10-01/2026-10-31',
  ],
  // Totals of several names.
  ['Adobe vs Shell vs Costa this year', 'flow_total out Adobe+Shell+Costa 2026-01-01/2026-11-20'],
  [
    'Adobe, Shell, Costa and Screwfix combined in October',
    'flow_total out Adobe+Shell+Costa+Screwfix 2026-10-01/2026-10-31',
  ],
  ['wages by person in October', 'breakdown out Wages and salaries (net) 2026-10-01/2026-10-31'],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})

test.each([
  ['how regular is Adobe', { rhythm: true }],
  ['the last but one payment to Screwfix', { first: false, skip: 1 }],
  ['the second biggest payment to Costa', { by: 'payment', n: 2, least: false }],
  ['list Shell payments between £20 and £30', { amountFrom: 2000, amountTo: 3000 }],
  ['average Costa visit', { per: 'payment' }],
  ['average Costa booking', { per: 'payment' }],
  ['average weekly payments to Shell', { per: 'week' }],
  ['whats our weekly fuel spend', { per: 'week' }],
  ['our three dearest months this year', { n: 3, least: false }],
  [
    'list payments between a hundred and two hundred pounds',
    { amountFrom: 10000, amountTo: 20000 },
  ],
])('“%s” carries %o', (question, args) => {
  const { plan } = interpreted(question)
  expect(plan.kind === 'call' ? plan.call.args : plan).toMatchObject(args)
})

test('“of forty quid or more” has no upper end', () => {
  const { plan } = interpreted('payments of forty quid or more to Shell in October')
  const args = plan.kind === 'call' ? plan.call.args : {}
  expect(args).toMatchObject({ amountFrom: 4000 })
  expect(args).not.toHaveProperty('amountTo')
})
