// The small pieces of the series forecast, on series so short that each figure is worked out by
// hand.
import { describe, expect, it } from 'vitest'
import { alongSteps, aroundLine } from './autoregression.ts'
import { type DampedTrial, dampedTrials } from './damped-trend.ts'
import { line, mean, median, type Numbers, quantile } from './descriptive.ts'
import { membersOf, type Parts } from './ensemble.ts'
import { scalesOf } from './intervals.ts'
import { localLine } from './local-line.ts'
import { lopsided, symmetric } from './ranges.ts'
import { seasonalAverage } from './seasonal-smoothing.ts'
import { forecastSeries } from './series-forecast.ts'
import { thetaForecast } from './theta.ts'
import { averageOf, testedFrom } from './trials.ts'

const numbers = (...values: number[]): Numbers => Float64Array.from(values)
const close = (found: ArrayLike<number>, wanted: readonly number[], digits = 9) => {
  expect(found.length).toBe(wanted.length)
  for (const [i, value] of wanted.entries()) expect(found[i]).toBeCloseTo(value, digits)
}

describe('means, quantiles and lines', () => {
  it.each([
    [[], 0],
    [[7], 7],
    [[1, 2, 6], 3],
  ])('the mean of %j is %d', (values, wanted) => {
    expect(mean(values)).toBe(wanted)
  })

  it.each([
    // Places 0 to 3: a share of a third is the second, of a half between second and third.
    [[10, 20, 30, 60], 0, 10],
    [[10, 20, 30, 60], 1 / 3, 20],
    [[60, 10, 30, 20], 0.5, 25],
    [[10, 20, 30, 60], 0.9, 51],
    [[10, 20, 30, 60], 1, 60],
    [[5], 0.9, 5],
  ])('of %j the share %d lies below %d', (values, share, wanted) => {
    expect(quantile(values, share)).toBeCloseTo(wanted, 9)
  })

  it('the median of an even number is between the middle two', () => {
    expect(median([4, 1, 9])).toBe(4)
    expect(median([4, 1, 9, 5])).toBe(4.5)
  })

  it.each([
    [[4], 4, 0],
    // Around 1 and 3: (-1)(-2) + 0 + (1)(2) = 4 over 2.
    [[1, 3, 5], 1, 2],
    [[0, 0, 3], -0.5, 1.5],
    [[], 0, 0],
  ])('the line through %j begins at %d and rises by %d', (values, start, rise) => {
    expect(line(values).start).toBeCloseTo(start, 9)
    expect(line(values).rise).toBeCloseTo(rise, 9)
  })
})

describe('a smooth course', () => {
  // One step off weighs (1 - (1/2)³)³ = 0.669921875.
  const near = 0.669921875

  it('is the line through the neighbours at each place', () => {
    // In the middle only the mean counts: 3 × near / (1 + 2 × near).
    close(localLine(numbers(0, 0, 3), 1), [0, (3 * near) / (1 + 2 * near), 3])
  })

  it('counts values by the trust in them', () => {
    // At the end only its neighbour is trusted; in the middle that one and itself are both 0.
    close(localLine(numbers(0, 0, 3), 1, numbers(1, 1, 0)), [0, 0, 0])
    close(localLine(numbers(6, 0, 3), 1, numbers(0, 1, 1)), [0, 0, 3])
  })
})

describe('ranges', () => {
  it('lie as far below as above', () => {
    expect(symmetric(numbers(10, 20), numbers(1, 3), 2)).toEqual({
      low: numbers(8, 14),
      high: numbers(12, 26),
    })
  })

  it('half by factors reach higher than they fall', () => {
    // Of 100 by 0.5: down by the mean of 0.5 and 1 - e^-0.5 = 0.393469, up by that of 0.5 and
    // e^0.5 - 1 = 0.648721.
    const { low, high } = lopsided(numbers(100), numbers(0.25), 2)
    close(low, [100 * (1 - (0.5 + 0.39346934) / 2)], 5)
    close(high, [100 * (1 + (0.5 + 0.64872127) / 2)], 5)
  })

  it('never fall below nothing, however wide', () => {
    // 1 - (1 + 1 - e^-3) / 2 = e^-3 / 2
    close(lopsided(numbers(100), numbers(3), 1).low, [100 * (0.04978707 / 2)], 5)
  })
})

describe('trials', () => {
  const flat = (error: number, value: number) => ({ error, forecast: () => value })

  it.each([
    [3, 0],
    [4, 1],
    [20, 5],
    [47, 11],
    [48, 12],
    [500, 12],
  ])('of %i values are tested from the place %i', (length, from) => {
    expect(testedFrom(length)).toBe(from)
  })

  it('weigh 2⁶ where their error is half, and nothing below one in ten thousand', () => {
    // (64 × 10 + 1 × 75) / 65
    close(averageOf([flat(1, 10), flat(2, 75)], 1), [715 / 65])
    // (1 / 4.6)⁶ is 1.06 of 10,000, (1 / 4.7)⁶ is 0.93 of it.
    expect(averageOf([flat(1, 0), flat(4.6, 1e6)], 1)[0]).toBeGreaterThan(100)
    close(averageOf([flat(1, 0), flat(4.7, 1e6)], 1), [0])
  })

  it('without any error weigh the same, and are asked for the steps from one on', () => {
    const rising = { error: 0, forecast: (step: number) => step }
    close(averageOf([rising, flat(0, 0)], 3), [0.5, 1, 1.5])
  })
})

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

