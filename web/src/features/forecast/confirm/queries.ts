// Fetches the regular payments that were found and what was left out, and keeps the user's answers.
import { confirmRecurring, listLeftOut, listRecurring } from '@plimsoll/contract/forecast-recurring'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Answer } from './found-groups.ts'

const foundKeys = {
  list: ['forecast', 'recurring'],
  leftOut: ['forecast', 'recurring', 'left-out'],
} as const

/** What was found, surest first. The server finds it now if no job has done so yet. */
export function useFound() {
  return useQuery({
    queryKey: foundKeys.list,
    staleTime: 0,
    queryFn: ({ signal }) => call(listRecurring, { signal }).then((reply) => reply.data),
  })
}

/** What comes back and is no regular payment. */
export function useLeftOut() {
  return useQuery({
    queryKey: foundKeys.leftOut,
    queryFn: ({ signal }) => call(listLeftOut, { signal }).then((reply) => reply.data),
  })
}

/** Keeps answers. Every figure may depend on them, so everything is fetched again. */
export function useKeepAnswers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (verdicts: Answer[]) =>
      call(confirmRecurring, { body: { verdicts } }).then((reply) => reply.data),
    onSuccess: () => client.invalidateQueries(),
  })
}
