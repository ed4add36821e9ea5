// The model of each business, packed: learnt from its own labels, read for it alone.
import { holdsAny } from '../../../books/labels/labelled.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** What was learnt, when, and from how many labels. */
type KeptModel = { learnt_at: Date; taught: number; model: Buffer | null }

/** When a business's labels were last learnt from, or `null`. */
export async function findLearnt(
  tx: TenantTx,
  businessId: string,
): Promise<Pick<KeptModel, 'learnt_at' | 'taught'> | null> {
  const row = await tx
    .selectFrom('learnt_model')
    .select(['learnt_at', 'taught'])
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  return row ?? null
}

/** The packed model of a business. */
export async function readModel(tx: TenantTx, businessId: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('learnt_model')
    .select('model')
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  return row?.model ?? null
}

/**
 * Keeps what was learnt, in place of what was learnt before; not where its books were emptied
 * meanwhile.
 */
export async function keepModel(
  tx: TenantTx,
  businessId: string,
  learnt: KeptModel & { quality: unknown; fromIds: readonly string[] },
): Promise<boolean> {
  if (!(await holdsAny(tx, businessId, learnt.fromIds))) return false
  const row = {
    learnt_at: learnt.learnt_at,
    taught: learnt.taught,
    model: learnt.model,
    quality: JSON.stringify(learnt.quality),
  }
  await tx
    .insertInto('learnt_model')
    .values({ business_id: businessId, ...row })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(row))
    .execute()
  return true
}
