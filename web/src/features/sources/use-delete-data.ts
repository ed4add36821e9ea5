// Deleting all data of the business: the call, and everything the browser keeps of it.
import { deleteUserData } from '@plimsoll/contract/sources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../api/call.ts'
import { resetConversation } from '../../api/reset-chat.ts'
import { clearSession } from '../../api/session.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/**
 * On success local state, cached queries, the notify cookie and the flags are gone; the token alone
 * stays, because the account does.
 */
export function useDeleteData() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteUserData),
    onSuccess: async () => {
      clearSession({ keepToken: true })
      await resetConversation()
      await client.resetQueries()
      toastSuccess('Your data has been deleted.')
    },
    onError: (error) => {
      if (error instanceof CallError) toastError('We couldn’t delete your data.', error.message)
    },
  })
}
