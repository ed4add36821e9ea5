// The balance of everything: past closings counted back from the opening of the month under way,
// today's balance, and days to come with their ranges.
import { addDays, lastDayOf } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { levelOf, today } from '../testing/lines.ts'
import { balanceDays, balanceToday, within } from './balance-days.ts'

const band = (closing: number) => ({
  low50: minor(closing - 100),
  high50: minor(closing + 100),
  low80: minor(closing - 200),
  high80: minor(closing + 200),
  low95: minor(closing - 300),
  high95: minor(closing + 300),
})
const level = levelOf({
  level: 'all',
  balance: Array.from({ length: 60 }, (_, index) => ({
    ...band(100_000 - 1_000 * index),
    day: addDays(today, index + 1),
    closing: minor(100_000 - 1_000 * index),
  })),
  low: { day: addDays(today, 60), balance: minor(41_000), cause: null },
})
const opening = minor(500_000)

test('past closings are the openings of the months behind them', () => {
  const { days } = balanceDays(level, opening, null)
  // Both past months took 900.00: the one before closed 900.00 higher.
  expect(days.slice(0, 3).map(({ day, closing }) => [day, closing])).toEqual([
    [lastDayOf('2026-09'), 590_000],
    [lastDayOf('2026-10'), 500_000],
    [today, 410_000],
  ])
  expect(balanceToday(level, opening)).toBe(410_000)
})

test('months before the books began are not drawn, only the balance they began with', () => {
  const before = ['2026-06', '2026-07', '2026-08'].map((month) => {
    return { ...level.months[0]!, month, actual: minor(0) }
  })
  const { days } = balanceDays({ ...level, months: [...before, ...level.months] }, opening, null)
  expect(days.filter(({ range }) => !range).map(({ day, closing }) => [day, closing])).toEqual([
    [lastDayOf('2026-08'), 680_000],
    [lastDayOf('2026-09'), 590_000],
    [lastDayOf('2026-10'), 500_000],
    [today, 410_000],
  ])
})

test('without the opening the drawing begins with the days to come', () => {
  const { days } = balanceDays(level, null, null)
  expect(days.every(({ range }) => range)).toBe(true)
  expect(balanceToday(level, null)).toBeNull()
})

test('only so many months are shown on both sides', () => {
  const shown = within(balanceDays(level, opening, null), today, 1)
  expect(shown.days[0]?.day).toBe(lastDayOf('2026-10'))
  expect(shown.days.at(-1)?.day).toBe('2026-12-20')
})
