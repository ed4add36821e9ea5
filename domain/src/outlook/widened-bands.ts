// Ranges made wider, as far as what they speak of is possible: the worst that can be expected is
// that nothing comes in.
import type { BandOffsets, BaseForecast } from '../forecast/engine.ts'
import { baseParts } from '../forecast/overlay/base-parts.ts'
import { dayPath } from '../forecast/overlay/path.ts'
import type { Widening } from './range-check.ts'

/**
 * The bands of a base so many times as wide on each side. Below, only as far as the 95 % range
 * stays above the path without any receipts; where it lies lower by itself, it stays as it is.
 */
export function widenedBands(base: BaseForecast, widening: Widening): BandOffsets {
  const { bands } = base
  const received = receiptsOf(base)
  const factors = bands.low95.map((low, ahead) => {
    const possible = low < 0 ? (received[ahead] ?? received.at(-1) ?? 0) / -low : widening.low
    return Math.min(widening.low, Math.max(1, possible))
  })
  const below = (offsets: readonly number[]) => {
    let widest = 0
    return offsets.map((each, ahead) => {
      widest = Math.min(widest, Math.round(each * (factors[ahead] ?? 1)))
      return widest
    })
  }
  const above = (offsets: readonly number[]) =>
    offsets.map((each) => Math.round(each * widening.high))
  return {
    low50: below(bands.low50),
    high50: above(bands.high50),
    low80: below(bands.low80),
    high80: above(bands.high80),
    low95: below(bands.low95),
    high95: above(bands.high95),
  }
}

/** What is expected to have come in by the end of each day. */
function receiptsOf(base: BaseForecast): number[] {
  let received = 0
  return dayPath(baseParts(base), base).map((day) => {
    received += day.in
    return received
  })
}
