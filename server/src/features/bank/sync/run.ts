// One stretch of work at an update: what it is about, until when it may last, and proof that it
// still holds its connection.
import { changeBooks } from '../../../books/change-books.ts'
import type { Context } from '../../../context.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import type { BankProvider } from '../../../outside/open-banking/bank-provider.ts'
import { type ConnectionRow, renewLease } from '../connection/connections.store.ts'
import { providerOf } from '../connection/failures.ts'
import { unseal } from '../connection/seals.ts'
import type { SyncRow } from '../connection/syncs.store.ts'

/**
 * A lease lapses this long after it was last renewed: longer than one call to the provider may
 * take.
 */
export const leaseSeconds = 20

/** A stretch of work. */
export type Run = {
  readonly context: Context
  readonly businessId: string
  readonly connectionId: string
  readonly leaseId: string
  readonly sync: SyncRow
  readonly connection: ConnectionRow
  readonly until: number
}

/**
 * Thrown where the connection has gone to another worker, or has ended: nothing more may be
 * written.
 */
export class LeaseLost extends Error {}

/** The provider, and who we are there. */
export function atProvider({ context, connection }: Run): {
  banks: BankProvider
  user: string
  connectionId: string
} {
  return {
    banks: providerOf(context),
    user: unseal(context, 'user', connection.user_sealed),
    connectionId: unseal(context, 'connection', connection.provider_id_sealed),
  }
}

/** Reads or notes something beside the books, if the connection is still held; holds it longer. */
export async function noting<T>(run: Run, work: (tx: TenantTx) => Promise<T>): Promise<T> {
  return asTenant(run.context.db, run.businessId, async (tx) => {
    await hold(tx, run)
    return work(tx)
  })
}

/** Changes the books, if the connection is still held; holds it longer. */
export async function booking<T>(run: Run, work: (tx: TenantTx) => Promise<T>): Promise<T> {
  return changeBooks(run.context, run.businessId, async (tx) => {
    await hold(tx, run)
    return work(tx)
  })
}

async function hold(tx: TenantTx, run: Run): Promise<void> {
  const lease = { connectionId: run.connectionId, leaseId: run.leaseId, seconds: leaseSeconds }
  if (!(await renewLease(tx, run.businessId, lease))) throw new LeaseLost()
}
