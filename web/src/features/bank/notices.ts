// Which connections ask for their owner on every page: signed out at the bank, or a consent that
// ends in 14, 7 or 1 days.
import { inDays } from './connection-words.ts'
import type { Connection } from './queries.ts'

/**
 * One line across the page. A consent that only ends soon can be put away until the next of its
 * days.
 */
export type Notice = {
  id: string
  connection: Connection
  words: string
  action: string
  canWait: boolean
}

const remindedDays = [1, 7, 14]

/** The most pressing first. */
export function noticesOf(connections: readonly Connection[]): Notice[] {
  const notices = connections.flatMap((connection) => noticeOf(connection) ?? [])
  return notices.sort((a, b) => Number(a.canWait) - Number(b.canWait))
}

function noticeOf(connection: Connection): Notice | null {
  const { id, institution, status, message, consent_days_left: days } = connection
  if (status === 'sign_in_needed')
    return {
      id: `${id} sign-in`,
      connection,
      words: message ?? `${institution} needs you to sign in again.`,
      action: 'Reconnect',
      canWait: false,
    }
  const reached = days === null ? undefined : remindedDays.find((limit) => days <= limit)
  if (reached === undefined || days === null || status === 'disconnected') return null
  return {
    id: `${id} ${reached}`,
    connection,
    words: `Your consent for ${institution} expires ${inDays(days)}. Reconnect to keep your figures up to date.`,
    action: 'Reconnect',
    canWait: true,
  }
}
