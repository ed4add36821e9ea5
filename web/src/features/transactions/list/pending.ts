// Fetches transactions that banks have reported and not booked yet.
import { listPending } from '@plimsoll/contract/bank'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** A failed call shows no error, because pending transactions count in no figure. */
export function usePending() {
  return useQuery({
    queryKey: ['transactions', 'pending'],
    queryFn: ({ signal }) => call(listPending, { signal }).then((reply) => reply.data),
  })
}
