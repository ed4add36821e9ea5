// Follow-ups: what they keep, what they change, and that one which changes nothing is asked back.
import { expect, test } from 'vitest'
import { planned } from '../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'
const wages = 'Wages and salaries (net)'

test.each([
  [
    ['What did we spend on software in Q2?', 'the most expensive'],
    'top out Software subscriptions 2026-04-01/2026-06-30',
  ],
  [['Wages in October', 'who got the most?'], `top out ${wages} ${october}`],
  [
    ['Wages in October', 'including PAYE'],
    `flow_total out ${wages}+PAYE and National Insurance ${october}`,
  ],
  [
    ['List payments to Costa in October', 'the one on the 13th'],
    'list_payments out Costa 2026-10-13/2026-10-13',
  ],
  [
    ['What did we pay Adobe in October?', 'and Shell?', 'which was higher?'],
    `compare_subjects out Adobe ${october} vs Shell`,
  ],
  [
    ['Fuel in the summer', 'is that more than last summer?'],
    'compare_periods out Fuel 2026-06-01/2026-08-31 vs 2025-06-01/2025-08-31',
  ],
  [['Fuel in September', 'same for last year'], 'flow_total out Fuel 2025-09-01/2025-09-30'],
  [
    ['What did we pay Adobe this year?', 'how many payments is that?', 'when was the last one?'],
    'payment_when out Adobe 2026-01-01/2026-11-20',
  ],
  [['Which invoices are overdue?', 'and the bills?'], 'invoices out'],
  [
    ['How much did we pay Shell this year?', 'what’s that a month?'],
    'average out Shell 2026-01-01/2026-11-20',
  ],
  [['Takings in July', 'how much of that was cash?'], 'clarify shape'],
  [
    ['What did Northwind pay us in October?', 'is that normal?'],
    'average in Northwind Hotels 2025-11-01/2026-10-31',
  ],
  [['What was our biggest payment in October?', 'and the second biggest?'], 'clarify shape'],
  [['Our best month for Etsy?', 'and the worst?'], `extreme in Etsy 2025-05-01/2026-11-20`],
  [
    ['What did Shell cost in September?', 'and on average a month?'],
    'average out Shell 2025-11-01/2026-10-31',
  ],
  [
    ['Fuel in October', 'and rent?', 'and the two together?'],
    `flow_total out Fuel+Rent and service charge ${october}`,
  ],
  [['When is our next VAT bill?', 'how much is it?'], 'tax_due'],
  [
    ['How much did Northwind pay in September?', 'sorry, I meant Etsy'],
    'flow_total in Etsy 2026-09-01/2026-09-30',
  ],
])('%j ends in %s', (prompts, expected) => {
  expect(planned(...prompts)).toBe(expected)
})
