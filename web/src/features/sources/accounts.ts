// The accounts of the books with their balances, as pages list them.
import { accountBalances } from '@plimsoll/contract/sources'
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
