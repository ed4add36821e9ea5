import { expect, test } from 'vitest'
import { asOfDay, firstFullMonth } from './as-of.ts'

test('books that end long ago are shown as of their last day', () => {
  expect(asOfDay({ today: '2026-11-21', lastDay: '2024-03-12' })).toBe('2024-03-12')
  expect(asOfDay({ today: '2026-11-21', lastDay: '2026-10-17' })).toBe('2026-11-21')
  expect(asOfDay({ today: '2026-11-21', lastDay: '2026-12-01' })).toBe('2026-11-21')
  expect(asOfDay({ today: '2026-11-21', lastDay: null })).toBe('2026-11-21')
})

test('a month that the books enter after its first days is not a full one', () => {
  expect(firstFullMonth('2026-01-03')).toBe('2026-01')
  expect(firstFullMonth('2026-01-20')).toBe('2026-02')
})
