// Days of cash, worked out by hand.
import { describe, expect, test } from 'vitest'
import { minor } from '../money.ts'
import type { CashLine, CashMonth } from './cash-months.ts'
import { daysOfCash } from './days-of-cash.ts'

function month(name: string, out: number, excluded = 0): CashMonth {
  const line = (activity: CashLine['activity'], amount: number): CashLine => ({
    side: 'out',
    activity,
    subCategory: 'rent',
    amount: minor(amount),
  })
  const none = minor(0)
  return {
    month: name,
    opening: none,
    cashIn: none,
    cashOut: minor(out + excluded),
    closing: none,
    lines: [line('operating', out), line('excluded', excluded)],
  }
}

describe('days of cash', () => {
  // August to October have 92 days; £9,200 went out in them: £100 a day.
  const months = [
    month('2026-07', 900_000),
    month('2026-08', 300_000),
    month('2026-09', 320_000, 5_000_000),
    month('2026-10', 300_000),
  ]
  test.each([
    [260_000, 26],
    [269_999, 26],
    [-100, 0],
  ])('a balance of %i pence lasts %i days', (balance, days) => {
    expect(daysOfCash(minor(balance), months, '2025-01-05')).toBe(days)
  })

  test('the first day of the books shortens its month', () => {
    // From 2 October there are 30 days; £3,000 went out in them.
    expect(daysOfCash(minor(100_000), months, '2026-10-02')).toBe(10)
  })

  test('without full months, or where nothing went out, there is no figure', () => {
    expect(daysOfCash(minor(100_000), months, '2026-11-02')).toBeNull()
    expect(daysOfCash(minor(100_000), [month('2026-10', 0)], '2026-01-01')).toBeNull()
  })
})
