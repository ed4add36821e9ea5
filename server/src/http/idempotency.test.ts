// Keys of requests: one effect and one reply for each, also when the process dies in between.
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner, markEffect, openKey } from '../db/effect.ts'
import { asTenant } from '../db/tenant.ts'
import {
  someEmail,
  startTestServer,
  type TestServer,
  testPassword,
} from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const person = () => ({ name: 'Amara Osei', email: someEmail(), password: testPassword })
const register = (body: object, key: string) =>
  server.post('/auth/register', body, { 'idempotency-key': key })
const countMails = async (email: string) =>
  (await server.context.pool.query('select from email_outbox where recipient = $1', [email]))
    .rowCount

test('R-025 the same key and body answer the same reply and have one effect, twenty at a time', async () => {
  const input = person()
  const replies = await Promise.all(Array.from({ length: 20 }, () => register(input, 'twenty')))
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['201 {"status":"success","data":{"confirmation_required":false}}']),
  )
  expect(await countMails(input.email)).toBe(1)
})

test('twenty parallel events under one key are one event', async () => {
  const caller = await server.signUp()
  const { id } = (await caller.get('/user/account')).json().data
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      caller.call({
        method: 'POST',
        url: '/api/e/logEvent',
        payload: { user_id: id, action: 'once' },
        headers: { 'idempotency-key': 'event' },
      }),
    ),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(await countEvents(id)).toBe(1)
})

test('the same key with another body answers 409, be it only another password', async () => {
  const body = person()
  await register(body, 'other body')
  const other = await register({ ...body, password: 'another99pass' }, 'other body')
  expect([other.statusCode, other.json().code]).toEqual([409, 'conflict'])
  const elsewhere = await server.post(
    '/auth/forgot-password',
    { email: body.email },
    { 'idempotency-key': 'other body' },
  )
  expect(elsewhere.statusCode).toBe(409)
})

test('keys of different people do not meet', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()]
  const rename = (caller: typeof first, name: string) =>
    caller.call({
      method: 'PATCH',
      url: '/api/user/account',
      payload: { name },
      headers: { 'idempotency-key': 'mine' },
    })
  expect((await rename(first, 'First')).json().data.name).toBe('First')
  expect((await rename(second, 'Second')).json().data.name).toBe('Second')
  expect((await rename(first, 'First')).json().data.email).toBe(first.email)
})

test('a refused request frees its key', async () => {
  const body = person()
  expect((await register({ ...body, password: 'short' }, 'refused')).statusCode).toBe(400)
  expect((await register(body, 'refused')).statusCode).toBe(201)
})

test('a key of more than 200 characters is refused', async () => {
  expect((await register(person(), 'k'.repeat(201))).statusCode).toBe(400)
})

test('tokens are never kept, and of a body with a password only a slow hash is', async () => {
  const body = person()
  await register(body, 'kept')
  const login = { email: body.email, password: body.password }
  const headers = { 'idempotency-key': 'login' }
  const tokens = [
    (await server.post('/auth/login', login, headers)).json().data.token,
    (await server.post('/auth/login', login, headers)).json().data.token,
  ]
  expect(new Set(tokens).size).toBe(2)
  const { rows } = await server.context.pool.query('select key, request_hash from idempotency')
  expect(rows.some(({ key }) => key === 'login')).toBe(false)
  const quick = createHash('sha256')
    .update(`POST /api/auth/register\n${JSON.stringify(body)}`)
    .digest('hex')
  const kept = rows.find(({ key }) => key === 'kept')
  expect(kept.request_hash.toString('hex')).not.toBe(quick)
})

test('a request that died before its effect runs again within seconds', async () => {
  const body = person()
  await dieBeforeEffect('died before', body)
  const reply = await register(body, 'died before')
  expect(reply.statusCode).toBe(201)
  expect(await countMails(body.email)).toBe(1)
})

test('a request that died after its effect never runs again: the caller learns that it was carried out', async () => {
  const caller = await server.signUp()
  const { id } = (await caller.get('/user/account')).json().data
  const event = { user_id: id, action: 'carried-out' }
  const send = () =>
    caller.call({
      method: 'POST',
      url: '/api/e/logEvent',
      payload: event,
      headers: { 'idempotency-key': 'died after' },
    })
  expect((await send()).statusCode).toBe(200)
  // As a kill leaves it: the change is committed with its mark, the reply was never kept.
  await server.context.pool.query(
    `update idempotency set status = null, reply = null, held_until = now() + interval '2 seconds'
     where key = 'died after'`,
  )
  // The retry comes at once, while the dead request still counts as running: it waits no longer
  // than that.
  const reply = await send()
  expect(reply.statusCode).toBe(409)
  expect(reply.json().message).toMatch(/was carried out, but its reply was lost/)
  expect(await countEvents(id)).toBe(1)
})

test('a transaction that only reads leaves no mark', async () => {
  const caller = await server.signUp()
  const { rows } = await server.context.pool.query(
    `insert into idempotency (scope, key, request_hash, holder)
     values ('public', 'reads', '', gen_random_uuid()) returning scope, key, holder`,
  )
  const { business_id } = await membershipOf(caller.email)
  await openKey.run(rows[0], () =>
    asTenant(server.context.db, business_id, (tx) =>
      tx.selectFrom('business').select('id').execute(),
    ),
  )
  expect(await hasEffect('reads')).toBe(false)
  await openKey.run(rows[0], () =>
    server.context.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('app_user')
        .set({ name: 'X' })
        .where('email', '=', caller.email)
        .execute()
      await markEffect(tx)
    }),
  )
  expect(await hasEffect('reads')).toBe(true)
})

test('a request that was only slow can’t commit once another attempt has taken over', async () => {
  const caller = await server.signUp()
  const rename = (tx: Parameters<typeof markEffect>[0]) =>
    tx.updateTable('app_user').set({ name: 'Late' }).where('email', '=', caller.email).execute()
  await server.context.pool.query(
    `insert into idempotency (scope, key, request_hash, holder)
     values ('public', 'slow', '', gen_random_uuid())`,
  )
  const slow = { scope: 'public', key: 'slow', holder: randomUUID() }
  await expect(openKey.run(slow, () => asOwner(server.context.db, rename))).rejects.toThrow(
    'Another attempt has replaced this request',
  )
  expect((await caller.get('/user/account')).json().data.name).not.toBe('Late')
})

const hasEffect = async (key: string) =>
  (await server.context.pool.query('select has_effect from idempotency where key = $1', [key]))
    .rows[0].has_effect
const membershipOf = async (email: string) =>
  (
    await server.context.pool.query(
      'select m.* from membership m join app_user u on u.id = m.user_id where u.email = $1',
      [email],
    )
  ).rows[0]

async function countEvents(userId: string): Promise<number> {
  const { rows } = await server.context.pool.query(
    'select business_id from membership where user_id = $1',
    [userId],
  )
  const events = await asTenant(server.context.db, rows[0].business_id, (tx) =>
    tx.selectFrom('event_log').select('id').execute(),
  )
  return events.length
}

/** Leaves a key as a killed process does: still held for a moment, nothing changed, no reply. */
async function dieBeforeEffect(key: string, body: { email: string }): Promise<void> {
  const { pool } = server.context
  await register(body, key)
  await pool.query('delete from app_user where email = $1', [body.email])
  await pool.query('delete from email_outbox where recipient = $1', [body.email])
  await pool.query(
    `update idempotency set status = null, reply = null, has_effect = false,
       held_until = now() + interval '2 seconds' where key = $1`,
    [key],
  )
}
