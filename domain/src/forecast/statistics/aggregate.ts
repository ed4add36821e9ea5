// Forecasts a series through the means of blocks of it (quarters of months): noise cancels out and
// the slow course shows (Kourentzes, Petropoulos and Trapero, 2014).
import { mean, type Numbers } from './descriptive.ts'

/**
 * The forecast by blocks of so many values, counted from the end; each step takes the forecast of
 * its block.
 */
export function throughBlocks(
  values: Numbers,
  horizon: number,
  block: number,
  forecast: (values: Numbers, horizon: number) => Numbers,
): Numbers {
  const count = Math.floor(values.length / block)
  const from = values.length - count * block
  const means = new Float64Array(count)
  for (let i = 0; i < count; i++)
    means[i] = mean(values.subarray(from + i * block, from + (i + 1) * block))
  const ahead = forecast(means, Math.ceil(horizon / block))
  return new Float64Array(horizon).map((_, step) => ahead[Math.floor(step / block)]!)
}
