import { expect, test } from 'vitest'
import { duringWords, periodPreposition, periodWords } from './period-words.ts'

test.each([
  ['2026-10-01', '2026-10-31', 'in', 'October 2026'],
  ['2026-07-01', '2026-09-30', 'in', 'July to September 2026'],
  ['2025-11-01', '2026-10-31', 'in', 'November 2025 to October 2026'],
  ['2026-11-01', '2026-11-20', 'from', '1 to 20 November 2026'],
  ['2026-10-05', '2026-11-20', 'from', '5 October to 20 November 2026'],
  ['2025-12-29', '2026-01-04', 'from', '29 December 2025 to 4 January 2026'],
  ['2026-11-09', '2026-11-09', 'on', '9 November 2026'],
])('%s to %s: %s %s', (from, to, preposition, words) => {
  expect(periodWords({ from, to })).toBe(words)
  expect(periodPreposition({ from, to })).toBe(preposition)
  expect(duringWords({ from, to })).toBe(`${preposition} ${words}`)
})
