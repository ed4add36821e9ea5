// The vault: what it seals opens for its purpose alone, unchanged, and also after the key has
// changed.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { makeMissingKey, parseSecretKeys, readSecretKeys } from './secret-keys.ts'
import { openVault, SealBroken } from './vault.ts'

const key = randomBytes(32)
const vault = openVault([key])
const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'plimsoll-vault-'))
  folders.push(made)
  return made
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true })
})

describe('sealing', () => {
  test.each(['', 'p', 'Ünïcode £ 🙂', 'x'.repeat(10_000)])('what is sealed opens again', (text) => {
    expect(vault.open(vault.seal(text, 'one'), 'one')).toBe(text)
  })

  test('sealing twice gives two texts, and neither shows what it holds', () => {
    const [first, second] = [vault.seal('user-4711', 'one'), vault.seal('user-4711', 'one')]
    expect(first).not.toBe(second)
    expect(Buffer.from(first.split('.')[2] ?? '', 'base64url').toString()).not.toContain('4711')
    expect(first).not.toContain(key.toString('base64url'))
  })

  test('a text sealed for one purpose does not open for another', () => {
    expect(() => vault.open(vault.seal('secret', 'attempt of A'), 'attempt of B')).toThrow(
      SealBroken,
    )
  })

  test('a text that was changed anywhere is refused', () => {
    const [version, keyId, body = ''] = vault.seal('secret', 'one').split('.')
    const bytes = Buffer.from(body, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      const sealed = [version, keyId, changed.toString('base64url')].join('.')
      expect(() => vault.open(sealed, 'one')).toThrow(SealBroken)
    }
    for (const cut of [0, 5, 12, 20, bytes.length - 1]) {
      const sealed = [version, keyId, bytes.subarray(0, cut).toString('base64url')].join('.')
      expect(() => vault.open(sealed, 'one')).toThrow(SealBroken)
    }
  })

  test.each(['', 'plain', 'v2.aaaaaaaa.AAAA', 'v1.00000000.AAAA', 'v1.a.b.c'])(
    'what is not sealed by it is refused: %s',
    (text) => expect(() => vault.open(text, 'one')).toThrow(SealBroken),
  )

  test('after a change of keys the old one still opens, and the new one seals', () => {
    const sealed = vault.seal('secret', 'one')
    const next = randomBytes(32)
    const rotated = openVault([next, key])
    expect(rotated.open(sealed, 'one')).toBe('secret')
    const again = rotated.seal('secret', 'one')
    expect(openVault([next]).open(again, 'one')).toBe('secret')
    expect(() => vault.open(again, 'one')).toThrow(/is not among the keys given/)
    expect(() => openVault([next]).open(sealed, 'one')).toThrow(SealBroken)
  })
})

describe('keys', () => {
  test('without a setting a key is made once, for the owner of the folder alone', () => {
    const dataDir = join(folder(), 'data')
    const [made] = readSecretKeys({ dataDir, setting: undefined, mayMake: true })
    expect(made).toHaveLength(32)
    expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600)
    expect(readSecretKeys({ dataDir, setting: undefined, mayMake: true })).toEqual([made])
  })

  test('a key that is set comes first, and the file goes on opening', () => {
    const dataDir = folder()
    const [kept] = readSecretKeys({ dataDir, setting: undefined, mayMake: true })
    const set = randomBytes(32)
    expect(readSecretKeys({ dataDir, setting: set.toString('base64'), mayMake: true })).toEqual([
      set,
      kept,
    ])
  })

  test('where a key is set no file is made', () => {
    const dataDir = folder()
    const two = [randomBytes(32), randomBytes(32)]
    const setting = two.map((chunk) => chunk.toString('base64')).join(',')
    expect(readSecretKeys({ dataDir, setting, mayMake: false })).toEqual(two)
    expect(() => readFileSync(join(dataDir, 'secrets.key'))).toThrow(/ENOENT/)
  })

  test('a missing file beside a database in use stops the start and says what to do', () => {
    const dataDir = folder()
    expect(() => readSecretKeys({ dataDir, setting: undefined, mayMake: false })).toThrow(
      /secrets\.key is missing, .* Put the file back from your copy, or set SECRETS_KEY/,
    )
    expect(existsSync(join(dataDir, 'secrets.key'))).toBe(false)
    expect(makeMissingKey({ dataDir, setting: undefined })).toBe(true)
    expect(makeMissingKey({ dataDir, setting: undefined })).toBe(false)
    expect(readSecretKeys({ dataDir, setting: undefined, mayMake: false })).toHaveLength(1)
  })

  test('a damaged file stops the start rather than being replaced', () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'secrets.key'), 'not a key\n')
    expect(() => readSecretKeys({ dataDir, setting: undefined, mayMake: true })).toThrow(
      /is damaged/,
    )
  })

  test.each(['', 'c2hvcnQ=', `${randomBytes(32).toString('base64')},c2hvcnQ=`])(
    'what is no key is refused: %s',
    (text) => expect(parseSecretKeys(text)).toBeNull(),
  )
})
