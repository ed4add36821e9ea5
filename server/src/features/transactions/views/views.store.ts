// Saved views in the database.
import { newId } from '../../../db/new-id.ts'
import type { TenantTx } from '../../../db/tenant.ts'

/** A saved view; `query` is that of the page's address. */
export type SavedView = { id: string; name: string; query: string }

/** The views, by name. */
export async function readViews(tx: TenantTx, businessId: string): Promise<SavedView[]> {
  return tx
    .selectFrom('saved_view')
    .where('business_id', '=', businessId)
    .select(['id', 'name', 'query'])
    .orderBy('name')
    .execute()
}

/** Keeps a view in the place of one of the same name. */
export async function keepView(
  tx: TenantTx,
  businessId: string,
  view: { name: string; query: string },
): Promise<SavedView> {
  const { name, query } = view
  const row = await tx
    .insertInto('saved_view')
    .values({ business_id: businessId, id: newId(), name, query })
    .onConflict((conflict) => conflict.columns(['business_id', 'name']).doUpdateSet({ query }))
    .returning(['id', 'name', 'query'])
    .executeTakeFirstOrThrow()
  return row
}

/** Removes a view; false where there is none. */
export async function dropView(tx: TenantTx, businessId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_view')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
