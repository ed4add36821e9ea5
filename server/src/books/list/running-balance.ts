// The balance after each row, where one account is listed alone and whole: any other filter would
// leave gaps in it.
import { type Minor, minor } from '@plimsoll/domain/money'
import type { TenantTx } from '../../db/tenant.ts'
import type { Filters } from './filters.store.ts'
import type { ListedRow } from './list.store.ts'
import { balanceAfter } from './running-balance.store.ts'

/**
 * A balance for each row, in their order; null where the account has none; nothing at all where
 * rows are missing between.
 */
export async function runningBalances(
  tx: TenantTx,
  businessId: string,
  list: { filters: Filters; rows: readonly ListedRow[] },
): Promise<(Minor | null)[] | null> {
  const accountId = accountAlone(list.filters)
  const [newest] = list.rows
  if (!accountId || !newest) return null
  let balance = await balanceAfter(tx, businessId, { accountId, row: newest })
  return list.rows.map((row) => {
    const after = balance
    if (balance !== null) balance = minor(balance - row.amount_minor)
    return after
  })
}

function accountAlone({ from: _, to: __, accountId, ...others }: Filters): string | null {
  return Object.values(others).every((filter) => filter === null) ? accountId : null
}
