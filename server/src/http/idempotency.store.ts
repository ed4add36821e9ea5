// Keys and replies of requests that must have one effect, kept for a day.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { newId } from '../db/new-id.ts'

/** A reply as it is sent, and kept. */
export type Sent = { status: number; body: unknown }

/** What a request meets under its key. */
export type Claim =
  | { kind: 'first'; holder: string }
  | { kind: 'other_body' }
  | { kind: 'running' }
  | { kind: 'reply_lost' }
  | { kind: 'answered'; reply: Sent }

const waitMs = 50
const waitsMax = 200
/** How long a request counts as running without a sign of life; it gives one every `renewMs`. */
const leaseSeconds = 6
export const renewMs = 2000
const isAbandoned = `coalesce(idempotency.held_until, idempotency.created_at + interval '2 minutes') < now()`

type Held = { scope: string; key: string; holder: string }

/**
 * Claims a key for its first use, or returns its outcome; waits a while for a request that is
 * running.
 */
export async function claimKey(
  pool: pg.Pool,
  claim: { scope: string; key: string; hash: Buffer },
): Promise<Claim> {
  const holder = newId()
  for (let waits = 0; ; waits++) {
    const taken = await pool.query(
      `insert into idempotency (scope, key, request_hash, holder, held_until)
         values ($1, $2, $3, $4, now() + make_interval(secs => $5))
       on conflict (scope, key) do update set request_hash = excluded.request_hash,
           created_at = now(), holder = excluded.holder, held_until = excluded.held_until
         where idempotency.status is null and not idempotency.has_effect
           and idempotency.request_hash = excluded.request_hash
           and ${isAbandoned}
       returning key`,
      [claim.scope, claim.key, claim.hash, holder, leaseSeconds],
    )
    if (taken.rowCount) return { kind: 'first', holder }
    const row = await readKey(pool, claim)
    if (row && !row.request_hash.equals(claim.hash)) return { kind: 'other_body' }
    if (row?.status) return { kind: 'answered', reply: { status: row.status, body: row.reply } }
    if (row?.reply_lost) return { kind: 'reply_lost' }
    if (waits >= waitsMax) return { kind: 'running' }
    await sleep(waitMs)
  }
}

type KeyRow = {
  request_hash: Buffer
  status: number | null
  reply: unknown
  reply_lost: boolean
}

async function readKey(
  pool: pg.Pool,
  request: { scope: string; key: string },
): Promise<KeyRow | undefined> {
  const { rows } = await pool.query<KeyRow>(
    `select request_hash, status, reply,
       has_effect and status is null and ${isAbandoned} as reply_lost
     from idempotency where scope = $1 and key = $2`,
    [request.scope, request.key],
  )
  return rows[0]
}

/**
 * Shows that the request of a key is still running. After a crash nobody does, and the next attempt
 * takes over.
 */
export async function renewKey(pool: pg.Pool, { scope, key, holder }: Held): Promise<void> {
  await pool.query(
    `update idempotency set held_until = now() + make_interval(secs => $4)
     where scope = $1 and key = $2 and holder = $3 and status is null`,
    [scope, key, holder, leaseSeconds],
  )
}

/** Stores the reply of a key. */
export async function keepReply(pool: pg.Pool, held: Held, reply: Sent): Promise<void> {
  await pool.query(
    `update idempotency set status = $4, reply = $5
     where scope = $1 and key = $2 and holder = $3`,
    [held.scope, held.key, held.holder, reply.status, JSON.stringify(reply.body)],
  )
}

/** Frees a key whose request was refused, unless a part of it was carried out. */
export async function forgetKey(pool: pg.Pool, held: Held): Promise<void> {
  await pool.query(
    `delete from idempotency where scope = $1 and key = $2 and holder = $3
       and status is null and not has_effect`,
    [held.scope, held.key, held.holder],
  )
}

/** Drops keys older than a day; run daily. */
export async function forgetOldKeys(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from idempotency where created_at < now() - interval '1 day'`)
}
