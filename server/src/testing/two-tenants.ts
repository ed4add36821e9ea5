// Two businesses on one server, and a stranger who calls everything with the other's ids. Features
// extend it with ids of their own: seed the owner, hand the ids to `callAsStranger`, and nothing
// may leak or change.
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type SampleRequest, type SampleValues, sampleCall } from './sample.ts'
import {
  type Caller,
  callerOf,
  startTestServer,
  type TestServer,
  testPassword,
} from './test-server.ts'

/** The two: `owner`, whose things are at stake, and `stranger`, who wants them. */
export type TwoTenants = {
  server: TestServer
  owner: Caller
  stranger: Caller
  ownerIds: { user: string; business: string }
}

/** What came of one call of the stranger. */
type Attempt = { call: string; url: string; status: number; body: string }

/** A server with two businesses on it; stop `server` in afterAll. */
export async function startTwoTenants(): Promise<TwoTenants> {
  const server = await startTestServer()
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  return { server, owner, stranger, ownerIds: await idsOf(server, owner) }
}

/**
 * Calls every endpoint as the stranger with the owner's ids wherever they fit. Fails if a mark of
 * the owner comes back, a row of the owner changes, or the server falls over. `requests` replaces
 * made-up calls, by `METHOD /path`.
 */
export async function callAsStranger(
  two: TwoTenants,
  foreign: { values: SampleValues; marks: string[]; requests?: Record<string, SampleRequest> },
): Promise<Attempt[]> {
  const before = await fingerprintOf(two)
  const attempts: Attempt[] = []
  let caller = two.stranger
  for (const endpoint of two.server.context.endpoints) {
    // Some calls end the session.
    if ((await caller.get('/user/account')).statusCode === 401) caller = await freshSession(two)
    const call = `${endpoint.method} ${endpoint.path}`
    const { url, payload } = sampleCall(endpoint, foreign.values, foreign.requests?.[call])
    const body = endpoint.method === 'GET' || payload === undefined ? {} : { payload }
    const reply = await caller.call({ method: endpoint.method, url, ...body } as InjectOptions)
    attempts.push({ call, url, status: reply.statusCode, body: reply.body })
    // A machine with too much to do is reported by the health page, which holds nothing of
    // anybody's.
    if (call !== 'GET /health') expect([call, reply.statusCode < 500]).toEqual([call, true])
    const leaked = foreign.marks.filter((mark) => reply.body.includes(mark))
    expect([call, leaked]).toEqual([call, []])
    expect([call, await fingerprintOf(two)]).toEqual([call, before])
  }
  return attempts
}

async function freshSession({ server, stranger: { email } }: TwoTenants): Promise<Caller> {
  const login = await server.post('/auth/login', { email, password: testPassword })
  return callerOf(server.app, { token: login.json().data.token, email })
}

/** Everything the owner has, as one hash for each table; sessions aside, whose last use moves. */
async function fingerprintOf({ server, ownerIds }: TwoTenants): Promise<Record<string, string>> {
  const { pool, db } = server.context
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attname = 'business_id' and c.relrowsecurity order by 1`,
  )
  const hashOf = ({ name }: { name: string }) =>
    `select '${name}' as name, md5(coalesce(string_agg(row::text, ',' order by row::text), '')) as hash
     from "${name}" as row`
  const hashes = await asTenant(db, ownerIds.business, (tx) =>
    sql<{ name: string; hash: string }>`${sql.raw(
      [{ name: 'business' }, ...tables].map(hashOf).join(' union all '),
    )}`.execute(tx),
  )
  const { rows } = await pool.query('select * from app_user where id = $1', [ownerIds.user])
  return {
    ...Object.fromEntries(hashes.rows.map(({ name, hash }) => [name, hash])),
    app_user: JSON.stringify(rows),
  }
}

async function idsOf(server: TestServer, caller: Caller) {
  const { rows } = await server.context.pool.query<{ user: string; business: string }>(
    `select u.id as user, m.business_id as business from app_user u
     join membership m on m.user_id = u.id where u.email = $1`,
    [caller.email],
  )
  return rows[0] as { user: string; business: string }
}
