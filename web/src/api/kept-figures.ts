// The last figures of the pages that are opened first, kept in this browser for when there is no
// connection. They belong to one user: kept under that user's id, shown to nobody else, and cleared
// with the rest when the session ends or the data is deleted.
import {
  clearingsSoFar,
  clearKeptFigures,
  keptFiguresStore,
  readUser,
  watchSession,
} from './session.ts'

/** A reply as it was kept: the body, and the moment it came. */
export type Kept = { readonly body: unknown; readonly at: string }

const keptAtHeader = 'x-kept-at'

// What the dashboard, the cash-flow table and cash management are drawn from.
const keptPaths = [
  '/api/user/account',
  '/api/data/user-data-exists',
  '/api/data/alerts/unread',
  '/api/data/check-analytics-sync',
  '/api/data/dashboard-analytics',
  '/api/data/cashflow-overview',
  '/api/data/cash-management',
]

/** Whether the reply of an address is kept at all. */
export function isKept(address: string): boolean {
  return keptPaths.includes(address.split('?')[0] ?? '')
}

/** Keeps a reply for its user. `since` is what `clearingsSoFar` counted when it was requested. */
export async function keepReply(address: string, body: unknown, since: number): Promise<void> {
  const name = nameOf(address)
  const isCurrent = () => clearingsSoFar() === since && nameOf(address) === name
  if (!name || !isCurrent()) return
  // Drawing what came goes first.
  await new Promise((go) => (globalThis.requestIdleCallback ?? setTimeout)(go))
  if (!isCurrent()) return
  try {
    const replies = await caches.open(keptFiguresStore)
    const headers = { 'content-type': 'application/json', [keptAtHeader]: new Date().toISOString() }
    await replies.put(name, new Response(JSON.stringify(body), { headers }))
    if (!isCurrent()) clearKeptFigures()
  } catch {
    // A full disk or a private window must not break a page.
    return
  }
}

/** The last reply of an address for the signed-in user; null where none was kept. */
export async function readKept(address: string): Promise<Kept | null> {
  const name = nameOf(address)
  if (!name) return null
  const reply = await caches.match(name, { cacheName: keptFiguresStore }).catch(() => undefined)
  if (!reply) return null
  const body: unknown = await reply.json()
  // Meanwhile the session may have become another user's.
  return nameOf(address) === name ? { body, at: reply.headers.get(keptAtHeader) ?? '' } : null
}

/**
 * Where a user's reply is kept; null without a valid session, and in browsers that keep nothing.
 */
function nameOf(address: string): string | null {
  const user = readUser()
  if (!user || !('caches' in globalThis) || user.exp * 1000 <= Date.now()) return null
  return `/kept/${encodeURIComponent(user.sub)}${address}`
}

let subject = readUser()?.sub
watchSession(() => {
  const now = readUser()?.sub
  if (now !== subject) clearKeptFigures()
  subject = now
})
