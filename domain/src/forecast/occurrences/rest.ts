// What is still to come of an occurrence that was paid in part. Only payees that pay alike every
// time can owe a rest.
import { less, type Minor, sum, zero } from '../../money.ts'
import type { Movement } from '../movement.ts'
import type { Due } from './due-of-series.ts'

// A bill that is 5 % lower is a lower bill.
const wholeShare = 0.95
const steadyRatio = 0.05
const steadyMost = 0.6

/**
 * The rest, signed: 0 when nothing has come yet, when all has come, or when the amounts of the
 * series differ too much to tell.
 */
export function restOf(due: Due, held: readonly Movement[]): Minor {
  if (held.length === 0) return zero
  const matched = sum(held.map(({ amount }) => amount))
  const share = due.amount === 0 ? 1 : matched / due.amount
  if (share >= wholeShare || share < 0) return zero
  return isSteady(due) ? less(due.amount, matched) : zero
}

function isSteady({ series, decided }: Due): boolean {
  if (decided?.kind === 'amount') return true
  const { ratios } = series.amount
  const steady = ratios.filter((ratio) => Math.abs(ratio - 1) <= steadyRatio).length
  return ratios.length > 1 && steady >= ratios.length * steadyMost
}
