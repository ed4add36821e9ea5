// A person's answers about files of one layout, kept so that the next one asks nothing.
import type { Answers } from '@plimsoll/domain/statement/statement'
import type { TenantTx } from '../../db/tenant.ts'
import type { LayoutMemory, Manner } from '../../outside/workbook/messages.ts'
import type { UploadKey } from './upload-key.ts'

const memoriesMax = 500

/** The memories of the business, the newest first. */
export async function readMemoriesOfLayouts(
  tx: TenantTx,
  businessId: string,
): Promise<LayoutMemory[]> {
  const rows = await tx
    .selectFrom('layout_memory')
    .where('business_id', '=', businessId)
    .select(['signature', 'answers', 'reads_as', 'said_at'])
    .orderBy('said_at', 'desc')
    .limit(memoriesMax)
    .execute()
  return rows.map((row) => ({
    signature: row.signature,
    answers: row.answers as Answers,
    readsAs: row.reads_as,
    savedAt: row.said_at.toISOString(),
  }))
}

/** Remembers how a file was read, in place of what was remembered of its layout before. */
export async function keepMemoryOfLayout(
  tx: TenantTx,
  key: UploadKey,
  manner: Manner,
): Promise<void> {
  const columns = {
    upload_id: key.uploadId,
    answers: JSON.stringify(manner.answers),
    reads_as: manner.readsAs,
    said_at: new Date(),
  }
  await tx
    .insertInto('layout_memory')
    .values({ business_id: key.businessId, signature: manner.signature, ...columns })
    .onConflict((conflict) => conflict.columns(['business_id', 'signature']).doUpdateSet(columns))
    .execute()
}

/** Forgets the answers that came with one upload. */
export async function takeBackMemory(tx: TenantTx, key: UploadKey): Promise<void> {
  await tx
    .deleteFrom('layout_memory')
    .where('business_id', '=', key.businessId)
    .where('upload_id', '=', key.uploadId)
    .execute()
}

/** Forgets the answers about a layout. */
export async function dropMemoryOfLayout(
  tx: TenantTx,
  businessId: string,
  signature: string,
): Promise<void> {
  await tx
    .deleteFrom('layout_memory')
    .where('business_id', '=', businessId)
    .where('signature', '=', signature)
    .execute()
}
