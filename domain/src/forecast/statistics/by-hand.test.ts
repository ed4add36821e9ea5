// The small pieces of the series forecast, on series so short that each figure is worked out by
// hand.
import { describe, expect, it } from 'vitest'
import { alongSteps, aroundLine } from './autoregression.ts'
import { dampedTrials } from './damped-trend.ts'
import type { Numbers } from './descriptive.ts'
import { membersOf, type Parts } from './ensemble.ts'
import { seasonalAverage } from './seasonal-smoothing.ts'
import { forecastSeries } from './series-forecast.ts'
import { thetaForecast } from './theta.ts'

const numbers = (...values: number[]): Numbers => Float64Array.from(values)

const close = (found: ArrayLike<number>, wanted: readonly number[], digits = 9) => {
  expect(found.length).toBe(wanted.length)
  for (const [i, value] of wanted.entries()) expect(found[i]).toBeCloseTo(value, digits)
}

describe('from a series’ own last values', () => {
  it('swings that cancel out go on swinging', () => {
    // Steps of +1 and -1 have no drift, and each is the one before turned round.
    close(alongSteps(numbers(0, 1, 0, 1, 0, 1, 0, 1, 0), 4), [1, 0, 1, 0])
  })

  it('a share of a step is kept in the next', () => {
    // The steps 82, 50, 34, 26, 22, 19, 19 have a mean of 36, so a drift of 18. Less that, they are
    // 64, 32, 16, 8, 4, 1, 1; by Burg each keeps 2 (64·32 + 32·16 + … + 1·1) / (64² + 2·32² + …) =
    // 2 × 2725 / 6819 of the one before.
    const kept = 5450 / 6819
    const values = numbers(0, 82, 132, 166, 192, 214, 233, 252)
    const first = 252 + 18 + kept
    close(alongSteps(values, 2), [first, first + 18 + kept ** 2])
  })

  it('too few values have no memory: half of the mean step goes on', () => {
    close(alongSteps(numbers(0, 4), 2), [6, 8])
    close(alongSteps(numbers(5), 2), [5, 5])
    close(alongSteps(numbers(), 2), [0, 0])
  })

  it('a line of which nothing departs goes straight on', () => {
    close(aroundLine(numbers(1, 3, 5), 2), [7, 9])
    close(aroundLine(numbers(4), 2), [4, 4])
  })
})

describe('a seasonal smoothing', () => {
  it('of a season that never changes goes on with it', () => {
    const season = [3, -1, -2]
    const values = Float64Array.from({ length: 18 }, (_, i) => 10 + season[i % 3]!)
    close(seasonalAverage(values, numbers(...season), 4), [13, 9, 8, 13])
  })

  it('goes on where the series ended in the cycle', () => {
    const season = [3, -1, -2]
    const values = Float64Array.from({ length: 19 }, (_, i) => 10 + season[i % 3]!)
    close(seasonalAverage(values, numbers(...season), 3), [9, 8, 13])
  })
})

describe('a theta model', () => {
  it.each([
    [[], 0],
    [[4], 4],
    [[1, 2, 9], 9],
  ])('of %j, too few values, goes on with the last', (values, last) => {
    close(thetaForecast(numbers(...values), 2), [last, last])
  })

  it('of a line goes on with it', () => {
    close(thetaForecast(numbers(2, 4, 6, 8, 10, 12), 3), [14, 16, 18], 6)
  })
})

describe('members', () => {
  it('leave the range of the past by that range at most', () => {
    const past = numbers(10, 11, 10, 14, 10, 11, 10, 12)
    const parts: Parts = { indices: null, values: past, tame: past, trials: dampedTrials(past) }
    const far = membersOf(parts, 400, 12, false).flatMap((member) => [...member])
    // Between 10 and 14: no lower than 6, no higher than 18.
    expect(Math.min(...far)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...far)).toBeLessThanOrEqual(18)
    // Six of values, a seventh on their logarithms.
    expect(membersOf(parts, 1, 12, false)).toHaveLength(6)
    expect(membersOf(parts, 1, 12, true)).toHaveLength(7)
  })
})

describe('the whole', () => {
  it('of two values is their mean, as wide as their gap and the usual', () => {
    // Mean 100; in units of it the gap is 0.4, so one step ahead √(0.065² + 0.4²) wide, and √steps
    // times that later.
    const width = 100 * Math.hypot(0.065, 0.4)
    const forecast = forecastSeries([80, 120], { period: 12, horizon: 2 })
    close(forecast.mean, [100, 100])
    // Down to nothing at the wider stretch of 2.03 and two steps.
    close(forecast.high80, [100 + 1.2 * width, 100 + 1.2 * width * Math.SQRT2])
    close(forecast.low80, [100 - 1.2 * width, 100 - 1.2 * width * Math.SQRT2])
    close(forecast.high95, [100 + 2.03 * width, 100 + 2.03 * width * Math.SQRT2])
    close(forecast.low95, [100 - 2.03 * width, 0])
  })

  it.each([
    [0, 0],
    [-1, 0],
    [2.9, 2],
    [1001, 1000],
  ])('a horizon of %d is one of %i', (horizon, steps) => {
    expect(forecastSeries([5], { period: 12, horizon }).mean).toHaveLength(steps)
  })
})
