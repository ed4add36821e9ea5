// Which account of the books each account of a connection feeds, and what becomes of that link when
// a bank renames or drops it.
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../../db/schema.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** An account of a connection with what its account of the books is. */
export type LinkRow = Selectable<Tables['bank_account']> & {
  kind: 'current' | 'savings' | 'card' | 'cash'
  currency: string
  institution_id: string
  ended: boolean
}

/** Every account of the books that a bank feeds, or has fed. */
export async function readLinks(tx: TenantTx, businessId: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select l.*, a.kind, a.currency, c.institution_id, c.disconnected_at is not null as ended
    from bank_account l
      join account a on a.business_id = l.business_id and a.id = l.account_id
      join bank_connection c on c.business_id = l.business_id and c.id = l.connection_id
    where l.business_id = ${businessId} order by a.created_at, a.id`.execute(tx)
  return rows
}

/**
 * Links an account of a connection to an account of the books and replaces an earlier link of it.
 */
export async function keepLink(
  tx: TenantTx,
  businessId: string,
  link: {
    account_id: string
    connection_id: string
    provider_id: string
    key_sealed: string | null
    reference: string | null
  },
): Promise<void> {
  const { account_id, ...facts } = link
  await tx
    .insertInto('bank_account')
    .values({ business_id: businessId, ...link })
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'account_id']).doUpdateSet({ ...facts, gone_at: null }),
    )
    .execute()
}

/**
 * The bank's ids of this account's transactions have changed since, so they can't show what is
 * gone.
 */
export async function markFormer(
  tx: TenantTx,
  businessId: string,
  accountId: string,
): Promise<void> {
  await tx
    .updateTable('bank_transaction')
    .set({ former: true })
    .where('business_id', '=', businessId)
    .where('account_id', '=', accountId)
    .execute()
  await tx
    .updateTable('bank_pending')
    .set({ gone_at: sql<Date>`now()` })
    .where('business_id', '=', businessId)
    .where('account_id', '=', accountId)
    .where('gone_at', 'is', null)
    .execute()
}

/** Marks the accounts of a connection that the provider no longer reports. */
export async function markGone(
  tx: TenantTx,
  businessId: string,
  filter: { connectionId: string; reported: readonly string[] },
): Promise<void> {
  await sql`update bank_account set gone_at = case when provider_id = any(${filter.reported}::text[]) then null
      else coalesce(gone_at, now()) end
    where business_id = ${businessId} and connection_id = ${filter.connectionId}`.execute(tx)
}
