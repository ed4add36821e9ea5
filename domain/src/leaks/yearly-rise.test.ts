import { describe, expect, it } from 'vitest'
import type { Day } from '../calendar.ts'
import { factsOf, paid } from '../testing/leak-payments.ts'
import type { Payment } from './leak.ts'
import { yearlyRises } from './yearly-rise.ts'

describe('a renewal', () => {
  const renewal = (day: Day, pence: number, more: { since?: Day; others?: Payment[] } = {}) =>
    yearlyRises(
      factsOf([paid('2025-11-20', 10_000), paid(day, pence), ...(more.others ?? [])], {
        payees: new Map([
          ['kinver', { name: 'Kinver', key: 'K', since: more.since ?? '2025-11-20' }],
        ]),
      }),
    ).length === 1

  it.each([
    ['2026-11-16', 12_000, false],
    ['2026-11-17', 12_000, true],
    ['2026-11-23', 12_000, true],
    // Under six pounds more nobody minds; from a third more on it is another thing.
    ['2026-11-20', 10_599, false],
    ['2026-11-20', 10_600, true],
    ['2026-11-20', 12_999, true],
    ['2026-11-20', 13_001, false],
  ])('on %s for %i: %s', (day, pence, isFound) => {
    expect(renewal(day, pence)).toBe(isFound)
  })

  it('is of a payee who was never paid before or otherwise', () => {
    expect(renewal('2026-11-20', 12_000, { since: '2025-11-19' })).toBe(false)
    expect(renewal('2026-11-20', 12_000, { others: [paid('2026-03-01', 100)] })).toBe(false)
  })
})
