// The settings of banks and of the vault: all or none, each named when it is wrong, without
// its value.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { EnvProblem, readEnv } from './env.ts'
import { readPrivateKey } from './env-bank.ts'

const pem = (key: ReturnType<typeof generateKeyPairSync>['privateKey']) =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString()
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const provider = {
  BANK_IDENTITY_URL: 'https://identity.example.com',
  BANK_RESOURCE_URL: 'https://api.example.com/v3',
  BANK_CLIENT_ID: 'plimsoll',
  BANK_PRIVATE_KEY: pem(privateKey),
}
const reading = (source: Record<string, string>) => () => readEnv(source)

describe('a bank provider', () => {
  test('is set by four variables, or not at all', () => {
    expect(readEnv(provider)).toMatchObject(provider)
    expect(readEnv({}).BANK_CLIENT_ID).toBeUndefined()
    expect(readEnv({ ...provider, NODE_ENV: 'production' })).toMatchObject(provider)
  })

  test.each(Object.keys(provider))(
    'without %s the message names the one that is missing',
    (name) => {
      const rest = Object.fromEntries(Object.entries(provider).filter(([key]) => key !== name))
      expect(reading(rest)).toThrow(EnvProblem)
      expect(reading(rest)).toThrow(new RegExp(`^${name} is missing: .*\\.$`))
      expect(reading({ ...provider, [name]: '' })).toThrow(new RegExp(`^${name} is missing`))
    },
  )

  test.each([
    ['BANK_IDENTITY_URL', 'http://identity.example.com'],
    ['BANK_IDENTITY_URL', 'our provider'],
    ['BANK_RESOURCE_URL', 'https://user@api.example.com'],
    ['BANK_RESOURCE_URL', 'https://api.example.com?x=1'],
    ['BANK_PRIVATE_KEY', 'not a key'],
    ['BANK_PRIVATE_KEY', '{"kty":"RSA"}'],
    ['BANK_PRIVATE_KEY', pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey)],
    ['BANK_PRIVATE_KEY', pem(generateKeyPairSync('ed25519').privateKey)],
    ['BANK_REAUTH', 'hybrid'],
    ['BANK_SANDBOX', 'yes'],
    ['BANK_SANDBOX_URL', 'https://bank.example.com'],
    ['SECRETS_KEY', 'short'],
  ])('%s that is wrong is named in one line that does not repeat it', (name, value) => {
    const read = reading({ ...provider, [name]: value })
    expect(read).toThrow(new RegExp(`^${name} should be [^\n]+\\.$`))
    expect(read).not.toThrow(value.slice(0, 40))
  })

  test('the sandbox is refused in production', () => {
    const sandbox = { BANK_SANDBOX_URL: 'http://127.0.0.1:4010' }
    expect(readEnv(sandbox).BANK_SANDBOX_URL).toBe(sandbox.BANK_SANDBOX_URL)
    expect(reading({ ...sandbox, NODE_ENV: 'production' })).toThrow(
      /^BANK_SANDBOX_URL .*production\.$/,
    )
  })
})

describe('keys', () => {
  test('a JWK, a PEM on many lines and a PEM on one are the same key', () => {
    const jwk = JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256' })
    const forms = [jwk, pem(privateKey), pem(privateKey).replaceAll('\n', '\\n')]
    const read = forms.map(readPrivateKey)
    expect(read.map((found) => found?.key.equals(privateKey))).toEqual([true, true, true])
    expect(read[0]).toMatchObject({ kid: 'k', alg: 'RS256' })
  })

  test('P-256 is a key, a public key is none', () => {
    const { privateKey: ec, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    expect(readPrivateKey(pem(ec))).not.toBeNull()
    const jwk = publicKey.export({ format: 'jwk' })
    expect(readPrivateKey(JSON.stringify(jwk))).toBeNull()
  })

  test('several keys of the vault are parted by commas', () => {
    const keys = [1, 2].map(() => randomBytes(32).toString('base64')).join(',')
    expect(readEnv({ SECRETS_KEY: keys }).SECRETS_KEY).toBe(keys)
  })
})