describe('damped trends', () => {
  it('on a constant miss nothing and go on with it', () => {
    for (const { error, forecast } of dampedTrials(numbers(5, 5, 5, 5, 5, 5, 5, 5))) {
      expect(error).toBeCloseTo(0, 12)
      expect(forecast(7)).toBeCloseTo(5, 12)
    }
  })

  it('start on the line through the first ten values, or on the mean of the first six', () => {
    const values = Float64Array.from({ length: 20 }, (_, i) => (i < 10 ? i : 0))
    const trials = dampedTrials(values)
    expect(trials.find(({ trend }) => trend === 0)?.start).toEqual({ height: 2.5, rise: 0 })
    const sloping = trials.find(({ trend }) => trend > 0)
    expect(sloping?.start.height).toBeCloseTo(-1, 12)
    expect(sloping?.start.rise).toBeCloseTo(1, 12)
    // Nine speeds, each flat and with five trends of four lengths.
    expect(trials).toHaveLength(9 * 21)
  })

  it('keep a share of the trend at each step', () => {
    // Values 2 and 4 from a height of 0 rising by 2: with everything kept at 0.8, the first is
    // expected at 1.6 and missed by 0.4.
    const trial = dampedTrials(numbers(2, 4)).find(
      ({ level, trend, kept }) => level === 0.2 && trend === 0.1 && kept === 0.8,
    )
    const height1 = 1.6 + 0.2 * 0.4
    const rise1 = 1.6 + 0.02 * 0.4
    const miss2 = 4 - height1 - 0.8 * rise1
    const height2 = height1 + 0.8 * rise1 + 0.2 * miss2
    const rise2 = 0.8 * rise1 + 0.02 * miss2
    expect(trial?.forecast(1)).toBeCloseTo(height2 + 0.8 * rise2, 12)
    expect(trial?.forecast(2)).toBeCloseTo(height2 + 0.8 * rise2 + 0.64 * rise2, 12)
    // The first value is tested with the second: |4 - (height1 + 0.8 rise1)|.
    expect(trial?.error).toBeCloseTo(miss2, 12)
  })

  it('without a trend forecast the level', () => {
    // From the mean 3 of 2 and 4: 3 - 0.2 = 2.8, then 2.8 + 0.2 × 1.2 = 3.04.
    const level = dampedTrials(numbers(2, 4)).find((each) => each.level === 0.2 && each.trend === 0)
    expect(level?.forecast(1)).toBeCloseTo(3.04, 12)
    expect(level?.forecast(9)).toBeCloseTo(3.04, 12)
    expect(level?.error).toBeCloseTo(1.2, 12)
  })
})

describe('how far a forecast may miss', () => {
  // A forecaster that always says 0 of a series that swings between +1 and -1 is missed by 1 at
  // every step.
  const values = Float64Array.from({ length: 40 }, (_, i) => (i % 2 ? -1 : 1))
  const still: DampedTrial = {
    level: 0,
    trend: 0,
    kept: 0,
    start: { height: 0, rise: 0 },
    error: 1,
    forecast: () => 0,
  }
  const parts = {
    indices: null,
    values,
    tame: values,
    trials: [{ ...still, error: 2, level: 1 }, still],
  }

  it('is the mean of what was seen and the usual, by how much was seen', () => {
    const miss = Math.sqrt(Math.PI / 2)
    // Misses that do not grow are taken to grow by steps^0.05, the least: the law through both
    // steps has its first at miss × 2^(-0.05 × (ln 2 / 2) / (1 + 1/2) / ln 2).
    const first = miss * 2 ** (-0.05 / 3)
    const scaleAt = (step: number) => {
      const scale = Math.sqrt(first * step ** ((0.05 + 0.3) / 2) * miss)
      const drawn = scale ** (40 / 55) * (0.5 * step ** 0.3) ** (15 / 55)
      return Math.sqrt(1 + 32 / 40) * (1 - 0.1 / step) * drawn
    }
    close(scalesOf(parts, [numbers(0, 0)], 0.5, 2), [scaleAt(1), scaleAt(2)])
  })

  it('is more where the members stand apart, at most by the whole level', () => {
    const miss = Math.sqrt(Math.PI / 2)
    const scale = (apart: number) =>
      Math.sqrt(miss * miss + 2 * apart ** 2) ** (40 / 55) * 0.5 ** (15 / 55) * Math.sqrt(1.8) * 0.9
    close(scalesOf(parts, [numbers(0.3), numbers(-0.3)], 0.5, 1), [scale(0.3)])
    close(scalesOf(parts, [numbers(30), numbers(-30)], 0.5, 1), [scale(1)])
  })

  it('grows with what the smoothing learns', () => {
    // A forecaster that says the last value misses every odd step by 2 and every even one by 0,
    // which counts as 10⁻⁹. By its theory the variance is 1 and, one step on, 1 + 1.
    const miss = 2 * Math.sqrt(Math.PI / 2)
    const first = Math.exp((Math.log(miss) + (Math.log(1e-9) - 0.05 * Math.LN2) / 2) / 1.5)
    const scaleAt = (step: number) => {
      const squared = first * step ** 0.175 * miss * Math.sqrt(step)
      const drawn = Math.sqrt(squared) ** (40 / 55) * (0.5 * step ** 0.3) ** (15 / 55)
      return Math.sqrt(1.8) * (1 - 0.1 / step) * drawn
    }
    const learning = { ...parts, trials: [{ ...still, level: 1 }] }
    close(scalesOf(learning, [numbers(0, 0)], 0.5, 2), [scaleAt(1), scaleAt(2)], 6)
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
