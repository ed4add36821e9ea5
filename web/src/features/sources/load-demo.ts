// Loading the demo company: a command, though the specification has it as a GET. Apart from the
// queries, so that no first load carries it.
import { loadDemo } from '@plimsoll/contract/imports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../api/call.ts'
import { notifyByReload } from '../../api/notify-cookie.ts'
import { resetConversation } from '../../api/reset-chat.ts'
import { localItems } from '../../api/session.ts'
import { toastError } from '../../ui/toast.ts'

/**
 * Loads DemoCompany Ltd. and sets the flag that the forecast was added. The first time the page
 * reloads, later everything is fetched again.
 */
export function useLoadDemo() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(loadDemo),
    onSuccess: async () => {
      localStorage.setItem(localItems.forecastAdded, 'true')
      await resetConversation()
      if (!notifyByReload('demo', '/dashboard')) await cache.invalidateQueries()
    },
    onError: (error) => {
      if (error instanceof CallError) toastError('We couldn’t load the demo data.', error.message)
    },
  })
}
