// What the start says about the folder, the clock and settings that are unsafe on the internet.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from './db/embedded/refusal.ts'
import { hasSecrets, readKey } from './db/secret.ts'
import { readEnv } from './env.ts'
import { checkDataFolder, findClockProblem, warningsOf } from './start-checks.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { SealBroken } from './vault.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a data folder that can be written is left as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-check-'))
  checkDataFolder(join(folder, 'new'))
  expect(readdirSync(join(folder, 'new'))).toEqual([])
  writeFileSync(join(folder, 'file'), '')
  expect(() => checkDataFolder(join(folder, 'file'))).toThrow(/there is a file in its place/)
  rmSync(folder, { recursive: true })
})

test.runIf(process.platform === 'linux')('a folder that can’t be made is one sentence', () => {
  expect(() => checkDataFolder('/proc/plimsoll')).toThrow(
    "The data folder /proc/plimsoll can't be made. Set DATA_DIR to a folder that can be written.",
  )
})

test.each([
  ['EROFS', /is on a disk that can only be read/],
  ['EACCES', /may not write to its data folder/],
  ['ENOSPC', /is full\. Free some space/],
])('%s on the data folder is one sentence', (code, sentence) => {
  expect(String(refusalOf(Object.assign(new Error(code), { code }), '/data'))).toMatch(sentence)
})

test('a clock years ahead or a day behind is named, one that is right is not', async () => {
  await server.signUp()
  const { pool } = server.context
  const inDays = (days: number) => findClockProblem(pool, new Date(Date.now() + days * 86_400_000))
  expect(await inDays(0)).toBeNull()
  expect(await inDays(365)).toBeNull()
  expect(await inDays(3 * 365)).toMatch(/^The clock says \d{4}-.* was last used on /)
  expect(await inDays(-2)).toMatch(/If the clock is wrong, set it/)
})

test.each([
  [{}, 0],
  [{ PUBLIC_ORIGIN: 'http://192.168.1.20:4000' }, 0],
  [{ PUBLIC_ORIGIN: 'http://[::1]:4000' }, 0],
  [{ PUBLIC_ORIGIN: 'https://books.local' }, 0],
  [{ PUBLIC_ORIGIN: 'https://cash.example.co.uk' }, 2],
  [{ PUBLIC_ORIGIN: 'https://cash.example.co.uk', SMTP_URL: 'smtp://mail.example.co.uk' }, 1],
  [{ PUBLIC_ORIGIN: 'https://203.0.113.7', TRUSTED_PROXIES: '10.0.0.2' }, 1],
])('settings %j warn %i times', (settings, count) => {
  expect(warningsOf(readEnv(settings))).toHaveLength(count)
})

test('the keys of sessions and links are sealed in the database, also those that an earlier version stored as they are', async () => {
  const { pool, vault } = server.context
  const key = await readKey(server.context, 'session')
  const stored = async () =>
    (await pool.query('select value from app_secret where name = $1', ['session'])).rows[0].value
  expect((await stored()).includes(key)).toBe(false)
  expect(vault.open((await stored()).toString(), 'session')).toBe(key.toString('base64'))
  expect(() => vault.open(String(stored), 'mail-links')).toThrow(SealBroken)
  await pool.query('update app_secret set value = $1 where name = $2', [key, 'session'])
  expect((await readKey(server.context, 'session')).equals(key)).toBe(true)
  expect((await stored()).includes(key)).toBe(false)
  expect(await hasSecrets(pool)).toBe(true)
})
