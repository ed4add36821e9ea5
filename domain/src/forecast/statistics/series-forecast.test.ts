// What a forecast of a series must hold, whatever comes in: exact where the series is, finite where
// it is nonsense.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forecastSeries, type SeriesForecast } from './series-forecast.ts'

const monthly = { period: 12, horizon: 18 }
const rows = (forecast: SeriesForecast) => [
  forecast.low95,
  forecast.low80,
  forecast.mean,
  forecast.high80,
  forecast.high95,
]

/** Noise that always falls the same way, about -1 to 1. */
const noise = (i: number) => Math.sin(i * 12.9898) * Math.cos(i * 78.233 + 1)
const series = (length: number, value: (i: number) => number) =>
  Array.from({ length }, (_, i) => value(i))

describe('what is regular goes on', () => {
  test('a constant goes on for ever, between narrow ranges', () => {
    const forecast = forecastSeries(
      series(60, () => 250),
      monthly,
    )
    for (const value of forecast.mean) expect(value).toBeCloseTo(250, 6)
    expect(forecast.high95.at(-1)! - forecast.low95.at(-1)!).toBeLessThan(1)
  })

  test('a yearly pattern that repeats exactly is forecast exactly', () => {
    const pattern = [90, 80, 100, 105, 110, 120, 140, 130, 110, 100, 95, 150]
    const forecast = forecastSeries(
      series(72, (i) => pattern[i % 12]!),
      monthly,
    )
    forecast.mean.forEach((value, step) => {
      expect(value / pattern[step % 12]!).toBeCloseTo(1, 2)
    })
  })

  test('growth at a steady rate goes on', () => {
    const forecast = forecastSeries(
      series(72, (i) => 100 * 1.01 ** i),
      monthly,
    )
    forecast.mean.forEach((value, step) => {
      expect(value / (100 * 1.01 ** (72 + step))).toBeGreaterThan(0.94)
      expect(value / (100 * 1.01 ** (72 + step))).toBeLessThan(1.02)
    })
  })

  test('a pattern of weeks is found in three years of them', () => {
    const week = (i: number) => 100 * (1 + 0.3 * Math.sin((2 * Math.PI * i) / 52)) + 2 * noise(i)
    const forecast = forecastSeries(series(156, week), { period: 52, horizon: 13 })
    forecast.mean.forEach((value, step) => {
      expect(Math.abs(value / week(156 + step) - 1)).toBeLessThan(0.08)
    })
  })

  test('noise about a level is forecast by the level, and the ranges hold most of what comes', () => {
    const value = (i: number) => 1000 + 100 * noise(i)
    const forecast = forecastSeries(series(96, value), monthly)
    const held = forecast.mean.filter(
      (_, step) =>
        value(96 + step) >= forecast.low95[step]! && value(96 + step) <= forecast.high95[step]!,
    )
    for (const mean of forecast.mean) expect(Math.abs(mean - 1000)).toBeLessThan(60)
    expect(held.length).toBeGreaterThanOrEqual(16)
  })

  test('one outlying month moves the forecast little and the ranges more', () => {
    const value = (i: number) => 1000 + 50 * noise(i)
    const calm = forecastSeries(series(60, value), monthly)
    const outlier = forecastSeries(
      series(60, (i) => (i === 40 ? 9000 : value(i))),
      monthly,
    )
    expect(Math.abs(outlier.mean[0]! / calm.mean[0]! - 1)).toBeLessThan(0.05)
    expect(outlier.high95[0]!).toBeGreaterThan(calm.high95[0]!)
  })
})

