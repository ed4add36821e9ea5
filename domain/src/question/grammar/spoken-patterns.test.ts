// Questions as they are spoken, and the calls that they come to.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'

test.each([
  ['how long will our cash last us', 'run_out'],
  ["when's the money going to dry up", 'run_out'],
  [
    "how's business compared to last year",
    'compare_periods net 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  [
    'are we doing any better than last year',
    'compare_periods net 2026-05-01/2026-11-20 vs 2025-05-01/2025-11-20',
  ],
  [
    'how much of the van loan have we paid off so far',
    'flow_total out Loan and finance repayments 2025-05-01/2026-11-20',
  ],
  [
    'how much have we knocked off the loan since April',
    'flow_total out Loan and finance repayments 2026-04-01/2026-11-20',
  ],
  [
    'whats the split between wages and software subscriptions',
    'compare_subjects out Wages and salaries (net) 2025-11-01/2026-10-31 vs Software subscriptions',
  ],
  // What one buys is no wages, taxes or loans; what one pays may be.
  [
    "what's the priciest thing we bought in October",
    'top out -wages-directors’ pay-PAYE-pensions-expense claims-taxes-loans and what the owners took 2026-10-01/2026-10-31',
  ],
  ['what was the most expensive payment in October', 'top out 2026-10-01/2026-10-31'],
  [
    'what does Tidewater bring in a year',
    'flow_total in Tidewater Brewing Co 2025-11-01/2026-10-31',
  ],
  ['is anyone paying us later than usual', 'payer_delays'],
  ['how many times did we fill up in October', 'count_payments out Fuel 2026-10-01/2026-10-31'],
  ['what was the last thing we paid', 'list_payments out 2025-05-01/2026-11-20'],
  ['how much would we save if we binned Adobe', 'average out Adobe 2025-11-01/2026-10-31'],
  ['what would we save by ditching Adobe', 'average out Adobe 2025-11-01/2026-10-31'],
  ['what could we save a year by dropping Adobe', 'average out Adobe 2025-11-01/2026-10-31'],
  ['how much VAT on the next return', 'tax_due'],
])('%s', (question, call) => {
  expect(planned(question)).toBe(call)
})

test.each([
  // How long something else lasts is no question about cash.
  'how long will the contract run',
  // Two payees, one of whom isn't known, are no comparison.
  'whats the split between wages and Gribble',
  // What comes in is not what is spent.
  'how much did we spend on grants in October',
  'total spend on bank interest',
  'how much did we spend by card in October',
])('asked back: %s', (question) => {
  expect(planned(question)).toMatch(/^clarify|^unavailable/)
})
