// Means and medians in which the recent months count for more.

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

// How much of the weight on either side of the middle counts: a median that jumps from one month's
// value to the next would make a forecast jump with it.
const aroundMiddle = 0.1

/** The mean of the middle fifth of the values under weights; 0 of none. */
export function weightedMedian(values: ArrayLike<number>, weights: readonly number[]): number {
  const sorted = weights.map((weight, i) => ({ weight, value: values[i]! }))
  sorted.sort((a, b) => a.value - b.value)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return 0
  const from = (0.5 - aroundMiddle) * total
  const to = (0.5 + aroundMiddle) * total
  let passed = 0
  let sum = 0
  for (const { value, weight } of sorted) {
    const counted = Math.min(passed + weight, to) - Math.max(passed, from)
    if (counted > 0) sum += value * counted
    passed += weight
  }
  return sum / (to - from)
}
