// Months up to one of their days; the tests' today is 20 November 2026.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'

const sales = 'Sales income'

test.each([
  ['what had we spent by the 9th of October', 'flow_total out 2026-10-01/2026-10-09'],
  ['how much had come in by 14 October', 'flow_total in 2026-10-01/2026-10-14'],
  ['how much did we spend up to the 9th of October', 'flow_total out 2026-10-01/2026-10-09'],
  ['sales in October up to the 9th', `flow_total in ${sales} 2026-10-01/2026-10-09`],
  ['sales in October up to and including the 14th', `flow_total in ${sales} 2026-10-01/2026-10-14`],
  ['fuel in October to the 17th', 'flow_total out Fuel 2026-10-01/2026-10-17'],
  ['what had we taken by the 12th', `flow_total in ${sales} 2026-11-01/2026-11-12`],
  // The 28th of this month is still to come.
  ['what had we spent by the 28th', 'flow_total out 2026-10-01/2026-10-28'],
  [
    'hows trade this month v october, like for like up to the 18th',
    `compare_periods in ${sales} 2026-11-01/2026-11-18 vs 2026-10-01/2026-10-18`,
  ],
  [
    'takings October v September up to the 14th',
    `compare_periods in ${sales} 2026-10-01/2026-10-14 vs 2026-09-01/2026-09-14`,
  ],
  // Neighbours that mean other days.
  ['fuel up to 30 September 2026', 'flow_total out Fuel 2025-05-01/2026-09-30'],
  ['fuel from June to August 2026', 'flow_total out Fuel 2026-06-01/2026-08-31'],
])('%s: %s', (prompt, expected) => {
  expect(planned(prompt)).toBe(expected)
})

test('what is due by a day is no part of a month', () => {
  expect(planned('what bills are due by the 9th of December')).toMatch(/^upcoming/)
})
