// How projects count in the forecast: read and set. Apart from the projects themselves, whose code
// pages of the forecast do without.
import { type Counting, readCounting, setCounting } from '@plimsoll/contract/sales-counting'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../api/call.ts'
import { toastError } from '../../ui/toast.ts'
import { salesKeys } from './keys.ts'

/** How projects count, and whether there are any. */
export function useCounting() {
  return useQuery({
    queryKey: salesKeys.counting,
    queryFn: ({ signal }) => call(readCounting, { signal }).then((reply) => reply.data),
  })
}

/** Sets how projects count in the forecast. */
export function useSetCounting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (counting: Counting) => call(setCounting, { body: { counting } }),
    onSuccess: ({ data }) => {
      client.setQueryData<{ counting: Counting; has_projects: boolean }>(
        salesKeys.counting,
        (before) => before && { ...before, ...data },
      )
      refreshAll(client)
    },
    onError: (error) =>
      toastError(
        'We couldn’t change how projects count in the forecast.',
        error instanceof CallError ? error.message : undefined,
      ),
  })
}

/** Every figure of every page may depend on projects. */
export function refreshAll(client: QueryClient): void {
  void client.invalidateQueries()
}
