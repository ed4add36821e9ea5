// Everyday ways to ask about what was paid and received.
import { expect, test } from 'vitest'
import { planned, planOf } from '../testing/question-books.ts'

const toDate = '2025-05-01/2026-11-20'
const october = '2026-10-01/2026-10-31'
const september = '2026-09-01/2026-09-30'
const thisYear = '2026-01-01/2026-11-20'

test.each([
  ['what’s the largest VAT payment we’ve made?', `top out VAT payment ${toDate}`],
  ['biggest bill', `top out ${toDate}`],
  ['hmrc this year', `flow_total out HMRC VAT ${thisYear}`],
  ['VAT this year', `flow_total out VAT payment ${thisYear}`],
  ['vat due this year', 'tax_due 2026-11-20/2026-12-31'],
  ['VAT this year and what’s due next', `flow_total out VAT payment ${thisYear} then tax_due`],
  [
    'how much VAT have we paid this year and when is the next one due',
    `flow_total out VAT payment ${thisYear} then tax_due`,
  ],
  [
    'postage in September and what did it cost in October',
    `flow_total out Postage and couriers ${september} then flow_total out Postage and couriers ${october}`,
  ],
  [
    'What is the monthly business rates payment, and what was it before April?',
    `recurring out Business rates then price_change out Business rates ${toDate} when`,
  ],
  ['what was the rent before July', `price_change out Rent and service charge ${toDate} when`],
  ['rent went up in July, didn’t it', `price_change out Rent and service charge ${toDate} when`],
  ['adobe still 57.60 or av they bumped it', `price_change out Adobe ${toDate} when`],
  ['adobe gone up at all since we started?', `price_change out Adobe ${toDate}`],
  ['is adobe any dearer than when we started', `price_change out Adobe ${toDate}`],
  ['sales last sat?', 'flow_total in Sales income 2026-11-14/2026-11-14'],
  ['how many goes with Shell in October', `count_payments out Shell ${october}`],
])('%s: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['northwind paid us in october didn’t they', `flow_total in Northwind Hotels ${october}`],
  ['adobe has gone up hasnt it', `price_change out Adobe ${toDate}`],
  ['northwind are late arent they', 'late Northwind Hotels'],
  ['we’ve paid the VAT haven’t we', `payment_when out VAT payment ${toDate}`],
  ['shell had a rise didnt they, when was it', `price_change out Shell ${toDate} when`],
])('the end of “%s” asks nothing else', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

// A frame narrows nothing, however it is put.
test.each([
  'while i think of it, how much did we spend on fuel in October',
  'for my accountant: how much did we spend on fuel in October?',
  'doing the books so need to know how much we spent on fuel in October',
  'sorry to bother you but can you find out how much we spent on fuel in October',
  'how much did we spend on fuel in October, accountant wants it',
  'how much did we honestly spend on fuel in October if memory serves',
  'how much did we spend on fuel in October, give or take x',
])('“%s” is a total', (prompt) => {
  expect(planned(prompt)).toBe(`flow_total out Fuel ${october}`)
})

test.each([
  ['will I have £9,000 by the end of March', /^forecast_balance/],
  ['remind me when the balance drops below £5,000', /^declined/],
  ['our accountant, how much this year', /Accountancy/],
])('“%s” keeps its words', (prompt, expected) => {
  expect(planned(prompt)).toMatch(expected)
})

// Plain verbs for money, and slips of a phone's keys.
test.each([
  ['how much have we chucked at fuel in October', `flow_total out Fuel ${october}`],
  ['ave we frittered away on fuel in October', `flow_total out Fuel ${october}`],
  ['hoe much dud we spend on fuel in October', `flow_total out Fuel ${october}`],
  ['what did fuel knock us back in October', `flow_total out Fuel ${october}`],
  ['what’s fuel cost us in October', `flow_total out Fuel ${october}`],
  ['how much did we bung Adobe in October', `flow_total out Adobe ${october}`],
  ['how much did Northwind bung us in October', `flow_total in Northwind Hotels ${october}`],
  ['how much did Northwind fork out in October', `flow_total in Northwind Hotels ${october}`],
  ['how much did our customers spend in October', `flow_total in Sales income ${october}`],
  ['who took the most off us in October', `top out ${october}`],
  ['net pay in October', `flow_total out Wages and salaries (net) ${october}`],
  ['how much did we bank in October', `flow_total in ${october}`],
  ['what was left over in October', `net_flow ${october}`],
  ['was October a good month for us', `summary ${october}`],
  ['how much cash do we have to hand', 'cash_balance'],
])('%s: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('what is put into a pot is not spent', () => {
  expect(planned('how much did we chuck in the tax pot in October')).not.toMatch(/^flow_total/)
})

