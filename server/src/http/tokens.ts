// Who is asking: the bearer token checked against its session row, the person and the business behind it.
import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '@plimsoll/domain/problem'
import { jwtVerify, SignJWT } from 'jose'
import type pg from 'pg'
import { type AskerRow, findAsker, touchSession, userExists } from './tokens.store.ts'

/** The signed-in person of a request. */
export type Asker = {
  readonly userId: string
  readonly businessId: string
  readonly sessionId: string
  readonly name: string
  readonly picture: string | null
  readonly onboarded: boolean
  /** Whether a bank is connected now; the token's own `mh` may lag behind. */
  readonly bankConnected: boolean
  /** What the business calls sub-categories, where it calls them otherwise than we do. */
  readonly categoryNames: Readonly<Record<string, string>>
  readonly tokenClaims: {
    readonly mh: boolean
    readonly name: string
    readonly exp: number
    readonly jti: string
  }
}

/** What came of a token: nobody (401), a user or business that is gone (400), or the asker. */
export type Asked = { kind: 'nobody' } | { kind: 'gone' } | { kind: 'known'; asker: Asker }

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
  async sign(says: {
    sub: string
    name: string
    picture: string | null
    mh: boolean
    jti: string
    expiresAt: Date
  }): Promise<string> {
    return new SignJWT({ name: says.name, picture: says.picture, mh: says.mh })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(says.sub)
      .setJti(says.jti)
      .setIssuer('plimsoll')
      .setAudience('plimsoll-api')
      .setIssuedAt()
      .setExpirationTime(says.expiresAt)
      .sign(this.#key)
  }

  /** Who a bearer header speaks for. */
  async ask(header: string | undefined): Promise<Asked> {
    const claims = await this.#claimsOf(header)
    if (!claims) return { kind: 'nobody' }
    const row = await findAsker(this.#pool, hashOf(claims.jti))
    if (row?.ended) return { kind: 'nobody' }
    if (!row) return { kind: (await userExists(this.#pool, claims.sub)) ? 'nobody' : 'gone' }
    if (!row.business_id || row.user_id !== claims.sub) return { kind: 'gone' }
    if (row.stale) await touchSession(this.#pool, row.id)
    return { kind: 'known', asker: askerOf(row, claims) }
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

/** For routes that need a person: the refusal when there is none. */
export function nobody(): Problem {
  return new Problem('unauthorised', 'Please log in again.')
}

type Claims = { sub: string; jti: string; exp: number; mh: boolean; name: string }

function askerOf(row: AskerRow, claims: Claims): Asker {
  return {
    userId: row.user_id,
    businessId: row.business_id ?? '',
    sessionId: row.id,
    name: row.name,
    picture: row.picture,
    onboarded: row.onboarding_status === 'complete',
    bankConnected: row.bank,
    categoryNames: row.category_names ?? {},
    tokenClaims: { mh: claims.mh, name: claims.name, exp: claims.exp, jti: claims.jti },
  }
}
