// Questions about the past in wording that no pattern holds, read by the kinds of their words.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const year = '2025-11-01/2026-10-31'

test.each([
  // The same in another order, with other words of the same kind.
  ['whats the cheapest month we had this year', 'extreme out 2026-01-01/2026-11-20'],
  ['this year, which month was cheapest for us', 'extreme out 2026-01-01/2026-11-20'],
  ['which month did we lose the most money', 'extreme net 2025-05-01/2026-11-20'],
  ['dearest month at Shell', 'extreme out Shell 2025-05-01/2026-11-20'],
  ['the heftiest single order from Screwfix', 'top out Screwfix 2025-05-01/2026-11-20'],
  ['how many bills did we settle in October', `count_payments out ${october}`],
  ['what did Costa charge us each visit on average', `average out Costa ${year}`],
  ['when did Tidewater last pay up', 'payment_when in Tidewater Brewing Co 2025-05-01/2026-11-20'],
  ['has anyone new paid us in October', `new_merchants in ${october}`],
  [
    'did our Shell bills fall in October',
    `compare_periods out Shell ${october} vs 2026-09-01/2026-09-30`,
  ],
  ['which client has gone quiet', 'quietest in Sales income 2025-05-01/2026-11-20'],
  // Busier by sales, better by what was left; a season of a year is one stretch of days.
  [
    'was October busier than September',
    `compare_periods in Sales income ${october} vs 2026-09-01/2026-09-30`,
  ],
  [
    'was October quieter for Stripe than September',
    `compare_periods in Stripe ${october} vs 2026-09-01/2026-09-30`,
  ],
  [
    'which month was better, September or October',
    `compare_periods net 2026-09-01/2026-09-30 vs ${october}`,
  ],
  [
    'did we take more in summer or spring this year',
    'compare_periods in Sales income 2026-06-01/2026-08-31 vs 2026-03-01/2026-05-31',
  ],
  [
    'takings last summer v summer this year',
    'compare_periods in Sales income 2025-06-01/2025-08-31 vs 2026-06-01/2026-08-31',
  ],
  [
    'Etsy, Stripe or Tidewater: which brought in the most in October',
    `top in Etsy+Stripe+Tidewater Brewing Co ${october}`,
  ],
  ['what leaves the account every month without fail', 'recurring out'],
  ['what standing orders and direct debits do we have each month', 'recurring out'],
  // Asides, and take-home pay.
  ['fuel costs in October please, its for the accountant', `flow_total out Fuel ${october}`],
  ['wot did Shell an Costa cost in October', `flow_total out Shell+Costa ${october}`],
  ['what is left over from October after everything', `net_flow ${october}`],
  ['how much did Costa take home in October', `flow_total out Costa ${october}`],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toContain(plan)
})

test('a payee that money was handed to is a supplier', () => {
  const { plan } = interpreted('who did we hand the most money to in october')
  expect(plan.kind === 'call' && plan.call).toMatchObject({
    tool: 'top',
    args: { side: 'out', by: 'merchant', suppliersOnly: true, n: 1, least: false },
  })
})

test.each([
  // A word of no kind, a word that points elsewhere, days to come, and more than one way.
  'which gizmo month was the cheapest',
  'how much did it cost',
  'what was the biggest one',
  'which month did they charge us most and pay us least',
  'cheapest month next year',
  'how much did we not spend in October',
])('“%s” stays a question back', (question) => {
  expect(interpreted(question).plan.kind).not.toBe('call')
})

test('a question that leans on the one before is not read by itself', () => {
  expect(
    planned('how much did we spend at Shell in October', 'and the heftiest single order'),
  ).not.toBe(planned('the heftiest single order'))
})

test.each([
  ['on which date did the most money leave the bank', 'extreme out 2025-05-01/2026-11-20'],
  ['break October spend down by supplier', `breakdown out ${october}`],
  ['which areas of spend shrank in October', `largest_changes out ${october}`],
  [
    'did Northwind pay more or less than usual in October',
    `against_average in Northwind Hotels ${october}`,
  ],
])('“%s” is %s in any order of its words', (question, plan) => {
  expect(planned(question)).toContain(plan)
})
