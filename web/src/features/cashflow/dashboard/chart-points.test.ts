// What the chart is given, and what is read out of each month.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { addMonths } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { dashboardSample, monthSample } from '../testing/dashboard.ts'
import {
  chartData,
  hasTwoYears,
  monthSentence,
  monthsOfSpan,
  spanOf,
  spansOf,
} from './chart-points.ts'
import { isFirstMonth } from './facts.ts'

const sentenceOf = (at: number, dashboard: Dashboard = dashboardSample) => {
  const month = dashboard.months[at]
  return month && monthSentence(month, dashboard)
}

test('a month that has passed is read as fact', () => {
  expect(sentenceOf(1)).toBe(
    'October 2026, actual. Closing balance £77,541. Cash in £32,000, cash out £24,459.',
  )
})

test('the running month is read with what has come of what is expected', () => {
  expect(sentenceOf(2)).toBe(
    'November 2026, in progress. Balance £72,280, expected close £64,600. Cash in £25,932 of £34,200 expected, cash out £31,193 of £47,141 expected.',
  )
})

test('a month ahead is read as likely, never as fact', () => {
  expect(sentenceOf(4)).toBe(
    'January 2027, forecast. Closing balance likely £17,617. Cash in £20,000, cash out £57,345.',
  )
})

test('where the range of a closing is known, it is read too', () => {
  const [january] = dashboardSample.months.slice(4)
  if (!january) throw new Error('no January')
  const band = { low50: 1, high50: 2, low80: 900_000, high80: 2_500_000, low95: 0, high95: 3 }
  const month = { ...january, closing_band: band as never }
  expect(monthSentence(month, dashboardSample)).toContain(
    'likely £17,617, 80% likely between £9,000 and £25,000.',
  )
})

test('without a forecast the running month promises nothing', () => {
  const months = dashboardSample.months.slice(0, 3)
  expect(sentenceOf(2, { ...dashboardSample, months })).toBe(
    'November 2026, in progress. Balance £72,280. Cash in £34,200, cash out £47,141.',
  )
})

test('the chart opens with the balance before its first month and stops at the balance of today', () => {
  const data = chartData(dashboardSample, dashboardSample.months)
  expect(data.opening).toBe(6_800_000)
  expect(data.now).toEqual({ share: 20 / 30, level: 7_228_000 })
  expect(data.line).toBe(2_000_000)
  // Without days ahead nothing is drawn that the low could stand on.
  expect(data.low).toBeNull()
})

test('the past is drawn by day, over the months shown and no others', () => {
  const data = chartData(dashboardSample, dashboardSample.months)
  expect(data.days).toEqual([
    { key: '2026-11', share: 18 / 30, level: 7_000_000, band: null },
    { key: '2026-11', share: 19 / 30, level: 7_000_000, band: null },
    { key: '2026-11', share: 20 / 30, level: 7_228_000, band: null },
  ])
  const past = [{ day: '2026-09-15', balance: minor(6_900_000) }, ...dashboardSample.past]
  const shown = chartData({ ...dashboardSample, past }, dashboardSample.months.slice(1))
  expect(shown.days.slice(0, 2)).toEqual([
    { key: '2026-10', share: 1 / 31, level: 6_900_000, band: null },
    { key: '2026-10', share: 2 / 31, level: 6_900_000, band: null },
  ])
  expect(shown.days.length).toBe(31 + 20)
})

test('ahead the line is drawn by day, and the low stands on it', () => {
  const band = { low50: 1, high50: 2, low80: 0, high80: 3, low95: 0, high95: 4 }
  const day = { day: '2027-01-29', closing: dashboardSample.low?.balance, ...band }
  const dashboard = { ...dashboardSample, past: [], path: [day] } as unknown as Dashboard
  const data = chartData(dashboard, dashboard.months)
  expect(data.low).toEqual({ key: '2027-01', share: 29 / 31, level: 1_761_700 })
  expect(data.days).toMatchObject([{ key: '2027-01', share: 29 / 31, level: 1_761_700 }])
})

test('a buffer of nothing draws no line', () => {
  const none = { ...dashboardSample, cash_buffer: dashboardSample.months[3]?.cash_in_so_far }
  expect(chartData(none as Dashboard, dashboardSample.months).line).toBeNull()
})

test('a year shows twelve months with the running one, and always all that is expected', () => {
  const past = Array.from({ length: 23 }, (_, i) =>
    monthSample(addMonths('2024-12', i), 'actual', [1, 1, 1, 1, 1]),
  )
  const months = [...past, ...dashboardSample.months.slice(2)]
  expect(monthsOfSpan(months, '1').map(({ month }) => month)).toEqual(
    Array.from({ length: 14 }, (_, i) => addMonths('2025-12', i)),
  )
  expect(monthsOfSpan(months, '2').length).toBe(26)
  expect(hasTwoYears(months)).toBe(true)
  expect(hasTwoYears(dashboardSample.months)).toBe(false)
})

test('a span is always chosen: that of the address where it is offered, else the longest there is room for', () => {
  expect(spanOf('0', ['days', '1', '2'], { isWide: true, isFirst: false })).toBe('days')
  expect(spanOf(null, ['days', '1', '2'], { isWide: true, isFirst: false })).toBe('2')
  expect(spanOf(null, ['days', '1', '2'], { isWide: false, isFirst: false })).toBe('1')
  expect(spanOf(null, ['days', '1'], { isWide: true, isFirst: false })).toBe('1')
  expect(spanOf('2', ['days', '1'], { isWide: true, isFirst: false })).toBe('1')
  expect(spanOf('0', ['1'], { isWide: true, isFirst: false })).toBe('1')
})

test('books in their first month are drawn by day: a line between two months would be made up', () => {
  const { history } = dashboardSample
  const young = {
    ...dashboardSample,
    path: [],
    history: { ...history, first_day: '2026-10-22', months_full: 0 },
  }
  expect(spansOf(young)).toEqual(['days', '1'])
  expect(spanOf(null, ['days', '1'], { isWide: true, isFirst: isFirstMonth(young) })).toBe('days')
  // Longer than the days that are at hand.
  const older = { ...young, history: { ...young.history, first_day: '2026-10-01' } }
  expect([isFirstMonth(older), spansOf(older)]).toEqual([false, ['1']])
})
