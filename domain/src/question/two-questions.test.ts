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
  ['What is the balance now, and what was it a year ago?', 'cash_balance then cash_balance'],
  [
    'How much VAT is due next and what was the last one?',
    'tax_due then payment_when out VAT payment 2025-05-01/2026-11-20',
  ],
  [
    'How much has the director lent the company, and how much of it has been taken back?',
    "flow_total in Director's loan in 2025-05-01/2026-11-20 then flow_total out Director's loan repaid 2025-05-01/2026-11-20",
  ],
  [
    'How much more did we pay in wages in March than in September, and who accounts for the difference?',
    'compare_periods out Wages and salaries (net) 2026-03-01/2026-03-31 vs 2026-09-01/2026-09-30 then largest_changes out Wages and salaries (net) 2026-03-01/2026-03-31 vs 2026-09-01/2026-09-30',
  ],
  [
    'What is the biggest payment in and the biggest payment out in October?',
    `largest in ${october} then top out ${october}`,
  ],
  [
    'How much did Etsy bring in altogether, and when did the last one arrive?',
    'flow_total in Etsy 2025-05-01/2026-11-20 then payment_when in Etsy 2025-05-01/2026-11-20',
  ],
  [
    'How much did Adobe charge in total this year and when was the latest one?',
    'flow_total out Adobe 2026-01-01/2026-11-20 then payment_when out Adobe 2026-01-01/2026-11-20',
  ],
  [
    'What was our biggest payment in October and the smallest?',
    `top out ${october} then top out ${october}`,
  ],
  [
    'What were our highest and lowest months for sales this year?',
    'extreme in Sales income 2026-01-01/2026-11-20 then extreme in Sales income 2026-01-01/2026-11-20',
  ],
  [
    'Who was our top customer in October, and what share of sales did they account for?',
    `top in Sales income ${october} then top_share in Sales income ${october}`,
  ],
])('“%s” is answered in turn: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  [
    'What’s the rent, when is it next due and has it gone up?',
    'recurring out Rent and service charge then price_change out Rent and service charge 2025-05-01/2026-11-20 when',
  ],
  [
    'How much came in in October, how much went out, and who was the biggest customer?',
    `flow_total in ${october} then flow_total out ${october} then top in Sales income ${october}`,
  ],
  ['What came in, what went out and what was left in October?', `net_flow ${october}`],
])('“%s” is three: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  [
    'What will the balance be at the end of December and at the end of January?',
    'forecast_balance then forecast_balance',
  ],
  [
    'what did we spend on fuel in sept n oct each',
    `flow_total out Fuel ${september} then flow_total out Fuel ${october}`,
  ],
  [
    'How much did we take in October, and in October last year?',
    `flow_total in Sales income ${october} then flow_total in Sales income 2025-10-01/2025-10-31`,
  ],
  [
    'How much did we take this year, and in the same period last year?',
    'compare_periods in Sales income 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  [
    'What did we spend last week, and the week before?',
    'compare_periods out 2026-11-09/2026-11-15 vs 2026-11-02/2026-11-08',
  ],
  [
    'how much did we spend on fuel in September and October together',
    `flow_total out Fuel 2026-09-01/2026-10-31`,
  ],
])('“%s” is of each of the days: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['How much did we spend on Shell and Costa this year, and which rose more?', 'Shell+Costa'],
  ['Did fuel or rent go up more this year?', 'Fuel+Rent and service charge'],
  [
    'Which has gone up most since last year: fuel, rent or insurance?',
    'Fuel+Rent and service charge+Insurance',
  ],
])('“%s” is of how much each changed', (prompt, names) => {
  expect(planned(prompt)).toMatch(
    `largest_changes out ${names} 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20`,
  )
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
test('what either may be of is asked back', () => {
  const prompt = 'what do we spend on fuel a month on average and what did we spend last month'
  expect(planned(prompt)).toMatch(/^clarify/)
})

// Of a half that is not understood the answer says so, after the one that is.
test.each([
  ['what’s our balance and how’s the wibble going', 'cash_balance then clarify rest'],
  [
    'How much did Shell cost in October and how many litres was it?',
    `flow_total out Shell ${october} then clarify rest`,
  ],
])('“%s” is answered by half: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  [
    'Did Northwind pay more in October than in September, and what about Tidewater?',
    `compare_periods in Northwind Hotels ${october} vs ${september} then compare_periods in Tidewater Brewing Co ${october} vs ${september}`,
  ],
  [
    'What share of our spending is rent, and what share is fuel?',
    'share out Rent and service charge 2025-11-01/2026-10-31 then share out Fuel 2025-11-01/2026-10-31',
  ],
  [
    'What did fuel cost in October and rent in September?',
    `flow_total out Fuel ${october} then flow_total out Rent and service charge ${september}`,
  ],
  [
    'How much will come in in December and how much will go out?',
    'forecast_total in 2026-12-01/2026-12-31 then forecast_total out 2026-12-01/2026-12-31',
  ],
  [
    'What comes in next month, what goes out, and what’s left?',
    'forecast_total in 2026-12-01/2026-12-31 then forecast_total out 2026-12-01/2026-12-31 then forecast_total net 2026-12-01/2026-12-31',
  ],
  [
    'lowest and highest balance this year',
    'extreme balance 2026-01-01/2026-11-20 then extreme balance 2026-01-01/2026-11-20',
  ],
  ['When will the balance be lowest, and when highest?', 'forecast_low then forecast_peak balance'],
  [
    'What is our average monthly fuel spend, and what was it last month?',
    `average out Fuel 2025-11-01/2026-10-31 then flow_total out Fuel ${october}`,
  ],
  [
    'What is due out next week and in the week after?',
    'upcoming out 2026-11-23/2026-11-29 then upcoming out 2026-11-30/2026-12-06',
  ],
  [
    'What did we pay Adobe in 2025 and what so far in 2026?',
    'flow_total out Adobe 2025-01-01/2025-12-31 then flow_total out Adobe 2026-01-01/2026-11-20',
  ],
  [
    'When was the last payment to Adobe and has the price changed?',
    'payment_when out Adobe 2025-05-01/2026-11-20 then price_change out Adobe 2025-05-01/2026-11-20',
  ],
  [
    'How much have we got in the bank, and is it enough for the wages?',
    'cash_balance then forecast_cover Wages and salaries (net)',
  ],
])('“%s” is each of them: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})
