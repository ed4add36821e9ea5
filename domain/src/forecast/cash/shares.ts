// Splits an amount into whole pence by weights, so that the parts add up to it exactly (the largest
// remainder takes the odd penny).
import { type Minor, minor } from '../../money.ts'

/**
 * The amount split by weights (>= 0); evenly when they are all zero. Of equal remainders the
 * earlier is served first. No weights, no parts.
 */
export function splitByWeight(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) =>
    total > 0 ? (weight / total) * Math.abs(amount) : Math.abs(amount) / weights.length,
  )
  const whole = shares.map(Math.floor)
  const odd = Math.abs(amount) - whole.reduce((sum, part) => sum + part, 0)
  for (const at of byRemainder(shares).slice(0, odd)) whole[at] = whole[at]! + 1
  const sign = Math.sign(amount)
  return whole.map((part) => minor(sign * part))
}

/** Places in the order in which they are served an odd penny. */
function byRemainder(shares: readonly number[]): number[] {
  const rest = shares.map((share) => share - Math.floor(share))
  return shares.map((_, i) => i).sort((a, b) => rest[b]! - rest[a]! || a - b)
}
