// What the provider reports about one connection: its state, its accounts, and samples of their
// payments.
import { readAccounts } from '../../../books/accounts/accounts.store.ts'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import {
  type ProviderAccount,
  type ProviderConnection,
  ProviderProblem,
} from '../../../outside/open-banking/bank-provider.ts'
import type { ReportedConnection } from '../connection/connections.store.ts'
import { providerOf } from '../connection/failures.ts'
import type { Sample } from './link-accounts.ts'
import { readLinks } from './links.store.ts'

export async function findAtProvider(
  context: Context,
  user: string,
  connectionId: string,
): Promise<ProviderConnection> {
  const all = await providerOf(context).listConnections(user)
  const found = all.find((connection) => connection.id === connectionId)
  if (!found)
    throw new ProviderProblem('not_found', 'The provider no longer lists this connection.')
  return found
}

/** The accounts of one connection. */
export async function accountsOf(
  context: Context,
  user: string,
  connectionId: string,
): Promise<ProviderAccount[]> {
  const all = await providerOf(context).listAccounts(user)
  return all.filter((account) => account.connectionId === connectionId)
}

/**
 * A page of each account's payments, to compare with accounts that files made; nothing where there
 * are none.
 */
export async function samplesOf(
  context: Context,
  businessId: string,
  reported: { user: string; accounts: readonly ProviderAccount[] },
): Promise<Map<string, Sample>> {
  const { files, linked } = await asTenant(context.db, businessId, async (tx) => ({
    files: (await readAccounts(tx, businessId)).filter(({ bank_fed }) => !bank_fed),
    linked: await readLinks(tx, businessId),
  }))
  const currencies = new Set(files.map((account) => account.currency))
  const linkedIds = new Set(linked.map((link) => link.provider_id))
  const samples = new Map<string, Sample>()
  for (const { id, currency } of reported.accounts) {
    if (linkedIds.has(id) || !currencies.has(currency)) continue
    const page = await providerOf(context).pullTransactions({
      user: reported.user,
      accountId: id,
      from: null,
      modifiedSince: null,
      cursor: null,
    })
    samples.set(
      id,
      page.transactions.filter((row) => row.status === 'posted'),
    )
  }
  return samples
}

/** A connection as the provider reports it, in the shape that is stored. */
export function connectionFacts(connection: ProviderConnection): ReportedConnection {
  return {
    institution_id: connection.institutionId,
    institution: connection.institution,
    sign_in_needed: connection.state === 'sign_in_needed' || connection.expired,
    reconsents: connection.reconsents,
    expires_at: connection.expiresAt,
  }
}
