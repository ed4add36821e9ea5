// Two figures of any kind set beside each other, in one question or after an answer; days, names
// and ways are those that were named for each.
import { expect, test } from 'vitest'
import { planned, planOf } from '../../testing/question-books.ts'
import type { Plan } from '../tool-call.ts'

const october = { from: '2026-10-01', to: '2026-10-31' }
const year = { from: '2026-01-01', to: '2026-11-20' }

function beside(...prompts: readonly string[]) {
  const plan: Plan = planOf(...prompts)
  if (plan.kind !== 'call') return plan.kind
  return plan.call.tool === 'two_answers' ? plan.call.args : plan.call
}

const total = (side: string, name: string | null, period: object) => ({
  tool: 'flow_total',
  args: { side, period, ...(name ? { subjects: [{ name }] } : {}) },
})
const end = (measure: string, least: boolean) => ({ tool: 'extreme', args: { measure, least } })

test.each([
  ['Did more come in from Northwind in October than we spent on fuel?', 'more', 'in', 'out'],
  ['compare what we paid Shell in October with what Etsy paid us', 'difference', 'out', 'in'],
  ['Has Northwind paid us more in October than we spent on rent?', 'more', 'in', 'out'],
  [
    'How much did Northwind pay us in October compared with what we spent on wages?',
    'difference',
    'in',
    'out',
  ],
])('“%s”', (prompt, asks, first, second) => {
  expect(beside(prompt)).toMatchObject({
    first: total(first, null, october),
    second: total(second, null, october),
    asks,
  })
})

test.each([
  ['is that more than Northwind has paid us?', 'more', 'in'],
  ['how does that compare to what we took from Etsy', 'difference', 'in'],
  ['and is that less than came in?', 'less', 'in'],
  ['compare that with Tidewater', 'difference', 'in'],
])('after what went on fuel in October, “%s”', (remark, asks, side) => {
  expect(beside('How much did we spend on fuel in October?', remark)).toMatchObject({
    first: total('out', 'Fuel', october),
    second: total(side, null, october),
    asks,
  })
})

test('whether a balance is enough for a bill is a question of what is due', () => {
  expect(planned('what is our balance', 'is that enough for the VAT?')).toMatch(/^forecast_cover/)
})

test('what came in is enough where it is more than the cost', () => {
  expect(
    beside('how much came in during October', 'was that enough to cover wages?'),
  ).toMatchObject({
    first: total('in', null, october),
    second: total('out', 'Wages and salaries (net)', october),
    asks: 'more',
  })
})

test('one payer is set against two others added up', () => {
  expect(
    beside('How much did Northwind pay us this year?', 'more than Tidewater and Stripe together?'),
  ).toMatchObject({
    first: total('in', 'Northwind Hotels', year),
    second: {
      args: { subjects: [{ name: 'Tidewater Brewing Co' }, { name: 'Stripe' }], any: true },
    },
    asks: 'more',
  })
})

test.each([
  [
    'Which month was our cheapest for Shell, and how does it compare with the dearest?',
    'out',
    true,
  ],
  ['cheapest month for fuel compared with the dearest', 'out', true],
  ['How does our best month for sales this year compare with our worst?', 'in', false],
  ['What is the difference between our best and worst month for sales?', 'in', false],
  ['dearest vs cheapest month for Shell', 'out', false],
])('“%s” sets both ends beside each other', (prompt, measure, least) => {
  expect(beside(prompt)).toMatchObject({
    first: end(measure, least),
    second: end(measure, !least),
    asks: 'difference',
  })
})

test.each([
  'Which month in 2026 did we take the most, and how much above the average was it?',
  'which full month since June 2025 had the weakest Stripe takings, and how far below an average month was it',
])('“%s” sets it beside the mean', (prompt) => {
  expect(beside(prompt)).toMatchObject({
    first: { tool: 'extreme' },
    second: { tool: 'average', args: { per: 'month' } },
  })
})

test('an average is set against that of another year', () => {
  expect(beside('How does our average monthly fuel spend compare with last year’s?')).toMatchObject(
    {
      first: { tool: 'average', args: { period: year } },
      second: { tool: 'average', args: { period: { from: '2025-01-01', to: '2025-12-31' } } },
    },
  )
})

test.each([
  ['Which is the larger payment in January, the VAT or the rent?', 'tax_due', 'upcoming', 'higher'],
  ['Will the rent be more than the VAT in January?', 'upcoming', 'tax_due', 'more'],
  ['Which is smaller next month, wages or rent?', 'upcoming', 'upcoming', 'lower'],
])('“%s” is of what is due', (prompt, first, second, asks) => {
  expect(beside(prompt)).toMatchObject({ first: { tool: first }, second: { tool: second }, asks })
})

test('what was larger is of the past', () => {
  expect(beside('Which was larger in January, fuel or rent?')).toMatchObject({
    tool: 'compare_subjects',
    args: { period: { from: '2026-01-01', to: '2026-01-31' } },
  })
})
