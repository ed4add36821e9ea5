// What a trade calls those who pay it, and that customers who paid are money in.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

const october = '2026-10-01/2026-10-31'

test.each([
  [
    'which families paid us in october, and how much did each of them pay',
    `breakdown in Sales income ${october}`,
  ],
  [
    'which customers paid us in october, and how much did each of them pay?',
    `breakdown in Sales income ${october}`,
  ],
  ['who paid us in october and how much did each pay', `breakdown in ${october}`],
  ['which patients paid in october', `breakdown in Sales income ${october}`],
  ['customers who paid in october', `breakdown in Sales income ${october}`],
  ['what did punters spend in october', `flow_total in Sales income ${october}`],
  ['how many families paid in october', `count_groups in Sales income ${october}`],
  ['how much do customers pay on average', 'average in Sales income 2025-11-01/2026-10-31'],
  ['which of our invoices to parents are overdue, and by how many days?', 'invoices in'],
  ['which agency paid us most this year', 'top in Sales income 2026-01-01/2026-11-20'],
  ['members of staff paid in october', `flow_total out Wages and salaries (net) ${october}`],
])('%s', (prompt, call) => {
  expect(planned(prompt)).toBe(call)
})

test.each([
  ['which families paid us in october', 'families'],
  ['which agency paid us most this year', 'agencies'],
])('%s is answered of all customers, and says so', (prompt, called) => {
  const { plan } = interpreted(prompt)
  expect(plan.kind === 'call' && plan.assumptions).toContain(
    `I can’t tell which of your customers are ${called}, so this is all of them.`,
  )
})

test('clients are customers, and no note is added', () => {
  const { plan } = interpreted('which clients paid us in october')
  expect(plan.kind === 'call' && plan.assumptions).toEqual([])
})

test('what each of several got is no second answer', () => {
  expect(
    planned('which suppliers did we pay in october and how much did each of them get'),
  ).not.toContain(' then ')
})

test.each([
  [
    'northwind always late?? when did they pay each mth this yr',
    'list_payments in Northwind Hotels 2026-01-01/2026-11-20',
  ],
  ['did northwind ever pay for oct', `flow_total in Northwind Hotels ${october}`],
  ['when did we pay adobe each month this year', 'list_payments out Adobe 2026-01-01/2026-11-20'],
])('%s', (prompt, call) => {
  expect(planned(prompt)).toBe(call)
})

test.each([
  'how many staff did we pay in october',
  'how many staff were paid in october and how much in total',
])('%s counts who was paid wages', (prompt) => {
  expect(planned(prompt)).toBe(`count_groups out Wages and salaries (net) ${october}`)
})
