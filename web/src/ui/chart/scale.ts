// Straight scales from values to pixels, with round ticks. Whole-number ticks only, because what we
// draw is counted in whole pence.

/** Turns a value into a pixel. */
export type Scale = (value: number) => number

/** The lowest and the highest value of an axis, and the round values marked on it. */
export type Axis = {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
}

/** A straight scale; a domain without length puts everything at the start of the range. */
export function linear(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const [from, to] = domain
  const slope = to === from ? 0 : (range[1] - range[0]) / (to - from)
  return (value) => range[0] + (value - from) * slope
}

/** An axis that holds both ends, widened to round steps; about `steps` of them. */
export function roundAxis(low: number, high: number, steps: number): Axis {
  const top = high > low ? high : low + flatSpan
  const step = roundStep((top - low) / steps)
  const first = Math.floor(low / step)
  const last = Math.ceil(top / step)
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step || 0)
  return { from: first * step, to: last * step, ticks }
}

/**
 * The smallest round number (1, 2, 2.5 or 5 with zeros) not under the given one; always whole,
 * never under 1.
 */
export function roundStep(least: number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, least))))
  const steps = [1, 2, 2.5, 5].map((factor) => factor * size)
  return steps.find((step) => step >= least && Number.isInteger(step)) ?? 10 * size
}

const flatSpan = 100
