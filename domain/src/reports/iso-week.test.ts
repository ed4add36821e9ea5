// Weeks around the turn of the year, from a calendar.
import { expect, test } from 'vitest'
import { isoWeekOf } from './iso-week.ts'

test('a week belongs to the year of its Thursday', () => {
  expect(isoWeekOf('2026-11-20')).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
    year: 2026,
    number: 47,
  })
  expect(isoWeekOf('2026-01-01')).toMatchObject({ from: '2025-12-29', year: 2026, number: 1 })
  expect(isoWeekOf('2027-01-01')).toMatchObject({ from: '2026-12-28', year: 2026, number: 53 })
  expect(isoWeekOf('2026-11-16').from).toBe('2026-11-16')
  expect(isoWeekOf('2026-11-22').to).toBe('2026-11-22')
  // The clocks change on a Sunday.
  expect(isoWeekOf('2026-03-29')).toMatchObject({ from: '2026-03-23', number: 13 })
})
