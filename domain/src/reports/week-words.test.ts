// The sentences of the weekly report, for weeks worked out by hand.
import { expect, test } from 'vitest'
import { textOf } from '../commentary/sentence.ts'
import { faultInSentence } from '../commentary/verify.ts'
import { minor, zero } from '../money.ts'
import { forecastVerdict } from './forecast-verdict.ts'
import { type WeekCash, weekHeadline } from './week-headline.ts'

const week: WeekCash = {
  week: { from: '2026-11-09', to: '2026-11-15' },
  opening: minor(1_824_000),
  closing: minor(1_463_000),
  in: minor(250_000),
  out: minor(611_000),
  isRunning: false,
  isFirst: false,
  awaitsAfter: null,
}

test.each([
  [week, '9 to 15 November 2026 closed at £14.6K, £3,610 down on the week.'],
  [
    { ...week, closing: minor(1_834_050) },
    '9 to 15 November 2026 closed at £18.3K, £101 up on the week.',
  ],
  [
    { ...week, isRunning: true },
    'Cash stands at £14.6K on 15 November 2026, £3,610 down so far this week.',
  ],
  [
    { ...week, isRunning: true, closing: week.opening },
    'Cash stands at £18.2K on 15 November 2026, as at the start of the week.',
  ],
  // Below £10,000 to the pound, from there on shortened.
  [
    { ...week, opening: minor(1_999_800), closing: minor(999_900) },
    '9 to 15 November 2026 closed at £9,999, £9,999 down on the week.',
  ],
  [
    { ...week, opening: minor(2_000_000), closing: minor(1_000_000) },
    '9 to 15 November 2026 closed at £10K, £10K down on the week.',
  ],
  // A balance may move without money that counts, and money without the balance.
  [
    { ...week, in: zero, out: zero },
    '9 to 15 November 2026 closed at £14.6K, £3,610 down on the week.',
  ],
  [
    { ...week, in: zero, closing: week.opening },
    '9 to 15 November 2026 closed at £18.2K, the same as the week before.',
  ],
  [{ ...week, isRunning: true, isFirst: true }, 'Cash stands at £14.6K on 15 November 2026.'],
  [
    {
      ...week,
      isRunning: true,
      in: zero,
      out: zero,
      closing: week.opening,
      awaitsAfter: '2026-11-06',
    },
    'This week has no transactions yet: your bank data ends on 6 November 2026.',
  ],
  [{ ...week, isFirst: true }, '9 to 15 November 2026 opens your books and closed at £14.6K.'],
  [
    { ...week, closing: week.opening },
    '9 to 15 November 2026 closed at £18.2K, the same as the week before.',
  ],
  [
    { ...week, in: zero, out: zero, closing: week.opening },
    'No money moved from 9 to 15 November 2026, and cash stayed at £18.2K.',
  ],
  [
    { ...week, opening: null, closing: null },
    'Money in came to £2,500 and money out to £6,110 from 9 to 15 November 2026.',
  ],
  [
    { ...week, in: zero, out: zero, opening: null, closing: null },
    'No money moved from 9 to 15 November 2026.',
  ],
] as const)('a week is summed up in a sentence that the verifier accepts: %#', (cash, words) => {
  const sentence = weekHeadline(cash)
  expect(textOf(sentence)).toBe(words)
  expect(faultInSentence(sentence)).toBeNull()
})

test('a forecast is judged side by side, without a share of nothing', () => {
  const side = (forecast: number, actual: number) => ({
    forecast: minor(forecast),
    actual: minor(actual),
  })
  expect(forecastVerdict({ in: side(500_000, 400_000), out: side(100_000, 104_000) })).toBe(
    'Money in was £1K below the forecast (20%). Money out was close to the forecast, £40 above it (4%).',
  )
  expect(forecastVerdict({ in: side(0, 12_300), out: side(12_300, 0) })).toBe(
    'Money in of £123 wasn’t forecast. Money out of £123 was forecast, and there was none.',
  )
  expect(forecastVerdict({ in: side(100, 100), out: side(0, 0) })).toBe(
    'Money in was exactly as forecast. Money out was exactly as forecast.',
  )
})

// Up to a tenth is close, and no gap is of 0 %.
test.each([
  [100_000, 110_000, 'close to the forecast, £100 above it (10%)'],
  [100_000, 110_100, '£101 above the forecast (10%)'],
  [100_000, 90_000, 'close to the forecast, £100 below it (10%)'],
  [1_000_000, 1_000_100, 'close to the forecast, £1 above it (1%)'],
  [1_000_000, 1_015_000, 'close to the forecast, £150 above it (2%)'],
  [100, 200, '£1 above the forecast (100%)'],
])('%i was forecast and %i moved: %s', (forecast, actual, words) => {
  const side = { forecast: minor(forecast), actual: minor(actual) }
  expect(forecastVerdict({ in: side, out: side })).toBe(
    `Money in was ${words}. Money out was ${words}.`,
  )
})
