// Keys to sign with: the one that is set for a provider, or one of our own for the sandbox.
import { createPublicKey, generateKeyPairSync, type KeyObject, webcrypto } from 'node:crypto'
import { calculateJwkThumbprint, type JWK } from 'jose'
import type { ProviderSettings } from './settings.ts'

type SigningKey = { key: KeyObject; kid?: string; alg?: string }

const algorithms: Record<string, webcrypto.RsaHashedImportParams | webcrypto.EcKeyImportParams> = {
  PS256: { name: 'RSA-PSS', hash: 'SHA-256' },
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  ES256: { name: 'ECDSA', namedCurve: 'P-256' },
}

/**
 * The key as openid-client takes it; it cannot be read out again. RSA keys sign PS256 unless they
 * say RS256.
 */
export async function signingKeyOf({
  key,
  kid,
  alg,
}: SigningKey): Promise<ProviderSettings['signingKey']> {
  const usual = key.asymmetricKeyType === 'ec' ? 'ES256' : 'PS256'
  const name = alg === 'RS256' && usual === 'PS256' ? alg : usual
  const signing = await webcrypto.subtle.importKey(
    'pkcs8',
    key.export({ type: 'pkcs8', format: 'der' }),
    algorithms[name] as webcrypto.RsaHashedImportParams,
    false,
    ['sign'],
  )
  return { key: signing, ...(kid !== undefined && { kid }) }
}

/** A new key pair's private half, as PEM. */
export function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** The public half, named by its own thumbprint. */
export async function publicJwkOf(key: KeyObject): Promise<JWK & { kid: string }> {
  const jwk = createPublicKey(key).export({ format: 'jwk' }) as JWK
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'PS256', use: 'sig' }
}
