// Says which transactions belong to an occurrence: the call, and what follows it.
import { decideOccurrence } from '@plimsoll/contract/forecast-changes'
import type { Decision } from '@plimsoll/contract/forecast-lines'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../../api/call.ts'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { fetchAllAnew } from '../queries.ts'

/** Says at once which transactions belong to an occurrence, with a way to undo it. */
export function useDecide() {
  const client = useQueryClient()
  const deciding = useMutation({
    mutationFn: ({ decision }: { decision: Decision; words: string; undo: Decision | null }) =>
      call(decideOccurrence, { body: decision }),
    onSuccess: async (_, { words, undo }) => {
      toastSuccess(words, {
        ...(undo
          ? {
              action: {
                label: 'Undo',
                onClick: () => deciding.mutate({ decision: undo, words: 'Undone.', undo: null }),
              },
            }
          : {}),
      })
      await fetchAllAnew(client)
    },
    onError: (error) => {
      if (error instanceof CallError) toastError('That could not be kept.', error.message)
    },
  })
  return deciding
}
