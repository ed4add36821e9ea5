// The leaks that users dismissed.
import { sql } from 'kysely'
import type { TenantTx } from '../../../db/tenant.ts'

/** A dismissed leak, with its numbers as they were. */
export async function readDismissed(
  tx: TenantTx,
  businessId: string,
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('leak_dismissal')
    .select(['leak', 'figures'])
    .where('business_id', '=', businessId)
    .execute()
  return new Map(rows.map(({ leak, figures }) => [leak, figures]))
}

/** Puts a leak away with its numbers. */
export async function keepDismissal(
  tx: TenantTx,
  businessId: string,
  dismissal: { leak: string; figures: string; userId: string },
): Promise<void> {
  const row = {
    figures: dismissal.figures,
    dismissed_by: dismissal.userId,
    dismissed_at: sql<Date>`now()`,
  }
  await tx
    .insertInto('leak_dismissal')
    .values({ business_id: businessId, leak: dismissal.leak, ...row })
    .onConflict((conflict) => conflict.columns(['business_id', 'leak']).doUpdateSet(row))
    .execute()
}

/** Restores a dismissed leak. */
export async function dropDismissal(tx: TenantTx, businessId: string, leak: string): Promise<void> {
  await tx
    .deleteFrom('leak_dismissal')
    .where('business_id', '=', businessId)
    .where('leak', '=', leak)
    .execute()
}