test.each([
  ['are we up or down on the year', `net_flow ${thisYear}`],
  ['is Adobe still £57 a month', `price_change out Adobe ${toDate} when`],
  [
    'was it busier in October or September',
    `compare_periods in Sales income ${october} vs ${september}`,
  ],
  [
    'were sales better this summer than last',
    'compare_periods in Sales income 2026-06-01/2026-08-31 vs 2025-06-01/2025-08-31',
  ],
  ['anything back from Adobe this year', `money_back Adobe ${thisYear}`],
  ['staff costs including pension and PAYE in October', `flow_total out People ${october}`],
  ['HMRC payments this year', `list_payments out HMRC VAT ${thisYear}`],
  ['what do we pay in rent', 'recurring out Rent and service charge'],
  ['how much do we pay Adobe', 'recurring out Adobe'],
  ['what did we have to fork out for fuel in October', `flow_total out Fuel ${october}`],
  ['how much did patients pay in October', `breakdown in Sales income ${october}`],
  ['how many times did Shell come in October', `count_payments out Shell ${october}`],
])('%s: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('a Saturday is an average one, and weekends are set beside the other days', () => {
  expect(planOf('how much do we take on a Saturday')).toMatchObject({
    call: { tool: 'average', args: { side: 'in', per: 'day', weekdays: [6] } },
  })
  expect(planned('weekends against weekdays for sales')).toMatch(/^by_weekday in Sales income/)
})

test('days left out of a total leave those before or after them', () => {
  const rest = 'flow_total out Shell 2026-04-01/2026-11-20'
  expect(planned('Shell this year', 'drop the first quarter')).toBe(rest)
  expect(planned('Shell this year', 'without November')).toBe(
    'flow_total out Shell 2026-01-01/2026-10-31',
  )
  expect(planned('Shell this year', 'leave out May')).toContain('clarify')
})

test('what a payer keeps as fees is not what it paid', () => {
  expect(planned('how much have Stripe fees cost in October')).not.toMatch(/^flow_total in/)
})

test('several months are more than one', () => {
  expect(planOf('which months were quietest')).toMatchObject({
    call: { tool: 'extreme', args: { interval: 'month', least: true, n: 3 } },
  })
  expect(planOf('which of the last six months was best')).toMatchObject({
    call: {
      tool: 'extreme',
      args: { interval: 'month', least: false, period: { from: '2026-05-01' } },
    },
  })
})

test('“one” is what was named before, or nothing', () => {
  expect(planned('has Adobe had a price rise', 'has Shell had one?')).toBe(
    `price_change out Shell ${toDate}`,
  )
  expect(planned('has Shell had one?')).toContain('clarify')
})

test('what payments average after their number is per payment', () => {
  expect(planOf('How many payments to Shell this year?', 'What did those average?')).toMatchObject({
    call: { tool: 'average', args: { per: 'payment' } },
  })
})

test('a condition that is no what-if is not answered with what was', () => {
  expect(planned('What’s our balance?', 'and if Northwind stopped paying us too?')).toBe(
    'clarify change_before',
  )
})

test('a share of everything counts all that is named with “and”', () => {
  expect(
    planOf('What share of everything we’ve paid out this year went on wages and rent?'),
  ).toMatchObject({
    call: { tool: 'share', args: { subjects: [{ code: 'net_wages' }, { code: 'rent' }] } },
  })
})

test('money back from HMRC is asked back', () => {
  expect(planOf('How much VAT have we had back from HMRC?')).toMatchObject({ kind: 'clarify' })
})
