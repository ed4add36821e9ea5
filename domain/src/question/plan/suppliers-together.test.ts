// Suppliers as one, without staff, owners, HMRC and lenders; a price by each of two days; what
// customers got back; the VAT of the return that ended last.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

function callOf(prompt: string) {
  const { plan } = interpreted(prompt)
  return plan.kind === 'call' ? { tool: plan.call.tool, ...plan.call.args } : plan
}

test.each([
  ['total due to suppliers in December', 'upcoming'],
  ['how much is due to our suppliers in December', 'upcoming'],
  ['what will we pay suppliers in December', 'upcoming'],
  ['how much did we pay suppliers in October', 'flow_total'],
  ['what did we spend with suppliers last month', 'flow_total'],
  ['total paid to suppliers this year', 'flow_total'],
  ['average paid to suppliers a month', 'average'],
])('“%s” leaves out who supplies nothing', (prompt, tool) => {
  expect(callOf(prompt)).toMatchObject({ tool, side: 'out', suppliersOnly: true })
})

test('all bills, and which suppliers, are other questions', () => {
  expect(callOf('what bills are due in December')).not.toMatchObject({ suppliersOnly: true })
  expect(callOf('which suppliers did we pay in October')).toMatchObject({ tool: 'breakdown' })
  expect(callOf('how many suppliers did we pay in October')).toMatchObject({ tool: 'count_groups' })
})

const days = { from: '2026-01-01', to: '2026-10-31' }
test.each([
  ['by how much did Adobe go up from 1 January to 31 October', days],
  ['how much did Adobe rise from 1 January to 31 October', days],
  ['has Adobe gone up between 1 January and 31 October', days],
  ['how much more was Adobe on 31 October than on 1 January', days],
  [
    'how much did the rent increase between 1 March and 1 October',
    { from: '2026-03-01', to: '2026-10-01' },
  ],
])('“%s” is of the price by each day', (prompt, between) => {
  expect(callOf(prompt)).toMatchObject({ tool: 'price_change', between })
})

test('what was spent on two days, and in two months, stays as it is', () => {
  expect(planned('did we spend more on Adobe on 1 October than on 1 September')).toContain(
    'compare_periods out Adobe 2026-10-01/2026-10-01',
  )
  expect(planned('by how much did Adobe go up from January to October')).toContain(
    'compare_periods out Adobe 2026-10-01/2026-10-31',
  )
})

test.each([
  'how much did Screwfix pay back to us',
  'has Screwfix paid anything back to us',
  'how much did Screwfix pay us back',
])('“%s” is what a supplier gave back', (prompt) => {
  const call = callOf(prompt)
  expect(call).toMatchObject({ tool: 'money_back', subjects: [{ name: 'Screwfix' }] })
  expect(call).not.toHaveProperty('toCustomers')
})

test.each([
  'how much did we refund Northwind',
  'how much have we paid back to Northwind',
  'how much did Northwind get back from us in October',
  'refunds to Northwind this year',
])('“%s” is what a customer got back', (prompt) => {
  expect(callOf(prompt)).toMatchObject({ tool: 'money_back', toCustomers: true })
})

test('what goes back to a payee is paid', () => {
  expect(planned('how much have we paid back to Screwfix')).toContain('flow_total out Screwfix')
})

// A day of the quarter before, whichever months the business's own quarters have.
const within = { from: '2026-08-20', to: '2026-08-20' }
test.each([
  ['has the VAT been paid for last quarter', true],
  ['did we pay the VAT for last quarter', undefined],
  ['what was last quarter’s VAT', undefined],
])('“%s” is of the return', (prompt, asksPaid) => {
  const call = callOf(prompt)
  expect(call).toMatchObject({ tool: 'tax_due', kind: 'vat', isOfReturn: true, period: within })
  expect((call as { asksPaid?: boolean }).asksPaid).toBe(asksPaid)
})

test('what left for VAT in a quarter is of its days', () => {
  expect(planned('how much VAT did we pay last quarter')).toContain('2026-07-01/2026-09-30')
})
