// Remarks that narrow a total, turn it round, split it or set two stretches of days beside each
// other, and what a question that was asked back leaves for the next.
import { expect, test } from 'vitest'
import { interpreted, planned, plannedAwkward } from '../../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const september = '2026-09-01/2026-09-30'
const wages = 'Wages and salaries (net)'

test.each([
  [
    ['What came in in October?', 'just the reserve account'],
    `flow_total in Reserve account ${october}`,
  ],
  [
    ['What went out in October?', 'and without VAT payments'],
    `flow_total out -VAT payment ${october}`,
  ],
  [
    ['What went out in October?', 'without wages', 'and without Shell'],
    `flow_total out -${wages}-Shell ${october}`,
  ],
  // Amounts without the VAT in them are in no bank's data.
  [['Fuel in October', 'and without VAT'], 'unavailable vat_detail'],
  [['What came in in October?', 'sorry, out not in'], `flow_total out ${october}`],
  [
    ['What came in in October?', 'sorry, out not in', 'and in September?'],
    `flow_total out ${september}`,
  ],
  [
    ['How many customers paid us in October?', 'who were they?'],
    `breakdown in Sales income ${october}`,
  ],
  [
    ['Fuel in July', 'and September and October'],
    `compare_periods out Fuel ${september} vs ${october}`,
  ],
  [
    ['Fuel in Q1', 'and Q2', 'which quarter was dearer?'],
    'compare_periods out Fuel 2026-04-01/2026-06-30 vs 2026-01-01/2026-03-31',
  ],
  [['What is in the reserve account?', 'total across both accounts?'], 'cash_balance'],
  [['What is in the reserve account?', 'and the others?'], 'cash_balance'],
  [['Takings in October', 'who’s behind that?'], `breakdown in Sales income ${october}`],
  [['How much came in in October?', 'who’s behind that?'], `breakdown in ${october}`],
  [['Fuel in October', 'and September', 'total?'], 'flow_total out Fuel 2026-09-01/2026-10-31'],
  [['Takings in October', 'and out?'], `flow_total out ${october}`],
  [
    ['What did Adobe cost in October?', 'and Shell?', 'cheaper one?'],
    `compare_subjects out Adobe ${october} vs Shell`,
  ],
  [['Payments to Costa in Q3', 'list them'], 'list_payments out Costa 2026-07-01/2026-09-30'],
  [['Fuel in July', 'what do we usually spend?'], 'average out Fuel 2025-11-01/2026-10-31'],
  // "It" is what was named before, whatever rose then.
  [
    ['Fuel by month this year', 'why did it go up in April?'],
    'largest_changes out Fuel 2026-04-01/2026-04-30 vs 2026-03-01/2026-03-31',
  ],
  [
    ['Fuel in July', 'why was it so high?'],
    'largest_changes out Fuel 2026-07-01/2026-07-31 vs 2026-06-01/2026-06-30',
  ],
  // Of a question that was not understood the name is known as well.
  [
    ['How is Northwind flurbing?', 'and this year only'],
    'flow_total in Northwind Hotels 2026-01-01/2026-11-20',
  ],
  [['How many widgets from Northwind?', 'and this year only'], 'clarify shape'],
  // Fees are no part of what was paid out.
  [['How are Northwind fees flurbing?', 'and in October'], 'clarify shape'],
  [
    ['How much did we flurb in October?', 'how much of that was rent?'],
    `flow_total out Rent and service charge ${october}`,
  ],
  [['Takings in October', 'and last October'], 'flow_total in Sales income 2025-10-01/2025-10-31'],
])('%j ends in %s', (prompts, expected) => {
  expect(planned(...prompts)).toBe(expected)
})

test('a name from a question that was asked back is no secret', () => {
  const { plan } = interpreted('How is Northwind flurbing?', 'and this year only')
  expect(plan.kind === 'call' && plan.assumptions).toEqual([
    'I didn’t understand your question before, and took only Northwind Hotels from it.',
  ])
})

test('“and salary” after one person’s dividends is that person’s', () => {
  expect(plannedAwkward('S Okafor dividend in October', 'and salary')).toBe(
    `flow_total out S Okafor Directors Salary ${october}`,
  )
})
