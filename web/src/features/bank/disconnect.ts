// Ends a connection, and has everything fetched again.
import { disconnectBank } from '@plimsoll/contract/bank'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../api/call.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import type { Connection } from './queries.ts'

/** What happens to its transactions. */
export type Ending = 'keep' | 'delete'

/** Tells how it went. */
export function useDisconnect() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ connection: { id }, data }: { connection: Connection; data: Ending }) =>
      call(disconnectBank, { params: { id }, query: { data } }),
    onSuccess: async (_, { connection: { institution }, data }) => {
      toastSuccess(
        data === 'delete'
          ? `${institution} has been disconnected and its transactions deleted.`
          : `${institution} has been disconnected. Its transactions are kept.`,
      )
      await client.invalidateQueries()
    },
    onError: (error) => {
      if (error instanceof CallError) toastError(error.message)
    },
  })
}
