import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, medianOf, minor, parseMinor, printMinor, scale, sum } from './money.ts'

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(minor)

test('what is printed reads back as the same amount', () => {
  fc.assert(fc.property(amounts, (amount) => parseMinor(printMinor(amount)) === amount))
})

test.each(['12.5', '1,000.00', '', '-', '1.234', ' 1', '+1', '£1', '1e3', 'NaN'])(
  'refuses %j as an amount',
  (text) => expect(() => parseMinor(text)).toThrow('not an amount'),
)

test('refuses a fraction of a penny', () => {
  expect(() => minor(0.5)).toThrow('not whole pence')
  expect(() => minor(Number.NaN)).toThrow()
  expect(() => minor(2 ** 53)).toThrow()
})

test('allocated parts add up to the whole and differ by a penny at most', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 500 }), (amount, parts) => {
      const split = allocate(amount, parts)
      expect(sum(split)).toBe(amount)
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1)
    }),
  )
  expect(allocate(minor(1000), 3)).toEqual([334, 333, 333])
})

test('scales to the nearest penny, half away from zero', () => {
  expect(scale(minor(-101), 0.5)).toBe(-51)
  expect(scale(minor(100), 1 / 3)).toBe(33)
})

test('the median of an even list is its lower middle, of none null', () => {
  expect(medianOf([minor(4), minor(1), minor(3), minor(2)])).toBe(2)
  expect(medianOf([])).toBeNull()
})
