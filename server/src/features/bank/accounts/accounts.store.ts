// Accounts of the books that a bank's accounts may be: those that files made, and those made for a bank.
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { Tables } from '../../../db/schema.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { LinkRow } from './links.store.ts'

/** An account that files made and no bank feeds. */
export type FileAccount = {
  id: string
  name: string
  printed_name: string | null
  currency: string
}

/** The accounts that only files feed. */
export async function readFileAccounts(tx: TenantTx, businessId: string): Promise<FileAccount[]> {
  const { rows } = await sql<FileAccount>`
    select id, name, printed_name, currency from account a
    where business_id = ${businessId}
      and not exists (select from bank_account l where l.business_id = a.business_id and l.account_id = a.id)
    order by created_at, id`.execute(tx)
  return rows
}

/** The names that accounts bear already. */
export async function readAccountNames(tx: TenantTx, businessId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('account')
    .where('business_id', '=', businessId)
    .select('name')
    .execute()
  return new Set(rows.map((row) => row.name))
}

/** Makes an account of the books for one of a bank. */
export async function addAccount(
  tx: TenantTx,
  businessId: string,
  made: Pick<Tables['account'], 'id' | 'name'> & {
    kind: LinkRow['kind']
    currency: string
    overdraft: Minor
  },
): Promise<void> {
  const { overdraft, ...facts } = made
  await tx
    .insertInto('account')
    .values({ business_id: businessId, ...facts, overdraft_minor: overdraft })
    .execute()
}
