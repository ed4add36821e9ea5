// Tokens of assistants: a business's id and a secret in one word. The business is in it, so that
// the secret is looked up behind the wall that keeps businesses apart.
import { randomBytes } from 'node:crypto'
import { Problem } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import { asTenant } from '../../../db/tenant.ts'
import { hashOf } from '../../../http/tokens.ts'
import { addToken, isMember, listTokens, useToken } from './tokens.store.ts'

const tokensMax = 20
const pattern = /^Bearer plimsoll_([0-9a-f]{32})_([\w-]{43})$/

/** Creates a token; the word itself is returned once and not kept. */
export async function createToken(
  context: Context,
  principal: { businessId: string; userId: string },
  wanted: { name: string; days: number },
): Promise<{ id: string; token: string }> {
  const { businessId, userId } = principal
  const token = `plimsoll_${businessId.replaceAll('-', '')}_${randomBytes(32).toString('base64url')}`
  const id = newId()
  await asTenant(context.db, businessId, async (tx) => {
    if ((await listTokens(tx, businessId, userId)).length >= tokensMax)
      throw new Problem('conflict', 'You have too many access tokens. Remove one first.')
    await addToken(tx, businessId, { id, userId, ...wanted, hash: hashOf(token) })
  })
  return { id, token }
}

/** Whose books a token opens. */
export type TokenUser = {
  readonly tokenId: string
  readonly userId: string
  readonly businessId: string
}

/**
 * The user behind an authorization header; null where the token is unknown, expired or revoked, or
 * its user has left.
 */
export async function userOfToken(
  context: Context,
  header: string | undefined,
): Promise<TokenUser | null> {
  const [, business = ''] = pattern.exec(header ?? '') ?? []
  if (!header || !business) return null
  const businessId = business.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const hash = hashOf(header.slice('Bearer '.length))
  const used = await asTenant(context.db, businessId, (tx) => useToken(tx, businessId, hash))
  if (!used) return null
  const belongs = await isMember(context.pool, { userId: used.userId, businessId })
  return belongs ? { tokenId: used.id, userId: used.userId, businessId } : null
}
