// Kinds of questions that the reader once took for others.
import { expect, test } from 'vitest'
import { planned } from '../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const all = '2025-05-01/2026-11-20'
const noSuppliers =
  '-wages-directors’ pay-PAYE-pensions-expense claims-taxes-loans and what the owners took'

test.each([
  // Suppliers are not everybody who is paid.
  ['Top 5 suppliers in October', `top out ${noSuppliers} ${october}`],
  ['Who did we pay most in October?', `top out ${october}`],
  ['Spending by supplier in October', `breakdown out ${october}`],
  // A preposition of the days does not take the direction away.
  ['biggest payment in since we opened', `top in ${all}`],
  ['cash in and out for October please', `net_flow ${october}`],
  // A sub-category is divided among its payees.
  ['breakdown of travel in October', `breakdown out Travel ${october}`],
  ['is our paper supplier too expensive', 'declined advice'],
  [
    'What did we pay Adobe since the new tax year started',
    'flow_total out Adobe 2026-04-06/2026-11-20',
  ],
  // A month by its name comes once a year.
  [
    'Fuel in January compared with the January before',
    'compare_periods out Fuel 2026-01-01/2026-01-31 vs 2025-01-01/2025-01-31',
  ],
  [
    'Did we beat last October’s sales this October?',
    `compare_periods in Sales income ${october} vs 2025-10-01/2025-10-31`,
  ],
  ['Did we beat last September?', 'clarify shape'],
  [
    'How does our income compare with the same point last month?',
    'compare_periods in 2026-11-01/2026-11-20 vs 2026-10-01/2026-10-20',
  ],
  [
    'Were sales in August up or down on August last year?',
    'compare_periods in Sales income 2026-08-01/2026-08-31 vs 2025-08-01/2025-08-31',
  ],
  // "And" joins names only where it stands between them.
  [
    'How many Etsy payouts did we get in October and what did they total?',
    `count_payments in Etsy ${october}`,
  ],
  ['What is left to come in this month?', 'upcoming in 2026-11-21/2026-11-30'],
  ['What is left to go out this month?', 'upcoming out 2026-11-21/2026-11-30'],
  // People by themselves.
  [
    'What did each of the staff get in October?',
    `breakdown out Wages and salaries (net) ${october}`,
  ],
  [
    'How much did each member of staff get paid in October?',
    `breakdown out Wages and salaries (net) ${october}`,
  ],
  [
    'What did the director take in dividends in October?',
    `flow_total out Dividends and drawings ${october}`,
  ],
  // When something became dearer.
  [
    'When did the rent go up and by how much?',
    `price_change out Rent and service charge ${all} when`,
  ],
  ['How long until the money runs out?', 'run_out'],
  ['Has Northwind stopped paying us?', `payment_when in Northwind Hotels ${all}`],
  ['Why did Stripe stop paying us in October?', 'list_payments in Stripe 2026-10-01/2026-11-20'],
  ['When did we last pay Companies House?', `payment_when out Companies House ${all}`],
  // Whom we did not pay is no list of those whom we paid.
  ['Who haven’t we paid since June?', 'clarify unused'],
  ['Has the VAT man been paid in October?', `flow_total out VAT payment ${october}`],
  ['Coffee runs at Costa in October', `flow_total out Accommodation and meals+Costa ${october}`],
  ['What did we spend at Screwfix net of refunds in October?', `money_back Screwfix ${october}`],
  ['How much have we moved to savings since January?', 'transfers 2026-01-01/2026-11-20'],
  [
    'How much have we repaid on the loan in October?',
    `flow_total out Loan and finance repayments ${october}`,
  ],
  // Goods: a merchant named after them may be meant as well.
  ['How much went on timber in October?', 'clarify names'],
  ['How much went on bricks in October?', `flow_total out Stock and materials ${october}`],
  // Amounts in words, and amounts that nobody claims.
  [
    'List payments to Screwfix over a hundred quid in October',
    `list_payments out Screwfix ${october}`,
  ],
  ['Payments of £319.83', `list_payments out ${all}`],
  ['How much did we spend on -£500 last month', 'clarify shape'],
  ['spending in 1066', 'clarify shape'],
  ['We spent £500 on fuel in October, right?', `flow_total out Fuel ${october}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  // What is unpaid need not be late.
  ['Any unpaid bills?', 'invoices out'],
  ['What is the biggest bill we haven’t paid?', 'invoices out'],
  ['Which invoices did Tidewater pay late?', 'clarify shape'],
  ['Which customer paid us least in October?', `top in Sales income ${october}`],
  [
    'How much is due in from customers before Christmas?',
    'upcoming in Sales income 2026-11-21/2026-12-24',
  ],
  ['What is the total of the invoices due in December?', 'invoices in 2026-12-01/2026-12-31'],
  ['Did any single payment in go over £10,000 in October?', `list_payments in ${october}`],
  ['Fuel in the last 2 years', 'flow_total out Fuel 2024-11-01/2026-10-31'],
  ['Fuel Aug 25 to Jul 26', 'flow_total out Fuel 2025-08-01/2026-07-31'],
  ['Spend over Easter', 'flow_total out 2026-04-03/2026-04-06'],
  ['The lowest balance we had in 2026', 'extreme balance 2026-01-01/2026-11-20'],
  ['How much VAT have we charged customers?', 'unavailable vat_detail'],
  ['How much VAT should we have put aside by now?', 'tax_set_aside'],
  ['How can we dodge VAT?', 'declined illegal'],
  [
    'What did we spend more on this year than last?',
    'largest_changes out 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  // "Pay in" is money in; "take in a week" takes nothing in.
  ['How much did we pay in on Mondays in October?', `flow_total in ${october}`],
  ['What do we take in a normal week?', 'average in Sales income 2025-11-01/2026-10-31'],
  ['Which day brings in the most?', 'by_weekday in 2025-11-01/2026-10-31'],
  ['How much have I taken out this year?', 'clarify names'],
  ['What is going out on Friday?', 'upcoming out 2026-11-27/2026-11-27'],
  ['When do staff next get paid?', 'upcoming out Wages and salaries (net) 2026-11-21/2027-02-19'],
  ['How much is a skip?', 'average out Cleaning and waste 2025-11-01/2026-10-31'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['How much cash did we end July with?', 'cash_balance'],
  ['What’s the rent per month?', 'average out Rent and service charge 2025-11-01/2026-10-31'],
  ['What is our average Costa bill this year?', 'average out Costa 2026-01-01/2026-11-20'],
  ['We’ve never paid Marlow Timber, have we?', `flow_total out Marlow Timber Yard ${all}`],
  ['Which suppliers have we never paid?', 'clarify unused'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['Did anyone pay us more than ten grand in October?', `list_payments in ${october}`],
  ['Costa: first and last payment please', 'clarify shape'],
  ['How much fuel since our year end?', 'flow_total out Fuel 2026-04-01/2026-11-20'],
  ['Since when have we been paying Adobe?', `payment_when out Adobe ${all}`],
  ['How many weeks could we carry on with no customers?', 'runway'],
  ['I need the VAT payment of October for the return', `flow_total out VAT payment ${october}`],
  [
    'What did we pay for the accountant in October?',
    `flow_total out Accountancy and bookkeeping ${october}`,
  ],
  ['Who did we start paying in October?', `new_merchants out ${october}`],
  ['What was the biggest fuel fill-up in October?', `top out Fuel ${october}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['What’s coming in from Northwind?', 'upcoming in Northwind Hotels 2026-11-21/2026-12-20'],
  ['What came in from Northwind in October?', `flow_total in Northwind Hotels ${october}`],
  ['How many days since Northwind last paid?', `payment_when in Northwind Hotels ${all}`],
  ['How much did we make from Etsy in October?', `flow_total in Etsy ${october}`],
  ['What’s our second biggest supplier in October?', `top out ${noSuppliers} ${october}`],
  ['Which subbie costs us more?', 'top out Subcontractors (CIS) 2025-11-01/2026-10-31'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['How much have we spent on vehicles?', 'clarify names'],
  ['Any bills I should have paid by now?', 'invoices out'],
  ['What do I need to put away for the taxman?', 'tax_set_aside'],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test.each([
  ['Net position for the financial year just gone', 'net_flow 2025-04-01/2026-03-31'],
  ['Fuel since the new year', 'flow_total out Fuel 2026-01-01/2026-11-20'],
  ['Name the five biggest receipts in October', `top in ${october}`],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})
