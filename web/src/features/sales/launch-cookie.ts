// Remembers for a year who wants to hear when a planned page is launched. Kept per user, because a
// browser can have several.
import { notifyCookieSeconds } from '@plimsoll/contract/limits'

/** The pages that are planned. */
export type PlannedPage = 'subscription' | 'products'

const cookieName = 'plimsoll_launch'

/** Whether this user has signed up for the launch of a page in this browser. */
export function wantsLaunch(page: PlannedPage, userId: string): boolean {
  return readEntries().includes(entryFor(page, userId))
}

/** Remembers that this user wants to hear of the launch of a page. */
export function rememberLaunch(page: PlannedPage, userId: string): void {
  const entries = [...new Set([...readEntries(), entryFor(page, userId)])].slice(-entriesMax)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari and Firefox yet.
  document.cookie = `${cookieName}=${entries.join('.')}; Max-Age=${notifyCookieSeconds}; Path=/; SameSite=Lax${secure}`
}

// Enough for a shared browser, and well below the 4 KB that a cookie may have.
const entriesMax = 40

function entryFor(page: PlannedPage, userId: string): string {
  return `${page}~${encodeURIComponent(userId)}`
}

function readEntries(): string[] {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${cookieName}=`))
  return (
    pair
      ?.slice(cookieName.length + 1)
      .split('.')
      .filter(Boolean) ?? []
  )
}
