// When a business that pays no VAT is near or over the threshold.
import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { thresholdNotes } from './tax-notes.ts'
import { vatThresholdOn } from './tax-rules.ts'

const reasonOf = (month: string, amount: number, asOf = '2026-11-20') =>
  thresholdNotes(
    [{ month, side: 'in', subCategory: 'service_sales', amount: minor(amount) }],
    asOf,
  )[0]?.reason

// 85 % of £90,000 is £76,500.
test.each([
  [76_499_99, undefined],
  [76_500_00, 'near_threshold'],
  [90_000_00, 'near_threshold'],
  [90_000_01, 'over_threshold'],
])('%i pence in twelve months: %s', (amount, reason) => {
  expect(reasonOf('2026-10', amount)).toBe(reason)
})

test('the month under way does not count, nor the thirteenth before it', () => {
  expect(reasonOf('2026-11', 95_000_00)).toBeUndefined()
  expect(reasonOf('2025-11', 95_000_00)).toBe('over_threshold')
  expect(reasonOf('2025-10', 95_000_00)).toBeUndefined()
})

test('the threshold rose in April 2024', () => {
  expect([vatThresholdOn('2024-03-31'), vatThresholdOn('2024-04-01')]).toEqual([
    85_000_00, 90_000_00,
  ])
})
