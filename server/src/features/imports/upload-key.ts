// Which upload of which business.
import type { Batch } from '../../books/posting/batch.ts'

/** Names an upload. */
export type UploadKey = { readonly businessId: string; readonly uploadId: string }

/** The batch in which the rows of an upload are staged. */
export function batchOf({ businessId, uploadId }: UploadKey): Batch {
  return { businessId, batchId: uploadId }
}
