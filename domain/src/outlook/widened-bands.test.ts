import { expect, test } from 'vitest'
import type { BaseForecast } from '../forecast/engine.ts'
import { minor } from '../money.ts'
import { emptyBase } from '../testing/forecast-arbitraries.ts'
import { widenedBands } from './widened-bands.ts'

const offsets = (width: number, days = 30) =>
  Array.from({ length: days }, (_, ahead) => (ahead + 1) * width)

/**
 * A month in which 10 pence come in a day (20 on the last), and ranges that grow by as much a day.
 */
const base = (low95: number): BaseForecast => ({
  ...emptyBase,
  asOf: '2026-10-31',
  until: '2026-11-30',
  profile: { in: Array(31).fill(1), out: Array(31).fill(1) },
  remainder: [
    {
      month: '2026-11',
      side: 'in',
      subCategory: 'sales',
      merchantId: null,
      amount: minor(310),
      method: 'a typical month',
    },
  ],
  bands: {
    low50: offsets(low95 / 4),
    high50: offsets(1),
    low80: offsets(low95 / 2),
    high80: offsets(2),
    low95: offsets(low95),
    high95: offsets(4),
  },
})

test('where more comes in than the range reaches down, ranges are widened as asked', () => {
  const { low50, high80, low95 } = widenedBands(base(-4), { low: 2, high: 2 })
  expect([low50[9], high80[9], low95[9]]).toEqual([-20, 40, -80])
})

test('no range is widened below the path without receipts: 100 pence by the tenth day', () => {
  const { low80, high95, low95 } = widenedBands(base(-4), { low: 3, high: 3 })
  // 2.5 times as wide reaches 100 pence down; above nothing is known to bound it.
  expect([low80[9], low95[9], high95[9]]).toEqual([-50, -100, 120])
})

test('one that lies lower by itself stays as it is', () => {
  const { low80, low95 } = widenedBands(base(-12), { low: 3, high: 3 })
  expect([low80[9], low95[9]]).toEqual([-60, -120])
})

test('each side by its own factor', () => {
  const { low80, high80 } = widenedBands(base(-4), { low: 1, high: 3 })
  expect([low80[9], high80[9]]).toEqual([-20, 60])
})
