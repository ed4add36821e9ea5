// A name or a category before the question about it, and what somebody thinks of an amount.
import { expect, test } from 'vitest'
import { planned } from '../testing/question-books.ts'

const year = '2026-01-01/2026-11-20'

test.each([
  ['shell diesel, how many n how much this yr', `count_payments out Shell+Fuel ${year}`],
  ['fuel, how many and how much this year', `count_payments out Fuel ${year}`],
  ['how much and how many from northwind this yr', `count_payments in Northwind Hotels ${year}`],
  ['is adobe creeping up? per month this yr pls', `series out Adobe ${year}`],
  [
    'shell - going through the roof. by month since june?',
    'series out Shell 2026-06-01/2026-11-20',
  ],
  ['screwfix is through the roof, how much this yr', `flow_total out Screwfix ${year}`],
  ['screwfix. how much last month?', 'flow_total out Screwfix 2026-10-01/2026-10-31'],
  [
    "adobe's daft this month. what was it last month?",
    'flow_total out Adobe 2026-10-01/2026-10-31',
  ],
  [
    'adobe bill seems mad this month, hows it against oct',
    'compare_periods out Adobe 2026-11-01/2026-11-20 vs 2026-10-01/2026-10-20',
  ],
  [
    'stripe seems low this month, hows it against oct',
    'compare_periods in Stripe 2026-11-01/2026-11-20 vs 2026-10-01/2026-10-20',
  ],
  ['how much have we paid adobe this year, seems a lot', `flow_total out Adobe ${year}`],
  ['how much on fuel in october? its gone mad', 'flow_total out Fuel 2026-10-01/2026-10-31'],
  [
    'the rent looks steep, when did it go up',
    'price_change out Rent and service charge 2025-05-01/2026-11-20 when',
  ],
  ['whats adobe costing now its gone up', 'price_change out Adobe 2025-05-01/2026-11-20 when'],
  [
    'what does the rent cost since it went up',
    'price_change out Rent and service charge 2025-05-01/2026-11-20 when',
  ],
  ['adobe, next one when n still 20.50?', 'upcoming out Adobe 2026-11-21/2027-02-19'],
])('%s', (prompt, call) => {
  expect(planned(prompt)).toBe(call)
})

// What says more than a name or an opinion is no topic.
test.each([
  'not fuel, how much this year',
  'zog, how much this year',
  'adobe for leeds, how many this year',
])('%s is asked back', (prompt) => {
  expect(planned(prompt)).toMatch(/^clarify/)
})

test.each([
  [
    'shell, screwfix, costa - each in october',
    'flow_total out Shell+Screwfix+Costa 2026-10-01/2026-10-31',
  ],
  ['shell n screwfix, how much each this yr', `flow_total out Shell+Screwfix ${year}`],
  ['stripe fees, creeping up? each month this yr', `series out Stripe ${year}`],
  ['is adobe dropping off? by month since may', 'series out Adobe 2026-05-01/2026-11-20'],
  [
    'adobe bill was through the roof in may, whats it normally',
    'average out Adobe 2025-11-01/2026-10-31',
  ],
  ['did northwind pay out, n when', 'payment_when in Northwind Hotels 2025-05-01/2026-11-20'],
  [
    'did northwind pay twice in october',
    'count_payments in Northwind Hotels 2026-10-01/2026-10-31',
  ],
  ['screwfix, anything back and how much', 'money_back Screwfix 2025-05-01/2026-11-20'],
  ['which agency has paid the most this year', `top in Sales income ${year}`],
  [
    'what went out in october, not wages',
    'flow_total out -Wages and salaries (net) 2026-10-01/2026-10-31',
  ],
  [
    'how much came in last month, but not from stripe',
    'flow_total in -Stripe 2026-10-01/2026-10-31',
  ],
])('%s is %s', (prompt, call) => {
  expect(planned(prompt)).toBe(call)
})

test.each([
  ['shell total since april, not adobe', 'flow_total out Shell -Adobe 2026-04-01/2026-11-20'],
  ['adobe bill steep this month, whats it normally', 'average out Adobe 2025-11-01/2026-10-31'],
])('%s is %s', (prompt, call) => {
  expect(planned(prompt)).toBe(call)
})
