// Who a business is at the provider, and which businesses are somebody there.
import type { Db } from '../../../db/pool.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** The sealed provider user of a business; null where it has none with this provider. */
export async function findUser(
  tx: TenantTx,
  businessId: string,
  provider: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('bank_user')
    .where('business_id', '=', businessId)
    .where('provider', '=', provider)
    .select('user_sealed')
    .executeTakeFirst()
  return row?.user_sealed ?? null
}

/**
 * Keeps the provider user of a business, unless it has one of this provider; returns the one that
 * counts. A user of another provider is dropped.
 */
export async function keepUser(
  tx: TenantTx,
  businessId: string,
  user: { provider: string; sealed: string; hash: Buffer },
): Promise<string> {
  await tx
    .deleteFrom('bank_user')
    .where('business_id', '=', businessId)
    .where('provider', '<>', user.provider)
    .execute()
  await tx
    .insertInto('bank_user')
    .values({
      business_id: businessId,
      provider: user.provider,
      user_sealed: user.sealed,
      user_hash: user.hash,
    })
    .onConflict((conflict) => conflict.column('business_id').doNothing())
    .execute()
  return (await findUser(tx, businessId, user.provider)) ?? user.sealed
}

/** Forgets whom the provider does not know any more. */
export async function forgetUser(tx: TenantTx, businessId: string): Promise<void> {
  await tx.deleteFrom('bank_user').where('business_id', '=', businessId).execute()
}

/** The business of a provider user, for webhooks; null where there is none (any more). */
export async function findBusinessOfUser(db: Db, userHash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('bank_user')
    .where('user_hash', '=', userHash)
    .select('business_id')
    .executeTakeFirst()
  return row?.business_id ?? null
}

/** Every business that is somebody at the provider. */
export async function listBankBusinesses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('bank_user')
    .select('business_id')
    .orderBy('business_id')
    .execute()
  return rows.map((row) => row.business_id)
}
