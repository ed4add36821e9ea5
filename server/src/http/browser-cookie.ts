// Which browser this is, while it signs in with a provider: what one browser has begun, no other
// can end. Not a session: the cookie opens nothing by itself, and the bearer token never stands in
// one.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = 'plimsoll_sign_in'
const shown = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?=;|$)`)
/** As long as anything that a browser begins can wait, and a little longer. */
const maxAgeSeconds = 3600

/** The browser of a request; null where it has begun nothing. */
export function browserOf(request: FastifyRequest): string | null {
  return shown.exec(request.headers.cookie ?? '')?.[1] ?? null
}

/** Marks the browser, or keeps the mark that it has, so that two tabs do not undo each other. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, origin: string): string {
  const mark = browserOf(request) ?? randomBytes(32).toString('base64url')
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    // Lax: it must come along when the provider sends the browser back, and with nothing else from
    // elsewhere.
    `${cookieName}=${mark}; Path=/api/auth/oidc; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
  return mark
}
