// The same Idempotency-Key and body answer the stored reply; the same key with another body is
// refused. If the process dies between the effect and the kept reply, the mark that the effect's
// own transaction left (db/effect.ts) shows which it was: without it the request runs again, with
// it the caller learns that it was carried out. Never twice.
import { createHash } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import type { AnyEndpoint } from '@plimsoll/contract/endpoint'
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { openKey } from '../db/effect.ts'
import {
  type Claim,
  claimKey,
  forgetKey,
  keepReply,
  renewKey,
  renewMs,
  type Sent,
} from './idempotency.store.ts'
import type { Principal } from './tokens.ts'

type RunOnce = {
  context: Context
  endpoint: Pick<AnyEndpoint, 'method' | 'path'>
  request: FastifyRequest
  principal: Principal | null
  run: () => Promise<Sent | null>
}

// Their replies carry a token or another secret, which is never stored; sending them twice does no
// harm.
const neverKept = new Set([
  '/auth/login',
  '/auth/confirm-email',
  '/auth/second-factor',
  '/auth/oidc/exchange',
  '/auth/oidc/prove-by-password',
  '/auth/oidc/confirm',
  '/user/second-factor',
  '/user/second-factor/confirm',
  '/user/second-factor/recovery-codes',
  '/reports/shares',
])
const keyLettersMax = 200

/**
 * Runs the work of a request once per key; without a key, or for reads, simply runs it. Files have
 * a way of their own.
 */
export async function runOnce(once: RunOnce): Promise<Sent | null> {
  const key = once.request.isMultipart() ? null : keyOf(once)
  if (key === null) return once.run()
  return runKeyed(once, { key, hash: await hashOfRequest(once.request, `${scopeOf(once)} ${key}`) })
}

/**
 * The same for a request whose body is a file: the route calls it when the file has been taken,
 * with its hash.
 */
export async function runOnceForFile(
  once: RunOnce,
  file: { sha256: Buffer },
): Promise<Sent | null> {
  const key = keyOf(once)
  if (key === null) return once.run()
  const { method, url } = once.request
  const hash = createHash('sha256').update(`${method} ${url}\n`).update(file.sha256).digest()
  return runKeyed(once, { key, hash })
}

async function runKeyed(once: RunOnce, keyed: { key: string; hash: Buffer }): Promise<Sent | null> {
  const { key, hash } = keyed
  const scope = scopeOf(once)
  const claim = await claimKey(once.context.pool, { scope, key, hash })
  if (claim.kind === 'answered') return claim.reply
  if (claim.kind !== 'first') throw new Problem('conflict', refusals[claim.kind])
  const held = { scope, key, holder: claim.holder }
  return openKey.run(held, () => runFirst(once, held))
}

const refusals: Record<Exclude<Claim['kind'], 'first' | 'answered'>, string> = {
  other_body: 'This Idempotency-Key was used before with another request.',
  running: 'The first request with this Idempotency-Key is still running.',
  reply_lost:
    'The first request with this Idempotency-Key was carried out, but its reply was lost. Please reload to see what it changed.',
}

async function runFirst(
  once: RunOnce,
  held: { scope: string; key: string; holder: string },
): Promise<Sent | null> {
  const { pool } = once.context
  // A renewal that fails is tried again; one that never comes lets the next attempt take over.
  const renewal = setInterval(() => renewKey(pool, held).catch(() => undefined), renewMs)
  try {
    const sent = await once.run()
    if (sent) await keepReply(pool, held, sent)
    else await forgetKey(pool, held)
    return sent
  } catch (error) {
    // A refusal changed nothing: the key is free again.
    await forgetKey(pool, held)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

function scopeOf({ principal }: RunOnce): string {
  return principal?.userId ?? 'public'
}

function keyOf({ endpoint, request }: RunOnce): string | null {
  const key = request.headers['idempotency-key']
  if (!key || endpoint.method === 'GET') return null
  if (neverKept.has(endpoint.path)) return null
  if (typeof key !== 'string' || key.length > keyLettersMax)
    throw new Problem('invalid', `An Idempotency-Key has at most ${keyLettersMax} characters.`)
  return key
}

async function hashOfRequest(request: FastifyRequest, salt: string): Promise<Buffer> {
  const text = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`
  const quick = createHash('sha256')
  if (!holdsPassword(request.body)) return quick.update(text).digest()
  // A quick hash of a body with a password in it would undo the slow one that the password is kept
  // as.
  return hashRaw(text, { salt: quick.update(salt).digest() })
}

function holdsPassword(body: unknown): boolean {
  return typeof body === 'object' && body !== null && ('password' in body || 'newPassword' in body)
}
