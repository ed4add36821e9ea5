// Recovery codes: sixty random bits each, in letters that are not mistaken for one another, read
// back however they are typed.
import { createHash, randomBytes } from 'node:crypto'

// Crockford's base32: without I, L, O and U.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const lettersPerCode = 12
const codesMax = 10

/** Ten new ones, like `7K2M-9QXT-04RB`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesMax }, newCode)
}

/** What is kept of one. */
export function hashOfRecoveryCode(typed: string): Buffer {
  return createHash('sha256').update(plain(typed)).digest()
}

function newCode(): string {
  // 256 is a multiple of 32, so that every letter is as likely.
  const text = [...randomBytes(lettersPerCode)].map((byte) => letters[byte % letters.length])
  return (text.join('').match(/.{4}/g) ?? []).join('-')
}

function plain(typed: string): string {
  const read = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return read.replaceAll('O', '0').replace(/[IL]/g, '1')
}
