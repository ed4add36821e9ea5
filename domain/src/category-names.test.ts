import { expect, test } from 'vitest'
import { matchCategoryName } from './category-names.ts'
import { minor } from './money.ts'
import { subCategories } from './taxonomy.ts'

const paid = minor(-5000)
const received = minor(5000)

test.each([
  ['Office Supplies', 'office_supplies'],
  ['Travel & Subsistence', 'travel'],
  ['Payroll', 'net_wages'],
  ['EATING_OUT', 'subsistence'],
  ['Transport', 'travel'],
  ['Bank Fees', 'bank_charges'],
  ["Director's Loan", 'directors_loan_out'],
  ['Directors Loan Account', 'directors_loan_out'],
  ['Light, Power, Heating', 'utilities'],
  ['Printing & Stationery', 'office_supplies'],
  ['429 - Advertising', 'advertising'],
  ['Expenses:Software', 'software'],
  ['PAYE & NI', 'paye_ni'],
  ['vat_payment', 'vat_payment'],
  ['Phone and internet', 'phone_internet'],
  ['Business Rates', 'business_rates'],
  ['Cost of Goods Sold', 'stock_materials'],
])('the category name %j of a payment means %s', (name, expected) => {
  expect(matchCategoryName(name, paid)).toBe(expected)
})

test.each([
  ['Rent', 'rent', 'rent_received'],
  ['VAT', 'vat_payment', 'vat_refund'],
  ['Interest', 'loan_interest', 'interest_received'],
  ['Insurance', 'insurance', 'insurance_received'],
  ['Dividends', 'dividends_drawings', 'investment_proceeds'],
  ['Loan', 'loan_repayment', 'loan_received'],
])('the category name %j depends on the sign of the money', (name, out, into) => {
  expect(matchCategoryName(name, paid)).toBe(out)
  expect(matchCategoryName(name, received)).toBe(into)
})

test.each([
  'General',
  'GENERAL',
  'Income',
  'Payments',
  'Finances',
  'Shopping',
  'Bills',
  'Transfers',
  'Other',
  '',
  '  ',
  '-',
  'Groceries',
  'Uncategorized',
  'None',
  'Expenses',
  'Tax',
])('the vague category name %j means nothing', (name) => {
  expect(matchCategoryName(name, paid)).toBeNull()
  expect(matchCategoryName(name, received)).toBeNull()
})

test('a refund keeps the category of what it refunds', () => {
  expect(matchCategoryName('Software', received)).toBe('software')
})

test('every code and every label of the taxonomy means itself', () => {
  for (const row of subCategories) {
    expect(matchCategoryName(row.subCategory, paid)).toBe(row.subCategory)
    const meant = [matchCategoryName(row.label, paid), matchCategoryName(row.label, received)]
    expect(meant, row.label).toContain(row.subCategory)
  }
})
