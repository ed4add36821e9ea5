// Secrets at rest: AES-256-GCM under a key that is not in the database, so that a copy of the
// database alone opens nothing. What is sealed for one purpose does not open for another, and tells
// which key it needs, so that keys can change.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * Seals and opens secrets. `purpose` says where the sealed text belongs: moved elsewhere, it does
 * not open.
 */
export type Vault = {
  seal(text: string, purpose: string): string
  /**
   * Throws a `SealBroken` for what was tampered with, sealed for something else, or sealed under a
   * key that is gone.
   */
  open(sealed: string, purpose: string): string
}

/** A sealed text that does not open. Its message holds nothing of it. */
export class SealBroken extends Error {}

const version = 'v1'
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** A vault over one or more keys of 32 bytes: the first seals, all of them open. */
export function openVault(keys: readonly [Buffer, ...Buffer[]]): Vault {
  const named = new Map(keys.map((key) => [keyIdOf(key), key]))
  const newest = keyIdOf(keys[0])
  return {
    seal: (text, purpose) =>
      [version, newest, seal(text, { key: keys[0], purpose }).toString('base64url')].join('.'),
    open: (sealed, purpose) => {
      const [sealedBy, keyId = '', body = '', more] = sealed.split('.')
      const key = named.get(keyId)
      if (sealedBy !== version || more !== undefined)
        throw new SealBroken('This is not a sealed text.')
      if (!key) throw new SealBroken(`The key ${keyId.slice(0, 8)} is not among the keys given.`)
      return open(Buffer.from(body, 'base64url'), { key, purpose })
    },
  }
}

/** Names a key without telling anything of it. */
const keyIdOf = (key: Buffer) =>
  createHash('sha256').update('plimsoll key').update(key).digest('hex').slice(0, 8)

function seal(text: string, { key, purpose }: { key: Buffer; purpose: string }): Buffer {
  const iv = randomBytes(ivBytes)
  const locked = createCipheriv(cipher, key, iv).setAAD(Buffer.from(purpose))
  return Buffer.concat([iv, locked.update(text, 'utf8'), locked.final(), locked.getAuthTag()])
}

function open(bytes: Buffer, { key, purpose }: { key: Buffer; purpose: string }): string {
  try {
    const locked = bytes.subarray(ivBytes, -tagBytes)
    const opened = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([opened.update(locked), opened.final()]).toString('utf8')
  } catch {
    throw new SealBroken('A sealed text was changed, or sealed for something else.')
  }
}
