// Authentication of a request: its bearer token is checked against the session, the user and the
// business.
import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '@plimsoll/domain/problem'
import { jwtVerify, SignJWT } from 'jose'
import type pg from 'pg'
import { findPrincipal, type PrincipalRow, touchSession, userExists } from './tokens.store.ts'

/** The signed-in user of a request, with the business and the session. */
export type Principal = {
  readonly userId: string
  readonly businessId: string
  readonly sessionId: string
  readonly name: string
  readonly picture: string | null
  readonly onboarded: boolean
  /** Whether a bank is connected now; the token's own `mh` may lag behind. */
  readonly bankConnected: boolean
  readonly tokenClaims: {
    readonly mh: boolean
    readonly name: string
    readonly exp: number
    readonly jti: string
  }
}

/**
 * The outcome of a token: no valid session (401), a deleted user or business (400), or the
 * principal.
 */
type Authentication =
  | { kind: 'unauthenticated' }
  | { kind: 'gone' }
  | { kind: 'known'; principal: Principal }

/** A session ends after this many days, used or not. */
export const sessionDaysMax = 7

/** Issues and checks tokens with one key. */
export class Tokens {
  readonly #key: Uint8Array
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool, key: Uint8Array) {
    this.#pool = pool
    this.#key = key
  }

  /** Signs a token for a session that exists already under the same `jti`. */
  async sign(claims: {
    sub: string
    name: string
    picture: string | null
    mh: boolean
    jti: string
    expiresAt: Date
  }): Promise<string> {
    return new SignJWT({ name: claims.name, picture: claims.picture, mh: claims.mh })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(claims.sub)
      .setJti(claims.jti)
      .setIssuer('plimsoll')
      .setAudience('plimsoll-api')
      .setIssuedAt()
      .setExpirationTime(claims.expiresAt)
      .sign(this.#key)
  }

  /** Checks a bearer header against its session. */
  async authenticate(header: string | undefined): Promise<Authentication> {
    const claims = await this.#claimsOf(header)
    if (!claims) return { kind: 'unauthenticated' }
    const row = await findPrincipal(this.#pool, hashOf(claims.jti))
    if (row?.ended) return { kind: 'unauthenticated' }
    if (!row)
      return { kind: (await userExists(this.#pool, claims.sub)) ? 'unauthenticated' : 'gone' }
    if (!row.business_id || row.user_id !== claims.sub) return { kind: 'gone' }
    if (row.stale) await touchSession(this.#pool, row.id)
    return { kind: 'known', principal: principalOf(row, claims) }
  }

  async #claimsOf(header: string | undefined): Promise<Claims | null> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1]
    if (!token) return null
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        issuer: 'plimsoll',
        audience: 'plimsoll-api',
      })
      const { sub, jti, exp, mh, name } = payload
      if (!sub || !jti || !exp) return null
      return { sub, jti, exp, mh: mh === true, name: String(name ?? '') }
    } catch {
      return null
    }
  }
}

/** 256 random bits that name a session inside its token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Secrets are kept as hashes only. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The refusal of a request that needs a signed-in user and has none. */
export function unauthenticated(): Problem {
  return new Problem('unauthorised', 'Please log in again.')
}

type Claims = { sub: string; jti: string; exp: number; mh: boolean; name: string }

function principalOf(row: PrincipalRow, claims: Claims): Principal {
  return {
    userId: row.user_id,
    businessId: row.business_id ?? '',
    sessionId: row.id,
    name: row.name,
    picture: row.picture,
    onboarded: row.onboarding_status === 'complete',
    bankConnected: row.bank,
    tokenClaims: { mh: claims.mh, name: claims.name, exp: claims.exp, jti: claims.jti },
  }
}
