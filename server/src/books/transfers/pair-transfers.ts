// Pairs transfers between own accounts around rows that have just come or were set free, and keeps
// the totals right.
import { groupBy } from '@plimsoll/domain/group'
import { pairTransfers } from '@plimsoll/domain/transfers'
import type { TenantTx } from '../../db/tenant.ts'
import { addTotals, type Picked, subtractTotals } from '../totals/totals.store.ts'
import { hasTwoAccounts, readLegs, tieLegs } from './transfers.store.ts'

/**
 * Pairs around the picked rows. `counted` is whether the picked rows stand in the totals
 * already; all others do.
 */
export async function pairAround(
  tx: TenantTx,
  businessId: string,
  picked: Picked & { counted: boolean },
): Promise<void> {
  if (!(await hasTwoAccounts(tx, businessId))) return
  const legs = await readLegs(tx, businessId, picked)
  const pairs = [...groupBy(legs, (leg) => leg.currency).values()].flatMap(pairTransfers)
  if (pairs.length === 0) return
  const ids = pairs.flatMap(({ outId, inId }) => [outId, inId])
  const fresh = new Set(legs.filter((leg) => leg.picked).map((leg) => leg.id))
  const counted = { ids: picked.counted ? ids : ids.filter((id) => !fresh.has(id)) }
  await subtractTotals(tx, businessId, counted)
  await tieLegs(tx, businessId, pairs)
  await addTotals(tx, businessId, counted)
}
