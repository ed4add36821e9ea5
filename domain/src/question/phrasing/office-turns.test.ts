// What people at a desk write, and what each comes to.
import { expect, test } from 'vitest'
import { planned, planOf } from '../../testing/question-books.ts'

const day = '2026-12-14/2026-12-14'
const monday = '2026-11-30/2026-11-30'
const wages = 'Wages and salaries (net)'
const ever = '2025-05-01/2026-11-20'
const lately = '2026-08-01/2026-10-31 vs 2026-05-01/2026-07-31'
const lastYear = '2025-11-01/2026-10-31'

test.each([
  [
    'What did Adobe cost the practice from January to October 2026?',
    'flow_total out Adobe 2026-01-01/2026-10-31',
  ],
  ['Which of our own invoices have not been paid by their due date?', 'invoices in'],
  ['List the customers who are late paying us and what each owes.', 'late in'],
  ['What has to be paid out on Monday 14 December?', `upcoming out ${day}`],
  [
    'What will wages come to on 26 January 2027?',
    'upcoming out Wages and salaries (net) 2027-01-26/2027-01-26',
  ],
  ['did Shell take it twice in august', 'count_payments out Shell 2026-08-01/2026-08-31'],
  [
    'Why did we miss the Adobe payment in September 2026?',
    'flow_total out Adobe 2026-09-01/2026-09-30',
  ],
  [
    'Why was there no money from Northwind in September 2026?',
    'flow_total in Northwind Hotels 2026-09-01/2026-09-30',
  ],
  ['roughly whats left in the acc on xmas eve', 'forecast_balance'],
  ['biggest single thing leavin us in dec', 'upcoming out 2026-12-01/2026-12-31'],
  ['how much is goin out next week', 'upcoming out 2026-11-23/2026-11-29'],
  ['how much tax do we owe all in', 'tax_set_aside'],
  ['how much do we owe HMRC altogether?', 'tax_set_aside'],
  ['when do we owe hmrc next', 'tax_due'],
  ['who stopped buying from us', `silent_since in Sales income ${ever}`],
  ['whats the ni bill', 'tax_due'],
  ['Which supplier bills have we got outstanding and when is each one due?', 'invoices out'],
  ['could we run to 22 grand for a new till system in feb without getting twitchy', 'afford'],
  ['can we afford £5,000 for a second-hand van before christmas', 'afford'],
  ['if the boiler goes again n its 3.5k in jan do we cope', 'what_if out'],
  ['have we got corporation tax looming', 'tax_due'],
  ['northwind paid up yet or still owing', 'invoices in Northwind Hotels'],
  ['how many christmas trees have we sold so far', 'unavailable stock'],
  ['How many days did I bill through Northwind in October?', 'unavailable stock'],
  ['What’s our ratio of children to staff in the baby room?', 'unavailable stock'],
  ['paye dec, when n how much pls', 'tax_due 2026-12-01/2026-12-31'],
  ['vat jan, when and how much?', 'tax_due 2027-01-01/2027-01-31'],
  ['When is the bill from Screwfix due, and for how much?', 'invoices out Screwfix'],
  ['how much is going out in wages on Monday 30 November?', `upcoming out ${wages} ${monday}`],
  ['wages on monday 30 november', `upcoming out ${wages} ${monday}`],
  ['how much went out on sunday 30 november', 'flow_total out 2025-11-30/2025-11-30'],
  ['what came in on monday the 2nd of november', 'flow_total in 2026-11-02/2026-11-02'],
  ['is northwind spending more with us', `compare_periods in Northwind Hotels ${lately}`],
  ['are there any savings to be had', 'anomalies'],
  ['what are we spending too much on', 'anomalies'],
  ['list all customers', `breakdown in Sales income ${lastYear}`],
  ['who are our suppliers', `breakdown out ${lastYear}`],
  ['do we have an overdraft', 'unavailable credit'],
  ['what is our overdraft limit', 'unavailable credit'],
  ['will we need an overdraft', 'run_out'],
  ['how many invoices did we send', 'unavailable invoices'],
  ['do we get paid on time', 'payer_delays'],
  ['do our customers pay late', 'payer_delays'],
  ['how much is tied up in unpaid invoices', 'invoices in'],
  ['how many days cash do we have', 'runway'],
  ['how much loan have we left', 'unavailable credit'],
  ['how much of the loan is left to pay', 'unavailable credit'],
  ['did anyone refund us this year', 'breakdown in Supplier refunds 2026-01-01/2026-11-20'],
  ['is it safe to pay 2k to the printer next week', 'afford'],
  ['lost customers this year', `silent_since in Sales income ${ever}`],
  ['which customers have we lost since june', `silent_since in Sales income ${ever}`],
  ['how long have we got before the money runs out', 'run_out'],
  ['what’s the average invoice', `average in Sales income ${lastYear}`],
  ['average size of an invoice', `average in Sales income ${lastYear}`],
  ['average bill from Screwfix', `average out Screwfix ${lastYear}`],
  ['did Screwfix charge us twice', 'anomalies Screwfix'],
  ['any duplicates from Screwfix', 'anomalies Screwfix'],
  ['cancel Screwfix what do we save', 'what_if out Screwfix'],
  ['what was the forecast for october vs actual', 'variance net 2026-10-01/2026-10-31'],
  ['why were we under last month', 'variance net 2026-10-01/2026-10-31'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['balance now and at the end of january', 'cash_balance then forecast_balance'],
  [
    'What do we have in the bank now and what is it expected to be on 31 December?',
    'cash_balance then forecast_balance',
  ],
  ['wot do I still owe suppliers n is any of em late', 'invoices out then invoices out'],
  [
    'what share of sales was Northwind in October, and is that more or less than in September?',
    'share in Northwind Hotels 2026-10-01/2026-10-31 vs 2026-09-01/2026-09-30',
  ],
])('both halves of “%s” are answered', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('a number of people is no day of the month', () => {
  expect(planned('wages for oct, the 3 of them')).toBe(
    'flow_total out Wages and salaries (net) 2026-10-01/2026-10-31',
  )
})

test('a fortnight ends on its day, and what follows is of the same days', () => {
  const fortnight = 'What did Shell cost us in the fortnight ending 30 October 2026?'
  expect(planned(fortnight)).toBe('flow_total out Shell 2026-10-17/2026-10-30')
  expect(planned(fortnight, 'and Adobe')).toBe('flow_total out Adobe 2026-10-17/2026-10-30')
})

test('who pays nothing for some months pays again after them', () => {
  expect(planOf('What if Tidewater pays us nothing from January to March?')).toMatchObject({
    call: { args: { percent: -100, from: '2027-01', to: '2027-03' } },
  })
})

test('overheads are asked about, because firms count them differently', () => {
  const plan = planOf('How much did overheads come to in October?')
  expect(plan).toMatchObject({ kind: 'clarify' })
  for (const { prompt } of plan.kind === 'clarify' ? plan.choices : [])
    expect(planOf(prompt)).toMatchObject({ kind: 'call' })
})

test('a sum for each of so many people is their product', () => {
  expect(
    planOf('can we afford a bonus of £500 each for our 4 staff before christmas'),
  ).toMatchObject({ call: { tool: 'afford', args: { amount: 200_000 } } })
  expect(planOf('can we afford 1.5k each for three lads')).toMatchObject({
    call: { tool: 'afford', args: { amount: 450_000 } },
  })
})

test('a second change beside what breaks is not passed over, and a risk is no yes', () => {
  const both = 'if the boiler breaks and its £3,500 in january and Northwind pays late do we cope'
  const plan = planOf(both)
  const isOfOne = plan.kind === 'call' && !JSON.stringify(plan.call).includes('Northwind')
  expect(isOfOne).toBe(false)
  expect(planned('is it risky to pay £2,000 to the printer')).not.toBe('afford')
})
