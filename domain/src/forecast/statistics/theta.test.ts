// The theta models on series whose right answer is known by hand.
import { expect, test } from 'vitest'
import { thetaForecast } from './theta.ts'
import { thetaAverage } from './theta-average.ts'

const numbers = (length: number, value: (i: number) => number) =>
  Float64Array.from({ length }, (_, i) => value(i))

test('a straight line goes straight on', () => {
  const forecast = thetaForecast(
    numbers(40, (i) => 10 + 2 * i),
    5,
  )
  forecast.forEach((value, step) => {
    expect(value).toBeCloseTo(10 + 2 * (40 + step), 4)
  })
})

test('a level with swings that cancel out goes on as the level', () => {
  const forecast = thetaForecast(
    numbers(60, (i) => 50 + (i % 2 ? 1 : -1)),
    6,
  )
  for (const value of forecast) expect(Math.abs(value - 50)).toBeLessThan(0.3)
})

test('a step that lasts is followed', () => {
  const step = numbers(40, (i) => (i < 20 ? 100 : 200))
  expect(thetaForecast(step, 1)[0]!).toBeGreaterThan(190)
})

test('the averaged model follows a line, believing a part of it at least', () => {
  const forecast = thetaAverage(
    numbers(40, (i) => 10 + 2 * i),
    10,
  )
  expect(forecast[9]!).toBeGreaterThan(100)
  expect(forecast[9]!).toBeLessThan(109)
})

test('too few values for a model go on as the last', () => {
  expect(Array.from(thetaForecast(Float64Array.of(3, 5), 2))).toEqual([5, 5])
})
