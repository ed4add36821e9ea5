// Means and medians in which the recent months count for more.

/** Weights of `count` months, oldest first, that halve every `halfLife` months into the past; the newest weighs 1. */
export function recencyWeights(count: number, halfLife: number): number[] {
  return Array.from({ length: count }, (_, i) => 0.5 ** ((count - 1 - i) / halfLife))
}

/** The mean of values under weights; 0 of none. */
export function weightedMean(values: ArrayLike<number>, weights: readonly number[]): number {
  let total = 0
  let weight = 0
  for (let i = 0; i < values.length; i++) {
    total += values[i]! * weights[i]!
    weight += weights[i]!
  }
  return weight > 0 ? total / weight : 0
}

/** The value at which half of the weight lies below, the middle of two where it is met exactly; 0 of none. */
export function weightedMedian(values: ArrayLike<number>, weights: readonly number[]): number {
  const order = Array.from(values, (_, i) => i).sort((a, b) => values[a]! - values[b]!)
  const half = order.reduce((sum, i) => sum + weights[i]!, 0) / 2
  let below = 0
  for (const [place, i] of order.entries()) {
    below += weights[i]!
    if (below > half * (1 + 1e-9)) return values[i]!
    if (below >= half * (1 - 1e-9)) return (values[i]! + values[order[place + 1] ?? i]!) / 2
  }
  return 0
}
