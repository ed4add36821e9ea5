// Messages that ask several things of the names and days they share, as calls of tools.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'

const year = '2026-01-01/2026-11-20'
const all = '2025-05-01/2026-11-20'
const october = '2026-10-01/2026-10-31'

test.each([
  [
    'Stripe: best month, worst month and the gap between them, over the last twelve full months?',
    'two_answers',
  ],
  [
    'Adobe, Shell and Costa. Who’s had the most since January, and how big is the gap between top and bottom?',
    `flow_total out Adobe+Shell+Costa ${year}`,
  ],
  [
    'Adobe and Shell: what did each cost us in October 2026, and how does that compare with October 2025?',
    `flow_total out Adobe+Shell ${october} then compare_periods out Adobe ${october} vs 2025-10-01/2025-10-31 then compare_periods out Shell ${october} vs 2025-10-01/2025-10-31`,
  ],
  [
    'Screwfix - total this year, average payment, and the highest month',
    `flow_total out Screwfix ${year} then average out Screwfix ${year} then extreme out Screwfix ${year}`,
  ],
  [
    'Etsy: first payment, latest payment, total.',
    `payment_when in Etsy ${all} then payment_when in Etsy ${all} then flow_total in Etsy ${all}`,
  ],
  [
    'Is it Adobe or Shell that’s growing faster? Three months to October against the three before.',
    `compare_periods out Adobe 2026-08-01/2026-10-31 vs 2026-05-01/2026-07-31 then compare_periods out Shell 2026-08-01/2026-10-31 vs 2026-05-01/2026-07-31`,
  ],
])('“%s” is %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('what could not be read is named after what could', () => {
  expect(planned('Adobe: total this year, highest month, and how is the wibble frobbed?')).toMatch(
    /^flow_total out Adobe .* then extreme out Adobe .* then clarify rest$/,
  )
})

test.each([
  'Adobe excluding August, total and monthly average',
  'what do we spend on fuel a month on average and what did we spend last month',
])('“%s” is not answered with a condition or a name that may not hold', (prompt) => {
  expect(planned(prompt)).toMatch(/^clarify/)
})

test('two months asked about one after the other are meant by each', () => {
  expect(
    planned(
      'How much did we pay Adobe in August?',
      'And in September?',
      'Which month was higher, by what percentage, and how many payments were there in each?',
    ),
  ).toBe(
    'compare_periods out Adobe 2026-09-01/2026-09-30 vs 2026-08-01/2026-08-31 then count_payments out Adobe 2026-08-01/2026-08-31 then count_payments out Adobe 2026-09-01/2026-09-30',
  )
})

test('days that one ask is set against are of no other', () => {
  expect(
    planned('Adobe. When was the last bill, total so far, and have we spent more than last year?'),
  ).not.toContain('2025-01-01/2025-12-31 then')
})