describe('whatever comes in', () => {
  const anything = fc.array(
    fc.oneof(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.constantFrom(0, 1, -1, 1e-308, 5e-324, 1e308, -1e308, Number.MAX_VALUE),
      fc.double(),
    ),
    { maxLength: 80 },
  )
  const periods = fc.constantFrom(1, 4, 12, 52)
  const between = (min: number, max: number) =>
    fc.array(fc.double({ min, max, noNaN: true }), { minLength: 1, maxLength: 80 })

  test('every number is finite and every range lies within the wider one', () => {
    fc.assert(
      fc.property(anything, periods, fc.integer({ min: 1, max: 30 }), (values, period, horizon) => {
        const forecast = rows(forecastSeries(values, { period, horizon }))
        for (const row of forecast) {
          expect(row).toHaveLength(horizon)
          expect(row.every(Number.isFinite)).toBe(true)
        }
        for (let i = 1; i < forecast.length; i++)
          expect(forecast[i]!.every((value, step) => value >= forecast[i - 1]![step]!)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('ranges never narrow with the steps: in distance, or as factors where the series is smoothed in logarithms', () => {
    const neverFalls = (widths: readonly number[]) =>
      widths.every((width, i) => i === 0 || width >= widths[i - 1]! * (1 - 1e-9))
    fc.assert(
      fc.property(between(-1000, 1000), between(100, 1000), (mixed, positive) => {
        const distances = forecastSeries([-1, ...mixed], monthly)
        expect(neverFalls(distances.high95.map((high, i) => high - distances.low95[i]!))).toBe(true)
        const factors = forecastSeries(positive, monthly)
        expect(neverFalls(factors.high95.map((high, i) => high / factors.mean[i]!))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('the unit of the series is the unit of the forecast', () => {
    fc.assert(
      fc.property(between(1, 1e4), fc.constantFrom(2 ** -20, 2, 2 ** 40), (values, factor) => {
        const inUnit = values.map((value) => value * factor)
        const plain = rows(forecastSeries(values, monthly)).flat()
        const scaled = rows(forecastSeries(inUnit, monthly)).flat()
        expect(scaled).toEqual(plain.map((value) => value * factor))
      }),
      { numRuns: 40 },
    )
    const pounds = series(50, (i) => 1000 + 4 * i + 90 * noise(i))
    const pence = pounds.map((value) => value * 100)
    const ratio = forecastSeries(pence, monthly).mean[9]! / forecastSeries(pounds, monthly).mean[9]!
    expect(ratio).toBeCloseTo(100, 1)
  })

  test('the same series gives the same forecast', () => {
    const values = series(90, (i) => 500 + 3 * i + 80 * noise(i))
    expect(forecastSeries(values, monthly)).toEqual(forecastSeries([...values], monthly))
  })

  test('nothing, and nothing but zeros, is forecast as zero', () => {
    for (const values of [[], [0], series(40, () => 0)])
      expect(rows(forecastSeries(values, monthly)).flat()).toEqual(series(90, () => 0))
  })

  test('the smallest numbers there are do not divide to infinity', () => {
    const forecast = forecastSeries([0, 5e-324], { period: 1, horizon: 1 })
    expect(rows(forecast).flat().every(Number.isFinite)).toBe(true)
  })

  test('one value goes on, between ranges that say how little is known', () => {
    const { mean, low95, high95 } = forecastSeries([400], { period: 12, horizon: 3 })
    expect(mean).toEqual([400, 400, 400])
    expect(low95[0]!).toBeLessThan(370)
    expect(high95[2]!).toBeGreaterThan(430)
  })

  test('what never was negative is not forecast below zero, nor is its range', () => {
    const falling = series(30, (i) => Math.max(0, 500 - 20 * i))
    expect(Math.min(...forecastSeries(falling, monthly).low95)).toBe(0)
    const overdrawn = series(30, (i) => 100 - 20 * i)
    expect(forecastSeries(overdrawn, monthly).mean[5]!).toBeLessThan(-480)
  })

  test('a gap in the numbers is bridged by the value before it', () => {
    const whole = series(40, (i) => 100 + 10 * noise(i))
    const gap = whole.map((value, i) => (i === 20 ? Number.NaN : value))
    const bridged = whole.map((value, i) => (i === 20 ? whole[19]! : value))
    expect(forecastSeries(gap, monthly)).toEqual(forecastSeries(bridged, monthly))
  })

  test('a century of days costs no more than its end', () => {
    const days = series(36_500, (i) => 100 + 10 * noise(i))
    expect(forecastSeries(days, { period: 7, horizon: 14 })).toEqual(
      forecastSeries(days.slice(-600), { period: 7, horizon: 14 }),
    )
  })

  test('questions out of bounds are answered as far as they make sense', () => {
    expect(forecastSeries([1, 2, 3], { period: 12, horizon: 0 }).mean).toEqual([])
    expect(forecastSeries([1, 2, 3], { period: 0, horizon: 2.9 }).mean).toHaveLength(2)
    expect(forecastSeries([1, 2, 3], { period: Number.NaN, horizon: -1 }).mean).toEqual([])
  })
})
