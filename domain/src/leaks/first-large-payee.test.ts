import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { factsOf, leakDay, paid } from '../testing/leak-payments.ts'
import { firstLargePayees } from './first-large-payee.ts'
import type { LeakFacts, Payment } from './leak.ts'

describe('a first large payee', () => {
  const found = (payments: Payment[], more: Partial<LeakFacts> = {}) =>
    firstLargePayees(
      factsOf(payments, {
        payees: new Map([
          ['kinver', { name: 'Kinver', key: 'K', since: payments[0]?.day ?? leakDay }],
        ]),
        ...more,
      }),
    )

  it.each([
    [100_000, '2026-11-20', 1],
    [99_999, '2026-11-20', 0],
    [100_000, '2026-09-25', 1],
    [100_000, '2026-09-24', 0],
  ])('of %i on %s: %i', (pence, day, count) => {
    expect(found([paid(day, pence)])).toHaveLength(count)
  })

  it.each([
    ['2026-08-22', 1],
    ['2026-08-23', 0],
  ])('in books opened on %s: %i', (opened, count) => {
    expect(found([paid('2026-11-20', 100_000)], { opened })).toHaveLength(count)
  })

  it.each([
    // Two per cent within fourteen days is a try.
    ['2026-11-06', 2000, 1],
    ['2026-11-05', 2000, 0],
    ['2026-11-06', 2001, 0],
  ])('after a try on %s of %i: %i', (day, pence, count) => {
    const leaks = found([paid(day, pence), paid('2026-11-20', 100_000)])
    expect(leaks).toHaveLength(count)
    if (count > 0)
      expect(leaks[0]?.sentence).toBe(
        'The first large payment to Kinver was £1,000.00 on 20 November 2026.',
      )
  })

  it.each([
    // Sixty days back from 23 November is 24 September; further back only from the day named on.
    ['2026-08-13', undefined, 0],
    ['2026-08-13', '2026-08-12', 1],
    ['2026-08-13', '2026-08-13', 0],
  ])('on %s, looked for after %s: %i', (day, since, count) => {
    const facts = factsOf([paid(day, 450_000)], {
      payees: new Map([['kinver', { name: 'Kinver', key: 'K', since: day }]]),
    })
    const leaks = firstLargePayees(facts, since)
    expect(leaks).toHaveLength(count)
    if (count > 0)
      expect(leaks[0]?.sentence).toBe(
        'The first payment ever to Kinver was £4,500.00 on 13 August 2026.',
      )
  })

  it('larger than nineteen in twenty of all that is paid', () => {
    const others = Array.from({ length: 30 }, (_, i) =>
      paid(addDays('2026-01-01', i), 200_000, { merchantId: 'other' }),
    )
    expect(found([paid('2026-11-20', 199_999), ...others])).toHaveLength(0)
    expect(
      found([paid('2026-11-20', 200_000), ...others], {
        payees: new Map([['kinver', { name: 'Kinver', key: 'K', since: '2026-11-20' }]]),
      }),
    ).toHaveLength(1)
  })
})
