// The season is found where it is, taken for nothing where it is noise, and taken out and put back
// without a trace.
import { expect, test } from 'vitest'
import { seasonalIndices, withoutSeason, withSeason } from './seasonal-indices.ts'

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
