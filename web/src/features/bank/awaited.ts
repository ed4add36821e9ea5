// Whether this tab waits for the end of an update: it began one, or renewed a connection, and has
// not seen the end. Outlives a reload.
import { localItems } from '../../api/session.ts'

const key = 'bank_sync_awaited'

/** An update has begun. */
export function awaitSync(): void {
  sessionStorage.setItem(key, 'true')
}

/**
 * Whether the end of an update is still to be announced; `isReconnect` where it follows a renewal.
 */
export function awaited(): { isSync: boolean; isReconnect: boolean } {
  const isReconnect = localStorage.getItem(localItems.reconnected) !== null
  return { isSync: sessionStorage.getItem(key) !== null, isReconnect }
}

/** The end has been seen. */
export function forgetAwaited(): void {
  sessionStorage.removeItem(key)
  localStorage.removeItem(localItems.reconnected)
}
