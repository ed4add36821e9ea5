// The calls of the assistant. A question is given up after two minutes, or when its user stops it.
import {
  askAssistant,
  type ChatAnswer,
  chatData,
  chatTimeoutMs,
  explainAnswer,
  rateAnswer,
} from '@plimsoll/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/**
 * Asks; rejects with an AbortError when it is stopped, and with a TimeoutError after two minutes.
 */
export async function askQuestion(prompt: string, stopped: AbortSignal): Promise<ChatAnswer> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(chatTimeoutMs)])
  const { data } = await call(askAssistant, { body: { prompt }, signal })
  return data
}

/** The explanation of an answer, from what the server kept of it. */
export async function explainTurn(answer: ChatAnswer, prompt: string): Promise<string> {
  const { cid, response, rag_context, intermediate_steps } = answer
  const reply = await call(explainAnswer, {
    body: { prompt, response, cid, rag_context, intermediate_steps },
    signal: AbortSignal.timeout(chatTimeoutMs),
  })
  return reply.detailed_response
}

/** Rates an answer; words only go with a thumbs-down, and only where there are any. */
export function rateTurn(cid: string, td: 1 | -1, words = ''): Promise<unknown> {
  const feedback = words.trim()
  return call(rateAnswer, {
    body: { cid, td, ...(td === -1 && feedback ? { user_feedback: feedback } : {}) },
  })
}

/** What the assistant offers on each page. */
export function useChatData() {
  return useQuery({
    queryKey: ['chat', 'data'],
    queryFn: ({ signal }) => call(chatData, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
