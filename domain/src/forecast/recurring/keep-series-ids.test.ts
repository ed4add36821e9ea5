import { expect, test } from 'vitest'
import { addMonthsToDay } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { Movement } from '../movement.ts'
import type { Series } from '../series.ts'
import { detectSeries } from './detect-series.ts'
import { keepSeriesIds } from './keep-series-ids.ts'

const rentFrom = (first: number, months: number): Movement[] =>
  Array.from({ length: months }, (_, i) => ({
    id: `rent-${String(first + i).padStart(3, '0')}`,
    day: addMonthsToDay('2024-01-05', first + i),
    amount: minor(-100_000),
    merchantId: 'landlord',
    subCategory: 'rent',
  }))
const at = { asOf: '2026-06-30', nation: 'england_and_wales' } as const
const knownOf = (series: Series) => ({
  ...series,
  movementIds: series.evidence.flatMap(({ movementIds }) => movementIds),
  amount: series.amount.amount,
})

test('a series keeps its id when older and newer payments become known', () => {
  const [before] = detectSeries(rentFrom(10, 12), { ...at, asOf: '2025-10-31' })
  if (!before) throw new Error('rent repeats')
  const [after] = keepSeriesIds(detectSeries(rentFrom(0, 30), at), [knownOf(before)])
  expect(before.id).toBe('rent-010')
  expect(after?.id).toBe('rent-010')
  expect(after?.evidence.length).toBeGreaterThan(before.evidence.length)
})

test('one known series names one detected series, and every id stays unique', () => {
  const [whole] = detectSeries(rentFrom(0, 30), at)
  if (!whole) throw new Error('rent repeats')
  const halves = [
    { ...whole, id: 'a', evidence: whole.evidence.slice(0, 10) },
    { ...whole, id: 'b', evidence: whole.evidence.slice(10) },
  ]
  const kept = keepSeriesIds(halves, [{ ...knownOf(whole), id: 'a' }])
  expect(kept.map(({ id }) => id)).toEqual(['rent-000', 'a'])
})
