// The words of an uploaded file's rows, for searches: put into their index once the file is stored,
// because cutting them up takes as long as storing the rows does. A search looks through those that
// are still due, so it finds the same before and after.
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { withWordsPending } from '../../db/set-wise.ts'
import { indexPendingWords } from '../../db/statistics.store.ts'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import type { Batch } from './batch.ts'

/** Notes that the words of an upload are still to be indexed. */
export async function markWordsDue(tx: TenantTx, { businessId, batchId }: Batch): Promise<void> {
  await tx
    .insertInto('words_due')
    .values({ business_id: businessId, upload_id: batchId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Indexes the words of every upload of a business whose words are still due. */
export async function indexUploadWords(db: Db, businessId: string): Promise<void> {
  await asTenant(db, businessId, async (tx) => {
    await withWordsPending(tx)
    await sql`
      with due as (delete from words_due where business_id = ${businessId} returning upload_id)
      insert into upload_words (business_id, upload_id, id, words)
      select r.business_id, r.batch_id, r.id,
        r.text || coalesce(chr(10) || r.counterparty, '') || coalesce(chr(10) || r.reference, '')
      from due join staged_row r on r.business_id = ${businessId} and r.batch_id = due.upload_id
      where not r.left_out`.execute(tx)
  })
  await indexPendingWords(db)
}

/**
 * Drops the words of an upload. The note first: a job that is indexing them holds it, and what that
 * job wrote is seen by the second statement only.
 */
export async function dropWords(tx: TenantTx, { businessId, batchId }: Batch): Promise<void> {
  for (const table of ['words_due', 'upload_words'] as const)
    await tx
      .deleteFrom(table)
      .where('business_id', '=', businessId)
      .where('upload_id', '=', batchId)
      .execute()
}
