// Fetches what banks have told of and not booked yet.
import { listPending } from '@plimsoll/contract/bank'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Nothing is said where the call fails: it counts in no figure. */
export function usePending() {
  return useQuery({
    queryKey: ['transactions', 'pending'],
    queryFn: ({ signal }) => call(listPending, { signal }).then((reply) => reply.data),
  })
}
