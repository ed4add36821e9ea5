// Accounts of the books: which there are, adding one, and what its owner says of it. Balances are
// in balances.store.ts.
import type { KnownAccount } from '@plimsoll/domain/matching/account-target'
import type { Minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** What kind of account it is. */
type AccountKind = Tables['account']['kind']['__select__']

/** The accounts of the books, oldest first, as far as telling them apart goes. */
export async function readAccounts(tx: TenantTx, businessId: string): Promise<KnownAccount[]> {
  const { rows } = await sql<KnownAccount>`
    select a.id, a.name, a.printed_name, a.layout, a.currency, l.reference as bank_reference,
      l.account_id is not null as bank_fed
    from account a left join bank_account l on l.business_id = a.business_id and l.account_id = a.id
    where a.business_id = ${businessId} order by a.created_at, a.id`.execute(tx)
  return rows
}

/** Adds an account. */
export async function addAccount(
  tx: TenantTx,
  businessId: string,
  account: {
    id: string
    name: string
    kind: AccountKind
    currency: string
    printed_name?: string | null
    layout?: string | null
    overdraft_minor?: Minor
  },
): Promise<void> {
  await tx
    .insertInto('account')
    .values({ business_id: businessId, ...account })
    .execute()
}

/** Whether an account counts in cash; null where there is no such account. */
export async function readIncluded(
  tx: TenantTx,
  businessId: string,
  accountId: string,
): Promise<boolean | null> {
  const row = await tx
    .selectFrom('account')
    .where('business_id', '=', businessId)
    .where('id', '=', accountId)
    .select('included')
    .executeTakeFirst()
  return row?.included ?? null
}

/** What the owner of an account may change of it; what is absent stays. */
export type AccountDetails = {
  readonly name?: string | undefined
  readonly kind?: AccountKind | undefined
  readonly included?: boolean | undefined
  readonly buffer?: Minor | undefined
  readonly overdraft?: Minor | undefined
}

/** Changes the details of an account. */
export async function changeAccountDetails(
  tx: TenantTx,
  businessId: string,
  { accountId, details }: { accountId: string; details: AccountDetails },
): Promise<void> {
  const { name, kind, included, buffer, overdraft } = details
  const columns = { name, kind, included, buffer_minor: buffer, overdraft_minor: overdraft }
  if (Object.values(columns).every((value) => value === undefined)) return
  await tx
    .updateTable('account')
    .set(columns)
    .where('business_id', '=', businessId)
    .where('id', '=', accountId)
    .execute()
}
