// How low a balance gets, from its first day or from a later one.
import { expect, test } from 'vitest'
import { type Minor, minor } from '../money.ts'
import { fallsBelow } from './fall-chance.ts'

const certain = (closings: readonly number[]) =>
  closings.map((closing, at) => {
    const amount = minor(closing)
    return { day: `2026-12-0${at + 1}`, closing: amount, low80: amount, high80: amount }
  })

test.each([
  [undefined, -50_00, [0, 1, 1, 1]],
  ['2026-12-02', -50_00, [0, 1, 1, 1]],
  ['2026-12-03', 120_00, [0, 0, 0, 0]],
  ['2026-12-04', 300_00, [0, 0, 0, 0]],
])('what happens before %s counts for nothing', (from, cautiousLow, byDay) => {
  const days = certain([100_00, -50_00, 120_00, 300_00])
  expect(fallsBelow(days, 0 as Minor, from)).toEqual({ cautiousLow, byDay })
})

test('without days from then on nothing falls', () => {
  expect(fallsBelow(certain([100_00]), 0 as Minor, '2026-12-02')).toBeNull()
})
