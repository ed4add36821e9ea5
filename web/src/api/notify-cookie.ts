// The one-time notification: after data has come for the first time, a cookie that lives one year marks "already told" and the page reloads.
import { notifyCookieSeconds } from '@plimsoll/contract/limits'
import { notifyCookieName } from './session.ts'

/** Whether this browser has been told already. */
export function wasTold(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${notifyCookieName}=`))
}

/** Marks it as told. */
export function markTold(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari and Firefox yet.
  document.cookie = `${notifyCookieName}=told; Max-Age=${notifyCookieSeconds}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

/** Tells once: marks it and loads the page anew at an address. False, and nothing done, when it was told before. */
export function tellByReload(path: string): boolean {
  if (wasTold()) return false
  markTold()
  // A reload follows an act of the user alone, so a browser that keeps no cookies does not reload for ever.
  location.assign(path)
  return true
}
