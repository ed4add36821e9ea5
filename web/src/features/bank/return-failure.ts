// Why a return from the bank came to nothing: one heading, one sentence, one thing to do.
import { CallError } from '../../api/call.ts'
import type { Returned } from './returned.ts'

/** What is shown; `next` is the one way on. */
export type ReturnFailure = {
  heading: string
  text: string
  next: { label: string; to: string | 'again' }
}

const unchanged = 'Nothing has changed. Your bank is still connected.'

/**
 * `error` is what the call threw. The server's sentence gives the reason; a renewal adds that
 * nothing has changed.
 */
export function failureOf({ kind, handedBack }: Returned, error: unknown): ReturnFailure {
  const status = error instanceof CallError ? error.status : 0
  const reason = error instanceof CallError ? error.message : 'Something went wrong on our side.'
  if (status === 0)
    return {
      heading: 'Plimsoll isn’t responding',
      text: reason,
      next: { label: 'Try again', to: 'again' },
    }
  const isDown = status === 502 || status === 503 || status === 429
  const isCancelled = handedBack.error === 'access_denied'
  const heading = isCancelled
    ? 'You cancelled at your bank'
    : isDown
      ? 'Your bank isn’t responding'
      : kind === 'add'
        ? 'Your bank isn’t connected yet'
        : 'Your bank wasn’t reconnected'
  // What the bank agreed to is still good: the same return can be sent again.
  if (isDown && handedBack.error === undefined)
    return { heading, text: reason, next: { label: 'Try again', to: 'again' } }
  if (kind !== 'add')
    return {
      heading,
      text: isCancelled ? unchanged : `${reason} ${unchanged}`,
      next: { label: 'Back to Integrations', to: '/integration' },
    }
  const label = isCancelled ? 'Choose a bank' : isDown ? 'Try again' : 'Start again'
  return { heading, text: reason, next: { label, to: '/addbank' } }
}
