import { expect, test } from 'vitest'
import { grouped, money, pounds, short } from './amount-words.ts'
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

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-54_321, '-54,321'],
  [1_234_567, '1,234,567'],
  [90_071_992_547_409n, '90,071,992,547,409'],
])('sets the thousands of %d apart: %s', (whole, words) => {
  expect(grouped(whole)).toBe(words)
})

test('reads billions without a letter of their own', () => {
  expect(short(minor(1_234_567_890_00))).toBe('£1,235M')
})
