// Whether a project is in the forecast, changed in its row.
import { updateProject } from '@plimsoll/contract/sales'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../../api/call.ts'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { refreshAll } from '../counting.ts'
import { updateFailed } from '../update-failed.ts'

/** Saved at once; a refusal shows the list as it was. */
export function useIncludeProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, include, version }: { id: string; include: boolean; version: number }) =>
      call(updateProject, { params: { id }, body: { include, version } }),
    onSuccess: ({ message }) => {
      toastSuccess(message)
      refreshAll(client)
    },
    onError: (error) => {
      toastError((error instanceof CallError && error.failure?.details[0]?.message) || updateFailed)
      refreshAll(client)
    },
  })
}
