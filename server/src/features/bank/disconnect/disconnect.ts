// Ends a connection: here at once, at the provider by a job that does not give up. Its transactions
// stay or go, as the user chose.
import { Problem } from '@plimsoll/domain/problem'
import { dropBankStated, settleAccounts } from '../../../books/accounts/balances.store.ts'
import {
  dropRemoved,
  readMerchantsOf,
  readRowsOfBank,
} from '../../../books/bank-rows/removed-rows.store.ts'
import { changeBooks } from '../../../books/change-books.ts'
import { dropUnused } from '../../../books/posting/take-back.store.ts'
import type { Context } from '../../../context.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { endConsent } from '../../alerts/service.ts'
import { nameSource } from '../../imports/service.ts'
import { keepSource } from '../../sources/service.ts'
import { readLinks } from '../accounts/links.store.ts'
import {
  changeConnection,
  dropConnection,
  findConnection,
  readConnections,
  settleBankConnected,
} from '../connection/connections.store.ts'
import { endSync, findPending } from '../connection/syncs.store.ts'
import { removeFromBooks } from '../rows/change-rows.ts'
import { endingsQueue } from './end-at-provider.ts'

/** Disconnects a bank. Done twice it does no more than once. */
export async function disconnect(
  context: Context,
  businessId: string,
  request: { id: string; data: 'keep' | 'delete' },
): Promise<void> {
  const { id } = request
  await changeBooks(context, businessId, async (tx) => {
    const row = await findConnection(tx, businessId, id)
    if (!row) throw new Problem('not_found', 'There is no such connection.')
    const pending = await findPending(tx, businessId, id)
    if (pending)
      await endSync(tx, businessId, { id: pending.id, state: 'error', errorCode: 'disconnected' })
    // Its trigger has the job notify the provider; a worker at work finds its lease gone.
    if (!row.disconnected_at)
      await changeConnection(tx, businessId, {
        id,
        set: { disconnected_at: new Date(), lease_id: null, lease_until: null },
      })
    if (request.data === 'delete') await removeData(tx, businessId, id)
    await endConsent(tx, businessId, id)
    await settleBankConnected(tx, businessId)
    await nameWhatIsLeft(tx, businessId)
  })
  context.jobs.wake(endingsQueue.name)
  await context.jobs.send(endingsQueue.name, {})
}

// Rows of files in the same accounts stay, and so do the accounts then.
async function removeData(tx: TenantTx, businessId: string, connectionId: string): Promise<void> {
  const links = await readLinks(tx, businessId)
  const accountIds = links
    .filter((link) => link.connection_id === connectionId)
    .map((link) => link.account_id)
  const merchantIds = await readMerchantsOf(tx, businessId, accountIds)
  await removeFromBooks(tx, businessId, await readRowsOfBank(tx, businessId, accountIds))
  await dropBankStated(tx, businessId, accountIds)
  await dropRemoved(tx, businessId, accountIds)
  await dropConnection(tx, businessId, connectionId)
  await dropUnused(tx, businessId, { merchantIds, accountIds })
  await settleAccounts(tx, businessId, accountIds)
}

async function nameWhatIsLeft(tx: TenantTx, businessId: string): Promise<void> {
  const open = (await readConnections(tx, businessId)).filter((row) => !row.disconnected_at)
  const last = open.at(-1)
  if (!last) return nameSource(tx, businessId)
  await keepSource(tx, businessId, {
    kind: 'bank',
    provider: last.provider,
    institution: last.institution,
    updatedAt: last.last_success_at ?? last.connected_at,
  })
}
