// The sentence of a report that leaves without its accounts: which of them are not in its pounds.
import { leftOutOfPounds } from '@plimsoll/domain/foreign-accounts'
import { readAccounts } from '../../books/accounts/accounts.store.ts'
import type { TenantTx } from '../../db/tenant.ts'

/** Names the accounts in other currencies; null without any. */
export async function readForeignNote(tx: TenantTx, businessId: string): Promise<string | null> {
  const accounts = await readAccounts(tx, businessId)
  const foreign = accounts.filter(({ currency }) => currency !== 'GBP')
  const names = foreign.map(({ name, currency }) => `${name} (${currency})`)
  return leftOutOfPounds([...new Set(names)])
}
