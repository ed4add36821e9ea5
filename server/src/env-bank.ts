// The settings of the open-banking provider: all of them or none, each checked, and no sandbox in
// production.
import { createPrivateKey, type KeyObject } from 'node:crypto'
import * as z from 'zod/mini'

const address = z.optional(
  z
    .string()
    .check(
      z.refine(
        isProviderAddress,
        'should be an https:// address, like https://identity.example.com',
      ),
    ),
)

/** The variables, as env.ts reads them. */
export const bankShape = {
  BANK_NAME: z._default(z.string().check(z.maxLength(60)), 'Open banking'),
  BANK_IDENTITY_URL: address,
  BANK_RESOURCE_URL: address,
  BANK_CLIENT_ID: z.optional(z.string().check(z.maxLength(200))),
  BANK_PRIVATE_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readPrivateKey(text) !== null,
          'should be a private key: RSA of 2048 bits or more, or P-256, as a JWK or as PEM',
        ),
      ),
  ),
  BANK_KEY_ID: z.optional(z.string().check(z.maxLength(200))),
  BANK_REAUTH: z._default(
    z.enum(['code id_token', 'id_token'], 'should be "code id_token" or "id_token"'),
    'code id_token',
  ),
  BANK_SANDBOX: z._default(z.enum(['on', 'off'], 'should be on or off'), 'on'),
  BANK_SANDBOX_URL: z.optional(
    z.string().check(z.refine(isLoopback, 'should be on this machine, like http://127.0.0.1:4010')),
  ),
}

type BankEnv = z.infer<z.ZodMiniObject<typeof bankShape>>
const together = [
  'BANK_IDENTITY_URL',
  'BANK_RESOURCE_URL',
  'BANK_CLIENT_ID',
  'BANK_PRIVATE_KEY',
] as const

/** What is wrong with the settings as a whole, in one line; null where nothing is. */
export function bankProblem(env: BankEnv & { NODE_ENV: string }): string | null {
  const missing = together.filter((name) => env[name] === undefined)
  if (missing.length > 0 && missing.length < together.length)
    return `${missing[0]} is missing: a bank provider needs ${together.join(', ')}.`
  if (env.NODE_ENV === 'production' && env.BANK_SANDBOX_URL !== undefined)
    return 'BANK_SANDBOX_URL is a bank with invented figures and is refused in production.'
  return null
}

/**
 * A private key from a JWK in JSON, or from PEM (whose line ends may be written as \n); null where
 * it is none that we sign with.
 */
export function readPrivateKey(
  text: string,
): { key: KeyObject; kid?: string; alg?: string } | null {
  try {
    const trimmed = text.trim()
    if (!trimmed.startsWith('{')) {
      const key = createPrivateKey(trimmed.replaceAll('\\n', '\n'))
      return isStrong(key) ? { key } : null
    }
    const jwk = JSON.parse(trimmed) as { kid?: string; alg?: string; [field: string]: unknown }
    const key = createPrivateKey({ key: jwk, format: 'jwk' })
    const named = { ...(jwk.kid && { kid: jwk.kid }), ...(jwk.alg && { alg: jwk.alg }) }
    return isStrong(key) ? { key, ...named } : null
  } catch {
    return null
  }
}

function isStrong({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === 'rsa') return (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
  return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1'
}

function isProviderAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash, username } = new URL(text)
  return (protocol === 'https:' || isLoopback(text)) && !search && !hash && !username
}

function isLoopback(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}
