// The first rows of an upload as they would be stored, for a person to look at.
import type { PlannedRow } from '@plimsoll/contract/imports'
import type { Target } from '@plimsoll/domain/matching/account-target'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import { existingRow, targetTable } from '../matching/compare.store.ts'
import type { Batch } from './batch.ts'

const rowsShownMax = 20

/**
 * The first rows, in order of days; `is_known` where the account of the books holds that payment
 * already.
 */
export async function readPlannedRows(
  tx: TenantTx,
  batch: Batch,
  targets: readonly Target[],
): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    with ${targetTable(targets)}
    select r.position, r.sheet, r.line, r.day, r.amount_minor as amount, r.currency, r.text,
      r.balance_minor as balance, existing.id is not null as is_known
    from staged_row r
      left join target on target.printed = coalesce(r.account, '') and target.currency = r.currency
      left join lateral (${existingRow}) existing on true
    where r.business_id = ${batch.businessId} and r.batch_id = ${batch.batchId}
    order by r.position limit ${rowsShownMax}`.execute(tx)
  return rows
}
