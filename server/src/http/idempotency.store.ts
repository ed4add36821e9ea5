// Keys and replies of requests that must have one effect, kept for a day.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Sent } from './idempotency.ts'

/** What a key stands for when it is said. */
export type Claim =
  | { kind: 'first' }
  | { kind: 'other_body' }
  | { kind: 'running' }
  | { kind: 'reply_lost' }
  | { kind: 'answered'; reply: Sent }

const waitMs = 50
const waitsMax = 200
const abandonedAfter = '2 minutes'

/** Takes a key for its first use, or tells what became of it; waits a while for a request that is under way. */
export async function claimKey(
  pool: pg.Pool,
  claim: { scope: string; key: string; hash: Buffer },
): Promise<Claim> {
  for (let waits = 0; ; waits++) {
    const taken = await pool.query(
      `insert into idempotency (scope, key, request_hash) values ($1, $2, $3)
       on conflict (scope, key) do update set request_hash = excluded.request_hash, created_at = now()
         where idempotency.status is null and not idempotency.has_effect
           and idempotency.request_hash = excluded.request_hash
           and idempotency.created_at < now() - interval '${abandonedAfter}'
       returning key`,
      [claim.scope, claim.key, claim.hash],
    )
    if (taken.rowCount) return { kind: 'first' }
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
  of: { scope: string; key: string },
): Promise<KeyRow | undefined> {
  const { rows } = await pool.query<KeyRow>(
    `select request_hash, status, reply,
       has_effect and status is null and created_at < now() - interval '${abandonedAfter}' as reply_lost
     from idempotency where scope = $1 and key = $2`,
    [of.scope, of.key],
  )
  return rows[0]
}

/** Keeps the reply of a key. */
export async function keepReply(
  pool: pg.Pool,
  kept: { scope: string; key: string; reply: Sent },
): Promise<void> {
  await pool.query('update idempotency set status = $3, reply = $4 where scope = $1 and key = $2', [
    kept.scope,
    kept.key,
    kept.reply.status,
    JSON.stringify(kept.reply.body),
  ])
}

/** Frees a key whose request was refused, unless a part of it was carried out. */
export async function forgetKey(pool: pg.Pool, key: { scope: string; key: string }): Promise<void> {
  await pool.query(
    'delete from idempotency where scope = $1 and key = $2 and status is null and not has_effect',
    [key.scope, key.key],
  )
}

/** Drops keys older than a day; run daily. */
export async function forgetOldKeys(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from idempotency where created_at < now() - interval '1 day'`)
}
