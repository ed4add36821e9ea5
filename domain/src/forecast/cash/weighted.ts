// Means in which the recent months count for more.

/**
 * Weights of `count` months, oldest first, that halve every `halfLife` months into the past; the
 * newest weighs 1.
 */
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
