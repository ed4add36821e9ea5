// Where somebody wanted to go who has to sign in first. It stands in the history of this tab and,
// on the way to an identity provider, in its session storage; never in an address, so that no link
// can lead a fresh sign-in astray.
const item = 'wanted'

/**
 * Where the browser is now, as a state of the way to the log-in; `user` is whose session ended
 * here. Null where there is nothing to come back to.
 */
export function wantHere(user: string | null): object | null {
  const { pathname, search, hash } = location
  const isAtLogIn = pathname === '/' || (pathname === '/dashboard' && search === '')
  // Several calls may be refused at once: the later ones find the browser at the log-in already.
  if (isAtLogIn) return readWanted() === null ? null : history.state
  return { wanted: `${pathname}${search}${hash}`, user }
}

/**
 * What is wanted at the log-in. Given who has signed in, nothing where it was somebody else who
 * wanted it.
 */
export function readWanted(who?: string): string | null {
  const { wanted, user } = (history.state ?? {}) as { wanted?: unknown; user?: unknown }
  if (who !== undefined && typeof user === 'string' && user !== who) return null
  return ownPath(wanted)
}

/**
 * Keeps what is wanted while the browser is at an identity provider: `path`, else what is wanted
 * here.
 */
export function keepWanted(path = readWanted() ?? (location.search ? hereNow() : null)): void {
  if (path === null) sessionStorage.removeItem(item)
  else sessionStorage.setItem(item, path)
}

/** Takes what was kept, once. */
export function takeWanted(): string | null {
  const kept = ownPath(sessionStorage.getItem(item))
  sessionStorage.removeItem(item)
  return kept
}

function hereNow(): string {
  return `${location.pathname}${location.search}`
}

/** A path of our own origin, and nothing that a browser would read as another host. */
function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null
  if (!URL.canParse(value, location.origin)) return null
  const { origin, pathname, search, hash } = new URL(value, location.origin)
  if (origin !== location.origin || pathname.startsWith('//')) return null
  return `${pathname}${search}${hash}`
}
