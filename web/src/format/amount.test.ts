// How amounts look on screens.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { change, money, pounds, rough, short } from './amount.ts'

test('R-179 the currency is the pound, written as in Britain', () => {
  expect(money(minor(99950))).toBe('£999.50')
  expect(money(minor(-123456789))).toBe('−£1,234,567.89')
  expect(pounds(minor(7228049))).toBe('£72,280')
})

test('R-180 from 1,000 values are shortened with K, from 1,000,000 with M', () => {
  expect(short(minor(99999))).toBe('£999.99')
  expect(short(minor(100000))).toBe('£1K')
  expect(short(minor(1761700))).toBe('£17.6K')
  expect(short(minor(100000000))).toBe('£1M')
})

test('R-180 rounding comes before the choice of the letter, and a minus stays', () => {
  expect(short(minor(99999900))).toBe('£1M')
  expect(short(minor(-1761700))).toBe('−£17.6K')
})

test('what is read at a glance is never shown to the penny, and rounded rather than cut', () => {
  expect([minor(20987), minor(-20987), minor(-40)].map(rough)).toEqual(['£210', '−£210', '£0'])
  expect([minor(45935), minor(99999), minor(1470000)].map(rough)).toEqual(['£459', '£1K', '£14.7K'])
})

test('a change always shows its sign', () => {
  expect([minor(12000), minor(-4500), minor(0)].map(change)).toEqual(['+£120', '−£45', '£0'])
})
