// The secret part of a shared link. It begins with the business, so that a look-up never has to
// look across businesses; the rest is chance, and only its hash is kept.
import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '@plimsoll/domain/problem'

const businessBytes = 16
const secretBytes = 32

/** A new token of a business. */
export function newShareToken(businessId: string): { token: string; hash: Buffer } {
  const business = Buffer.from(businessId.replaceAll('-', ''), 'hex')
  const token = Buffer.concat([business, randomBytes(secretBytes)]).toString('base64url')
  return { token, hash: hashOf(token) }
}

/**
 * Which business a token belongs to, if it is genuine, and the hash to find it by. Refuses what
 * isn't shaped like one.
 */
export function readShareToken(token: string): { businessId: string; hash: Buffer } {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== businessBytes + secretBytes || bytes.toString('base64url') !== token)
    throw new Problem('not_found', 'This link is incomplete. Open it again from where you got it.')
  const hex = bytes.subarray(0, businessBytes).toString('hex')
  return {
    businessId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    hash: hashOf(token),
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
