import { describe, expect, it } from 'vitest'
import { leakDay, paid } from '../testing/leak-payments.ts'
import { trialOf } from './trial-shape.ts'

describe('the shape of a trial', () => {
  /** `2026-11-01 100, 2026-11-09 2000`: days and pence. */
  const shape = (text: string) => {
    const payments = text
      .split(', ')
      .filter(Boolean)
      .map((part) => paid(part.slice(0, 10), Number(part.slice(11))))
    const trial = trialOf(payments, leakDay)
    return trial && [trial.small.length, trial.charges.length, trial.rhythm?.words ?? null]
  }

  it.each<[string, unknown]>([
    ['2026-09-13 100, 2026-09-20 2000, 2026-10-20 2000, 2026-11-20 2000', [1, 3, 'a month']],
    // Two charges a month apart, the last forty days ago at most.
    ['2026-09-07 100, 2026-09-14 2000, 2026-10-14 2000', [1, 2, 'a month']],
    ['2026-09-06 100, 2026-09-13 2000, 2026-10-13 2000', null],
    // Weeks take three.
    ['2026-11-01 100, 2026-11-05 2000, 2026-11-12 2000, 2026-11-19 2000', [1, 3, 'a week']],
    ['2026-11-08 100, 2026-11-12 2000, 2026-11-19 2000', null],
    ['2026-08-01 100, 2026-08-20 2000, 2026-11-20 2000', [1, 2, 'a quarter']],
    // Two to 65 days before the first charge.
    ['2026-10-19 100, 2026-10-20 2000, 2026-11-20 2000', null],
    ['2026-10-18 100, 2026-10-20 2000, 2026-11-20 2000', [1, 2, 'a month']],
    ['2026-08-16 100, 2026-10-20 2000, 2026-11-20 2000', [1, 2, 'a month']],
    ['2026-08-15 100, 2026-10-20 2000, 2026-11-20 2000', null],
    // Three small ones at most, next to nothing or a quarter.
    [
      '2026-10-01 100, 2026-10-02 100, 2026-10-03 100, 2026-10-20 2000, 2026-11-20 2000',
      [3, 2, 'a month'],
    ],
    [
      '2026-09-30 100, 2026-10-01 100, 2026-10-02 100, 2026-10-03 100, 2026-10-20 2000, 2026-11-20 2000',
      null,
    ],
    ['2026-10-10 500, 2026-10-20 2000, 2026-11-20 2000', [1, 2, 'a month']],
    ['2026-10-10 501, 2026-10-20 2000, 2026-11-20 2000', null],
    ['2026-10-10 200, 2026-10-20 401, 2026-11-20 401', [1, 2, 'a month']],
    ['2026-10-10 200, 2026-10-20 400, 2026-11-20 400', null],
    ['2026-10-10 201, 2026-10-20 500, 2026-11-20 500', null],
    // A little more each time, never two per cent less.
    ['2026-10-10 100, 2026-10-20 2000, 2026-11-20 2699', [1, 2, 'a month']],
    ['2026-10-10 100, 2026-10-20 2000, 2026-11-20 2701', null],
    ['2026-10-10 100, 2026-10-20 2000, 2026-11-20 1961', [1, 2, 'a month']],
    ['2026-10-10 100, 2026-10-20 2000, 2026-11-20 1959', null],
    // One charge of ten pounds, after what offers commonly cost and last.
    ['2026-11-01 99, 2026-11-09 1000', [1, 1, null]],
    ['2026-11-01 99, 2026-11-09 999', null],
    ['2026-11-01 98, 2026-11-09 1000', null],
    ['2026-11-01 0, 2026-11-04 1000', [1, 1, null]],
    ['2026-11-01 1, 2026-11-06 1000', null],
    ['2025-11-04 100, 2025-11-18 1000', [1, 1, null]],
    ['2025-11-03 100, 2025-11-17 1000', null],
    ['2026-11-01 100, 2026-11-04 100, 2026-11-11 1000', null],
    ['2026-11-01 1000', null],
    ['', null],
  ])('of %s is %j', (payments, found) => {
    expect(shape(payments)).toEqual(found)
  })
})
