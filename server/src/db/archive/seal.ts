// Encrypts a backup under a passphrase: a mark and a salt, then chunks of AES-256-GCM. Each chunk's
// nonce holds its number and whether it is the last one, so that a file cut short, reordered or
// changed anywhere does not open.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { Problem } from '@plimsoll/domain/problem'

const mark = Buffer.from('PLIMSOLL SEALED BACKUP 1\n')
const saltBytes = 16
const tagBytes = 16
const chunkBytes = 64 * 1024
/** Where the chunks begin in a sealed file. */
export const sealedFrom = mark.length + saltBytes

// OWASP's figures for scrypt; 128 MB make each guess of a passphrase dear.
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** The key of a passphrase, normalised so that every keyboard types the same one. */
function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return derive(passphrase.normalize('NFKC'), salt, 32, cost)
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(index), 0)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** A stream that encrypts what is written to it. */
export async function sealing(passphrase: string): Promise<Transform> {
  const salt = randomBytes(saltBytes)
  const key = await keyOf(passphrase, salt)
  let held = Buffer.alloc(0)
  let index = 0
  const seal = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index++, isLast))
    const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(sealed.length)
    return Buffer.concat([length, sealed])
  }
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      held = Buffer.concat([held, chunk])
      // One chunk stays behind, because only the end shows which one is the last.
      while (held.length > chunkBytes) {
        this.push(seal(held.subarray(0, chunkBytes), false))
        held = held.subarray(chunkBytes)
      }
      done()
    },
    flush(done) {
      this.push(seal(held, true))
      done()
    },
  })
  stream.push(Buffer.concat([mark, salt]))
  return stream
}

/** The salt of a sealed backup; null for a file that isn't sealed. */
export function readSalt(file: string): Buffer | null {
  const descriptor = openSync(file, 'r')
  try {
    const head = Buffer.alloc(sealedFrom)
    const read = readSync(descriptor, head, 0, sealedFrom, 0)
    if (read < sealedFrom || !head.subarray(0, mark.length).equals(mark)) return null
    return head.subarray(mark.length)
  } finally {
    closeSync(descriptor)
  }
}

/** Decrypts the chunks after the salt. `cut` is thrown for a file that ends too soon. */
export async function* unsealed(
  source: AsyncIterable<Buffer>,
  secret: { passphrase: string | undefined; salt: Buffer; cut: () => Error },
): AsyncGenerator<Buffer> {
  if (secret.passphrase === undefined)
    throw new Problem(
      'invalid',
      'This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.',
    )
  const key = await keyOf(secret.passphrase, secret.salt)
  let index = 0
  let wasLast = false
  for await (const sealed of chunksOf(source, secret.cut)) {
    if (wasLast) throw secret.cut()
    const plain = open(sealed, { key, index, isLast: false })
    const last = plain ?? open(sealed, { key, index, isLast: true })
    if (last === null) throw wrong()
    wasLast = plain === null
    index++
    yield last
  }
  if (!wasLast) throw secret.cut()
}

async function* chunksOf(source: AsyncIterable<Buffer>, cut: () => Error): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0)
  for await (const piece of source) {
    held = Buffer.concat([held, piece])
    while (held.length >= 4) {
      const length = held.readUInt32BE(0)
      if (length > chunkBytes + tagBytes || length < tagBytes) throw wrong()
      if (held.length < 4 + length) break
      yield held.subarray(4, 4 + length)
      held = held.subarray(4 + length)
    }
  }
  if (held.length > 0) throw cut()
}

function open(
  sealed: Buffer,
  { key, index, isLast }: { key: Buffer; index: number; isLast: boolean },
): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

function wrong(): Problem {
  return new Problem(
    'unusable',
    'The passphrase is wrong, or the backup is damaged. Nothing was changed.',
  )
}
