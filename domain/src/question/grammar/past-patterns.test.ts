// What the asker believes, how cash moved, and what stands out in the past.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

const thisYear = '2026-01-01/2026-11-20'
const october = '2026-10-01/2026-10-31'

test.each([
  [
    'we stopped using Shell in June so why do we still pay them',
    'list_payments out Shell 2026-07-01/2026-11-20',
  ],
  [
    'I thought we’d left Adobe in March, why are we still paying them',
    'list_payments out Adobe 2026-04-01/2026-11-20',
  ],
  [
    'how come Adobe is still taking money when we left in July',
    'list_payments out Adobe 2026-08-01/2026-11-20',
  ],
  ['you said yesterday my balance was £40,000, why has it dropped', 'cash_balance'],
  ['how come Shell refunded us £900 in October', `money_back Shell ${october}`],
  ['did Shell give us any money back in October', `money_back Shell ${october}`],
  ['didn’t Adobe charge us twice in October', `list_payments out Adobe ${october}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['By how much did our cash pile shrink or grow in October', `cash_change ${october}`],
  ['what was the change in our bank balance over October', `cash_change ${october}`],
  ['did the bank balance rise or fall in October, and by how much', `cash_change ${october}`],
  ['how many months this year did we spend more than came in', `short_months ${thisYear}`],
  ['list the months this year where outgoings beat income', `short_months ${thisYear}`],
  ['how much have we put aside into the reserve account this year', `transfers ${thisYear}`],
  ['what have we taken out of the reserve account this year', `transfers ${thisYear}`],
  ['was fuel in October above average', `against_average out Fuel ${october}`],
  ['October takings against the usual month', `against_average in Sales income ${october}`],
  ['which customer has been quiet the longest', 'quietest in Sales income 2025-05-01/2026-11-20'],
  ['do we pay for two things that do the same job', 'anomalies'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  [
    'did fuel cost more in October than a year earlier',
    `compare_periods out Fuel ${october} vs 2025-10-01/2025-10-31`,
  ],
  [
    'fuel in October against the same month the year before',
    `compare_periods out Fuel ${october} vs 2025-10-01/2025-10-31`,
  ],
  [
    'did we spend more on fuel in September than in the same month last year',
    'compare_periods out Fuel 2026-09-01/2026-09-30 vs 2025-09-01/2025-09-30',
  ],
  // The records begin on 1 May 2025.
  [
    'how did 2026’s first half compare with 2025’s on takings',
    'compare_periods in Sales income 2026-05-01/2026-06-30 vs 2025-05-01/2025-06-30',
  ],
  ['Shell versus Costa fuel, Q3', 'compare_subjects out Shell+Fuel 2026-07-01/2026-09-30 vs Costa'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('a whole year that was answered is not cut to the days of the one under way', () => {
  expect(
    planned('what did we spend at Shell in 2025', 'how does that compare with 2026 so far'),
  ).toBe('compare_periods out Shell 2026-01-01/2026-11-20 vs 2025-01-01/2025-12-31')
})

test.each([
  [
    'Adobe bill: when did it go up and to what',
    'price_change out Adobe 2025-05-01/2026-11-20 when',
  ],
  ['Adobe: how much dearer was the renewal', 'price_change out Adobe 2025-05-01/2026-11-20 when'],
  ['did Adobe put the premium up', 'price_change out Adobe 2025-05-01/2026-11-20'],
  ['Biggest regular bill we pay each month?', 'recurring out'],
  ['what goes out regularly', 'recurring out'],
  ['total sales by channel, Q3', 'breakdown in Sales income 2026-07-01/2026-09-30'],
  [
    'exposure to Tidewater Brewing this year - how much of our sales are they',
    `share in Tidewater Brewing Co ${thisYear}`,
  ],
  ['closing balance Friday 30 October', 'cash_balance'],
  ['bank balance first thing on 1 July', 'cash_balance'],
  ['lowest our reserve account’s been since January', `extreme balance ${thisYear}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['how much have we drawn back out of the reserve account this year', `transfers ${thisYear}`],
  ['reserve account: moved in and out this year', `transfers ${thisYear}`],
  ['Stripe: paid in and paid back', 'money_back Stripe 2025-05-01/2026-11-20'],
  ['how did our cash change in each month of 2026', `series net ${thisYear}`],
  [
    'fuel in Q3 versus the same quarter a year back',
    'compare_periods out Fuel 2026-07-01/2026-09-30 vs 2025-07-01/2025-09-30',
  ],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['how much did cash dip by in October', `cash_change ${october}`],
  ['you said we spent £500 on fuel in October', `flow_total out Fuel ${october}`],
  ['Why did Adobe give us £34.99 back in October?', `money_back Adobe ${october}`],
  [
    'what did Etsy bring in in Q3 against Q2',
    'compare_periods in Etsy 2026-07-01/2026-09-30 vs 2026-04-01/2026-06-30',
  ],
  [
    'is income higher than this time last year',
    'compare_periods in 2026-11-01/2026-11-20 vs 2025-11-01/2025-11-20',
  ],
  [
    'how has income changed since this time last year',
    'compare_periods in 2026-11-01/2026-11-20 vs 2025-11-01/2025-11-20',
  ],
  ['Etsy: are their payouts going up or down', 'clarify shape'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

const sinceThen = (from: string, way: 'more' | 'less', isAsked: boolean) => ({
  tool: 'cash_change',
  args: { period: { from, to: '2026-11-20' }, claimed: { way, isAsked } },
})
test.each([
  [
    'how come weve less in the bank than at the end of last month',
    sinceThen('2026-11-01', 'less', false),
  ],
  [
    'is there more in the bank than at the start of the year',
    sinceThen('2026-01-01', 'more', true),
  ],
  ['less in the bank than at the end of October?', sinceThen('2026-11-01', 'less', true)],
  ['are we better off than a year ago', sinceThen('2025-11-21', 'more', true)],
  ['are we worse off in the bank than this time last year', sinceThen('2025-11-21', 'less', true)],
  ['is our balance higher than on 1 September', sinceThen('2026-09-02', 'more', true)],
  ['why have we got less in the bank than last Christmas', sinceThen('2025-12-26', 'less', false)],
])('“%s” is what there was then and is now', (prompt, call) => {
  expect(interpreted(prompt).plan).toMatchObject({ call })
})

const quarters = '2026-08-01/2026-10-31 vs 2026-05-01/2026-07-31'
test.each([
  ['fuel creeping up? feels like its more evry month', `compare_periods out Fuel ${quarters}`],
  ['Adobe getting dearer?', `compare_periods out Adobe ${quarters}`],
  ['have your forecasts been any good so far', 'forecast_record'],
  ['how good were your predictions', 'forecast_record'],
  // The marketplaces are those that the books have payments from.
  ['what have the marketplaces paid us this year', 'flow_total in Etsy 2026-01-01/2026-11-20'],
  // "These days" are no days to share it among.
  ['what does fuel cost a month these days', 'average out Fuel 2025-11-01/2026-10-31'],
  // What goes through a payer comes from them.
  ['how much do we get through Stripe', 'flow_total in Stripe 2025-05-01/2026-11-20'],
  ['how much on Costa this year', 'flow_total out Costa 2026-01-01/2026-11-20'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})
