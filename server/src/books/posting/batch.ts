// Rows on their way into the books are staged as a batch: those of one uploaded file, of one update
// from a bank, or of the demo company. The batch of a file has the upload's id.

/** Which batch of which business. */
export type Batch = { readonly businessId: string; readonly batchId: string }

/** An account as a batch prints it, and the account of the books that it is. */
export type AssignedAccount = {
  readonly printed: string
  readonly currency: string
  readonly accountId: string
}
