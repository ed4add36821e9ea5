// The tokens with which an assistant of one's own may read the books: listed, created, revoked.
import {
  createAssistantToken,
  listAssistantTokens,
  revokeAssistantToken,
} from '@plimsoll/contract/assistant-tokens'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { toastError } from '../../ui/toast.ts'

const tokensKey = ['chat', 'access-tokens']

/** The tokens that were not revoked. */
export function useAccessTokens() {
  return useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => call(listAssistantTokens, { signal }).then(({ data }) => data),
  })
}

/** Creates a token; what it resolves with is shown once. */
export function useCreateToken() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: z.output<typeof createAssistantToken.body>) =>
      call(createAssistantToken, { body, quiet: true }).then(({ data }) => data),
    onSuccess: () => cache.invalidateQueries({ queryKey: tokensKey }),
  })
}

/** Ends a token. */
export function useRevokeToken() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(revokeAssistantToken, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: tokensKey }),
    onError: (error) => toastError('We couldn’t end this token.', error.message),
  })
}
