// Fetches money leaks, puts them away and shows them again. The cache keys of leaks are here.
import { dismissLeak, type Leak, listLeaks, restoreLeak } from '@plimsoll/contract/leaks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../../api/call.ts'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { cashflowKeys } from '../queries.ts'

const leaksKey = [...cashflowKeys.all, 'leaks'] as const

/** The leaks and those that were put away. */
export function useLeaks() {
  return useQuery({
    queryKey: leaksKey,
    queryFn: ({ signal }) => call(listLeaks, { signal }).then((reply) => reply.data),
  })
}

/** Puts a leak away, with a way to undo it, or shows it again. */
export function useLeakMoves() {
  const client = useQueryClient()
  // The dashboard shows the dearest ones too.
  const settled = () => client.invalidateQueries({ queryKey: cashflowKeys.all })
  const onError = (error: Error) => {
    if (error instanceof CallError) toastError('We couldn’t save that.', error.message)
  }
  const restoring = useMutation({
    mutationFn: ({ id }: Pick<Leak, 'id'>) => call(restoreLeak, { body: { id } }),
    onSettled: settled,
    onError,
  })
  const dismissing = useMutation({
    mutationFn: ({ id, figures }: Leak) => call(dismissLeak, { body: { id, figures } }),
    onSuccess: (_, leak) =>
      toastSuccess('Dismissed until the amounts change.', {
        action: { label: 'Undo', onClick: () => restoring.mutate(leak) },
      }),
    onSettled: settled,
    onError,
  })
  return {
    dismiss: dismissing.mutate,
    restore: restoring.mutate,
    isBusy: dismissing.isPending || restoring.isPending,
  }
}
