import { expect, test } from 'vitest'
import { ownWidth, scaledBands } from './own-width.ts'

const met = (miss: number) => ({ expected: 1000, low80: -100, high80: 200, came: 1000 + miss })

test('a business that is hit closely gets narrower bands, the more so the more is known', () => {
  const few = ownWidth([10, -5, 20].map(met))
  const many = ownWidth(Array.from({ length: 40 }, (_, i) => met(i % 2 ? 20 : -10)))
  expect(few.low).toBe(few.high)
  expect(few.low).toBeLessThan(1)
  expect(many.low).toBeLessThan(few.low)
  expect(many.high).toBeGreaterThanOrEqual(0.25)
})

test('one that is missed widely gets wider ones, within reason', () => {
  const both = ownWidth([-300, -250, 500, 600].map(met))
  expect(both.low).toBeGreaterThan(1)
  expect(both.high).toBeGreaterThan(1)
})

test('only on the side on which balances came', () => {
  const forty = (miss: number) => Array.from({ length: 40 }, () => met(miss))
  expect(ownWidth(forty(99_999))).toEqual({ low: 1, high: 3 })
  // Twice the width below, (40 × 2 + 5) / 45.
  expect(ownWidth(forty(-200))).toEqual({ low: 85 / 45, high: 1 })
})

test('nothing known, nothing changed', () => {
  expect(ownWidth([])).toEqual({ low: 1, high: 1 })
  expect(ownWidth([{ expected: 5, low80: 0, high80: 0, came: 9 }])).toEqual({
    low: 1,
    high: 1,
  })
})

test('scaled bands stay nested and in whole pence', () => {
  const bands = {
    low50: [-5, -7],
    high50: [4, 9],
    low80: [-11, -15],
    high80: [10, 20],
    low95: [-21, -33],
    high95: [25, 41],
  }
  const { low50, low80, low95, high50, high80, high95 } = scaledBands(bands, {
    low: 0.37,
    high: 1.3,
  })
  for (const day of [0, 1]) {
    const edges = [low95, low80, low50, high50, high80, high95].map((offsets) => offsets[day] ?? 0)
    expect([...edges].sort((a, b) => a - b)).toEqual(edges)
    for (const edge of edges) expect(Number.isInteger(edge)).toBe(true)
  }
})
