// What the owner says of accounts. Their balances and what is booked in them are the sources'.
import type { Minor } from '@plimsoll/domain/money'
import type { TenantTx } from '../../db/tenant.ts'

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

/** Keeps what was said; what was not said stays as it is. */
export async function describeAccount(
  tx: TenantTx,
  businessId: string,
  given: {
    accountId: string
    said: {
      name?: string | undefined
      kind?: 'current' | 'savings' | 'card' | 'cash' | undefined
      included?: boolean | undefined
      buffer?: Minor | undefined
      overdraft?: Minor | undefined
    }
  },
): Promise<void> {
  const { name, kind, included, buffer, overdraft } = given.said
  const said = { name, kind, included, buffer_minor: buffer, overdraft_minor: overdraft }
  if (Object.values(said).every((value) => value === undefined)) return
  await tx
    .updateTable('account')
    .set(said)
    .where('business_id', '=', businessId)
    .where('id', '=', given.accountId)
    .execute()
}
