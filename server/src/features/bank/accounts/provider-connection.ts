// What the provider tells of one connection: its state, its accounts, and samples of their payments.
import { readAccounts } from '../../../books/accounts/accounts.store.ts'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import {
  type ProviderAccount,
  type ProviderConnection,
  ProviderProblem,
} from '../../../outside/open-banking/bank-provider.ts'
import type { ToldConnection } from '../connection/connections.store.ts'
import { providerOf } from '../connection/failures.ts'
import type { Sample } from './link-accounts.ts'
import { readLinks } from './links.store.ts'

export async function findAtProvider(
  context: Context,
  user: string,
  connectionId: string,
): Promise<ProviderConnection> {
  const all = await providerOf(context).listConnections(user)
  const found = all.find((one) => one.id === connectionId)
  if (!found) throw new ProviderProblem('not_found', 'The connection is not among those told.')
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

/** A page of each account's payments, to compare with accounts that files made; nothing where there are none. */
export async function samplesOf(
  context: Context,
  businessId: string,
  of: { user: string; accounts: readonly ProviderAccount[] },
): Promise<Map<string, Sample>> {
  const { files, linked } = await asTenant(context.db, businessId, async (tx) => ({
    files: (await readAccounts(tx, businessId)).filter(({ bank_fed }) => !bank_fed),
    linked: await readLinks(tx, businessId),
  }))
  const currencies = new Set(files.map((account) => account.currency))
  const known = new Set(linked.map((link) => link.provider_id))
  const samples = new Map<string, Sample>()
  for (const { id, currency } of of.accounts) {
    if (known.has(id) || !currencies.has(currency)) continue
    const page = await providerOf(context).pullTransactions({
      user: of.user,
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

/** What the provider tells of a connection, as it is kept. */
export function connectionFacts(told: ProviderConnection): ToldConnection {
  return {
    institution_id: told.institutionId,
    institution: told.institution,
    sign_in_needed: told.state === 'sign_in_needed' || told.expired,
    reconsents: told.reconsents,
    expires_at: told.expiresAt,
  }
}
