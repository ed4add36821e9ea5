// Recognises a browser that has signed in before, so that wrong guesses from elsewhere don't keep
// its owner out. Not a session: the cookie opens nothing, and scripts can't read it.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = 'plimsoll_device'
const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?=;|$)`)
const maxAgeSeconds = 400 * 86_400

/** The device token of a request's cookie; null when there is none. */
export function readDevice(request: FastifyRequest): string | null {
  return pattern.exec(request.headers.cookie ?? '')?.[1] ?? null
}

/**
 * Keeps the device's token, or gives it one. It means nothing until somebody has signed in with it.
 */
export function markDevice(request: FastifyRequest, reply: FastifyReply, origin: string): string {
  const device = readDevice(request) ?? randomBytes(32).toString('base64url')
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName}=${device}; Path=/api/auth; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
  )
  return device
}
