// Payments that the user expects once.
import type { OneOff } from '@plimsoll/contract/forecast-lines'
import type { Minor } from '@plimsoll/domain/money'
import type { TenantTx } from '../../../db/tenant.ts'
import type { Saver } from './saver.ts'

/** A one-off that is kept. */
export type KeptOneOff = OneOff & { id: string }

/** All of them, by day. */
export async function readOneOffs(tx: TenantTx, businessId: string): Promise<KeptOneOff[]> {
  const rows = await tx
    .selectFrom('forecast_one_off')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('day')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    amount: row.amount_minor as Minor,
    sub_category: row.sub_category,
    merchant_id: row.merchant_id,
    note: row.note,
  }))
}

/** Keeps one-offs and lets go of others. */
export async function keepOneOffs(
  tx: TenantTx,
  businessId: string,
  change: { kept: readonly KeptOneOff[]; removed: readonly string[] },
  by: Saver,
): Promise<void> {
  const gone = [...change.removed, ...change.kept.map(({ id }) => id)]
  if (gone.length > 0)
    await tx
      .deleteFrom('forecast_one_off')
      .where('business_id', '=', businessId)
      .where('id', 'in', gone)
      .execute()
  for (const oneOff of change.kept)
    await tx
      .insertInto('forecast_one_off')
      .values({
        business_id: businessId,
        id: oneOff.id,
        day: oneOff.day,
        amount_minor: oneOff.amount,
        sub_category: oneOff.sub_category,
        merchant_id: oneOff.merchant_id ?? null,
        note: oneOff.note,
        saved_by: by.userId,
      })
      .execute()
}
