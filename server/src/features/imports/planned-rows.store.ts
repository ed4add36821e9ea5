// The first rows of an upload as they would be stored, for a person to look at.
import type { PlannedRow } from '@plimsoll/contract/imports'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { Target } from './account-target.ts'
import { knownRow, type Of } from './books.store.ts'

const rowsShownMax = 20

/** The first rows, in order of days; `is_known` where the account of the books holds that payment already. */
export async function readPlannedRows(
  tx: TenantTx,
  of: Of,
  targets: readonly Target[],
): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    with target as (select * from unnest(${targets.map((one) => one.printed)}::text[],
      ${targets.map((one) => one.currency)}::text[], ${targets.map((one) => one.accountId)}::uuid[])
      as given (printed, currency, account_id))
    select r.position, r.sheet, r.line, r.day, r.amount_minor as amount, r.currency, r.text,
      r.balance_minor as balance, known.id is not null as is_known
    from upload_row r
      left join target on target.printed = coalesce(r.account, '') and target.currency = r.currency
      left join lateral (${knownRow}) known on true
    where r.business_id = ${of.businessId} and r.upload_id = ${of.uploadId}
    order by r.position limit ${rowsShownMax}`.execute(tx)
  return rows
}
