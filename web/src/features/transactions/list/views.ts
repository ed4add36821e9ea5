// Saved views of the list: a name for an address.
import { dropView, listViews, saveView } from '@plimsoll/contract/views'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { refusalWords } from '../edits.ts'
import { transactionKeys } from '../queries.ts'

const key = [...transactionKeys.all, 'views']

/** The views, by name. */
export function useViews() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listViews, { signal }).then((reply) => reply.data),
  })
}

/** Saves a view; one of the same name is replaced. */
export function useSaveView(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; query: string }) => call(saveView, { body }),
    onSuccess: (_, { name }) => {
      toastSuccess(`View “${name}” saved.`)
      onDone()
      return client.invalidateQueries({ queryKey: key })
    },
  })
}

/** Removes a view; the toast's undo saves it again. */
export function useDropView() {
  const client = useQueryClient()
  const save = useSaveView(() => null)
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string; query: string }) =>
      call(dropView, { params: { id } }),
    onSuccess: (_, { name, query }) => {
      toastSuccess(`View “${name}” removed.`, {
        action: { label: 'Undo', onClick: () => save.mutate({ name, query }) },
      })
      return client.invalidateQueries({ queryKey: key })
    },
    onError: (error) => toastError('We couldn’t remove the view.', refusalWords(error)),
  })
}
