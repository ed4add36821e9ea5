// Percentages of money in whole numbers: hundredths of a percent, to the nearest penny, without
// floating point.
import { type Minor, minor, plus, totalMax } from '../../money.ts'
import { Problem } from '../../problem.ts'

const whole = 10_000n

/**
 * So many hundredths of a percent of an amount (500 is 5 %), to the nearest penny, half away from
 * zero. Refuses a fraction of a hundredth.
 */
export function shareOf(amount: Minor, basisPoints: number): Minor {
  const product = BigInt(amount) * BigInt(basisPoints)
  const half = product < 0n ? -whole / 2n : whole / 2n
  return minor(Number((product + half) / whole))
}

/**
 * An amount raised by so many hundredths of a percent (lowered when negative), to the nearest
 * penny. Refuses (`invalid`) what would come to more than a trillion pounds.
 */
export function raisedBy(amount: Minor, basisPoints: number): Minor {
  if (Math.abs(amount) * (1 + Math.abs(basisPoints) / Number(whole)) > totalMax)
    throw new Problem('invalid', 'These percentages come to more money than can be counted.')
  return plus(amount, shareOf(amount, basisPoints))
}
