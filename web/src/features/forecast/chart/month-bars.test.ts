// The bars of a line: whole pence by month, turned so that the usual direction is up, each standing
// where it belongs.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { levelOf, today } from '../testing/lines.ts'
import { barMonths, layOutBars } from './month-bars.ts'

const size = { width: 600, height: 260 }
const months = barMonths(levelOf().months, 'out', today)

test('money out stands upright, and a range keeps its low below its high', () => {
  const ahead = months.find(({ kind }) => kind === 'ahead')
  expect(ahead).toMatchObject({ actual: null, forecast: 90_000, low: 89_500, high: 90_500 })
  expect(months.filter(({ kind }) => kind === 'current').map(({ month }) => month)).toEqual([
    '2026-11',
  ])
})

test('the future begins behind the month under way, and only it is hatched', () => {
  const layout = layOutBars(months, size)
  const first = months.findIndex(({ kind }) => kind === 'ahead')
  expect(layout.splitX).toBeCloseTo(layout.frame.left + first * layout.step)
  expect(layout.done.split('M')).toHaveLength(1 + 3)
  expect(layout.expected.split('M')).toHaveLength(1 + 12)
  expect(layout.forecastMarks.map(({ key }) => key)).toEqual(['2026-09', '2026-10'])
})

test('what is still to come of a month stands on what has come of it', () => {
  const half = months.map((month) =>
    month.kind === 'current' ? { ...month, actual: minor(40_000) } : month,
  )
  const layout = layOutBars(half, size)
  expect(layout.expected.split('M')).toHaveLength(1 + 13)
})

test('a draft may reach higher than all bars, and nothing breaks without any month', () => {
  const changed = [{ month: '2026-12', amount: minor(500_000) }]
  const layout = layOutBars(months, size, changed)
  expect(layout.y(500_000)).toBeGreaterThanOrEqual(layout.frame.top)
  expect(layout.changed).toMatch(/^M[\d.]+,[\d.]+L[\d.]+,[\d.]+$/)
  expect(layOutBars([], size).xs).toEqual([])
})
