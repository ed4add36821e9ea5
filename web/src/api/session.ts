// The session in the browser: a token in local storage, its claims, and clearing everything when it
// ends.
import { tokenClaims } from '@plimsoll/contract/token'
import * as z from 'zod/mini'

/** The token's claims about the signed-in user. */
export type User = z.infer<typeof tokenClaims>

/** The local items that the specification names. */
export const localItems = {
  token: 'token',
  forecastAdded: 'showForecastAdded',
  reconnected: 'reconnected_account',
} as const

const listeners = new Set<() => void>()

/** The token, or null when signed out. Logged in means that a token exists. */
export function readToken(): string | null {
  return localStorage.getItem(localItems.token)
}

/** Keeps a token and notifies every watcher. */
export function keepToken(token: string): void {
  localStorage.setItem(localItems.token, token)
  for (const listener of listeners) listener()
}

/** Who is signed in, by the token; null when signed out or when the token cannot be read. */
export function readUser(): User | null {
  return userOf(readToken())
}

/** Whose a token is; null when it cannot be read. */
export function userOf(token: string | null): User | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    return z.parse(tokenClaims, JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

/** What belongs to the browser and not to its user: it outlives every session. */
export const browserItems = { theme: 'theme', shortcuts: 'shortcuts' } as const

/**
 * Clears everything this browser keeps of the user; the theme and the like are kept, they are the
 * browser's own.
 */
export function clearSession(options: { keepToken?: boolean } = {}): void {
  const kept = new Map<string, string>()
  for (const key of [
    ...Object.values(browserItems),
    ...(options.keepToken ? [localItems.token] : []),
  ]) {
    const value = localStorage.getItem(key)
    if (value !== null) kept.set(key, value)
  }
  localStorage.clear()
  sessionStorage.clear()
  clearKeptFigures()
  for (const [key, value] of kept) localStorage.setItem(key, value)
  clearNotifyCookie()
  for (const listener of listeners) listener()
}

/** Where the last figures are kept for when there is no connection; kept-figures.ts uses it. */
export const keptFiguresStore = 'plimsoll-figures'

let clearings = 0

/**
 * How often the kept figures were cleared: what was requested before a clearing is not kept after
 * it.
 */
export function clearingsSoFar(): number {
  return clearings
}

/** Forgets the kept figures of every user. */
export function clearKeptFigures(): void {
  clearings++
  if ('caches' in globalThis) void caches.delete(keptFiguresStore)
}

// Another tab that ends the session or deletes the data clears the storage of all.
addEventListener('storage', ({ key }) => {
  if (key === null) clearings++
})

/** Calls back when the token changes, also in another tab; returns the way to stop. */
export function watchSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === localItems.token || event.key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

/** The cookie that marks what was announced before; notify-cookie.ts uses it. */
export const notifyCookieName = 'plimsoll_notify'

function clearNotifyCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari and Firefox yet.
  document.cookie = `${notifyCookieName}=; Max-Age=0; Path=/; SameSite=Lax`
}
