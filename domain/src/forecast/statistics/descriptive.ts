// Means, medians, straight lines and autocorrelations of a series. Plain numbers in any unit,
// oldest first.

/** A series or a forecast: numbers in any unit, oldest first. */
export type Numbers = Float64Array<ArrayBuffer>

/** The arithmetic mean; 0 for no numbers. */
export function mean(values: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i]!
  return values.length ? total / values.length : 0
}

/**
 * The value below which the share lies (0 to 1), interpolated between neighbours; 0 for no numbers.
 */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (!values.length) return 0
  const sorted = Float64Array.from(values).sort()
  const place = share * (sorted.length - 1)
  const low = Math.floor(place)
  const below = sorted[low]!
  return below + (place - low) * ((sorted[low + 1] ?? below) - below)
}

/** The value in the middle; 0 for no numbers. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5)
}

/**
 * The least-squares line through a series: its height at the first value, and its rise per step.
 */
export function line(values: ArrayLike<number>): { start: number; rise: number } {
  const middle = (values.length - 1) / 2
  const level = mean(values)
  let across = 0
  let along = 0
  for (let i = 0; i < values.length; i++) {
    across += (i - middle) * (values[i]! - level)
    along += (i - middle) ** 2
  }
  const rise = along > 0 ? across / along : 0
  return { start: level - rise * middle, rise }
}
