// The conversation as this browser keeps it: by user, so that two people at one computer never see
// each other's. It goes with all local state at sign-out and when the data is deleted.
import type { ChatAnswer } from '@plimsoll/contract/chat'

/** A question with its answer, or the sentence that stands where none came. */
export type Turn = {
  readonly id: string
  readonly prompt: string
  readonly answer: ChatAnswer | null
  readonly failure: string | null
  readonly rating: 1 | -1 | null
}

const turnsMax = 50

function keyOf(userId: string): string {
  return `chat:${userId}`
}

/** What is kept for a user; nothing where it cannot be read. */
export function readTurns(userId: string): readonly Turn[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTurn) : []
  } catch {
    return []
  }
}

/** Keeps the latest turns of a user. A full or forbidden storage is no reason to fail. */
export function keepTurns(userId: string, turns: readonly Turn[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(turns.slice(-turnsMax)))
  } catch {
    localStorage.removeItem(keyOf(userId))
  }
}

function isTurn(kept: unknown): kept is Turn {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, prompt, answer } = kept as Partial<Turn>
  const isAnswer = answer === null || (typeof answer === 'object' && Array.isArray(answer.blocks))
  return typeof id === 'string' && typeof prompt === 'string' && isAnswer
}
