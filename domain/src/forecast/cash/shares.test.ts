import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor } from '../../money.ts'
import { splitByWeight } from './shares.ts'

test('parts by weight add up to the penny, and the largest remainder takes the odd one', () => {
  expect(splitByWeight(minor(100), [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitByWeight(minor(-100), [1, 2])).toEqual([-33, -67])
  expect(splitByWeight(minor(5), [0, 0])).toEqual([3, 2])
  expect(splitByWeight(minor(5), [])).toEqual([])
})

test('any split adds up, and no part has another sign or strays a penny from its share', () => {
  const weight = fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 1e9, noNaN: true }))
  fc.assert(
    fc.property(
      fc.integer({ min: -5_000_000_000, max: 5_000_000_000 }),
      fc.array(weight, { minLength: 1, maxLength: 40 }),
      (amount, weights) => {
        const parts = splitByWeight(minor(amount), weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        expect(parts.every((part) => part === 0 || Math.sign(part) === Math.sign(amount))).toBe(
          true,
        )
      },
    ),
  )
})
