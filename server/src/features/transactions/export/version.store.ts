// Which version of the books stands, so that pages read one after another are known to be of one state.
import type { TenantTx } from '../../../db/tenant.ts'

/** The version of a business's books; it grows with each change of them. */
export async function readBooksVersion(tx: TenantTx, businessId: string): Promise<number> {
  const row = await tx
    .selectFrom('business')
    .where('id', '=', businessId)
    .select('books_version')
    .executeTakeFirstOrThrow()
  return row.books_version
}
