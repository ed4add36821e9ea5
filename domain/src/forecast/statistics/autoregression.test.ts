// Forecasts from a series' own last values, on processes whose coefficients are known.
import { expect, test } from 'vitest'
import { alongSteps, aroundLine } from './autoregression.ts'

/**
 * A process in which 80 % of a value is kept in the next; its shocks come from a linear congruence.
 */
function process(length: number): Float64Array<ArrayBuffer> {
  const values = new Float64Array(length)
  let state = 7
  for (let i = 1; i < length; i++) {
    state = (state * 1103515245 + 12345) % 2 ** 31
    values[i] = 0.8 * values[i - 1]! + state / 2 ** 30 - 1
  }
  return values
}

test('a process that keeps 80 % is forecast to come back by about a fifth a step', () => {
  const values = process(2000)
  values[1999] = 10
  const [first, second] = aroundLine(values, 2)
  expect(Math.abs(first! / 10 - 0.8)).toBeLessThan(0.06)
  expect(Math.abs(second! / 10 - 0.64)).toBeLessThan(0.08)
})

test('a straight line is gone on with in full around it, and by half along its steps', () => {
  const line = Float64Array.from({ length: 40 }, (_, i) => 5 + i)
  expect(aroundLine(line, 4)[3]!).toBeCloseTo(48, 6)
  const ahead = alongSteps(line, 4)[3]!
  expect(ahead).toBeGreaterThan(45)
  expect(ahead).toBeLessThan(48.1)
})

test('a forecast far ahead never explodes', () => {
  const wild = Float64Array.from({ length: 60 }, (_, i) => 1.2 ** i * (i % 2 ? 1 : -1))
  expect(Array.from(aroundLine(wild, 500)).every(Number.isFinite)).toBe(true)
})
