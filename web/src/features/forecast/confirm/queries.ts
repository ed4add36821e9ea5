// Fetches the recurring payments that were found, and keeps what the user says of them.
import { confirmRecurring, listRecurring } from '@plimsoll/contract/forecast-recurring'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Answer } from './found-groups.ts'

const foundKeys = { list: ['forecast', 'recurring'] } as const

/** What was found, surest first. The server finds it now if no job has done so yet. */
export function useFound() {
  return useQuery({
    queryKey: foundKeys.list,
    staleTime: 0,
    queryFn: ({ signal }) => call(listRecurring, { signal }).then((reply) => reply.data),
  })
}

/** Keeps answers. Every figure may hang on them, so that all of it is fetched anew. */
export function useKeepAnswers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (verdicts: Answer[]) =>
      call(confirmRecurring, { body: { verdicts } }).then((reply) => reply.data),
    onSuccess: () => client.invalidateQueries(),
  })
}
