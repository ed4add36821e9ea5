// One conversation: asking, stopping, rating, starting afresh. Questions and answers are kept for
// their user.
import { chatFailure } from '@plimsoll/contract/chat'
import { useEffect, useRef, useState } from 'react'
import { resetConversation } from '../../api/reset-chat.ts'
import { watchSession } from '../../api/session.ts'
import { useUser } from '../../api/use-session.ts'
import { keepTurns, readTurns, type Turn } from './conversation.ts'
import { askQuestion, rateTurn } from './queries.ts'

/** The turns so far, the question that waits for its answer, and what can be done. */
export function useConversation() {
  const userId = useUser()?.sub ?? ''
  const [turns, setTurns] = useState(() => readTurns(userId))
  const [waiting, setWaiting] = useState<string | null>(null)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])
  // Deleting the data clears what this browser keeps while the panel is open.
  useEffect(() => watchSession(() => setTurns(readTurns(userId))), [userId])

  const change = (next: (before: readonly Turn[]) => readonly Turn[]) =>
    setTurns((before) => {
      const after = next(before)
      keepTurns(userId, after)
      return after
    })

  const ask = async (prompt: string) => {
    if (waiting !== null || !prompt.trim()) return
    const stop = new AbortController()
    stopping.current = stop
    setWaiting(prompt)
    const turn = { id: crypto.randomUUID(), prompt, answer: null, failure: null, rating: null }
    try {
      const answer = await askQuestion(prompt, stop.signal)
      change((before) => [...before, { ...turn, answer }])
    } catch {
      if (!stop.signal.aborted) change((before) => [...before, { ...turn, failure: chatFailure }])
    } finally {
      setWaiting(null)
    }
  }

  return {
    turns,
    waiting,
    ask,
    stop: () => stopping.current?.abort(),
    clear: () => {
      change(() => [])
      void resetConversation()
    },
    rate: async (turn: Turn, td: 1 | -1, words = '') => {
      if (!turn.answer) return
      change((before) =>
        before.map((each) => (each.id === turn.id ? { ...each, rating: td } : each)),
      )
      await rateTurn(turn.answer.cid, td, words).catch((error: unknown) =>
        console.warn('The rating could not be sent.', error),
      )
    },
  }
}
