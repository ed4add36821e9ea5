// Payments in the books that a bank's rows are compared with, to know them again.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'
import type { BankRowsAccount } from './known-rows.store.ts'

/** A payment in the books that came from a file and that no bank has reported. */
type FileRow = { id: string; day: Day; amount: Minor; text: string; balance: Minor | null }

/** Payments of files in an account, of some amounts and days. */
export async function readFileRows(
  tx: TenantTx,
  account: BankRowsAccount,
  like: { amounts: readonly Minor[]; first: Day; last: Day },
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select t.id, t.day, t.amount_minor as amount, t.text, t.balance_minor as balance from transaction t
    where t.business_id = ${account.businessId} and t.account_id = ${account.accountId} and t.origin = 'file'
      and t.amount_minor = any(${like.amounts}::bigint[]) and t.day between ${like.first} and ${like.last}
      and not exists (select from bank_transaction b where b.business_id = t.business_id and b.transaction_id = t.id)
    order by t.day, t.id`.execute(tx)
  return rows
}

/** The days and amounts of an account between two days, oldest first. */
export async function readDaysAndAmounts(
  tx: TenantTx,
  businessId: string,
  span: { accountId: string; first: Day; last: Day },
): Promise<{ day: Day; amount: Minor }[]> {
  const { rows } = await sql<{ day: Day; amount: Minor }>`
    select day, amount_minor as amount from transaction
    where business_id = ${businessId} and account_id = ${span.accountId}
      and day between ${span.first}::date - 3 and ${span.last}::date + 3 order by day, id`.execute(
    tx,
  )
  return rows
}
