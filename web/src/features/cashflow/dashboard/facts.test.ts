// What the dashboard reads from its figures: the end of the books, how a month stands.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { dashboardSample as sample } from '../testing/dashboard.ts'
import {
  booksEnd,
  dailyBalances,
  hasForecast,
  monthWords,
  standing,
  withoutOldForecast,
} from './facts.ts'

test('books have ended when their figures stand on a day before today', () => {
  expect(booksEnd(sample)).toBeNull()
  expect(booksEnd({ ...sample, as_of: '2024-03-12' })).toBe('2024-03-12')
})

test('a month stands by what is still to come, never by more than the whole', () => {
  expect(standing(minor(600), minor(1000))).toEqual({ rest: 400, share: 0.6 })
  expect(standing(minor(1200), minor(1000))).toEqual({ rest: -200, share: 1 })
  expect(standing(minor(-100), minor(1000))?.share).toBe(0)
  expect(standing(minor(0), minor(0))).toEqual({ rest: 0, share: 1 })
  expect(standing(minor(600), null)).toBeNull()
})

test('a day on which nothing moved keeps the balance of the day before', () => {
  const past = [
    { day: '2026-10-30', balance: minor(100) },
    { day: '2026-11-02', balance: minor(300) },
  ]
  const books = { past, as_of: '2026-11-03' }
  expect(dailyBalances(books)).toEqual([
    { day: '2026-10-30', balance: 100 },
    { day: '2026-10-31', balance: 100 },
    { day: '2026-11-01', balance: 100 },
    { day: '2026-11-02', balance: 300 },
    { day: '2026-11-03', balance: 300 },
  ])
  // A span that begins between two movements begins with the balance held by then.
  expect(dailyBalances(books, '2026-11-01')).toEqual(dailyBalances(books).slice(2))
  expect(dailyBalances({ ...books, past: [] })).toEqual([])
})

test('a month of another year is shown with its year', () => {
  expect(monthWords('2026-11', '2026-11-20')).toBe('November')
  expect(monthWords('2024-03', '2026-11-20')).toBe('March 2024')
})

test('old bank data expects nothing: no months ahead, no bills, and the month stands as it was', () => {
  const outlook = { ...sample.outlook, state: 'unknown', reason: 'old_data' } as const
  const old = withoutOldForecast({ ...sample, as_of: '2025-11-14', outlook })
  expect(hasForecast(old)).toBe(false)
  expect([old.path, old.low, old.upcoming, old.waterfall]).toEqual([[], null, [], []])
  expect(old.this_month).toMatchObject({ expected_in: null, expected_out: null })
  const running = old.months.at(-1)
  expect(running?.cash_in).toBe(running?.cash_in_so_far)
  expect(running?.closing).toBe(sample.cash.balance)
  expect(withoutOldForecast(sample)).toBe(sample)
})
