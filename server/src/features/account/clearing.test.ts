// The daily clearing: what has run out goes, what is in use stays.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { mailTo } from '../../testing/mails.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { clearOut } from './jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

// A key whose turns were all given back counts nothing and may go at once.
const kept = {
  attempt: 'where cardinality(at) > 0',
  idempotency: '',
  session: '',
  one_time_token: '',
}
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, where] of Object.entries(kept))
    counts[table] = (await server.context.pool.query(`select from ${table} ${where}`)).rowCount ?? 0
  return counts
}
async function age(by: string): Promise<void> {
  const { pool } = server.context
  await pool.query(`update attempt set at = array(select t - interval '${by}' from unnest(at) t)`)
  await pool.query(`update idempotency set created_at = created_at - interval '${by}'`)
  await pool.query(`update session set last_seen_at = last_seen_at - interval '${by}'`)
  await pool.query(`update one_time_token set expires_at = expires_at - interval '${by}'`)
}

test('what is in use stays, and what ran out more than a day ago goes', async () => {
  const caller = await server.signUp()
  await server.post('/auth/forgot-password', { email: caller.email }, { 'idempotency-key': 'old' })
  await mailTo(server, caller.email, 2)
  const before = await countRows()
  expect(Object.values(before).every((count) => count > 0)).toBe(true)
  await clearOut(server.context)
  expect(await countRows()).toEqual(before)
  expect((await caller.get('/user/account')).statusCode).toBe(200)
  await age('4 days')
  await clearOut(server.context)
  expect(await countRows()).toEqual({ attempt: 0, idempotency: 0, session: 0, one_time_token: 0 })
})

test('files of a business that is gone are removed, others are left alone', async () => {
  const caller = await server.signUp()
  const { rows } = await server.context.pool.query(
    `select m.business_id as id from membership m join app_user u on u.id = m.user_id where u.email = $1`,
    [caller.email],
  )
  const folderOf = (name: string) => join(server.context.env.DATA_DIR, 'uploads', name)
  const [living, gone, other] = [rows[0].id, newId(), 'notes'].map(folderOf) as [
    string,
    string,
    string,
  ]
  for (const folder of [living, gone, other]) mkdirSync(folder, { recursive: true })
  await clearOut(server.context)
  expect([living, gone, other].map((folder) => existsSync(folder))).toEqual([true, false, true])
})
