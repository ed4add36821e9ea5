// A penny counts as much as a thousand pounds; pockets and taxes count neither way.
import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { effectOf, effectOfNet } from './effect.ts'

test.each([
  ['in', 'product_sales', 1, 'favourable'],
  ['in', 'product_sales', -1, 'adverse'],
  ['out', 'rent', 1, 'adverse'],
  ['out', 'rent', -1, 'favourable'],
  ['out', 'rent', 0, 'neutral'],
  ['out', 'vat_payment', 100_000, 'neutral'],
  ['in', 'loan_received', 100_000, 'neutral'],
] as const)('%s, %s: %i pence is %s', (side, subCategory, variance, effect) => {
  expect(effectOf({ side, subCategory, variance: minor(variance) })).toBe(effect)
})

test.each([
  [0, 'neutral'],
  [1, 'favourable'],
  [-1, 'adverse'],
])('net cash %i pence apart is %s', (variance, effect) => {
  expect(effectOfNet(minor(variance))).toBe(effect)
})
