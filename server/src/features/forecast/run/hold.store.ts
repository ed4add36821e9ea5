// Holds a business's books still for the rest of a transaction, so that nothing is kept about books
// that were deleted or changed meanwhile.
import type { TenantTx } from '../../../db/tenant.ts'

type Held = { version: number; decisionsVersion: number }

/**
 * Holds the books and makes the transaction begin again (`asTenant` does) when they are not those
 * that were read. Ask it after the run has been read: whoever makes a run holds the books too, and
 * two that wait for each other would wait for ever.
 */
export async function holdSame(tx: TenantTx, businessId: string, read: Held): Promise<void> {
  const held = await tx
    .selectFrom('business')
    .select(['books_version as version', 'decisions_version as decisionsVersion'])
    .where('id', '=', businessId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (held.version === read.version && held.decisionsVersion === read.decisionsVersion) return
  // PostgreSQL's own word for "somebody was faster, begin again".
  throw Object.assign(new Error('The books changed while they were read.'), { code: '40001' })
}
