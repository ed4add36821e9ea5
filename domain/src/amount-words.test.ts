import { expect, test } from 'vitest'
import { money, pounds, short } from './amount-words.ts'
import { minor } from './money.ts'

test.each([
  [99_999, '£999.99'],
  [99_950, '£999.50'],
  [100_000, '£1K'],
  [1_761_700, '£17.6K'],
  [99_994_999, '£1M'],
  [99_949_999, '£999K'],
  [100_000_000, '£1M'],
  [123_456_789_00, '£123M'],
  [-250_000, '−£2.5K'],
  [-1, '−£0.01'],
  [0, '£0'],
])('R-179 R-180 shortens %i pence to %s', (pence, words) => {
  expect(short(minor(pence))).toBe(words)
})

test('R-179 writes pounds the British way, with a real minus', () => {
  expect(money(minor(123_450))).toBe('£1,234.50')
  expect(money(minor(-5))).toBe('−£0.05')
  expect(pounds(minor(-40))).toBe('£0')
  expect(pounds(minor(7_228_049))).toBe('£72,280')
})
