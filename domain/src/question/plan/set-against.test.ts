// Shares held against a mark, a name against a sum of others, days of the week side by side.
import { expect, test } from 'vitest'
import { interpreted, planned } from '../../testing/question-books.ts'

const fullYear = '2025-11-01/2026-10-31'
const october = '2026-10-01/2026-10-31'

function argsOf(...prompts: readonly string[]) {
  const { plan } = interpreted(...prompts)
  return plan.kind === 'call' ? { tool: plan.call.tool, ...plan.call.args } : plan.kind
}

test.each([
  ['is the rent more than a quarter of my costs?', 'out', 'over', 25],
  ['are wages under half of what we spend', 'out', 'under', 50],
  ['does Northwind bring in over a fifth of our sales', 'in', 'over', 20],
  ['is Etsy less than 10% of income?', 'in', 'under', 10],
  ['did more than a tenth of our spending go on stock this year', 'out', 'over', 10],
  ['Northwind at least 40 per cent of takings?', 'in', 'at_least', 40],
  ['are we getting more than half our money from Northwind', 'in', 'over', 50],
])('%s', (prompt, side, relation, percent) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'share', side, mark: { relation, percent } })
})

test('“and rent?” is held against the same mark', () => {
  expect(argsOf('are wages more than half of what we spend?', 'and rent?')).toMatchObject({
    tool: 'share',
    subjects: [{ name: 'Rent and service charge' }],
    mark: { relation: 'over', percent: 50 },
  })
})

test.each([
  [
    'did Etsy bring in more than Stripe and Tidewater put together',
    'against',
    'Tidewater Brewing Co',
  ],
  ['Northwind against Tidewater plus Etsy in October', 'against', 'Etsy'],
  ['how much more do we pay Shell than Costa and Adobe combined', 'against', 'Adobe'],
  ['Etsy and Stripe combined versus Northwind this year', 'first', 'Stripe'],
  ['do Costa and Adobe together cost more than Shell', 'first', 'Adobe'],
])('%s: one side is a sum', (prompt, joinedTo, name) => {
  expect(argsOf(prompt)).toMatchObject({
    tool: 'compare_subjects',
    joinedTo,
    joined: [{ name }],
  })
})

test.each([
  ['do we take more on Mondays or Fridays', 'by_weekday in Sales income', [1, 5]],
  ['fridays against tuesdays, which takes more', 'by_weekday in Sales income', [5, 2]],
  ['which is better for sales, Thursday or Saturday', 'by_weekday in Sales income', [4, 6]],
  ['do we spend more on a friday or a monday', 'by_weekday out', [5, 1]],
] as const)('%s', (prompt, expected, only) => {
  expect(planned(prompt)).toBe(`${expected} ${fullYear}`)
  expect(argsOf(prompt)).toMatchObject({ only })
})

test('what is near to them is left as it was', () => {
  expect(planned('compare Adobe with Costa')).toMatch(/^compare_subjects out Adobe .* vs Costa$/)
  expect(planned('sales last monday compared with last friday')).toMatch(/^compare_periods/)
  expect(planned('was Adobe more than Costa in October')).toBe(
    `compare_subjects out Adobe ${october} vs Costa`,
  )
})

test('the largest customer is held against a mark, too', () => {
  expect(argsOf('is our biggest customer more than half of sales?')).toMatchObject({
    tool: 'top_share',
    side: 'in',
    n: 1,
    mark: { relation: 'over', percent: 50 },
  })
  expect(argsOf('is our biggest supplier over 10% of spending')).toMatchObject({
    tool: 'top_share',
    ofAll: true,
    mark: { relation: 'over', percent: 10 },
  })
})
