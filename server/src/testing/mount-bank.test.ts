// Where the sandbox bank is mounted beside the server, and where it must not be.
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

type Env = Record<string, string | undefined>
type Mounted = { close(): Promise<void> } | null
const open: { close(): unknown }[] = []
const folder = mkdtempSync(join(tmpdir(), 'plimsoll-mount-'))
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const mount = async (env: Env): Promise<Env> => {
  const script = new URL('../../../scripts/mount-bank.mjs', import.meta.url).href
  const { mountBank } = (await import(script)) as { mountBank(env: Env): Promise<Mounted> }
  const source = { DATA_DIR: folder, ...env }
  const bank = await mountBank(source)
  if (bank) open.push(bank)
  return source
}
const freePort = async () => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

test('it stands ten ports above Plimsoll, on an origin of its own, with the business day frozen as ours', async () => {
  const port = await freePort()
  const env = await mount({ PORT: String(port - 10), FIXED_TODAY: '2026-11-20' })
  expect(env.BANK_SANDBOX_URL).toBe(`http://127.0.0.1:${port}`)
  const state = await fetch(`${env.BANK_SANDBOX_URL}/control/state`)
  expect(await state.json()).toMatchObject({ day: '2026-11-20', connections: [] })
})

test('where that port is taken it takes another', async () => {
  const taken = createServer()
  open.push(taken)
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
  const { port } = taken.address() as AddressInfo
  const env = await mount({ PORT: String(port - 10) })
  expect(env.BANK_SANDBOX_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(env.BANK_SANDBOX_URL).not.toBe(`http://127.0.0.1:${port}`)
})

test.each<[string, Env]>([
  ['in production', { NODE_ENV: 'production' }],
  ['where it is switched off', { BANK_SANDBOX: 'off' }],
  ['beside a real provider', { BANK_CLIENT_ID: 'us' }],
  ['in one process of several', { ROLE: 'web' }],
  ['where browsers are elsewhere', { PUBLIC_ORIGIN: 'https://cash.example.co.uk' }],
])('it is not mounted %s', async (_, env) => {
  expect((await mount({ PORT: '4610', ...env })).BANK_SANDBOX_URL).toBeUndefined()
})

test('one that runs already is used, not doubled', async () => {
  await mount({ PORT: '4610', BANK_SANDBOX_URL: 'http://127.0.0.1:9' })
  expect(open).toEqual([])
})
