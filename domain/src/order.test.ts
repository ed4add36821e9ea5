import { expect, it } from 'vitest'
import { compareText } from './order.ts'

it.each([
  ['2026-03-29', '2026-03-30', -1],
  ['2026-04-01', '2026-03-30', 1],
  ['a', 'a', 0],
  // By codes: capitals come first.
  ['Z', 'a', -1],
])('%s beside %s: %i', (a, b, order) => {
  expect(compareText(a, b)).toBe(order)
})
