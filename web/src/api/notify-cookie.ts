// The one-time notification: after data has come for the first time, a cookie that lives one year marks "already told" and the page reloads.
import { notifyCookieSeconds } from '@plimsoll/contract/limits'
import { notifyCookieName } from './session.ts'

/** What is told once: each source of figures that is not a file. */
export type Told = 'demo' | 'bank'

/** Whether this browser has been told of it already. */
export function wasTold(of: Told): boolean {
  return told().includes(of)
}

/** Marks it as told. */
export function markTold(of: Told): void {
  const value = [...new Set([...told(), of])].join('.')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari and Firefox yet.
  document.cookie = `${notifyCookieName}=${value}; Max-Age=${notifyCookieSeconds}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

/** Tells once: marks it and loads the page anew at an address. False, and nothing done, when it was told before. */
export function tellByReload(of: Told, path: string): boolean {
  if (wasTold(of)) return false
  markTold(of)
  // A reload follows an act of the user alone, so a browser that keeps no cookies does not reload for ever.
  location.assign(path)
  return true
}

function told(): string[] {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${notifyCookieName}=`))
  return pair?.slice(notifyCookieName.length + 1).split('.') ?? []
}
