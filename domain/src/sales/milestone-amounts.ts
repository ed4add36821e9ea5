// What each milestone comes to, to the penny, with its VAT.
import { less, type Minor, minor, plus, zero } from '../money.ts'
import type { Milestone, VatRate, VatTerms } from './project.ts'

/** A hundred percent, in hundredths of a percent. */
export const wholeShare = 10_000

const vatShares: Record<VatRate, number> = { none: 0, standard: 2000, reduced: 500 }

/** An amount before VAT, its VAT, and both together: net + vat = gross. */
export type Taxed = { readonly net: Minor; readonly vat: Minor; readonly gross: Minor }

/**
 * `amount` is in the terms of the value: net where VAT comes on top, gross where it is included.
 */
export type MilestoneAmount = Taxed & { readonly amount: Minor }

/**
 * The milestones' amounts in their order. Shares are rounded as they add up, so that each is within
 * a penny of its exact figure and shares of 100 % add up to the value exactly. Where amounts and
 * shares together make up the value but for a rounding, the last share takes the odd penny.
 */
export function milestoneAmounts(
  milestones: readonly Pick<Milestone, 'amount' | 'share'>[],
  terms: { value: Minor; vat: VatTerms },
): MilestoneAmount[] {
  const { value, vat } = terms
  let sharesSoFar = 0
  let roundedSoFar = 0
  const amounts = milestones.map(({ amount, share }) => {
    if (share === null) return amount ?? zero
    sharesSoFar += share
    const upTo = shareOf(value, sharesSoFar)
    const own = upTo - roundedSoFar
    roundedSoFar = upTo
    return minor(own)
  })
  settleOddPenny(amounts, milestones, value)
  return amounts.map((amount) => ({ amount, ...withVat(amount, vat) }))
}

/** A share of an amount in hundredths of a percent, to the nearest penny, half away from zero. */
export function shareOf(amount: Minor, share: number): Minor {
  const exact = BigInt(Math.abs(amount)) * BigInt(share)
  const rounded = Number((exact * 2n + BigInt(wholeShare)) / BigInt(2 * wholeShare))
  return minor(Math.sign(amount) * rounded)
}

/** An amount with VAT on top, or as the part of it that is VAT; rounded once for each invoice. */
export function withVat(amount: Minor, { rate, included }: VatTerms): Taxed {
  const share = vatShares[rate]
  if (!included) {
    const vat = shareOf(amount, share)
    return { net: amount, vat, gross: plus(amount, vat) }
  }
  const whole = BigInt(wholeShare + share)
  const doubled = BigInt(Math.abs(amount)) * BigInt(wholeShare) * 2n
  const net = minor(Math.sign(amount) * Number((doubled + whole) / (2n * whole)))
  return { net, vat: less(amount, net), gross: amount }
}

function settleOddPenny(
  amounts: Minor[],
  milestones: readonly Pick<Milestone, 'share'>[],
  value: Minor,
): void {
  const last = milestones.findLastIndex(({ share }) => share !== null)
  const gap = value - amounts.reduce((total, amount) => total + amount, 0)
  if (last >= 0 && Math.abs(gap) === 1) amounts[last] = minor((amounts[last] ?? 0) + gap)
}
