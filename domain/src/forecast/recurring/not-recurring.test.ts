import { expect, test } from 'vitest'
import { addMonthsToDay } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { Movement } from '../movement.ts'
import { detectSeries } from './detect-series.ts'
import { withoutNotRecurring } from './not-recurring.ts'

const rent: Movement[] = Array.from({ length: 30 }, (_, i) => ({
  id: `rent-${i}`,
  day: addMonthsToDay('2024-01-05', i),
  amount: minor(-100_000),
  merchantId: 'landlord',
  subCategory: 'rent',
}))

test('what the user denied is not found again, also when more of it has come since', () => {
  const detected = detectSeries(rent, { asOf: '2026-06-30', nation: 'england_and_wales' })
  expect(detected).toHaveLength(1)
  const then = rent.slice(0, 20).map(({ id }) => id)
  expect(withoutNotRecurring(detected, [then])).toEqual([])
  expect(withoutNotRecurring(detected, [])).toEqual(detected)
  expect(withoutNotRecurring(detected, [['another']])).toEqual(detected)
})
