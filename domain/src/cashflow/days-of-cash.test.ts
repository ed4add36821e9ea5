// Days of cash, worked out by hand.
import { describe, expect, test } from 'vitest'
import { minor } from '../money.ts'
import type { CashLine, CashMonth } from './cash-months.ts'
import { daysOfCash, paceSpan } from './days-of-cash.ts'

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
    month('2026-11', 38_000),
  ]
  const asOf = '2026-11-20'
  test.each([
    [260_000, 26],
    [269_999, 26],
    [-100, 0],
  ])('a balance of %i pence lasts %i days', (balance, days) => {
    expect(daysOfCash(minor(balance), months, { firstDay: '2025-01-05', asOf })).toBe(days)
  })

  test('the first day of the books shortens its month', () => {
    // From 2 October there are 30 days; £3,000 went out in them.
    expect(daysOfCash(minor(100_000), months, { firstDay: '2026-10-02', asOf })).toBe(10)
  })

  test('two days of a month say nothing: the pace is that of all days of young books', () => {
    const young = [month('2026-10', 5_000), month('2026-11', 412_673)]
    // 22 days from 30 October to 20 November with £4,176.73: £189.85 a day.
    expect(daysOfCash(minor(1_336_826), young, { firstDay: '2026-10-30', asOf })).toBe(70)
    expect(paceSpan({ firstDay: '2026-10-30', asOf })).toEqual({ from: '2026-10-30', to: asOf })
  })

  test('in the first two weeks, or where nothing went out, there is no figure', () => {
    expect(daysOfCash(minor(100_000), months, { firstDay: '2026-11-08', asOf })).toBeNull()
    const none = [month('2026-10', 0)]
    expect(daysOfCash(minor(100_000), none, { firstDay: '2026-01-01', asOf })).toBeNull()
  })
})
