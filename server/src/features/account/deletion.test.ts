// The end of an account: everything of it goes, nothing of others does.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Caller,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const remove = (caller: Caller, password: string) =>
  caller.call({ method: 'DELETE', url: '/api/user/account', payload: { password } })
const idsOf = async (caller: Caller) => {
  const { rows } = await server.context.pool.query(
    `select u.id as user, m.business_id as business from app_user u
     join membership m on m.user_id = u.id where u.email = $1`,
    [caller.email],
  )
  return rows[0] as { user: string; business: string }
}
function keepFile(business: string): string {
  const folder = join(server.context.env.DATA_DIR, 'uploads', business)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'statement'), 'Date,Amount')
  return folder
}

const statement = 'Date,Description,Amount,Balance\n15/01/2026,PRET A MANGER,-4.20,995.80\n'

test('deleting needs the password', async () => {
  const caller = await server.signUp()
  expect((await remove(caller, 'wrong12345')).statusCode).toBe(400)
  expect((await caller.get('/user/account')).statusCode).toBe(200)
})

test('R-032 afterwards the token answers 400 "Authentication failed.", and every row and file is gone', async () => {
  const [caller, neighbour] = [await server.signUp(), await server.signUp()]
  const [own, other] = [await idsOf(caller), await idsOf(neighbour)]
  const [folder, otherFolder] = [keepFile(own.business), keepFile(other.business)]
  for (const [who, { user }] of [
    [caller, own],
    [neighbour, other],
  ] as const) {
    await who.post('/e/logEvent', { user_id: user, action: 'upload-excel' })
    await who.call({
      method: 'PATCH',
      url: '/api/user/account',
      payload: { name: 'Amara' },
      headers: { 'idempotency-key': 'same' },
    })
  }
  await uploadAndSettle(caller, statement)
  expect(await mentions([own.business])).toContain('staged_row')
  expect((await remove(caller, testPassword)).json()).toEqual({ status: 'success' })
  const reply = await caller.get('/user/account')
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'Authentication failed.'])
  expect([existsSync(folder), existsSync(otherFolder)]).toEqual([false, true])
  expect(await mentions([own.user, own.business, caller.email])).toEqual([])
  expect((await neighbour.get('/user/account')).statusCode).toBe(200)
  expect((await mentions([other.business])).sort()).toEqual(['business', 'event_log', 'membership'])
})

test('the address can sign up again, to an empty account', async () => {
  const caller = await server.signUp()
  await remove(caller, testPassword)
  const again = await server.signUp({ email: caller.email, onboarded: false })
  expect((await again.get('/user/account')).json().data.onboarding_status).toBe('not_started')
  expect((await caller.get('/user/account')).statusCode).toBe(400)
})

/**
 * The tables of ours with a row that mentions any of the texts; read as the superuser would, by way
 * of every role.
 */
async function mentions(texts: string[]): Promise<string[]> {
  const { pool } = server.context
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const client = await server.owner.connect()
  const found = []
  try {
    for (const { name } of tables) {
      // Forced row-level security hides the rows of businesses from the owner too; lifted for this
      // look only.
      await client.query('begin')
      await client.query(`alter table "${name}" no force row level security`)
      const { rowCount } = await client.query(
        `select from "${name}" t where exists (
           select from unnest($1::text[]) secret where position(secret in t::text) > 0)`,
        [texts],
      )
      await client.query('rollback')
      if (rowCount) found.push(name)
    }
  } finally {
    client.release()
  }
  return found
}
