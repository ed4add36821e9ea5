// What people type for an amount, and what is refused rather than guessed.
import { money } from '@plimsoll/domain/amount-words'
import { minor } from '@plimsoll/domain/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test('an amount is read with and without pence, thousands marks and a pound sign', () => {
  const typed = ['1250', '1,250.00', '£1,250', ' £ 1250.5 ', '-20', '−£20.05', '£-20', '0.01']
  expect(typed.map(typedAmount)).toEqual([125000, 125000, 125000, 125050, -2000, -2005, -2000, 1])
})

test('what is no amount, or could be two, is refused', () => {
  const typed = ['', '-', 'abc', '1.234,50', '1,25', '12,34,567', '1.005', '1e3', '--5', '£']
  expect(typed.map(typedAmount)).toEqual(typed.map(() => null))
})

test('every amount that is shown can be typed back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (pence) => {
      expect(typedAmount(money(minor(pence)))).toBe(minor(pence))
    }),
  )
})
