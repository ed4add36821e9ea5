// What customers agreed to outlives a restart of the bank, also one without a word; what is broken
// is started afresh.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandboxBank } from './app.ts'
import { connected, officialClient } from './testing/official.ts'
import { banksById, type Opened, openBank } from './testing/open.ts'

let folder: string
let file: string
const open: Opened[] = []
const start = async (options: { today?: string } = {}) => {
  const opened = await openBank({ file, ...options })
  open.push(opened)
  return opened
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-bank-'))
  file = join(folder, 'deeper', 'kept.json')
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ bank }) => bank.close()))
  rmSync(folder, { recursive: true, force: true })
})

test('users, connections, accounts and transactions are there again, under their ids', async () => {
  const before = await start()
  const client = await officialClient(before)
  const { userId, connectionId } = await connected(client, banksById.northgate)
  const rows = (await client.getTransactions({ userId, params: { limit: 1_000 } })).data
  const accounts = (await client.getAccounts({ userId })).data

  const after = await start()
  const again = await officialClient(after)
  expect((await again.getUserConnections({ userId })).data[0]).toMatchObject({ id: connectionId })
  expect((await again.getAccounts({ userId })).data).toEqual(accounts)
  expect((await again.getTransactions({ userId, params: { limit: 1_000 } })).data).toEqual(rows)
})

test('what is on disk before a reply has come is there after a restart without a word', async () => {
  const before = await start()
  await connected(await officialClient(before), banksById.tamar)
  const ids = (await before.state()).connections.map(({ id }) => id)
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { connections: [string, unknown][] }
  expect(kept.connections.map(([id]) => id)).toEqual(ids)
})

test('balances go on from where they were, also when the months have moved on', async () => {
  const before = await start()
  const client = await officialClient(before)
  const { userId } = await connected(client, banksById.northgate)
  const balances = async (own: typeof client) =>
    (await own.getAccounts({ userId })).data.map(({ balance }) => balance)
  const reported = await balances(client)
  const after = await start({ today: '2027-02-18' })
  expect(await balances(await officialClient(after))).toEqual(reported)
})

test('a clock that was put forward stays ahead, and tokens, keys and secrets are not written', async () => {
  const before = await start()
  await connected(await officialClient(before), banksById.tamar)
  await before.act('advance-clock', { days: 40 })
  const { day } = await before.state()
  expect((await (await start()).state()).day).toBe(day)
  expect(readFileSync(file, 'utf8')).not.toMatch(/token|secret|jwks|grant/i)
})

test.each(['', '{"version":1', '{"version":2}', 'null'])(
  'a file that cannot be read is no reason not to open: %s',
  async (text) => {
    const kept = join(folder, 'broken.json')
    writeFileSync(kept, text)
    const bank = await createSandboxBank({ seed: 'tests', file: kept })
    expect((await bank.inject('/control/state')).json().connections).toEqual([])
    await bank.close()
  },
)
