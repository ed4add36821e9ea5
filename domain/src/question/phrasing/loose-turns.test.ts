// Everyday wording that a busy shopkeeper writes round a question.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'
import { withPlainLoose } from './loose-turns.ts'

const october = '2026-10-01/2026-10-31'
const cases: readonly (readonly [prompts: readonly string[], call: string])[] = [
  [
    ['what did Shell n Costa come to in october all lumped together'],
    `flow_total out Shell+Costa ${october}`,
  ],
  [['how much did we spend on travel in october, i mean'], `flow_total out Travel ${october}`],
  [['what did we pay Shell last month', 'i meant Adobe'], `flow_total out Adobe ${october}`],
  [['give or take, what did Adobe cost us in october'], `flow_total out Adobe ${october}`],
  [
    ['what did Adobe cost us in october, give or take a few quid'],
    `flow_total out Adobe ${october}`,
  ],
  [['reckon Adobe has cost a fair bit, tot it up for october'], `flow_total out Adobe ${october}`],
  [
    ['how much did the freelancers draw in october'],
    `flow_total out Freelancers and contractors ${october}`,
  ],
  [
    ['are we up on last october for sales'],
    `compare_periods in Sales income ${october} vs 2025-10-01/2025-10-31`,
  ],
  [
    ['Did we take more in the last four weeks than the four weeks before that?'],
    'compare_periods in Sales income 2026-10-24/2026-11-20 vs 2026-09-26/2026-10-23',
  ],
  [
    ['How much did Tidewater pay us in the last financial year?', 'And so far in this one?'],
    'flow_total in Tidewater Brewing Co 2026-04-01/2026-11-20',
  ],
  [
    ['how much did Northwind pay us last month?', 'and this one so far?'],
    'flow_total in Northwind Hotels 2026-11-01/2026-11-20',
  ],
  [
    ['best month for Etsy and the worst?'],
    'extreme in Etsy 2025-05-01/2026-11-20 then extreme in Etsy 2025-05-01/2026-11-20',
  ],
  [
    ['how much of December’s income is Northwind?'],
    'forecast_total in Northwind Hotels 2026-12-01/2026-12-31',
  ],
  [['What was the smallest Stripe payout in October?'], `top in Stripe ${october}`],
  [['What did we bank in cash in October?'], `flow_total in Cash and cheques banked ${october}`],
  [['what did we pay in in cash in October'], `flow_total in Cash and cheques banked ${october}`],
  [['how much of October’s income is Northwind?'], `flow_total in Northwind Hotels ${october}`],
]

test.each(cases)('%j', (prompts, call) => expect(planned(...prompts)).toBe(call))

// Neighbours that mean something else stay as they are.
test.each([
  'what did we give back to the bank',
  'are we up on last year',
  'what did the bank holiday cost us',
  'did Adobe send us a bill',
  'how much did we take together with Etsy',
  'what did we close the account with',
])('%s', (text) => expect(withPlainLoose(text)).toBe(text))
