// Sums that do not agree are found, named and never hidden.
import { minor } from '@plimsoll/domain/money'
import { describe, expect, test } from 'vitest'
import { joinMonths } from './six-months.ts'
import { findMismatches, mismatchSentence } from './sums.ts'
import { chainOf, type Line, overviewOf } from './testing/records.ts'

const lines: Line[] = [
  ['out', 'op', 'premises', 'rent', 90_000],
  ['in', 'op', 'sales_income', 'product_sales', 150_000],
]

const monthsWith = (change: (records: ReturnType<typeof chainOf>) => void) => {
  const actuals = chainOf('2026-08', [lines, lines, lines], 5000)
  change(actuals)
  const overview = overviewOf({ actuals, forecast: [], asOf: '2026-11-20' })
  return joinMonths(overview, ['2026-08', '2026-09', '2026-10'])
}

describe('comparing sums', () => {
  test('agreeing records give no mismatch', () => {
    expect(findMismatches(monthsWith(() => {}))).toEqual([])
  })

  test('a total that is not that of its lines is found, and so is the closing balance it breaks', () => {
    const months = monthsWith(([, second]) => {
      if (second) second.cash_out = minor(90_001)
    })
    const found = findMismatches(months)
    expect(found.map(({ month, what }) => `${month} ${what}`)).toEqual([
      '2026-09 cash_out',
      '2026-09 closing_balance',
    ])
    expect(found[0] && mismatchSentence(found[0])).toBe(
      'Sep 2026: cash out stands at £900.01, its lines add up to £900.00.',
    )
  })

  test('a month that does not open with what the one before closed is found', () => {
    const months = monthsWith(([, , third]) => {
      if (!third) return
      third.opening_balance = minor(third.opening_balance + 1)
      third.closing_balance = minor(third.closing_balance + 1)
    })
    expect(findMismatches(months).map(({ what }) => what)).toEqual(['opening_balance'])
  })
})
