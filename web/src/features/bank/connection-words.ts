// A connection in words: how it stands, how fresh it is, how far back it goes.
import { ago } from '../../format/ago.ts'
import { dayLong, instantShort, instantTime } from '../../format/date.ts'
import type { ChipTone } from '../../ui/Chip.tsx'
import type { ConnectedAccount, Connection } from './queries.ts'

/** The chip of a connection. */
export function statusChip({ status, consent_days_left: days }: Connection): {
  tone: ChipTone
  words: string
} {
  switch (status) {
    case 'active':
      return { tone: 'good', words: 'Active' }
    case 'syncing':
      return { tone: 'forecast', words: 'Syncing' }
    case 'consent_due':
      return { tone: 'warn', words: `Consent expires ${inDays(days ?? 0)}` }
    case 'sign_in_needed':
      return { tone: 'bad', words: 'Reconnect needed' }
    case 'error':
      return { tone: 'bad', words: 'Error' }
    case 'disconnected':
      return { tone: 'neutral', words: 'Disconnected' }
  }
}

/** `today`, `tomorrow`, `in 7 days`. */
export function inDays(days: number): string {
  return days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
}

/** `Last updated 3 days ago`. */
export function freshness({ last_synced_at: at }: Connection, nowMs: number): string {
  return at ? `Last updated ${ago(at, nowMs)}` : 'Not updated yet'
}

/**
 * `at 14:32` on the day itself, else `on 22 Nov 2026, 14:32`: a moment to come, in the reader's own
 * zone.
 */
export function clockOf(instant: string, nowMs: number): string {
  const at = new Date(instant)
  const isToday = at.toDateString() === new Date(nowMs).toDateString()
  return isToday ? `at ${instantTime(instant)}` : `on ${instantShort(instant)}`
}

/** When the bank allows another update: `At 14:32`; nothing where it allows one now. */
export function nextUpdate({ next_sync_at: at }: Connection, nowMs: number): string | null {
  if (!at || Date.parse(at) <= nowMs) return null
  const words = clockOf(at, nowMs)
  return words.replace(/^./, (first) => first.toUpperCase())
}

/** How far back the transactions go, and whether older ones follow. */
export function historyWords({ history_from: from, history_complete, status }: Connection): string {
  if (!from) return 'No transactions yet'
  if (history_complete) return `Complete since ${dayLong(from)}`
  const more =
    status === 'syncing'
      ? 'older transactions are still arriving'
      : 'the bank has sent nothing older so far'
  return `Since ${dayLong(from)}; ${more}`
}

/** What each kind of account is called. */
export const kindWords: Record<ConnectedAccount['kind'], string> = {
  current: 'Current account',
  savings: 'Savings',
  card: 'Credit card',
  cash: 'Cash',
}

/** What stands below an account's name: its kind, last digits, and whether it counts. */
export function accountWords({ kind, reference, included }: ConnectedAccount): string {
  const parts = [kindWords[kind], reference && `ending ${reference}`, !included && 'excluded']
  return parts.filter(Boolean).join(', ')
}
