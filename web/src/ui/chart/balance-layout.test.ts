// A balance by day in pixels: facts, then what is likely from the last fact on, all inside the
// frame.
import { addDays } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { type BalanceDay, layOutBalance } from './balance-layout.ts'

const size = { width: 700, height: 320 }
const nothing = { changed: [], buffer: null, low: null }
const known = (day: string, closing: number): BalanceDay => ({
  day,
  closing: minor(closing),
  range: null,
})
const likely = (day: string, closing: number): BalanceDay => ({
  day,
  closing: minor(closing),
  range: {
    low50: minor(closing - 100),
    high50: minor(closing + 100),
    low80: minor(closing - 200_000),
    high80: minor(closing + 200_000),
  },
})
const days = [
  known('2026-11-19', 6_900_000),
  known('2026-11-20', 7_000_000),
  likely('2026-11-21', 7_000_000),
  likely('2026-11-23', -100_000),
]

test('days keep their distance in time, and the split is at the last fact', () => {
  const layout = layOutBalance({ ...nothing, days }, size)
  const [a = 0, b = 0, c = 0, d = 0] = layout.xs
  expect(b - a).toBeCloseTo(c - b)
  expect(d - c).toBeCloseTo(2 * (c - b))
  expect(layout.splitX).toBe(b)
  // The line and its ranges start where what is known ends.
  const start = layout.past.split('L').at(-1)
  expect(layout.ahead.startsWith(`M${start}L`)).toBe(true)
  expect(layout.band80.startsWith(`M${start}L`)).toBe(true)
})

test('ranges, buffer, low and draft stand inside the frame, below zero too', () => {
  const low = { day: '2026-11-23', balance: minor(-100_000) }
  const changed = [{ day: '2026-11-22', amount: minor(9_000_000) }]
  const layout = layOutBalance({ days, changed, buffer: minor(2_000_000), low }, size)
  const paths = [layout.band80, layout.band50, layout.changed].join('')
  const ys = [...paths.matchAll(/,([\d.-]+)/g)].map(([, y]) => Number(y))
  expect(ys.length).toBeGreaterThan(10)
  for (const y of [...ys, layout.bufferY ?? 0, layout.low?.y ?? 0]) {
    expect(y).toBeGreaterThanOrEqual(layout.frame.top)
    expect(y).toBeLessThanOrEqual(layout.frame.bottom)
  }
  expect(layout.low?.y).toBeGreaterThan(layout.bufferY ?? 0)
  expect(layout.band80).not.toBe(layout.band50)
})

test('a low point between two drawn days is marked where it is; one beyond them is not', () => {
  const low = { day: '2026-11-22', balance: minor(7) }
  const layout = layOutBalance({ ...nothing, days, low }, size)
  expect(layout.low).toEqual({ x: layout.x('2026-11-22'), y: layout.y(7) })
  const beyond = { ...low, day: addDays('2026-11-23', 1) }
  expect(layOutBalance({ ...nothing, days, low: beyond }, size).low).toBeNull()
})

test('without days to come nothing is drawn of the future', () => {
  const layout = layOutBalance({ ...nothing, days: days.slice(0, 2) }, size)
  expect(layout).toMatchObject({ band80: '', ahead: '', splitX: null, low: null, bufferY: null })
})
