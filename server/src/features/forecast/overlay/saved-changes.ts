// Everything the user laid over the forecast, read together.
import type { Decision } from '@plimsoll/contract/forecast-lines'
import type { TenantTx } from '../../../db/tenant.ts'
import { type KeptConfiguration, readConfigurations } from './configurations.store.ts'
import { readDecisions } from './decisions.store.ts'
import { readHidden } from './hidden.store.ts'
import { readInvoices, type StoredInvoice } from './invoices.store.ts'
import { type KeptOneOff, readOneOffs } from './one-offs.store.ts'

/** Everything saved, as the contract writes it. */
export type SavedChanges = {
  hidden: string[]
  decisions: Decision[]
  configurations: KeptConfiguration[]
  oneOffs: KeptOneOff[]
  invoices: StoredInvoice[]
}

/** Everything that stands now. */
export async function readChanges(tx: TenantTx, businessId: string): Promise<SavedChanges> {
  return {
    hidden: await readHidden(tx, businessId),
    decisions: await readDecisions(tx, businessId),
    configurations: await readConfigurations(tx, businessId),
    oneOffs: await readOneOffs(tx, businessId),
    invoices: await readInvoices(tx, businessId),
  }
}
