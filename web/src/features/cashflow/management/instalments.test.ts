// Instalments: their days, and parts that add up to the penny.
import { minor, sum } from '@plimsoll/domain/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentDays, instalmentsOf } from './instalments.ts'

test('months are counted from the first day, so that the 31st comes back', () => {
  expect(instalmentDays('2026-12-31', { count: 4, apart: 'month' })).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ])
  expect(instalmentDays('2026-12-30', { count: 2, apart: 'fortnight' })).toEqual([
    '2026-12-30',
    '2027-01-13',
  ])
})

test('the parts of two to twelve instalments add up to the payment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 2, max: 12 }),
      (pence, count) => {
        const parts = instalmentsOf(
          minor(pence),
          instalmentDays('2026-11-30', { count, apart: 'week' }),
        )
        expect(parts).toHaveLength(count)
        expect(sum(parts.map(({ amount }) => amount))).toBe(pence)
      },
    ),
  )
})
