// Damped trends, seasons that learn, blocks and outliers: each on a series whose answer can be
// seen.
import { expect, test } from 'vitest'
import { throughBlocks } from './aggregate.ts'
import { dampedAverage, dampedTrials } from './damped-trend.ts'
import { line, quantile } from './descriptive.ts'
import { tamed } from './outliers.ts'
import { seasonalAverage } from './seasonal-smoothing.ts'
import { thetaForecast } from './theta.ts'

const numbers = (length: number, value: (i: number) => number) =>
  Float64Array.from({ length }, (_, i) => value(i))
const noise = (i: number) => Math.sin(i * 12.9898) * Math.cos(i * 78.233 + 1)

test('a trend goes on, ever more slowly', () => {
  const forecast = dampedAverage(dampedTrials(numbers(48, (i) => 100 + 5 * i)), 24)
  const firstRise = forecast[1]! - forecast[0]!
  const lastRise = forecast[23]! - forecast[22]!
  expect(firstRise).toBeGreaterThan(3)
  expect(lastRise).toBeGreaterThan(0)
  expect(lastRise).toBeLessThan(firstRise)
})

test('a season that changes is followed by the seasonal smoothing', () => {
  const swing = (i: number) => (i % 4 === 0 ? (i < 40 ? 2 : 6) : 0)
  const forecast = seasonalAverage(numbers(80, swing), Float64Array.of(3, -1, -1, -1), 4)
  expect(forecast[0]! - forecast[1]!).toBeGreaterThan(5)
})

test('blocks are counted from the end, so that the last values are never left out', () => {
  const values = numbers(31, (i) => (i === 0 ? 1e6 : 10))
  for (const value of throughBlocks(values, 7, 3, thetaForecast)) expect(value).toBeCloseTo(10, 6)
})

test('an outlier is drawn in and the others stay as they are', () => {
  const values = numbers(40, (i) => 100 + noise(i))
  values[20] = 500
  const tame = tamed(values)
  expect(tame[20]!).toBeLessThan(200)
  expect(tame[5]).toBe(values[5])
})

test('a staircase has no outliers', () => {
  const stairs = numbers(60, (i) => (i < 45 ? 10 : 12))
  expect(tamed(stairs)).toEqual(stairs)
})

test('lines and quantiles are those of the textbook', () => {
  expect(line([1, 3, 5, 7])).toEqual({ start: 1, rise: 2 })
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
  expect(quantile([], 0.5)).toBe(0)
})
