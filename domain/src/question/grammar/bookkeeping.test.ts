// Bookkeepers' ways to ask about the past, as of 20 November 2026.
import { expect, test } from 'vitest'
import { planned, plannedAwkward } from '../../testing/question-books.ts'

const thisYear = '2026-01-01/2026-11-20'
const october = '2026-10-01/2026-10-31'
const all = '2025-05-01/2026-11-20'

test.each([
  ['who did we pay for the very first time in October', `new_merchants out ${october}`],
  [
    'anyone on the bank statement in October that we’d never paid before?',
    `new_merchants out ${october}`,
  ],
  ['interest credited in October', `flow_total in Bank interest received ${october}`],
  [
    'how much has the bank paid us for leaving money on deposit, 2026?',
    `flow_total in Bank interest received ${thisYear}`,
  ],
  [
    'how much interest did the reserve account earn in October',
    `flow_total in Bank interest received+Reserve account ${october}`,
  ],
  ['per week, on average, what are we dropping at Shell in 2026?', `average out Shell ${thisYear}`],
  [
    'Shell and Costa between them, what’s that a month these days',
    `average out Shell+Costa 2026-08-01/2026-10-31`,
  ],
  ['average of the monthly Shell bills in 2026', `average out Shell ${thisYear}`],
  ['how many staff got paid in October', `count_groups out Wages and salaries (net) ${october}`],
  [
    'list everyone on the payroll who got paid in October',
    `breakdown out Wages and salaries (net) ${october}`,
  ],
  [
    'how much of October’s spending is sitting in uncategorised',
    `flow_total out Uncategorised money out ${october}`,
  ],
  ['What’s Adobe gone up by, as a percentage?', `price_change out Adobe ${all} when`],
  [
    'has the landlord put the rent up at all since we’ve been here?',
    `price_change out Rent and service charge ${all} when`,
  ],
  ['utilities bill for October, itemised', `breakdown out Gas electricity and water ${october}`],
  ['Adobe: list all dates and amounts', `list_payments out Adobe ${all}`],
  ['Insurance in October: what was paid and when', `list_payments out Insurance ${october}`],
  ['how many loads did Screwfix deliver in October', `count_payments out Screwfix ${october}`],
  ['repayments to Shell in October', `flow_total out Shell ${october}`],
  ['total transferred into the reserve account in October', `transfers ${october}`],
  ['what’s gone through the reserve account in October', `transfers ${october}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  [
    'in which months of this year did Tidewater not pay us anything',
    `empty_months in Tidewater Brewing Co ${thisYear}`,
  ],
  ['months without a Shell payment in 2026', `empty_months out Shell ${thisYear}`],
  ['was there any month I didn’t draw anything?', `empty_months out Dividends and drawings ${all}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['What did we get back from Shell?', `money_back Shell ${all}`],
  ['has anything come back from Shell by way of refunds?', `money_back Shell ${all}`],
  ['how much was that refund from Shell', `money_back Shell ${all}`],
  ['Shell, spend less refunds, this year', `money_back Shell ${thisYear}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

// A limit in one payment is compared with each of them, not with their total.
test.each([
  ['Have we ever paid Shell more than £300 in one go?', `list_payments out Shell ${all}`],
  ['have we ever spent over £500 at Shell?', `list_payments out Shell ${all}`],
  ['did Stripe settle up in October?', `flow_total in Stripe ${october}`],
  [
    'how much came in by card versus cash in October',
    `compare_subjects in Card and payment-platform payouts ${october} vs Cash and cheques banked`,
  ],
  [
    'subbies total for the CIS month to 5 November',
    'flow_total out Subcontractors (CIS) 2026-10-06/2026-11-05',
  ],
  [
    'Total wages Apr-Sep 26 please',
    'flow_total out Wages and salaries (net) 2026-04-01/2026-09-30',
  ],
  ['fuel 5 Apr to Sep 26', 'flow_total out Fuel 2026-04-05/2026-09-26'],
  [
    'wages for the FY ending March 2026',
    'flow_total out Wages and salaries (net) 2025-04-01/2026-03-31',
  ],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('payees beside the category that they are all of are meant by themselves', () => {
  expect(plannedAwkward('phone costs for the two networks EE and Three in October')).toBe(
    `flow_total out EE+Three ${october}`,
  )
})

test.each([
  ['which customers haven’t paid us since August', `silent_since in Sales income ${all}`],
  ['who hasn’t paid us since 1 November', `silent_since in Sales income ${all}`],
  ['which customers have gone quiet since July', `silent_since in Sales income ${all}`],
  // Without a day from which on, it is about what is late.
  ['which customers haven’t paid us yet', 'late in'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('suppliers that were not used since a day leave out staff, taxes and owners', () => {
  expect(planned('which suppliers haven’t we used since June')).toMatch(/^silent_since out .*taxes/)
})

test.each([
  [
    'what’s gone out to freelancers so far in 2026',
    `flow_total out Freelancers and contractors ${thisYear}`,
  ],
  ['total billed by Shell this year', `flow_total out Shell ${thisYear}`],
  ['payments to Shell, list with dates for 2026', `list_payments out Shell ${thisYear}`],
  ['motor insurance this year', `flow_total out Insurance ${thisYear}`],
  ['van fuel per month this year', `series out Fuel ${thisYear}`],
  ['how many Etsy payouts came through in October', `count_payments in Etsy ${october}`],
  ['Shell, cost per fill-up in 2026', `average out Shell ${thisYear}`],
  ['average per claim from Etsy this year', `average in Etsy ${thisYear}`],
  ['monthly average for room hire in 2026', `average out Rent and service charge ${thisYear}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

// Customers’ orders can’t be counted, and a pay rise isn’t the difference between two years’ cost.
test.each(['cost of fuel per order', 'what does fuel cost us per job'])(
  '“%s” is asked back',
  (prompt) => {
    expect(planned(prompt)).toMatch(/^(clarify|unavailable)/)
  },
)

test('a rise in somebody’s pay is asked back', () => {
  expect(plannedAwkward('has April Sinclair’s pay gone up this year?')).toMatch(/^clarify/)
})

test.each([
  ['fuel paid up to the end of March 2026', 'flow_total out Fuel 2025-05-01/2026-03-31'],
  ['how much did we spend at Shell until March 2026', 'flow_total out Shell 2025-05-01/2026-03-31'],
  [
    'how much fuel have we paid for in each of the last four quarters',
    'series out Fuel 2025-10-01/2026-09-30',
  ],
  ['fuel, how many and what total, since we started', `count_payments out Fuel ${all}`],
  ['Shell: number and value in October', `count_payments out Shell ${october}`],
  ['total in the bank from Stripe since 1 October', 'flow_total in Stripe 2026-10-01/2026-11-20'],
  ['what was the last thing bought from the main account', `list_payments out Main account ${all}`],
  [
    'how much have we put into the reserve account and taken out this year',
    `transfers ${thisYear}`,
  ],
  ['could you pull together what we paid Shell in October', `flow_total out Shell ${october}`],
  ['subcontract labour in October', `flow_total out Subcontractors (CIS) ${october}`],
  ['did we hire anything from Screwfix in October', `flow_total out Screwfix ${october}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  [
    'did we spend more on fuel or on utilities in October',
    `compare_subjects out Fuel ${october} vs Gas electricity and water`,
  ],
  [
    'did we spend more on Shell or on utilities in October',
    `compare_subjects out Shell ${october} vs Gas electricity and water`,
  ],
  [
    'have we earned more this tax year than the same point last year',
    'compare_periods in 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  ['stuff from Shell over fifty quid', `list_payments out Shell ${all}`],
  ['fuel costs per year', `series out Fuel ${all}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  [
    'how much interest have we paid this year',
    `flow_total out Loan and overdraft interest ${thisYear}`,
  ],
  ['who got paid most in October', `top out ${october}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  'what did we get back from the reserve account',
  'cash or card, which do more customers use',
  'which months did we not pay Shell more than £100',
  'which customers haven’t paid on time since June',
  'spend on Shell after discounts',
])('“%s” is asked back', (prompt) => {
  expect(planned(prompt)).toMatch(/^clarify/)
})
