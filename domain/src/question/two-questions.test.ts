// Two questions in one message: both are answered where both are understood, once where one answer
// says both; and what the one leaves to the other is never taken for everything.
import { expect, test } from 'vitest'
import { planned } from '../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const september = '2026-09-01/2026-09-30'

test.each([
  ['what’s our balance? and when will it be lowest?', 'cash_balance then forecast_low'],
  [
    'how much did Northwind pay us in September and how much did they pay in October',
    `flow_total in Northwind Hotels ${september} then flow_total in Northwind Hotels ${october}`,
  ],
  [
    'what did we take in September, and who paid us the most?',
    `flow_total in Sales income ${september} then top in Sales income ${september}`,
  ],
  [
    'how much did we spend on fuel in October and can you delete them',
    `flow_total out Fuel ${october} then declined action`,
  ],
  [
    'how much went out in October and how much of that was fuel',
    `flow_total out ${october} then flow_total out Fuel ${october}`,
  ],
  [
    'how much rent have we paid this year and when did it go up',
    'flow_total out Rent and service charge 2026-01-01/2026-11-20 then price_change out Rent and service charge 2025-05-01/2026-11-20 when',
  ],
  ['how much cash have we got and how long will it last', 'cash_balance then run_out'],
])('“%s” is answered in turn: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

// One answer says both.
test.each([
  [
    'how much went on fuel in October and is that more than usual?',
    `against_average out Fuel ${october}`,
  ],
  ['how much came in and how much went out in October?', `net_flow ${october}`],
  [
    'what did we spend on fuel in October and how does that compare with the month before',
    `compare_periods out Fuel ${october} vs ${september}`,
  ],
  ['can we afford £5,000 in December and what would be left', 'afford'],
])('“%s” is one call: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

// "Last month" may be of fuel or of everything.
test.each([
  'what do we spend on fuel a month on average and what did we spend last month',
  'what’s our balance and how’s the wibble going',
])('“%s” is asked back', (prompt) => {
  expect(planned(prompt)).toMatch(/^clarify/)
})
