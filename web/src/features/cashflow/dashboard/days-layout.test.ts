// The days of the chart: facts until today, then what is likely, all inside the frame.

import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { dashboardSample } from '../testing/dashboard.ts'
import { chartDays, layOutDays } from './days-layout.ts'

const range = (day: string, closing: number) => ({
  day,
  closing: minor(closing),
  low50: minor(closing - 100),
  high50: minor(closing + 100),
  low80: minor(closing - 200_000),
  high80: minor(closing + 200_000),
  low95: minor(closing - 300_000),
  high95: minor(closing + 300_000),
})
const dashboard = {
  ...dashboardSample,
  path: [range('2026-11-21', 7_000_000), range('2026-11-23', -100_000)],
}
const layout = layOutDays(
  { days: chartDays(dashboard), buffer: minor(2_000_000), low: '2026-11-23' },
  { width: 800, height: 360 },
)

test('what is likely goes on from the last fact, and days keep their distance in time', () => {
  expect(chartDays(dashboard).map(({ day, range }) => [day, range !== null])).toEqual([
    ['2026-11-19', false],
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-23', true],
  ])
  const [a = 0, b = 0, c = 0, d = 0] = layout.xs
  expect(b - a).toBeCloseTo(c - b)
  expect(d - c).toBeCloseTo(2 * (c - b))
  expect(layout.splitX).toBe(b)
})

test('the ranges, the buffer and the low stand inside the frame, below zero too', () => {
  const { frame } = layout
  const ys = [...layout.band80.matchAll(/,([\d.-]+)/g)].map(([, y]) => Number(y))
  for (const y of [...ys, layout.bufferY ?? 0, layout.low?.y ?? 0]) {
    expect(y).toBeGreaterThanOrEqual(frame.top)
    expect(y).toBeLessThanOrEqual(frame.bottom)
  }
})

test('without a path nothing is drawn of the future', () => {
  const none = layOutDays(
    { days: chartDays(dashboardSample), buffer: null, low: null },
    { width: 800, height: 360 },
  )
  expect(none).toMatchObject({ band80: '', ahead: '', splitX: null, low: null, bufferY: null })
})
