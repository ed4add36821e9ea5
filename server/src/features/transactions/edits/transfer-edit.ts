// Pairs two transactions as one transfer because a person says so, or takes a pair apart. An
// impossible pair is refused with the reason.
import { Problem } from '@plimsoll/domain/problem'
import { readTargets, type TargetRow } from '../../../books/edits/targets.store.ts'
import { addTotals, subtractTotals } from '../../../books/totals/totals.store.ts'
import { findFacing, tie, tiePart } from '../../../books/transfers/ties.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** Ties a transaction to its other leg. Both must stand outside the totals. */
export async function tieByHand(
  tx: TenantTx,
  businessId: string,
  pair: { target: TargetRow; withId: string },
): Promise<void> {
  const [target] = await readTargets(tx, businessId, [pair.target.id])
  const [other] = await readTargets(tx, businessId, [pair.withId])
  if (!other || !target)
    throw new Problem('not_found', 'The other transaction is not there any more.')
  if (target.transfer_id === other.id) return
  const why = whyNoPair(target, other)
  if (why) throw new Problem('conflict', why)
  await tie(tx, businessId, { leg: target.id, other: other.id })
}

function whyNoPair(left: TargetRow, right: TargetRow): string | null {
  if (left.id === right.id) return 'A transaction cannot be paired with itself.'
  if (left.account_id === right.account_id)
    return 'Both transactions are in the same account; a transfer goes between two.'
  if (left.currency !== right.currency) return 'The two accounts are in different currencies.'
  if (left.counts !== right.counts)
    return 'One of the accounts does not count in your cash, so money to it has left your cash.'
  if (left.amount_minor !== -right.amount_minor)
    return 'The two amounts differ. A transfer leaves one account and arrives in another with the same amount.'
  if (left.split || right.split) return 'A split transaction is paired by one of its parts.'
  if (left.excluded || right.excluded) return 'One of the two is excluded. Include it first.'
  if (left.transfer_id || right.transfer_id)
    return 'One of the two is paired with another transaction. Take that pair apart first.'
  return null
}

const partsMax = 50

/**
 * Ties the parts of a transaction that went between own accounts to the legs that they face, where
 * there are any.
 */
export async function tieParts(
  tx: TenantTx,
  businessId: string,
  transactionId: string,
): Promise<void> {
  for (let part = 0; part < partsMax; part++) {
    const found = await findFacing(tx, businessId, transactionId)
    if (!found) return
    await subtractTotals(tx, businessId, { ids: [found.leg_id] })
    await tiePart(tx, businessId, { ...found, transactionId })
    await addTotals(tx, businessId, { ids: [found.leg_id] })
  }
}
