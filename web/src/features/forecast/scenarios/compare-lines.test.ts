// The comparison's lines stand inside the frame, and their names never cover each other.
import { addDays } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apart, layOutCompared } from './compare-lines.ts'
import type { Compared } from './queries.ts'

const compared = (id: string | null, closings: readonly number[]): Compared => ({
  id,
  name: id ?? 'Forecast',
  frozen_at: null,
  months: [],
  days: closings.map((closing, at) => ({
    day: addDays('2026-11-27', at * 7),
    closing: minor(closing),
  })),
  low: { day: '2026-12-04', balance: minor(Math.min(...closings)), cause: null },
  first_below: null,
})

test('names keep a line’s height between each other and their order', () => {
  const places = fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(places, (wanted) => {
      const got = apart(wanted, { top: 14, bottom: 300 })
      const sorted = [...got].sort((a, b) => a - b)
      for (const [at, place] of sorted.slice(1).entries())
        expect(place - (sorted[at] ?? 0)).toBeGreaterThanOrEqual(15 - 1e-9)
      expect(sorted.at(-1)).toBeLessThanOrEqual(300 + 1e-9)
      for (const [a, one] of wanted.entries())
        for (const [b, other] of wanted.entries())
          if (one < other) expect(got[a]).toBeLessThan(got[b] ?? 0)
    }),
  )
})

test('lines and lows stand inside the frame, below zero too', () => {
  const layout = layOutCompared(
    {
      compared: [compared(null, [500_000, -200_000]), compared('a', [400_000, 900_000])],
      line: 100_000,
    },
    { width: 800, height: 320, labelWidth: 120 },
  )
  const ys = layout.paths.flatMap((path) =>
    [...path.matchAll(/,([\d.-]+)/g)].map(([, y]) => Number(y)),
  )
  for (const y of [
    ...ys,
    layout.lineY ?? 0,
    ...layout.lows.map((low) => low?.y ?? layout.frame.top),
  ]) {
    expect(y).toBeGreaterThanOrEqual(layout.frame.top)
    expect(y).toBeLessThanOrEqual(layout.frame.bottom)
  }
  expect(layout.xs).toHaveLength(2)
})
