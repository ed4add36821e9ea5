// The accounts of the books, for every list of them.
import { type AccountBalance, accountBalances } from '@plimsoll/contract/sources'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sourcesKeys } from './queries.ts'

/** Every account, from banks and from files. */
export function useAccounts() {
  return useQuery({
    queryKey: [...sourcesKeys.all, 'accounts'],
    queryFn: ({ signal }) => call(accountBalances, { signal }).then((reply) => reply.data),
  })
}

/** The accounts that count in cash and have no balance yet. */
export function unstatedOf(accounts: readonly AccountBalance[]): AccountBalance[] {
  return accounts.filter(
    ({ balance, included, currency }) => balance === null && included && currency === 'GBP',
  )
}

/** Whether balances can be shown; until the accounts have loaded, they are taken to be known. */
export function useBalanceKnown(): boolean {
  return unstatedOf(useAccounts().data ?? []).length === 0
}
