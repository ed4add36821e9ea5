// The season is found where it is, taken for nothing where it is noise, and taken out and put back
// without a trace.
import { expect, test } from 'vitest'
import {
  centredAverage,
  meansByPlace,
  seasonalIndices,
  withoutSeason,
  withSeason,
} from './seasonal-indices.ts'

const pattern = [-3, -1, 0, 2, 4, 1, 0, -2, -1, 0, 3, -3]
const noise = (i: number) => Math.sin(i * 12.9898) * Math.cos(i * 78.233 + 1)
const numbers = (length: number, value: (i: number) => number) =>
  Float64Array.from({ length }, (_, i) => value(i))

test('a pattern on a straight line is recovered', () => {
  const indices = seasonalIndices(
    numbers(72, (i) => 100 + i / 2 + pattern[i % 12]!),
    12,
  )!
  indices.forEach((value, place) => {
    expect(Math.abs(value - pattern[place]!)).toBeLessThan(0.2)
  })
})

test('noise gets no season, or nearly none', () => {
  const indices = seasonalIndices(numbers(96, noise), 12)
  expect(Math.max(0, ...(indices ?? []))).toBeLessThan(0.25)
})

test('a series of less than two years and a bit has no season yet', () => {
  expect(
    seasonalIndices(
      numbers(25, (i) => pattern[i % 12]!),
      12,
    ),
  ).toBeNull()
  expect(seasonalIndices(numbers(40, noise), 1)).toBeNull()
})

test('a season taken out and put back leaves the series as it was', () => {
  const values = numbers(60, (i) => 10 * noise(i) + pattern[i % 12]!)
  const indices = seasonalIndices(values, 12)
  const back = withSeason(withoutSeason(values, indices), indices, 0)
  back.forEach((value, i) => {
    expect(value).toBeCloseTo(values[i]!, 10)
  })
})

test('the centred average takes half of each end of an even cycle, and all of an odd one', () => {
  const values = Float64Array.of(1, 3, 2, 8, 7, 9)
  // (1/2 + 3 + 2 + 8 + 7/2) / 4 and (3/2 + 2 + 8 + 7 + 9/2) / 4
  expect([...centredAverage(values, 4)]).toEqual([NaN, NaN, 4.25, 5.75, NaN, NaN])
  expect([...centredAverage(values, 3)]).toEqual([NaN, 2, 13 / 3, 17 / 3, 8, NaN])
})

test('departures are weighted by place and centred, and values without a trend count for nothing', () => {
  const values = Float64Array.of(10, 4, 14, 6)
  const trend = Float64Array.of(8, 6, 8, NaN)
  const weights = Float64Array.of(1, 1, 3, 1)
  // Place 0: (1 x 2 + 3 x 6) / 4 = 5; place 1: -2 alone; their mean, 1.5, is taken off both.
  expect([...meansByPlace(values, trend, weights, 2)]).toEqual([3.5, -3.5])
})

test('a season without noise is kept whole, whatever the slope', () => {
  const quarters = [3, -1, -4, 2]
  const indices = seasonalIndices(
    numbers(20, (i) => 50 - 2 * i + quarters[i % 4]!),
    4,
  )!
  indices.forEach((value, place) => {
    expect(value).toBeCloseTo(quarters[place]!, 9)
  })
})
