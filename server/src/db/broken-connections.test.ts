// Connections that break, hang or collide: a request may fail with a sentence, the process never
// does, and nothing that was acknowledged is lost.
import { sql, type Transaction } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { onDatabase } from '../testing/global-setup.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'
import { asOwner } from './effect.ts'
import type { Tables } from './schema.ts'
import { asTenant } from './tenant.ts'

let server: TestServer
let caller: Caller
let admin: pg.Client
let ids: { user: string; business: string }
const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)

beforeAll(async () => {
  server = await startTestServer()
  const { rows } = await server.context.pool.query<{ name: string }>(
    'select current_database() as name',
  )
  admin = new pg.Client(onDatabase(inject('postgres'), rows[0]?.name ?? ''))
  await admin.connect()
  caller = await server.signUp()
  ids = (
    await admin.query(
      `select u.id as user, m.business_id as business from app_user u
       join membership m on m.user_id = u.id where u.email = $1`,
      [caller.email],
    )
  ).rows[0]
})
afterAll(async () => {
  await admin.end()
  await server.stop()
})
beforeEach(() => {
  unhandled.length = 0
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

test.each(['a tenant', 'the service'])(
  'a transaction of %s whose connection breaks between two statements runs again',
  async (role) => {
    let runs = 0
    const work = async (tx: Transaction<Tables>) => {
      const pid = await backendOf(tx)
      if (++runs === 1) await breakConnection(pid)
      return backendOf(tx)
    }
    const { db } = server.context
    await (role === 'a tenant' ? asTenant(db, ids.business, work) : asOwner(db, work))
    expect(runs).toBe(2)
  },
)

test('a plain question is asked again when its connection breaks under it', async () => {
  await admin.query('create table second_time ()')
  const answer = server.context.pool.query(
    'select case when exists (select from second_time) then 0 else (select 1 from pg_sleep(60)) end',
  )
  await expect.poll(async () => (await admin.query(sleepers)).rowCount).toBe(1)
  await admin.query('insert into second_time default values')
  await admin.query(`select pg_terminate_backend(pid) from (${sleepers}) sleeper`)
  expect((await answer).rowCount).toBe(1)
  await admin.query('drop table second_time')
})

test('a change whose commit was cut off is answered with 503 and is not made twice', async () => {
  await admin.query(`create function cut_off() returns trigger language plpgsql security definer as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
  await admin.query(`create constraint trigger cut_off after insert on event_log
    deferrable initially deferred for each row execute function cut_off()`)
  const reply = await logEvent('cut-off')
  await admin.query('drop function cut_off cascade')
  expect(reply.statusCode).toBe(503)
  expect(reply.json().message).toContain('may have been saved')
  expect(await countEvents('cut-off')).toBe(0)
})

test('connections ended at random under writes cost no acknowledged write and no process', async () => {
  let isOver = false
  const kept: string[] = []
  const statuses = new Set<number>()
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let i = 0; !isOver; i++) {
      const reply = await logEvent(`random-${writer}-${i}`)
      statuses.add(reply.statusCode)
      if (reply.statusCode === 200) kept.push(`random-${writer}-${i}`)
    }
  })
  try {
    for (let round = 0; round < 15; round++) {
      const reached = kept.length + 10
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and random() < 0.5`,
      )
      await expect.poll(() => kept.length).toBeGreaterThan(reached)
    }
  } finally {
    isOver = true
    await Promise.all(writers)
  }
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
  const { rows } = await asRows(`select action from event_log where action like 'random-%'`)
  const stored = rows.map(({ action }) => action)
  expect(kept.filter((action) => !stored.includes(action))).toEqual([])
  expect(new Set(stored).size).toBe(stored.length)
})

test('the health page answers 503 while the database does not answer, and 200 again afterwards', async () => {
  await admin.query('begin')
  await admin.query('lock table pgboss.job in access exclusive mode')
  const hung = await server.get('/health')
  await admin.query('rollback')
  expect([hung.statusCode, hung.json().database]).toEqual([503, 'failing'])
  await expect.poll(async () => (await server.get('/health')).statusCode).toBe(200)
})

const sleepers = `select pid from pg_stat_activity
  where datname = current_database() and query like '%pg_sleep%' and wait_event = 'PgSleep'`

const logEvent = (action: string) =>
  caller.post('/e/logEvent', { user_id: ids.user, action, additional_data: {} })

async function countEvents(action: string): Promise<number> {
  return (await asRows(`select action from event_log where action = '${action}'`)).rows.length
}

async function asRows(text: string): Promise<{ rows: { action: string }[] }> {
  await admin.query(`select set_config('app.business', $1, false)`, [ids.business])
  return admin.query(text)
}

async function backendOf(tx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  return rows[0]?.pid ?? 0
}

/** Ends a connection, and waits until its process is gone. */
async function breakConnection(pid: number): Promise<void> {
  await admin.query('select pg_terminate_backend($1, 10000)', [pid])
}
