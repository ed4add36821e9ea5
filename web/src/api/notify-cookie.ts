// The one-time notification: after data has come for the first time, a cookie that lives one year
// marks the source as notified and the page reloads.
import { notifyCookieSeconds } from '@plimsoll/contract/limits'
import { notifyCookieName } from './session.ts'

/** A source of figures whose arrival is announced once. Files announce themselves. */
type NotifiedSource = 'demo' | 'bank'

/** Whether this browser has already announced the source. */
export function wasNotified(source: NotifiedSource): boolean {
  return notifiedSources().includes(source)
}

/** Marks the source as announced. */
export function markNotified(source: NotifiedSource): void {
  const value = [...new Set([...notifiedSources(), source])].join('.')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari and Firefox yet.
  document.cookie = `${notifyCookieName}=${value}; Max-Age=${notifyCookieSeconds}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

/**
 * Marks the source and reloads the page at an address. Returns false, and does nothing, if it was
 * announced before.
 */
export function notifyByReload(source: NotifiedSource, path: string): boolean {
  if (wasNotified(source)) return false
  markNotified(source)
  // A reload follows an act of the user alone, so a browser that keeps no cookies does not reload
  // for ever.
  location.assign(path)
  return true
}

function notifiedSources(): string[] {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${notifyCookieName}=`))
  return pair?.slice(notifyCookieName.length + 1).split('.') ?? []
}
