// Which provider a server has: the sandbox where it is mounted, the one that is set, or none; and a
// key that outlives restarts.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSealedSecret } from '../../db/secret.ts'
import { inDays } from '../../testing/bank-adapter.ts'
import { startBank, type TestBank, testBanks, visitBank } from '../../testing/bank-world.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { openVault } from '../../vault.ts'
import type { BankProvider } from './bank-provider.ts'
import { openBanks } from './open-banks.ts'

let bank: TestBank
let server: TestServer
beforeAll(async () => {
  bank = await startBank()
  server = await startTestServer({ env: bank.env })
})
afterAll(async () => {
  await server.stop()
  await bank.stop()
})

const connect = async (banks: BankProvider | null) => {
  if (!banks) throw new Error('There is no provider.')
  const user = await banks.addUser('a business')
  const request = { user, state: 's', institutionId: testBanks.tamar, historyFrom: null }
  const attempt = await banks.beginConnect({ ...request, consentUntil: inDays(90) })
  const handedBack = await visitBank(attempt.url)
  return { user, ...(await banks.completeConnect({ user, state: 's', attempt, handedBack })) }
}
const opened = (env: object = {}, vault = server.context.vault) =>
  openBanks({ ...server.context, env: { ...server.context.env, ...env }, vault })
const storedSecrets = async () => {
  const { rows } = await server.context.pool.query<{ name: string; value: Buffer }>(
    'select name, value from app_secret order by name',
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value.toString()]))
}

describe('which provider', () => {
  test('the sandbox, where it is mounted', async () => {
    expect(server.context.banks?.name).toBe('Sandbox bank')
    const own = await connect(server.context.banks)
    expect(await server.context.banks?.listAccounts(own.user)).toHaveLength(2)
  })

  test('none, where none is set, where the sandbox is off, and in production', async () => {
    expect(await opened({ BANK_SANDBOX_URL: undefined })).toBeNull()
    expect(await opened({ BANK_SANDBOX: 'off' })).toBeNull()
    expect(await opened({ NODE_ENV: 'production' })).toBeNull()
    const plain = await startTestServer()
    expect(plain.context.banks).toBeNull()
    await plain.stop()
  })

  test('the one that is set, also beside a sandbox; it is not spoken to before it is needed', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const banks = await opened({
      BANK_NAME: 'A provider',
      BANK_IDENTITY_URL: 'https://127.0.0.1:9/',
      BANK_RESOURCE_URL: 'https://127.0.0.1:9/v3',
      BANK_CLIENT_ID: 'us',
      BANK_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    })
    expect(banks?.name).toBe('A provider')
    await expect(banks?.addUser('a business')).rejects.toMatchObject({ failure: 'unavailable' })
  })

  test('a sandbox that is not up yet is introduced to at the first call', async () => {
    const banks = await opened({ BANK_SANDBOX_URL: 'http://127.0.0.1:9' })
    await expect(banks?.addUser('a business')).rejects.toMatchObject({ failure: 'unavailable' })
  })
})

describe('what is kept', () => {
  test('after a restart the same connection goes on, with the same account keys', async () => {
    const own = await connect(server.context.banks)
    const before = await server.context.banks?.listAccounts(own.user)
    const again = await opened()
    const after = await again?.listAccounts(own.user)
    expect(after?.map(({ id, key }) => [id, key])).toEqual(before?.map(({ id, key }) => [id, key]))
  })

  test('our key lies in the database sealed', async () => {
    const kept = await storedSecrets()
    expect(kept['sandbox-bank-key']).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/)
    expect(kept['account-number-key']).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/)
    expect(server.context.vault.open(kept['sandbox-bank-key'] ?? '', 'sandbox-bank-key')).toContain(
      'PRIVATE KEY',
    )
  })

  test('a database whose vault key is gone, as after a restore, gets new secrets and works', async () => {
    const before = await storedSecrets()
    const vault = openVault([randomBytes(32)])
    await connect(await opened({}, vault))
    expect((await storedSecrets())['sandbox-bank-key']).not.toBe(before['sandbox-bank-key'])
    await connect(await opened({}, vault))
  })

  test('of several processes that start at once all get the same secret', async () => {
    const { pool, vault } = server.context
    const make = async () => randomBytes(8).toString('hex')
    const read = () => readSealedSecret({ pool, vault }, { name: 'race', make })
    const found = await Promise.all(Array.from({ length: 8 }, read))
    expect(new Set(found.map(({ secret }) => secret)).size).toBe(1)
    expect(found.filter(({ made }) => made)).toHaveLength(1)
  })
})
