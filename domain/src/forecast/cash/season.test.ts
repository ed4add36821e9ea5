import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test('a seaside shop is expected to be busy in its summer', () => {
  const year = [10, 10, 20, 40, 80, 150, 200, 210, 90, 40, 20, 15]
  const past = Float64Array.from([...year, ...year, ...year], (value, i) => value * 1000 + i * 37)
  const ahead = seasonOf(past, 12)!
  expect(ahead[7]!).toBeGreaterThan(5 * ahead[0]!)
})

test('lumpy money and short pasts have no season', () => {
  expect(seasonOf(new Float64Array(23).fill(100), 12)).toBeNull()
  expect(
    seasonOf(
      Float64Array.from({ length: 36 }, (_, i) => (i * 7919) % 13),
      12,
    ),
  ).toBeNull()
})
